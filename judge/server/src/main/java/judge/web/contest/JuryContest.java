package judge.web.contest;

import static judge.web.contest.ContestPaths.text;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import judge.message.Visible;
import judge.online.Refusal;
import judge.service.contest.ContestView;
import judge.service.contest.ContestView.ContestTask;
import judge.service.contest.Contests;
import judge.service.course.Assignments.AssignmentView;
import judge.web.http.Route;
import judge.web.http.RouteAccess;
import judge.web.page.Desk;
import judge.web.page.Form;
import judge.web.page.Pages;
import judge.web.page.Sheet;
import judge.web.page.Sheet.Link;
import judge.web.page.Table;
import judge.web.page.Table.Cell;
import judge.web.page.Table.Row;
import judge.web.page.Visit;
import judge.web.page.Words;
import org.jspecify.annotations.Nullable;

/** The jury's page of a contest: makes one of an assignment, and leads to all that there is to do. */
record JuryContest(Pages pages, Contests contests) {

    List<Route> routes() {
        return List.of(
                pages.get(ContestPaths.JURY, RouteAccess.LOGGED_IN, this::show),
                pages.post(ContestPaths.JURY, RouteAccess.LOGGED_IN, this::put),
                pages.post(ContestPaths.JURY + "/extend", RouteAccess.LOGGED_IN, this::extend),
                pages.post(ContestPaths.JURY + "/remove", RouteAccess.LOGGED_IN, this::remove));
    }

    /** The contest of a page that is for the jury alone. */
    static ContestView require(Visit visit, Contests contests) {
        ContestView view = contests.get(visit.viewer(), visit.path("course"), visit.path("assignment"));
        if (!view.staff()) {
            throw Refusal.notAllowed("not-allowed");
        }
        return view;
    }

    /** The way to a page of a contest. */
    static List<Link> crumbs(Visit visit, ContestView view) {
        List<Link> crumbs = new ArrayList<>(Desk.assignmentCrumbs(
                visit,
                view.course(),
                view.assignment().slug(),
                view.assignment().name()));
        crumbs.add(Desk.crumb(ContestPaths.jury(visit), text(visit, "contest")));
        return crumbs;
    }

    /** The same with one more before the page. */
    static List<Link> crumbs(Visit visit, ContestView view, String href, String name) {
        List<Link> crumbs = new ArrayList<>(crumbs(visit, view));
        crumbs.add(Desk.crumb(href, name));
        return crumbs;
    }

    private void show(Visit visit) {
        String course = visit.path("course");
        String slug = visit.path("assignment");
        AssignmentView assignment = pages.services().assignments().get(visit.viewer(), course, slug);
        Desk.requireStaff(visit, assignment.role());
        boolean edits = Desk.edits(visit, assignment.role());
        Sheet sheet = new Sheet().crumbs(Desk.assignmentCrumbs(visit, assignment));
        @Nullable
        ContestView view = contests.about(course, slug)
                .map(any -> contests.get(visit.viewer(), course, slug))
                .orElse(null);
        if (view == null) {
            sheet.text(text(visit, "none"));
        } else {
            ContestTiles.show(visit, sheet, view);
            links(visit, sheet);
            problems(visit, sheet, view, edits);
            extend(visit, sheet, view, edits);
        }
        if (edits) {
            sheet.heading("edit", text(visit, view == null ? "make" : "edit"));
            sheet.form(ContestForm.of(visit, assignment, view));
        }
        sheet.show(visit, text(visit, "contest"));
    }

