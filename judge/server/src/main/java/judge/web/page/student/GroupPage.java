package judge.web.page.student;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import judge.message.Visible;
import judge.service.course.Assignments;
import judge.service.course.Assignments.AssignmentView;
import judge.service.course.GroupChoices;
import judge.service.course.GroupChoices.Choice;
import judge.service.course.WorkGroupView;
import judge.service.course.WorkGroupView.Terms;
import judge.web.http.Route;
import judge.web.http.RouteAccess;
import judge.web.page.Desk;
import judge.web.page.Form;
import judge.web.page.Form.Option;
import judge.web.page.Pages;
import judge.web.page.Paths;
import judge.web.page.Sheet;
import judge.web.page.Sheet.Link;
import judge.web.page.Visit;
import org.jspecify.annotations.Nullable;

/** The page of a student's work group at an assignment, on which it is chosen while that is possible. */
public final class GroupPage {

    private static final String HERE = "/courses/{course}/assignments/{assignment}/group";
    private static final String NAME = "name";

    private final Pages pages;
    private final Assignments assignments;
    private final GroupChoices choices;

    public GroupPage(Pages pages, Assignments assignments, GroupChoices choices) {
        this.pages = pages;
        this.assignments = assignments;
        this.choices = choices;
    }

    public List<Route> routes() {
        return List.of(
                pages.get(HERE, RouteAccess.LOGGED_IN, this::show),
                pages.post(HERE, RouteAccess.LOGGED_IN, this::choose));
    }

    /** Returns a link with the viewer's group in words; empty where nobody hands in together, or for the staff. */
    List<Link> links(Visit visit, AssignmentView view) {
        if (view.staff()) {
            return List.of();
        }
        Choice choice = choices.own(
                visit.viewer(), view.course().slug(), view.assignment().slug());
        return choice.terms() == null ? List.of() : List.of(new Link(here(view), said(visit, choice.mine()), false));
    }

    private static String here(AssignmentView view) {
        return Paths.assignment(view.course().slug(), view.assignment().slug()) + "/group";
    }

    private static String said(Visit visit, @Nullable WorkGroupView mine) {
        return mine == null
                ? visit.text("group-alone")
                : visit.text("group-of", "name", Visible.of(mine.name()), "members", members(mine));
    }

    private static String members(WorkGroupView group) {
        return group.members().stream()
                .map(one -> Visible.of(one.name().isEmpty() ? one.login() : one.name()))
                .collect(Collectors.joining(", "));
    }

    private void show(Visit visit) {
        AssignmentView view = assignments.get(visit.viewer(), visit.path("course"), visit.path("assignment"));
        Choice choice = choices.own(visit.viewer(), visit.path("course"), visit.path("assignment"));
        String course = view.course().slug();
        Sheet sheet = new Sheet()
                .crumbs(List.of(
                        Desk.crumb("/", visit.text("home")),
                        Desk.crumb(Paths.course(course), view.course().name()),
                        Desk.crumb(
                                Paths.assignment(course, view.assignment().slug()),
                                view.assignment().name())));
        sheet.text(choice.terms() == null ? visit.text("group-off") : said(visit, choice.mine()));
        sheet.note(visit.text("group-note"));
        if (choice.choosing()) {
            forms(visit, sheet, choice, here(view));
        } else if (choice.terms() != null) {
            sheet.note(visit.text("group-fixed"));
        }
        sheet.show(visit, visit.text("group-title"));
    }

    private static void forms(Visit visit, Sheet sheet, Choice choice, String here) {
        @Nullable Terms terms = choice.terms();
        if (terms != null && terms.chosenUntil() != null) {
            sheet.note(visit.text(
                    "group-until", "time", visit.time(terms.chosenUntil()), "most", String.valueOf(terms.most())));
        }
        if (!choice.others().isEmpty()) {
            List<Option> options = new ArrayList<>();
            choice.others()
                    .forEach(one -> options.add(new Option(
                            one.name(), Visible.of(one.name()) + visit.text("colon") + members(one), false)));
            sheet.form(Form.post(here, visit.csrf(), visit.text("group-join"))
                    .id("join")
                    .select(NAME, visit.text("group-title"), options, null));
        }
        sheet.form(Form.post(here, visit.csrf(), visit.text("group-make"))
                .id("make")
                .text(NAME, visit.text("group-name"), "", true, null));
        if (choice.mine() != null) {
            sheet.form(Form.post(here, visit.csrf(), visit.text("group-leave"))
                    .quiet()
                    .id("leave")
                    .hidden("leave", "yes"));
        }
    }

    private void choose(Visit visit) {
        String course = visit.path("course");
        String assignment = visit.path("assignment");
        @Nullable String name = visit.field("leave").isEmpty() ? visit.field(NAME) : null;
        Choice choice = choices.choose(visit.viewer(), course, assignment, name);
        visit.flash(said(visit, choice.mine()));
        visit.seeOther(Paths.assignment(course, assignment) + "/group");
    }
}
