package judge.web.page.teacher;

import java.util.List;
import java.util.function.BiConsumer;
import judge.message.Visible;
import judge.online.RejudgingKind;
import judge.online.RejudgingState;
import judge.online.Viewer;
import judge.service.course.Courses;
import judge.service.course.Courses.CourseView;
import judge.service.grade.RejudgingView;
import judge.service.grade.Rejudgings;
import judge.web.http.Route;
import judge.web.http.RouteAccess;
import judge.web.page.Desk;
import judge.web.page.EmptyList;
import judge.web.page.Pages;
import judge.web.page.Sheet;
import judge.web.page.Sheet.Fact;
import judge.web.page.Table;
import judge.web.page.Table.Cell;
import judge.web.page.Table.Row;
import judge.web.page.Visit;
import judge.web.page.Words;

/** Rejudging: begun aside, shown as what would change, then applied, dropped, or undone. */
public record TeachingRejudgings(Pages pages, Rejudgings rejudgings, Courses courses) {

    private static final String ONE = Desk.REJUDGINGS + "/{rejudging}";
    private static final int REFRESH_SECONDS = 2;

    List<Route> routes() {
        return List.of(
                pages.post(Desk.REJUDGINGS, RouteAccess.LOGGED_IN, this::begin),
                pages.get(Desk.COURSES + "/{course}/rejudgings", RouteAccess.LOGGED_IN, this::ofCourse),
                pages.get(ONE, RouteAccess.LOGGED_IN, this::one),
                decision("/apply", rejudgings::apply),
                decision("/drop", rejudgings::drop),
                decision("/undo", rejudgings::undo));
    }

    private Route decision(String path, BiConsumer<Viewer, Long> decision) {
        return pages.post(ONE + path, RouteAccess.LOGGED_IN, visit -> {
            long rejudging = visit.number("rejudging");
            decision.accept(visit.viewer(), rejudging);
            visit.seeOther(Desk.rejudging(rejudging));
        });
    }

    /** A form that begins one. */
    public static void offer(Visit visit, Sheet sheet, RejudgingKind kind, long object, String key) {
        sheet.heading("rejudge", Desk.text(visit, "rejudge"))
                .note(Desk.text(visit, kind == RejudgingKind.SUBMISSION ? "rejudge-note-one" : "rejudge-note"))
                .form(Desk.post(visit, Desk.REJUDGINGS, key)
                        .quiet()
                        .id("rejudging")
                        .hidden("kind", Words.code(kind))
                        .hidden("object", String.valueOf(object))
                        .text("reason", Desk.text(visit, "rejudge-why"), "", false, null));
    }

    private void begin(Visit visit) {
        RejudgingView begun = rejudgings.begin(
                visit.viewer(),
                Desk.chosen(RejudgingKind.values(), visit.field("kind")),
                object(visit.field("object")),
                visit.field("reason").strip());
        visit.seeOther(Desk.rejudging(begun.rejudging().id()));
    }

    private static long object(String number) {
        try {
            return Long.parseLong(number);
        } catch (NumberFormatException e) {
            throw Desk.noSuchChoice(number);
        }
    }

    private void ofCourse(Visit visit) {
        CourseView view = courses.get(visit.viewer(), visit.path("course"));
        Desk.requireStaff(visit, view.role());
        List<RejudgingView> all = rejudgings.of(visit.viewer(), view.course().slug());
        Sheet sheet = new Sheet();
        sheet.crumbs(Desk.courseCrumbs(visit, view.course()));
        if (all.isEmpty()) {
            String list = TaughtSubmissions.address(view.course().slug());
            EmptyList.show(sheet, Desk.text(visit, "no-rejudgings"), list, Desk.text(visit, "submissions"));
        } else {
            sheet.table(table(visit, all));
        }
        sheet.show(visit, Desk.text(visit, "rejudgings"));
    }

    private static Table table(Visit visit, List<RejudgingView> all) {
        return new Table(
                Desk.text(visit, "rejudgings"),
                null,
                Desk.heads(visit).text("rejudge", "rejudge-of", "by", "reason", "rejudge-state"),
                all.stream().map(one -> row(visit, one)).toList());
    }

