package judge.web.page.teacher;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import judge.message.Visible;
import judge.online.RejudgingKind;
import judge.online.RejudgingState;
import judge.service.course.Courses;
import judge.service.course.Courses.CourseView;
import judge.service.grade.RejudgingView;
import judge.service.grade.RejudgingView.GradeChange;
import judge.service.grade.RejudgingView.SubmissionChange;
import judge.service.grade.Rejudgings;
import judge.web.http.Route;
import judge.web.http.RouteAccess;
import judge.web.page.Desk;
import judge.web.page.Pages;
import judge.web.page.Sheet;
import judge.web.page.Sheet.Cell;
import judge.web.page.Sheet.Head;
import judge.web.page.Sheet.Row;
import judge.web.page.Sheet.Table;
import judge.web.page.Visit;
import judge.web.page.Words;
import org.jspecify.annotations.Nullable;

/** Rejudging: begun aside, shown as what would change, then applied, dropped, or undone. */
final class TeachingRejudgings {

    private static final String ONE = Desk.REJUDGINGS + "/{rejudging}";
    private static final int REFRESH_SECONDS = 2;
    private static final int MOST_CASES = 6;
    private static final String NOT_JUDGED = "–";

    private final Pages pages;
    private final Rejudgings rejudgings;
    private final Courses courses;

    TeachingRejudgings(Pages pages, Rejudgings rejudgings, Courses courses) {
        this.pages = pages;
        this.rejudgings = rejudgings;
        this.courses = courses;
    }

    List<Route> routes() {
        return List.of(
                pages.post(Desk.REJUDGINGS, RouteAccess.LOGGED_IN, this::begin),
                pages.get(Desk.COURSES + "/{course}/rejudgings", RouteAccess.LOGGED_IN, this::ofCourse),
                pages.get(ONE, RouteAccess.LOGGED_IN, this::one),
                pages.post(ONE + "/apply", RouteAccess.LOGGED_IN, visit -> {
                    rejudgings.apply(visit.viewer(), visit.number("rejudging"));
                    back(visit);
                }),
                pages.post(ONE + "/drop", RouteAccess.LOGGED_IN, visit -> {
                    rejudgings.drop(visit.viewer(), visit.number("rejudging"));
                    back(visit);
                }),
                pages.post(ONE + "/undo", RouteAccess.LOGGED_IN, visit -> {
                    rejudgings.undo(visit.viewer(), visit.number("rejudging"));
                    back(visit);
                }));
    }

    /** A form that begins one. */
    static void offer(Visit visit, Sheet sheet, RejudgingKind kind, long object, String key) {
        sheet.heading("rejudge", Desk.text(visit, "rejudge"))
                .note(Desk.text(visit, kind == RejudgingKind.SUBMISSION ? "rejudge-note-one" : "rejudge-note"))
                .form(Desk.post(visit, Desk.REJUDGINGS, key)
                        .quiet()
                        .id("rejudging")
                        .hidden("kind", kind.name().toLowerCase(Locale.ROOT))
                        .hidden("object", String.valueOf(object))
                        .text("reason", Desk.text(visit, "rejudge-why"), "", false, null));
    }

    private static void back(Visit visit) {
        visit.seeOther(Desk.rejudging(visit.number("rejudging")));
    }

    private void begin(Visit visit) {
        RejudgingView begun = rejudgings.begin(
                visit.viewer(),
                kind(visit.field("kind")),
                object(visit.field("object")),
                visit.field("reason").strip());
        visit.seeOther(Desk.rejudging(begun.rejudging().id()));
    }

