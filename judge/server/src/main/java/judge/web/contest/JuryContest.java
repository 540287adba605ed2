package judge.web.contest;

import static judge.web.contest.ContestPaths.text;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import judge.message.Visible;
import judge.online.Refusal;
import judge.online.contest.Contest;
import judge.online.contest.ContestKind;
import judge.online.contest.ContestProblem;
import judge.service.contest.ContestSettings;
import judge.service.contest.ContestSettings.ProblemLabel;
import judge.service.contest.ContestView;
import judge.service.contest.ContestView.ContestTask;
import judge.service.contest.Contests;
import judge.service.course.Assignments.AssignmentView;
import judge.service.course.Assignments.Part;
import judge.web.http.Route;
import judge.web.http.RouteAccess;
import judge.web.page.Desk;
import judge.web.page.Form;
import judge.web.page.Form.Choice;
import judge.web.page.Form.Option;
import judge.web.page.Pages;
import judge.web.page.Sheet;
import judge.web.page.Sheet.Cell;
import judge.web.page.Sheet.Link;
import judge.web.page.Sheet.Row;
import judge.web.page.Sheet.Table;
import judge.web.page.Times;
import judge.web.page.Visit;
import judge.web.page.Words;
import org.jspecify.annotations.Nullable;

/** The jury's page of a contest: makes one of an assignment, and leads to all that there is to do. */
final class JuryContest {

    private static final String DEFAULT_PENALTY = "20";
    private static final int LETTERS = 26;
    private static final List<String> COLOURS = Colours.usual();

    private final Pages pages;
    private final Contests contests;