    /** Lists earlier rejudgings on the page of what was judged; nothing where there are none. */
    public static void earlier(Visit visit, Sheet sheet, List<RejudgingView> all) {
        if (!all.isEmpty()) {
            sheet.heading("rejudgings", Desk.text(visit, "rejudgings"));
            sheet.table(table(visit, all));
        }
    }

    private static Row row(Visit visit, RejudgingView view) {
        Cell when = Cell.row(visit.time(view.rejudging().created()));
        return new Row(List.of(
                view.open() ? when.link(Desk.rejudging(view.rejudging().id())) : when,
                Cell.of(about(visit, view)),
                Cell.of(Visible.of(view.by())),
                Cell.of(Visible.of(view.rejudging().reason())).kind("reason"),
                Cell.of(state(visit, view))));
    }

    private static String state(Visit visit, RejudgingView view) {
        return Desk.text(visit, "rejudge-" + Words.code(view.rejudging().state()));
    }

    private void one(Visit visit) {
        RejudgingView view = rejudgings.get(visit.viewer(), visit.number("rejudging"));
        RejudgingState state = view.rejudging().state();
        Sheet sheet = new Sheet().crumbs(Desk.crumbs(visit));
        Object[] counts = {"done", String.valueOf(view.done()), "all", view.total()};
        sheet.facts(facts(visit, view, counts));
        if (!view.rejudging().reason().isEmpty()) {
            sheet.text(Desk.text(visit, "reason")
                    + visit.text("colon")
                    + Visible.of(view.rejudging().reason()));
        }
        String heading = Desk.text(visit, state.isOpen() ? "rejudge-changes" : "rejudge-changed");
        if (state == RejudgingState.JUDGING) {
            visit.refreshAfter(REFRESH_SECONDS);
            sheet.note(Desk.text(visit, "refreshes"))
                    .heading("changes", heading)
                    .note(Desk.text(visit, "rejudge-so-far", counts));
        } else {
            sheet.heading("changes", heading);
        }
        new RejudgingChanges(visit, view).show(sheet);
        decide(visit, sheet, view);
        sheet.show(
                visit, Desk.text(visit, "rejudging", "number", view.rejudging().id()));
    }

    private static List<Fact> facts(Visit visit, RejudgingView view, Object... counts) {
        return List.of(
                Desk.fact(visit, "rejudge-of", about(visit, view)),
                Desk.fact(visit, "by", Visible.of(view.by())),
                Desk.fact(visit, "rejudge-state", state(visit, view)),
                Desk.fact(visit, "submissions", Desk.text(visit, "rejudge-progress", counts)));
    }

    private static void decide(Visit visit, Sheet sheet, RejudgingView view) {
        String here = Desk.rejudging(view.rejudging().id());
        if (view.rejudging().state() == RejudgingState.READY) {
            view.unsound().stream()
                    .sorted()
                    .forEach(problem -> sheet.warning(Desk.text(
                            visit, "rejudge-unsound", "problem", RejudgingChanges.title(visit, view, problem))));
        }
        switch (view.rejudging().state()) {
            case JUDGING -> sheet.form(
                    Desk.post(visit, here + "/drop", "rejudge-drop").quiet());
            case READY -> sheet.form(Desk.post(visit, here + "/apply", "rejudge-apply"))
                    .form(Desk.post(visit, here + "/drop", "rejudge-drop").quiet());
            case APPLIED -> sheet.form(
                    Desk.post(visit, here + "/undo", "rejudge-undo").quiet());
            case DROPPED, UNDONE -> {}
        }
    }

    /** Returns the names of the rejudged object. */
    private static String about(Visit visit, RejudgingView view) {
        String[] parts = view.label().split("/", -1);
        return switch (view.rejudging().kind()) {
            case PROBLEM -> RejudgingChanges.title(visit, view, view.label());
            case ASSIGNMENT -> RejudgingChanges.place(view, parts[0], parts[1]);
            case SELECTION -> Desk.text(visit, "rejudge-chosen", "course", Visible.of(view.label()));
            case SUBMISSION -> RejudgingChanges.place(view, parts[0], parts[1]) + " · "
                    + RejudgingChanges.title(visit, view, parts[2]) + " · " + Visible.of(parts[3]);
        };
    }
}
