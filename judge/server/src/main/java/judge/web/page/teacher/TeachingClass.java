package judge.web.page.teacher;

import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import judge.gradebook.Gradebook;
import judge.gradebook.Paper;
import judge.message.Messages;
import judge.message.Visible;
import judge.online.RejudgingKind;
import judge.render.Charts;
import judge.render.SimilarView;
import judge.service.course.Assignments;
import judge.service.course.Assignments.AssignmentView;
import judge.service.course.Assignments.Part;
import judge.service.course.ClassGroup;
import judge.service.grade.AlikeWork;
import judge.service.grade.ClassWork;
import judge.service.grade.GradebookView;
import judge.service.grade.Gradebooks;
import judge.web.http.Route;
import judge.web.http.RouteAccess;
import judge.web.page.Desk;
import judge.web.page.EmptyList;
import judge.web.page.Pages;
import judge.web.page.Paths;
import judge.web.page.Sheet;
import judge.web.page.Sheet.Fact;
import judge.web.page.Sheet.Link;
import judge.web.page.Visit;

/** An assignment as its teachers see it: who has what, how the class is doing, who is alike. */
record TeachingClass(Pages pages, Assignments assignments, Gradebooks gradebooks, ClassWork work) {

    private static final String AT = Desk.COURSES + "/{course}/assignments/{assignment}";
    private static final int SOON_SECONDS = 4;
    private static final int LATER_SECONDS = 30;

    List<Route> routes() {
        return List.of(
                pages.get(AT, RouteAccess.LOGGED_IN, this::show),
                pages.get(AT + "/charts", RouteAccess.LOGGED_IN, this::charts),
                pages.get(AT + "/similar", RouteAccess.LOGGED_IN, this::similar));
    }

    private AssignmentView assignment(Visit visit) {
        AssignmentView view = assignments.get(visit.viewer(), visit.path("course"), visit.path("assignment"));
        Desk.requireStaff(visit, view.role());
        return view;
    }

    private void show(Visit visit) {
        AssignmentView view = assignment(visit);
        if (view.practice()) {
            visit.seeOther(
                    Paths.taughtSet(view.course().slug(), view.assignment().slug()));
        } else {
            show(visit, view);
        }
    }

    private void show(Visit visit, AssignmentView view) {
        ClassFilter filter = ClassFilter.of(visit);
        ClassGroup group = filter.group();
        GradebookView book = gradebooks.get(visit.viewer(), visit.path("course"), visit.path("assignment"), group);
        int waiting = book.rows().stream()
                .flatMap(row -> row.cells().stream())
                .mapToInt(GradebookView.Cell::pending)
                .sum();
        long present = book.rows().stream().filter(TeachingClass::handedIn).count();
        boolean edits = Desk.edits(visit, view.role());
        Sheet sheet = new Sheet()
                .crumbs(Desk.courseCrumbs(visit, view.course()))
                .facts(facts(visit, view, book.rows().size(), present, waiting))
                .links(links(visit, view, edits, group));
        standings(visit, sheet, view, book, filter);
        if (edits && present > 0) {
            TeachingRejudgings.offer(
                    visit, sheet, RejudgingKind.ASSIGNMENT, view.assignment().id(), "rejudge-assignment");
        }
        visit.refreshAfter(waiting > 0 ? SOON_SECONDS : LATER_SECONDS);
        sheet.show(visit, Visible.of(view.assignment().name()));
    }

    private static List<Fact> facts(Visit visit, AssignmentView view, int students, long present, int waiting) {
        Object[] counts = {"count", String.valueOf(present), "all", String.valueOf(students)};
        return List.of(
                Desk.fact(visit, "handed-in", Desk.text(visit, "handed-in-value", counts)),
                Desk.fact(visit, "waiting", String.valueOf(waiting)),
                Desk.fact(visit, "opens", visit.time(view.assignment().opens())),
                Desk.fact(visit, "closes", Desk.closes(visit, view.assignment())));
    }