    JuryContest(Pages pages, Contests contests) {
        this.pages = pages;
        this.contests = contests;
    }

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
        crumbs.add(Desk.crumb(
                ContestPaths.jury(view.course().slug(), view.assignment().slug()), text(visit, "contest")));
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
        Sheet sheet = new Sheet()
                .crumbs(Desk.assignmentCrumbs(
                        visit,
                        assignment.course(),
                        slug,
                        assignment.assignment().name()));
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
            sheet.form(form(visit, assignment, view));
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
        for (String page : List.of("teams", "clarifications", "balloons", "prints", "reveal", "awards")) {
            links.add(new Link(jury + "/" + page, text(visit, page), false));
        }
        links.add(new Link(contest, text(visit, "as-team"), false));
        links.add(new Link(jury + "/package", text(visit, "package"), false));
        links.add(new Link(jury + "/package?problems=yes", text(visit, "package-problems"), false));
        sheet.links(links);
    }

    private static void problems(Visit visit, Sheet sheet, ContestView view, boolean edits) {
        List<Row> rows = new ArrayList<>();
        for (ContestTask task : view.problems()) {
            ContestProblem problem = task.problem();
            boolean removed = problem.removed() != null;
            Cell button = Cell.of("").kind("buttons");
            if (edits) {
                button = button.with(Form.post(
                                ContestPaths.jury(visit) + "/remove",
                                visit.csrf(),
                                text(visit, removed ? "restore" : "remove"))
                        .inline()
                        .hidden("problem", task.slug())
                        .hidden("removed", removed ? "no" : "yes"));
            }
            @Nullable String color = problem.color();
            String shown =
                    color == null ? "" : Colours.shown(color, visit.messages().language());
            rows.add(new Row(List.of(
                    Cell.row(Visible.of(problem.label())),
                    Cell.of(Words.title(visit, task.names(), task.slug()))
                            .more(removed ? text(visit, "removed") : null),
                    Cell.of(Visible.of(shown)),
                    button)));
        }
        sheet.table(new Table(
                text(visit, "problems"),
                "",
                "problems",
                List.of(
                        head(visit, "label"),
                        head(visit, "problem"),
                        head(visit, "color"),
                        new Sheet.Head("", null, null)),
                rows));
    }

    private static Sheet.Head head(Visit visit, String key) {
        return new Sheet.Head(text(visit, key), null, null);
    }

    private static void extend(Visit visit, Sheet sheet, ContestView view, boolean edits) {
        if (edits && view.state().finalized() == null) {
            sheet.heading("extend", text(visit, "extend"));
            sheet.note(text(visit, "extend-note"));
            sheet.form(Form.post(ContestPaths.jury(visit) + "/extend", visit.csrf(), text(visit, "extend-send"))
                    .quiet()
                    .id("extension")
                    .number("minutes", text(visit, "minutes"), "", "1", null));
        }
    }

    private static Form form(Visit visit, AssignmentView assignment, @Nullable ContestView view) {
        @Nullable Contest contest = view == null ? null : view.contest();
        ContestKind kind = contest == null ? ContestKind.ICPC : contest.kind();
        List<Option> kinds = new ArrayList<>();
        for (ContestKind one : ContestKind.values()) {
            String word = one.name().toLowerCase(Locale.ROOT);
            kinds.add(new Option(word, text(visit, "kind-" + word), one == kind));
        }
        @Nullable Instant freezes = contest == null ? null : contest.freezes();
        Form form = Form.post(ContestPaths.jury(visit), visit.csrf(), text(visit, view == null ? "make-send" : "save"))
                .id("contest")
                .select("kind", text(visit, "kind"), kinds, text(visit, "kind-note"))
                .moment(
                        "freezes",
                        text(visit, "freezes"),
                        freezes == null ? "" : Times.field(freezes, visit.zone()),
                        false,
                        text(visit, "freezes-note"))
                .group(
                        text(visit, "who-sees"),
                        List.of(
                                choice(visit, "open", "open-board", contest, Contest::openBoard),
                                choice(visit, "virtual", "virtual", contest, Contest::virtual),
                                choice(visit, "explain", "explain", contest, Contest::explain),
                                choice(visit, "tries", "tries", contest, Contest::tries)));
        String penalty = contest == null
                ? DEFAULT_PENALTY
                : String.valueOf(contest.penalty().toMinutes());
        Form more = Form.get("", "")
                .number("penalty", text(visit, "penalty"), penalty, "1", null)
                .group(
                        text(visit, "attempts"),
                        List.of(choice(visit, "compile", "compile-errors", contest, Contest::compileErrors)))
                .number("gold", text(visit, "gold"), medals(contest, Contest::gold), "1", null)
                .number("silver", text(visit, "silver"), medals(contest, Contest::silver), "1", null)
                .number("bronze", text(visit, "bronze"), medals(contest, Contest::bronze), "1", null);
        for (int i = 0; i < assignment.parts().size(); i++) {
            Part part = assignment.parts().get(i);
            ContestProblem there = view == null ? null : problem(view, part.slug());
            String title = Words.title(visit, part.names(), part.slug());
            @Nullable String color = there == null ? COLOURS.get(i % COLOURS.size()) : there.color();
            more = more.text(
                            "label " + part.slug(),
                            text(visit, "label-of", "problem", title),
                            there == null ? letter(i) : there.label(),
                            false,
                            null)
                    .text(
                            "color " + part.slug(),
                            text(visit, "color-of", "problem", title),
                            color == null ? "" : color,
                            false,
                            null);
        }
        if (contest != null && contest.pool() != null) {
            form = form.hidden("pool", contest.pool());
        }
        return form.more(text(visit, "more"), view == null, more);
    }

    private static Choice choice(
            Visit visit, String name, String key, @Nullable Contest contest, Predicate<Contest> set) {
        return new Choice(name, "yes", text(visit, key), contest != null && set.test(contest), null);
    }

    private static @Nullable ContestProblem problem(ContestView view, String slug) {
        return view.problems().stream()
                .filter(task -> task.slug().equals(slug))
                .map(ContestTask::problem)
                .findFirst()
                .orElse(null);
    }

    private static String medals(@Nullable Contest contest, ToIntFunction<Contest> count) {
        return contest == null ? "0" : String.valueOf(count.applyAsInt(contest));
    }

    /** A to Z, then A1 and so on. */
    private static String letter(int index) {
        char letter = (char) ('A' + index % LETTERS);
        return index < LETTERS ? String.valueOf(letter) : letter + String.valueOf(index / LETTERS);
    }

    private void put(Visit visit) {
        String course = visit.path("course");
        String slug = visit.path("assignment");
        AssignmentView assignment = pages.services().assignments().get(visit.viewer(), course, slug);
        @Nullable
        Instant frozen = contests.about(course, slug)
                .map(any -> contests.get(visit.viewer(), course, slug).contest().freezes())
                .orElse(null);
        String freezes = visit.field("freezes");
        List<ProblemLabel> labels = new ArrayList<>();
        for (Part part : assignment.parts()) {
            String label = visit.field("label " + part.slug()).strip();
            if (!label.isEmpty()) {
                String color = visit.field("color " + part.slug()).strip();
                labels.add(new ProblemLabel(
                        part.slug(), label, Colours.rgb(color).orElse(null), color.isEmpty() ? null : color));
            }
        }
        String pool = visit.field("pool");
        contests.put(
                visit.viewer(),
                course,
                slug,
                new ContestSettings(
                        kind(visit),
                        number(visit, "penalty", DEFAULT_PENALTY),
                        yes(visit, "compile"),
                        freezes.isBlank() ? null : Times.read(freezes, visit.zone(), frozen),
                        new Contest.Medals(
                                number(visit, "gold", "0"), number(visit, "silver", "0"), number(visit, "bronze", "0")),
                        yes(visit, "open"),
                        yes(visit, "virtual"),
                        new Contest.Aids(yes(visit, "explain"), yes(visit, "tries")),
                        pool.isEmpty() ? null : pool,
                        labels));
        visit.flash(text(visit, "saved"));
        visit.seeOther(ContestPaths.jury(visit));
    }

    private static boolean yes(Visit visit, String box) {
        return visit.field(box).equals("yes");
    }

    private static ContestKind kind(Visit visit) {
        for (ContestKind kind : ContestKind.values()) {
            if (kind.name().toLowerCase(Locale.ROOT).equals(visit.field("kind"))) {
                return kind;
            }
        }
        throw Desk.noSuchChoice(visit.field("kind"));
    }

    private void extend(Visit visit) {
        ContestView view = require(visit, contests);
        contests.extend(
                visit.viewer(),
                view.course().slug(),
                view.assignment().slug(),
                Objects.requireNonNull(view.assignment().closes())
                        .plus(Duration.ofMinutes(number(visit, "minutes", ""))));
        visit.seeOther(ContestPaths.jury(visit));
    }

    private void remove(Visit visit) {
        contests.setRemoved(
                visit.viewer(),
                visit.path("course"),
                visit.path("assignment"),
                visit.field("problem"),
                yes(visit, "removed"));
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

    /** A whole number that was typed. */
    private static int number(Visit visit, String field, String otherwise) {
        String typed = visit.field(field).strip();
        try {
            return Integer.parseInt(typed.isEmpty() ? otherwise : typed);
        } catch (NumberFormatException e) {
            throw Refusal.invalid("not-a-whole-number", Map.of("value", typed));
        }
    }
}
