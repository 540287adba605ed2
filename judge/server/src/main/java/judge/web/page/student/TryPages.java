package judge.web.page.student;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import judge.message.DisplayLanguage;
import judge.message.Quantity;
import judge.message.Visible;
import judge.problem.Problem;
import judge.problem.TestCase;
import judge.render.SubmissionHtml;
import judge.report.CaseSection;
import judge.report.ExplanationState;
import judge.report.Report;
import judge.report.TextSection;
import judge.service.course.Assignments.AssignmentView;
import judge.service.course.Assignments.Part;
import judge.service.problem.ProblemPackages;
import judge.service.submission.Tries;
import judge.service.submission.TryResult;
import judge.service.submission.TryView;
import judge.source.LanguageNames;
import judge.verdict.Verdict;
import judge.web.http.Route;
import judge.web.http.RouteAccess;
import judge.web.live.LiveEvents;
import judge.web.page.Pages;
import judge.web.page.Paths;
import judge.web.page.Visit;
import judge.web.page.Words;
import org.jspecify.annotations.Nullable;

/** Trying a program from the page of its problem, without handing it in. */
public final class TryPages {

    private static final String PROBLEM = "/courses/{course}/assignments/{assignment}/problems/{problem}";
    private static final String TRY = "/tries/{id}";
    private static final int REFRESH_SECONDS = 1;

    private final Tries tries;
    private final ProblemPackages packages;
    private final LiveEvents live;
    private final Pages pages;
    private final PastedLanguages languages = new PastedLanguages(LanguageNames.known());
    private final Map<DisplayLanguage, SubmissionHtml> reports = new ConcurrentHashMap<>();

    public TryPages(LiveEvents live, Pages pages) {
        this.tries = pages.services().tries();
        this.packages = pages.services().packages();
        this.live = live;
        this.pages = pages;
    }

    public List<Route> routes() {
        return List.of(
                pages.post(PROBLEM + "/tries", RouteAccess.LOGGED_IN, this::begin),
                pages.get(TRY, RouteAccess.LOGGED_IN, this::show),
                pages.get(TRY + "/result", RouteAccess.LOGGED_IN, this::part),
                pages.get(TRY + "/events", RouteAccess.LOGGED_IN, this::events));
    }

    /**
     * The part of the form to hand in by which a program is tried.
     *
     * @param href the address that the form is sent to
     * @param own whether an input of one's own is possible
     */
    record TryForm(String href, List<SampleButton> samples, boolean own) {}

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
        List<SampleButton> samples = new ArrayList<>();
        for (TestCase one : problem.data().sampleRuns()) {
            samples.add(new SampleButton(one.name(), visit.text("try-sample", "number", samples.size() + 1)));
        }
        boolean own = !problem.type().needsValidator();
        return List.of(new TryForm(Paths.problem(course, assignment, part.slug()) + "/tries", samples, own));
    }

    private void begin(Visit visit) {
        @Nullable String sample = visit.field("sample").isEmpty() ? null : visit.field("sample");
        byte @Nullable [] input = visit.field("own").isEmpty()
                ? null
                : visit.field("input").replace("\r\n", "\n").getBytes(StandardCharsets.UTF_8);
        long id = tries.begin(
                visit.viewer(),
                visit.path("course"),
                visit.path("assignment"),
                new Tries.Request(
                        visit.path("problem"), SentSources.of(visit, languages).files(), sample, input));
        visit.seeOther("/tries/" + id);
    }

    /**
     * The model of a try.
     *
     * @param live whether it will change
     * @param state how far it is, in words; empty where the result says all
     * @param judged the report as safe HTML; empty where there is none, or nothing was compared and all went well
     * @param ended the sentence for a run on one's own input that went well; else empty
     * @param printed the output on one's own input
     * @param stderr the texts that went to the standard error
     */
    private record TryModel(
            String href,
            String problemHref,
            String problem,
            boolean live,
            String state,
            String judged,
            String ended,
            List<Printed> printed,
            List<Printed> stderr) {}

    /** The beginning of a text under a heading; {@code cut} says so where it is not the whole. */
    private record Printed(String name, String text, String cut) {

        static Printed of(Visit visit, String name, TextSection text) {
            return new Printed(
                    name,
                    Visible.lines(text.text()),
                    text.whole() ? "" : visit.text("try-cut", "bytes", Quantity.bytes(text.bytes())));
        }
    }

    private void show(Visit visit) {
        TryModel model = model(visit);
        if (model.live()) {
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

    private TryModel model(Visit visit) {
        TryView view = tries.view(visit.viewer(), visit.number("id"));
        @Nullable TryResult result = view.result();
        @Nullable Report report = result == null ? null : result.report();
        Optional<CaseSection> own = report == null
                ? Optional.empty()
                : report.cases().stream()
                        .filter(one -> one.name().equals(Problem.OWN_INPUT))
                        .findFirst();
        boolean well = own.filter(one -> one.verdict() == Verdict.AC).isPresent();
        String title = Words.title(visit, packages.problem(view.version()).names(), view.problem());
        return new TryModel(
                "/tries/" + view.id(),
                Paths.problem(view.course(), view.assignment(), view.problem()),
                title,
                !view.isDone(),
                state(visit, view, report),
                report == null || well ? "" : judged(visit, view, report),
                well ? own.map(one -> ended(visit, one)).orElseThrow() : "",
                own.map(CaseSection::output).stream()
                        .map(text -> Printed.of(visit, visit.text("try-output"), text))
                        .toList(),
                result == null ? List.of() : stderr(visit, result));
    }

    private static String state(Visit visit, TryView view, @Nullable Report report) {
        if (view.isDone()) {
            return report == null ? visit.text("try-failed") : "";
        }
        if (report != null && report.explanation() == ExplanationState.LOOKING) {
            return visit.text("state-looking");
        }
        @Nullable Long place = view.place();
        return place == null ? visit.text("try-running") : visit.text("state-place", "place", place);
    }

    private String judged(Visit visit, TryView view, Report report) {
        return reports.computeIfAbsent(visit.messages().language(), any -> new SubmissionHtml(visit.messages()))
                .of(
                        report.withSources(List.of()),
                        packages.section(view.version()).open(),
                        Map.of());
    }

    private static String ended(Visit visit, CaseSection one) {
        @Nullable Double time = one.cpuTimeMillis();
        @Nullable Long memory = one.peakMemoryBytes();
        return visit.text(
                "try-ended",
                "time",
                Quantity.points(time == null ? 0 : time),
                "memory",
                Quantity.bytes(memory == null ? 0 : memory));
    }

    private static List<Printed> stderr(Visit visit, TryResult result) {
        List<Printed> texts = new ArrayList<>();
        new TreeMap<>(result.stderr()).forEach((name, text) -> {
            String heading = name.equals(Problem.OWN_INPUT) ? "" : Visible.of(name);
            texts.add(Printed.of(visit, visit.text("try-stderr") + (heading.isEmpty() ? "" : " · " + heading), text));
        });
        return texts;
    }
}