    private static void links(Visit visit, Sheet sheet) {
        String jury = ContestPaths.jury(visit);
        String contest = ContestPaths.contest(visit);
        String language = "?lang=" + visit.messages().language().tag();
        List<Link> links = new ArrayList<>();
        links.add(new Link(jury + ContestPaths.BOARD + language, text(visit, "scoreboard-jury"), true));
        links.add(new Link(contest + ContestPaths.BOARD + language, text(visit, "scoreboard-public"), false));
        String hall = contest + ContestPaths.BOARD + language + "&hall=yes";
        links.add(new Link(hall, text(visit, "scoreboard-hall"), false));
        links.add(new Link(contest + ContestPaths.OVERLAY + language, text(visit, "overlay"), false));
        links.add(new Link(ContestPaths.submissions(visit), Desk.text(visit, "submissions"), false));
        for (String page : List.of("teams", "pictures", "clarifications", "balloons", "prints", "reveal", "awards")) {
            links.add(new Link(jury + "/" + page, text(visit, page), false));
        }
        links.add(new Link(contest, text(visit, "as-team"), false));
        links.add(new Link(jury + "/package", text(visit, "package"), false));
        links.add(new Link(jury + "/package?problems=yes", text(visit, "package-problems"), false));
        sheet.links(links);
    }

    private static void problems(Visit visit, Sheet sheet, ContestView view, boolean edits) {
        sheet.table(new Table(
                text(visit, "problems"),
                "problems",
                ContestPaths.heads(visit).text("label", "problem", "color").blank(),
                view.problems().stream().map(task -> row(visit, task, edits)).toList()));
    }

    private static Row row(Visit visit, ContestTask task, boolean edits) {
        boolean removed = task.problem().removed() != null;
        Cell button = Cell.of("").kind("buttons");
        if (edits) {
            String action = ContestPaths.jury(visit) + "/remove";
            button = button.with(Form.post(action, visit.csrf(), text(visit, removed ? "restore" : "remove"))
                    .inline()
                    .hidden("problem", task.slug())
                    .hidden("removed", removed ? "no" : "yes"));
        }
        @Nullable String color = task.problem().color();
        return new Row(List.of(
                Cell.row(Visible.of(task.problem().label())),
                Cell.of(Words.title(visit, task.names(), task.slug())).more(removed ? text(visit, "removed") : null),
                Cell.of(
                        color == null
                                ? ""
                                : Visible.of(
                                        Colours.shown(color, visit.messages().language()))),
                button));
    }

    private static void extend(Visit visit, Sheet sheet, ContestView view, boolean edits) {
        if (edits && view.state().finalized() == null) {
            JuryCountdown.show(visit, sheet, view);
            sheet.heading("extend", text(visit, "extend"));
            sheet.note(text(visit, "extend-note"));
            sheet.form(Form.post(ContestPaths.jury(visit) + "/extend", visit.csrf(), text(visit, "extend-send"))
                    .quiet()
                    .id("extension")
                    .number("minutes", text(visit, "minutes"), "", "1", null));
        }
    }

    private void put(Visit visit) {
        String course = visit.path("course");
        String slug = visit.path("assignment");
        AssignmentView assignment = pages.services().assignments().get(visit.viewer(), course, slug);
        @Nullable
        ContestView view = contests.about(course, slug)
                .map(any -> contests.get(visit.viewer(), course, slug))
                .orElse(null);
        contests.put(visit.viewer(), course, slug, ContestForm.sent(visit, view, assignment));
        visit.flash(text(visit, "saved"));
        visit.seeOther(ContestPaths.jury(visit));
    }

    private void extend(Visit visit) {
        ContestView view = require(visit, contests);
        Instant closes = Objects.requireNonNull(view.assignment().closes());
        contests.extend(
                visit.viewer(),
                visit.path("course"),
                visit.path("assignment"),
                closes.plus(Duration.ofMinutes(ContestForm.number(visit, "minutes", ""))));
        visit.seeOther(ContestPaths.jury(visit));
    }

    private void remove(Visit visit) {
        contests.setRemoved(
                visit.viewer(),
                visit.path("course"),
                visit.path("assignment"),
                visit.field("problem"),
                ContestForm.yes(visit, "removed"));
        visit.seeOther(ContestPaths.jury(visit));
    }

    /** Tells whether the viewer changes the contest and does not only see it. */
    static boolean edits(Visit visit, Pages pages) {
        return Desk.edits(
                visit,
                pages.services()
                        .assignments()
                        .get(visit.viewer(), visit.path("course"), visit.path("assignment"))
                        .role());
    }
}
