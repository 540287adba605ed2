package judge.web.page.student;

import java.util.List;
import judge.message.Visible;
import judge.service.course.Assignments.AssignmentView;
import judge.web.page.Paths;
import judge.web.page.Visit;

/**
 * The way from the top to a problem.
 *
 * @param links from the top on
 * @param next address of the next problem of the set that is not solved; empty: it is no set
 */
record Crumbs(List<Link> links, String next) {

    /** A link. */
    record Link(String href, String name) {}

    static Crumbs of(Visit visit, AssignmentView view, String problem) {
        Link here = new Link(up(view), Visible.of(view.assignment().name()));
        if (view.practice()) {
            return new Crumbs(
                    List.of(new Link(Paths.PRACTICE, visit.text("practice-title")), here), next(view, problem));
        }
        Link course = new Link(
                Paths.course(view.course().slug()), Visible.of(view.course().name()));
        return new Crumbs(List.of(new Link("/", visit.text("home")), course, here), "");
    }

    /** Returns the address of the page of an assignment or set. */
    static String up(AssignmentView view) {
        String course = view.course().slug();
        String slug = view.assignment().slug();
        return view.practice() ? Paths.set(course, slug) : Paths.assignment(course, slug);
    }

    /** Returns the address of the next problem of a set that is not solved; empty: it is no set. */
    static String next(AssignmentView view, String problem) {
        return view.practice() ? up(view) + "/next?after=" + Paths.part(problem) : "";
    }
}
