package judge.web.page.student;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import judge.online.Refusal;
import judge.problem.Problem;
import judge.problem.TestCase;
import judge.service.OnlineServices;
import judge.service.course.Assignments.AssignmentView;
import judge.service.course.Assignments.Part;
import judge.service.problem.ProblemPackages;
import judge.service.submission.Tries;
import judge.service.submission.TryView;
import judge.submission.SourceFile;
import judge.web.http.Route;
import judge.web.http.RouteAccess;
import judge.web.live.LiveEvents;
import judge.web.page.Pages;
import judge.web.page.Paths;
import judge.web.page.Visit;
import org.jspecify.annotations.Nullable;

/** Trying a program from the page of its problem, without handing it in. */
public final class TryPages {

    private static final String PROBLEM = "/courses/{course}/assignments/{assignment}/problems/{problem}";
    private static final String TRY = "/tries/{id}";
    private static final int REFRESH_SECONDS = 1;

    /** The parameter of the page that another try was asked for before this one was done. */
    private static final String UNFINISHED = "unfinished";

    private final Tries tries;
    private final ProblemPackages packages;
    private final LiveEvents live;
    private final Pages pages;
    private final OnlineServices services;
    private final TryResults results;

    public TryPages(LiveEvents live, Pages pages) {
        this.services = pages.services();
        this.tries = services.tries();
        this.packages = services.packages();
        this.results = new TryResults(packages);
        this.live = live;
        this.pages = pages;
    }

    public List<Route> routes() {
        return List.of(
                pages.post(PROBLEM + "/tries", RouteAccess.LOGGED_IN, this::begin),
                pages.get(TRY, RouteAccess.LOGGED_IN, this::show),
                pages.get(TRY + "/result", RouteAccess.LOGGED_IN, this::part),
                pages.post(TRY + "/cancel", RouteAccess.LOGGED_IN, this::giveUp),
                pages.get(TRY + "/events", RouteAccess.LOGGED_IN, this::events));
    }

    /**
     * The part of the form to hand in by which a program is tried.
     *
     * @param href the address that the form is sent to
     * @param own whether an input of one's own is possible
     * @param input the input of one's own of the last try, to begin with; empty: none
     * @param last the last try, at most one
     * @param busy whether another one has to be given up first
     * @param other says that this is one of another problem; empty: it is not
     */
    record TryForm(
            String href,
            List<SampleButton> samples,
            boolean own,
            String input,
            List<TryResults.TryModel> last,
            boolean busy,
            String other) {}

    /** The button for a sample; {@code name}: of its case. */
    record SampleButton(String name, String label) {}

    /** The form of a problem's page, at most one; none where nothing can be tried now. */
    List<TryForm> form(Visit visit, AssignmentView view, Part part) {
        String course = view.course().slug();
        String assignment = view.assignment().slug();
        if (!tries.isAllowed(visit.viewer(), course, assignment, part.slug())) {
            return List.of();
        }
        Problem problem = packages.problem(part.version());
        visit.useScript("try.js");
        boolean own = !problem.type().needsValidator();
        Optional<TryView> last = tries.last(visit.viewer(), course, assignment, part.slug());
        String href = Paths.problem(course, assignment, part.slug());
        Optional<TryView> open = tries.own().open(visit.viewer()).map(id -> tries.view(visit.viewer(), id));
        String other = open.filter(one -> !results.problemHref(one).equals(href))
                .map(one -> visit.text("try-busy-other", "title", results.title(visit, one)))
                .orElse("");
        return List.of(new TryForm(
                href + "/tries",
                samples(visit, problem),
                own,
                last.map(TryResults::input).orElse(""),
                last.map(tried -> results.of(visit, tried, false)).stream().toList(),
                open.isPresent(),
                other));
    }

    private static List<SampleButton> samples(Visit visit, Problem problem) {
        List<SampleButton> samples = new ArrayList<>();
        for (TestCase one : problem.data().sampleRuns()) {
            samples.add(new SampleButton(one.name(), visit.text("try-sample", "number", samples.size() + 1)));
        }
        return samples;
    }

    /** The languages that are offered, as the form had them. */
    private PastedLanguages languages(Visit visit) {
        AssignmentView view =
                services.assignments().get(visit.viewer(), visit.path("course"), visit.path("assignment"));
        return view.parts().stream()
                .filter(one -> one.slug().equals(visit.path("problem")))
                .findFirst()
                .map(part -> TaskEntry.To.of(visit, services, view, part))
                .map(to -> new PastedLanguages(to.languages()))
                .orElseThrow(Refusal::notFound);
    }

    private List<SourceFile> sources(Visit visit) {
        try {
            return SentSources.of(visit, languages(visit)).files();
        } catch (Refusal refusal) {
            throw refusal.code().equals("nothing-sent") ? Refusal.invalid("nothing-to-try") : refusal;
        }
    }

    private void begin(Visit visit) {
        @Nullable String sample = visit.field("sample").isEmpty() ? null : visit.field("sample");
        byte @Nullable [] input = visit.field("own").isEmpty()
                ? null
                : visit.field("input").replace("\r\n", "\n").getBytes(StandardCharsets.UTF_8);
        Tries.Request asked = new Tries.Request(visit.path("problem"), sources(visit), sample, input);
        String course = visit.path("course");
        String assignment = visit.path("assignment");
        try {
            long id = visit.field("instead").isEmpty()
                    ? tries.begin(visit.viewer(), course, assignment, asked)
                    : tries.beginInstead(visit.viewer(), course, assignment, asked);
            visit.seeOther("/tries/" + id);
        } catch (Refusal refusal) {
            Optional<Long> open =
                    refusal.code().equals("try-unfinished") ? tries.own().open(visit.viewer()) : Optional.empty();
            visit.seeOther("/tries/" + open.orElseThrow(() -> refusal) + "?" + UNFINISHED + "=yes");
        }
    }

    private void giveUp(Visit visit) {
        TryView view = tries.view(visit.viewer(), visit.number("id"));
        tries.own().giveUp(visit.viewer(), view.id());
        visit.seeOther(Paths.problem(view.course(), view.assignment(), view.problem()) + "#hand-in");
    }

    private void show(Visit visit) {
        TryResults.TryModel model = model(visit);
        if (model.state().live()) {
            visit.refreshAfter(REFRESH_SECONDS);
        }
        visit.show("try", visit.text("try") + " · " + model.problem(), model);
    }

    /** The same without the frame, for the script that follows the events. */
    private void part(Visit visit) {
        visit.showPart("try-result", model(visit));
    }

    private void events(Visit visit) {
        visit.viewer();
        live.tries().open(visit.context(), visit.still(), visit.number("id"), visit.address());
    }

    private TryResults.TryModel model(Visit visit) {
        return results.of(
                visit,
                tries.view(visit.viewer(), visit.number("id")),
                !visit.query(UNFINISHED).isEmpty());
    }
}
