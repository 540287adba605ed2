package judge.web.page.student;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import judge.message.Visible;
import judge.online.Access.Phase;
import judge.online.Assignment;
import judge.online.Refusal;
import judge.online.SiteRole;
import judge.online.Viewer;
import judge.service.OnlineServices;
import judge.service.course.PracticeSets;
import judge.service.course.PracticeView;
import judge.service.course.PracticeView.Item;
import judge.service.course.PracticeView.Progress;
import judge.web.http.Route;
import judge.web.http.RouteAccess;
import judge.web.page.Pages;
import judge.web.page.Paths;
import judge.web.page.Visit;
import judge.web.page.Words;
import org.jspecify.annotations.Nullable;

/**
 * The pages of sets for practice. Who has not logged in sees them, and the statements of their problems, where an
 * administrator allows it; all others go on to the pages on which they hand in.
 */
public final class PracticePages {

    private static final String SET = Paths.PRACTICE + "/{course}/{set}";
    private static final String PROBLEM = SET + "/problems/{problem}";

    private final PracticeSets sets;
    private final Pages pages;
    private final TaskStatement statements;

    public PracticePages(Pages pages) {
        OnlineServices services = pages.services();
        sets = services.practice();
        statements = new TaskStatement(services.packages());
        this.pages = pages;
    }

    public List<Route> routes() {
        return List.of(
                pages.get(Paths.PRACTICE, RouteAccess.OPEN, this::all),
                pages.get(SET, RouteAccess.OPEN, this::one),
                pages.get(SET + "/next", RouteAccess.LOGGED_IN, this::next),
                pages.get(PROBLEM, RouteAccess.OPEN, this::problem),
                pages.get(PROBLEM + "/statement/<file>", RouteAccess.OPEN, this::file));
    }

    /** The model of the list of sets. */
    private record ListModel(List<SetLine> sets, Crumbs.Link next) {}

    /** A set in a line; {@code state} is empty where it is simply open, {@code course} where one is not in it. */
    private record SetLine(String href, String name, String phase, String state, String course, String solved) {}

    /**
     * The model of a set.
     *
     * @param solved how many are solved; empty without a login
     * @param next address of the next problem that is not solved; empty where there is none, or without a login
     * @param teaching address of the page for its teachers; empty for all others
     * @param logIn address of the login; empty for who has logged in
     * @param shareSaid the sentence about shares; empty where none is shown
     */
    private record SetModel(
            String name,
            Look look,
            String solved,
            String next,
            String teaching,
            String logIn,
            List<ItemLine> items,
            String shareSaid) {}

    /** The phase of a set: its class for the style, its words where it is not simply open, and its end. */
    private record Look(String phase, String state, String when) {

        static Look of(Visit visit, Assignment set, Phase phase) {
            @Nullable String end = set.closes() == null ? null : visit.time(set.closes());
            String word = Words.code(phase);
            return new Look(
                    word,
                    phase == Phase.OPEN ? "" : visit.text("phase-" + word),
                    switch (phase) {
                        case BEFORE -> visit.text("opens-at", "time", visit.time(set.opens()));
                        case OPEN -> end == null ? "" : visit.text("practice-until", "time", end);
                        case CLOSED -> visit.text("closed-at", "time", String.valueOf(end));
                    });
        }
    }

    /** A problem in a line; {@code tick} is a sign, {@code said} the same in words. */
    private record ItemLine(
            String href,
            String title,
            String progress,
            String tick,
            String said,
            String level,
            List<String> tags,
            String share) {}

    /** The model of a statement that is read without a login. */
    private record ProblemModel(
            String setHref,
            String set,
            String title,
            String logIn,
            TaskStatement.Shown statement,
            List<QuestionSheet> questions) {}

    private void all(Visit visit) {
        boolean anonymous = visit.visitor().isEmpty() && sets.isWithoutLogin();
        List<PracticeView.Line> lines = anonymous ? sets.withoutLogin() : sets.of(visit.viewer());
        visit.show(
                "practice",
                visit.text("practice-title"),
                new ListModel(
                        lines.stream().map(line -> line(visit, line, anonymous)).toList(), next(visit, anonymous)));
    }

    /** The way on where there is no set yet, by who asks. */
    private static Crumbs.Link next(Visit visit, boolean anonymous) {
        return anonymous
                ? new Crumbs.Link(logIn(Paths.PRACTICE), visit.text("log-in"))
                : visit.viewer().role() == SiteRole.STUDENT
                        ? new Crumbs.Link("/", visit.text("practice-go-home"))
                        : new Crumbs.Link("/teach", visit.text("practice-go-teach"));
    }