    private static RejudgingKind kind(String word) {
        for (RejudgingKind kind : RejudgingKind.values()) {
            if (kind.name().toLowerCase(Locale.ROOT).equals(word)) {
                return kind;
            }
        }
        throw Desk.noSuchChoice(word);
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
            sheet.text(Desk.text(visit, "no-rejudgings"));
        } else {
            sheet.table(table(visit, all));
        }
        sheet.show(visit, Desk.text(visit, "rejudgings"));
    }

    private static Table table(Visit visit, List<RejudgingView> all) {
        return new Table(
                Desk.text(visit, "rejudgings"),
                "",
                null,
                List.of(
                        Desk.head(visit, "rejudge"),
                        Desk.head(visit, "rejudge-of"),
                        Desk.head(visit, "by"),
                        Desk.head(visit, "reason"),
                        Desk.head(visit, "rejudge-state")),
                all.stream().map(one -> row(visit, one)).toList());
    }

    /** Lists earlier rejudgings on the page of what was judged; nothing where there are none. */
    static void earlier(Visit visit, Sheet sheet, List<RejudgingView> all) {
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
        return Desk.text(visit, "rejudge-" + view.rejudging().state().name().toLowerCase(Locale.ROOT));
    }

    private void one(Visit visit) {
        RejudgingView view = rejudgings.get(visit.viewer(), visit.number("rejudging"));
        RejudgingState state = view.rejudging().state();
        Sheet sheet = new Sheet();
        sheet.crumbs(List.of(Desk.crumb(Desk.TEACH, Desk.text(visit, "teaching"))));
        sheet.facts(List.of(
                Desk.fact(visit, "rejudge-of", about(visit, view)),
                Desk.fact(visit, "by", Visible.of(view.by())),
                Desk.fact(visit, "rejudge-state", state(visit, view)),
                Desk.fact(
                        visit,
                        "submissions",
                        Desk.text(
                                visit, "rejudge-progress", "done", String.valueOf(view.done()), "all", view.total()))));
        if (!view.rejudging().reason().isEmpty()) {
            sheet.text(Desk.text(visit, "reason") + ": "
                    + Visible.of(view.rejudging().reason()));
        }
        if (state == RejudgingState.JUDGING) {
            visit.refreshAfter(REFRESH_SECONDS);
            sheet.note(Desk.text(visit, "refreshes"));
        }
        boolean undecided = state == RejudgingState.JUDGING || state == RejudgingState.READY;
        sheet.heading("changes", Desk.text(visit, undecided ? "rejudge-changes" : "rejudge-changed"));
        if (state == RejudgingState.JUDGING) {
            sheet.note(Desk.text(visit, "rejudge-so-far", "done", String.valueOf(view.done()), "all", view.total()));
        }
        if (view.changes().isEmpty()) {
            boolean known = state != RejudgingState.JUDGING;
            if (known || view.done() > 0) {
                sheet.text(Desk.text(visit, known ? "rejudge-no-changes" : "rejudge-no-changes-yet"));
            }
        } else {
            grades(visit, sheet, view);
            matrix(visit, sheet, view.changes());
            sheet.small(Desk.text(visit, "submissions"));
            sheet.table(changes(visit, view));
        }
        decide(visit, sheet, view);
        sheet.show(
                visit, Desk.text(visit, "rejudging", "number", view.rejudging().id()));
    }

    private static void decide(Visit visit, Sheet sheet, RejudgingView view) {
        String here = Desk.rejudging(view.rejudging().id());
        if (view.rejudging().state() == RejudgingState.READY) {
            view.unsound().stream()
                    .sorted()
                    .forEach(problem ->
                            sheet.warning(Desk.text(visit, "rejudge-unsound", "problem", title(visit, view, problem))));
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
            case PROBLEM -> title(visit, view, view.label());
            case ASSIGNMENT -> place(view, parts[0], parts[1]);
            case SUBMISSION -> place(view, parts[0], parts[1]) + " · " + title(visit, view, parts[2]) + " · "
                    + Visible.of(parts[3]);
        };
    }

    private static String place(RejudgingView view, String course, String assignment) {
        String ids = course + "/" + assignment;
        return Visible.of(view.names().places().getOrDefault(ids, ids));
    }

    private static String title(Visit visit, RejudgingView view, String problem) {
        return Words.title(visit, view.names().problems().getOrDefault(problem, Map.of()), problem);
    }

    private static void grades(Visit visit, Sheet sheet, RejudgingView view) {
        List<GradeChange> grades = view.grades();
        if (grades.isEmpty()) {
            return;
        }
        sheet.small(Desk.text(visit, "rejudge-grades"));
        List<Row> rows = new ArrayList<>();
        for (GradeChange grade : grades) {
            rows.add(new Row(List.of(
                    Cell.row(Visible.of(grade.name())).more(Visible.of(grade.login())),
                    Cell.of(place(view, grade.course(), grade.assignment())),
                    Cell.number(Desk.points(grade.before())),
                    Cell.number(Desk.points(grade.after())),
                    difference(visit, grade.after() - grade.before()))));
        }
        sheet.table(new Table(
                Desk.text(visit, "rejudge-grades"),
                "",
                "grades",
                List.of(
                        Desk.head(visit, "student"),
                        Desk.head(visit, "assignment"),
                        Desk.numberHead(visit, "before"),
                        Desk.numberHead(visit, "after"),
                        new Head("", null, null)),
                rows));
    }

    private static Cell difference(Visit visit, double by) {
        if (by == 0) {
            return Cell.of(Desk.text(visit, "rejudge-same"));
        }
        String sign = by > 0 ? "+" : "−";
        return Cell.of(sign + Desk.points(Math.abs(by)) + " "
                        + Desk.text(visit, by > 0 ? "rejudge-better" : "rejudge-worse"))
                .kind(by > 0 ? "sound" : "unsound");
    }

    /** Shows the number of submissions by their verdict before and after. */
    private static void matrix(Visit visit, Sheet sheet, List<SubmissionChange> changes) {
        Map<String, Map<String, Integer>> counts = new TreeMap<>();
        TreeSet<String> after = new TreeSet<>();
        for (SubmissionChange change : changes) {
            @Nullable String before = change.verdictBefore();
            counts.computeIfAbsent(before == null ? NOT_JUDGED : before, any -> new TreeMap<>())
                    .merge(change.verdictAfter(), 1, Integer::sum);
            after.add(change.verdictAfter());
        }
        List<Head> heads = new ArrayList<>(List.of(new Head("", null, null)));
        after.forEach(verdict -> heads.add(new Head(verdict, null, "number")));
        List<Row> rows = new ArrayList<>();
        counts.forEach((before, row) -> {
            List<Cell> cells = new ArrayList<>(List.of(
                    before.equals(NOT_JUDGED) ? Cell.row(NOT_JUDGED) : Desk.badge(visit, Cell.row(""), before)));
            after.forEach(verdict -> cells.add(
                    row.containsKey(verdict) ? Cell.number(String.valueOf(row.get(verdict))) : Cell.number("")));
            rows.add(new Row(cells));
        });
        sheet.small(Desk.text(visit, "rejudge-matrix"));
        sheet.table(new Table(Desk.text(visit, "rejudge-matrix"), "", "matrix", heads, rows));
    }

    private static Table changes(Visit visit, RejudgingView view) {
        List<Row> rows = new ArrayList<>();
        for (SubmissionChange change : view.changes()) {
            rows.add(new Row(List.of(
                    Cell.row(Visible.of(change.name()))
                            .more(Visible.of(change.login()))
                            .link(Desk.submission(change.submission())),
                    Cell.of(place(view, change.course(), change.assignment()) + " · "
                            + title(visit, view, change.problem())),
                    Cell.number(String.valueOf(change.attempt())),
                    Desk.badge(visit, Cell.of(Desk.points(change.pointsBefore())), change.verdictBefore()),
                    Desk.badge(visit, Cell.of(Desk.points(change.pointsAfter())), change.verdictAfter()),
                    Cell.of(causes(visit, change)).kind("reason"),
                    Cell.of(cases(change)).kind("reason"))));
        }
        return new Table(
                Desk.text(visit, "rejudge-changes"),
                "",
                "submissions",
                List.of(
                        Desk.head(visit, "student"),
                        Desk.head(visit, "problem"),
                        Desk.numberHead(visit, "attempt"),
                        Desk.head(visit, "before"),
                        Desk.head(visit, "after"),
                        Desk.head(visit, "rejudge-because"),
                        Desk.head(visit, "rejudge-cases")),
                rows);
    }

    /** The first ones: a change of limits may concern all of a hundred. */
    private static String cases(SubmissionChange change) {
        List<String> names = change.cases();
        String first = String.join(", ", names.subList(0, Math.min(MOST_CASES, names.size())));
        return Visible.of(names.size() > MOST_CASES ? first + " … (" + names.size() + ")" : first);
    }

    private static String causes(Visit visit, SubmissionChange change) {
        return change.causes().stream()
                .sorted()
                .map(cause -> visit.messages().text("diff.cause." + cause.word()))
                .collect(Collectors.joining(", "));
    }
}