    private void standings(Visit visit, Sheet sheet, AssignmentView view, GradebookView book, ClassFilter filter) {
        for (Part part : view.parts()) {
            if (!part.newest()) {
                sheet.note(Desk.text(visit, "newer-version", "problem", Desk.title(visit, part.names(), part.slug())));
            }
        }
        sheet.heading("class", Desk.text(visit, "class-page"));
        if (book.rows().isEmpty() && !filter.chooses()) {
            EmptyList.students(visit, sheet, view.course().slug(), view.role());
            return;
        }
        GradebookView shown = filter.of(book);
        ClassFilterForm.show(visit, sheet, filter, book, shown.rows().size());
        sheet.table(GradebookTables.table(
                visit, shown, new GradebookTables.Of(view.assignment().slug(), filter, extended(visit))));
        sheet.note(Desk.text(visit, "gradebook-note"));
        sheet.heading("statistics", Desk.text(visit, "statistics"));
        sheet.table(ClassStatistics.of(visit, book));
    }

    private Map<String, Instant> extended(Visit visit) {
        Map<String, Instant> extended = new HashMap<>();
        assignments
                .extensions(visit.viewer(), visit.path("course"), visit.path("assignment"))
                .forEach(one -> extended.put(one.login(), one.closes()));
        return extended;
    }

    private static List<Link> links(Visit visit, AssignmentView view, boolean edits, ClassGroup group) {
        String course = view.course().slug();
        String slug = view.assignment().slug();
        String here = Desk.assignment(course, slug);
        List<Link> links = new ArrayList<>();
        if (edits) {
            links.add(new Link(here + "/edit", Desk.text(visit, "edit"), false));
            links.add(new Link(here + "/hand-in", Desk.text(visit, "for-students"), false));
        }
        links.add(new Link(TaughtSubmissions.address(course, slug, null), Desk.text(visit, "submissions"), false));
        links.add(new Link(here + "/contest", visit.text("contest.contest"), false));
        links.add(new Link(here + "/groups", Desk.text(visit, "groups"), false));
        links.add(new Link(here + "/rubric", Desk.text(visit, "rubric"), false));
        links.add(new Link(here + "/marking", Desk.text(visit, "marking"), false));
        links.add(new Link(GroupLinks.link(here + "/charts", group), Desk.text(visit, "charts"), false));
        links.add(new Link(here + "/similar", Desk.text(visit, "similar"), false));
        links.add(new Link(GroupLinks.link(here + "/gradebook.csv", group), Desk.text(visit, "download-csv"), false));
        links.add(new Link(GroupLinks.link(here + "/gradebook.xlsx", group), Desk.text(visit, "download-xlsx"), false));
        links.add(new Link(
                "/courses/" + Desk.inPath(course) + "/assignments/" + Desk.inPath(slug),
                Desk.text(visit, "student-view"),
                false));
        return links;
    }

    private static boolean handedIn(GradebookView.Row row) {
        return row.cells().stream().anyMatch(cell -> cell.attempts() > 0);
    }

    private void charts(Visit visit) {
        AssignmentView view = assignment(visit);
        ClassGroup group = GroupLinks.chosen(visit);
        Gradebook book = work.classPage(visit.viewer(), visit.path("course"), visit.path("assignment"), group);
        Sheet sheet = new Sheet().crumbs(Desk.assignmentCrumbs(visit, view));
        Charts charts = new Charts(visit.messages());
        for (Paper paper : book.papers()) {
            String slug = paper.problem().id();
            sheet.heading("problem-" + slug, Desk.title(visit, paper.problem().names(), slug));
            if (paper.reports().isEmpty()) {
                EmptyList.submissions(visit, sheet, visit.path("course"), visit.path("assignment"));
            } else {
                sheet.html(charts.html(paper));
            }
        }
        sheet.show(visit, Desk.text(visit, "charts"));
    }

    private void similar(Visit visit) {
        AssignmentView view = assignment(visit);
        Sheet sheet = new Sheet().crumbs(Desk.assignmentCrumbs(visit, view));
        Messages messages = visit.messages();
        sheet.warning(messages.text("page.similar-hint"));
        for (Part part : view.parts()) {
            String title = Desk.title(visit, part.names(), part.slug());
            sheet.heading("problem-" + part.slug(), title);
            AlikeWork.Alike found =
                    work.similar(visit.viewer(), visit.path("course"), visit.path("assignment"), part.slug());
            sheet.html(new SimilarView(messages).part(new SimilarView.Group(title, found.likenesses())));
            if (!found.origins().isEmpty()) {
                sheet.note(Desk.text(visit, "similar-older", "names", String.join(", ", found.origins())));
            }
        }
        sheet.note(messages.text("page.similar-how"));
        sheet.show(visit, Desk.text(visit, "similar"));
    }
}