    private static SetLine line(Visit visit, PracticeView.Line line, boolean anonymous) {
        Look look = Look.of(visit, line.set(), line.phase());
        @Nullable String course = line.courseName();
        return new SetLine(
                Paths.set(line.course(), line.set().slug()),
                Visible.of(line.set().name()),
                look.phase(),
                look.state(),
                course == null ? "" : Visible.of(course),
                anonymous
                        ? visit.text("practice-problems", "count", line.problems())
                        : visit.text("practice-solved", "count", line.solved(), "all", line.problems()));
    }

    private void one(Visit visit) {
        Optional<PracticeView> open = withoutLogin(visit);
        PracticeView view = open.orElseGet(() -> sets.get(visit.viewer(), visit.path("course"), visit.path("set")));
        String here = Paths.set(view.course(), view.set().slug());
        boolean anonymous = open.isPresent();
        int all = view.items().size();
        boolean shares = view.items().stream().anyMatch(item -> item.percent() != null);
        SetModel model = new SetModel(
                Visible.of(view.set().name()),
                Look.of(visit, view.set(), view.phase()),
                anonymous ? "" : visit.text("practice-solved", "count", view.solved(), "all", all),
                anonymous || view.solved() == all ? "" : here + "/next?after=",
                view.staff() ? Paths.taughtSet(view.course(), view.set().slug()) : "",
                anonymous ? logIn(here) : "",
                view.items().stream()
                        .map(item -> item(visit, view, item, anonymous))
                        .toList(),
                shares ? visit.text("practice-share-said") : "");
        visit.show("practice-set", model.name(), model);
    }

    private static ItemLine item(Visit visit, PracticeView view, Item item, boolean anonymous) {
        String progress = item.progress().name().toLowerCase(Locale.ROOT);
        String set = view.set().slug();
        return new ItemLine(
                anonymous
                        ? Paths.set(view.course(), set) + "/problems/" + Paths.part(item.slug())
                        : Paths.problem(view.course(), set, item.slug()),
                Words.title(visit, item.names(), item.slug()),
                progress,
                switch (item.progress()) {
                    case NEW -> "";
                    case TRIED -> "•";
                    case SOLVED -> "✓";
                },
                item.progress() == Progress.NEW ? "" : visit.text("progress-" + progress),
                Words.level(visit, item.tags().level()),
                item.tags().tags(),
                item.percent() == null ? "" : visit.text("practice-share", "percent", item.percent()));
    }

    private static String logIn(String to) {
        return Route.LOGIN + "?to=" + Paths.part(to);
    }

    /** The set of a visitor who has not logged in, where it is shown to them; empty for all others. */
    private Optional<PracticeView> withoutLogin(Visit visit) {
        return visit.visitor().isPresent()
                ? Optional.empty()
                : sets.withoutLogin(visit.path("course"), visit.path("set"));
    }

    private void next(Visit visit) {
        Viewer viewer = visit.viewer();
        String course = visit.path("course");
        String set = visit.path("set");
        Optional<String> next = sets.next(viewer, course, set, visit.query("after"));
        if (next.isEmpty()) {
            visit.flash(visit.text("practice-nothing-left"));
        }
        visit.seeOther(
                next.map(problem -> Paths.problem(course, set, problem)).orElseGet(() -> Paths.set(course, set)));
    }

    /** The statement for who has not logged in; all others come to the page on which they can hand in. */
    private void problem(Visit visit) {
        String problem = visit.path("problem");
        Optional<PracticeView> open = withoutLogin(visit);
        if (open.isEmpty()) {
            item(sets.get(visit.viewer(), visit.path("course"), visit.path("set")), problem);
            visit.seeOther(Paths.problem(visit.path("course"), visit.path("set"), problem));
            return;
        }
        Item item = item(open.get(), problem);
        String setHref = Paths.set(visit.path("course"), visit.path("set"));
        String here = setHref + "/problems/" + Paths.part(problem);
        String title = Words.title(visit, item.names(), problem);
        visit.show(
                "practice-problem",
                title,
                new ProblemModel(
                        setHref,
                        Visible.of(open.get().set().name()),
                        title,
                        logIn(here),
                        statements.of(visit, item.version(), here),
                        statements.questions(visit, item.version(), new QuestionSheet.Place(0, problem, here))));
    }

    private void file(Visit visit) {
        PracticeView view =
                withoutLogin(visit).orElseGet(() -> sets.get(visit.viewer(), visit.path("course"), visit.path("set")));
        statements.file(visit, item(view, visit.path("problem")).version());
    }

    private static Item item(PracticeView view, String problem) {
        return view.items().stream()
                .filter(one -> one.slug().equals(problem))
                .findFirst()
                .orElseThrow(Refusal::notFound);
    }
}
