package judge.web.page.student;

import java.time.Duration;
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
import judge.render.SubmissionHtml;
import judge.report.CaseSection;
import judge.report.ExplanationState;
import judge.report.Report;
import judge.report.TextSection;
import judge.service.problem.ProblemPackages;
import judge.service.submission.TryResult;
import judge.service.submission.TryView;
import judge.verdict.Verdict;
import judge.web.page.Paths;
import judge.web.page.Times;
import judge.web.page.Visit;
import judge.web.page.Words;
import org.jspecify.annotations.Nullable;

/** Makes parts of pages of what came of tries. */
final class TryResults {

    private final ProblemPackages packages;
    private final Map<DisplayLanguage, SubmissionHtml> reports = new ConcurrentHashMap<>();

    TryResults(ProblemPackages packages) {
        this.packages = packages;
    }

    /**
     * The model of a try.
     *
     * @param sent tells which text it is of
     * @param judged the report as safe HTML, at most one; none where nothing was compared and all went well
     * @param ended the sentence where all went well; else empty
     * @param printed the output on one's own input, and that input
     * @param stderr the texts that went to the standard error
     */
    record TryModel(
            String href,
            String problemHref,
            String problem,
            State state,
            String sent,
            List<SubmissionHtml.Parts> judged,
            String ended,
            List<Printed> printed,
            List<Printed> stderr) {}

    /**
     * The state of a try.
     *
     * @param words empty where the result says all
     * @param live whether it will change
     * @param waits whether its place in the queue changes meanwhile
     */
    record State(String words, boolean live, boolean waits) {}

    /** The beginning of a text under a heading; {@code cut} says so where it is not the whole. */
    record Printed(String name, String text, String cut) {

        static Printed of(Visit visit, String name, TextSection text) {
            return new Printed(
                    name,
                    text.bytes() == 0 ? visit.messages().text("page.empty") : Visible.lines(text.text()),
                    text.whole() ? "" : visit.text("try-cut", "bytes", Quantity.bytes(text.bytes())));
        }
    }

    /**
     * Returns the model of a try.
     *
     * @param unfinished whether another one was asked for before this one was done
     */
    TryModel of(Visit visit, TryView view, boolean unfinished) {
        @Nullable TryResult result = view.result();
        @Nullable Report report = result == null ? null : result.report();
        Optional<CaseSection> own = report == null
                ? Optional.empty()
                : report.cases().stream()
                        .filter(one -> one.name().equals(Problem.OWN_INPUT))
                        .findFirst();
        boolean right = report != null && report.verdict() == Verdict.AC;
        boolean well = right && own.isPresent();
        String title = title(visit, view);
        return new TryModel(
                "/tries/" + view.id(),
                problemHref(view),
                title,
                new State(state(visit, view, unfinished ? title : ""), !view.isDone(), view.waits() != null),
                sent(visit, view),
                report == null || well ? List.of() : List.of(judged(visit, view, report)),
                well ? ended(visit, own.orElseThrow()) : right ? visit.text("try-right") : "",
                printed(visit, result, own.map(CaseSection::output)),
                result == null ? List.of() : stderr(visit, result));
    }

    private static List<Printed> printed(Visit visit, @Nullable TryResult result, Optional<TextSection> output) {
        List<Printed> texts = new ArrayList<>();
        output.ifPresent(text -> texts.add(Printed.of(visit, visit.text("try-output"), text)));
        if (result != null && result.input() != null) {
            texts.add(Printed.of(visit, visit.text("try-input"), result.input()));
        }
        return texts;
    }

    /** Returns the whole input of one's own that a try was run on; empty where it is not known, or was on samples. */
    static String input(TryView view) {
        @Nullable TryResult result = view.result();
        @Nullable TextSection input = result == null ? null : result.input();
        return input == null || !input.whole() ? "" : input.text();
    }

    /** The title of the problem that it is of. */
    String title(Visit visit, TryView view) {
        return Words.title(visit, packages.problem(view.version()).names(), view.problem());
    }

    /** The address of the problem that it is of. */
    String problemHref(TryView view) {
        return Paths.problem(view.course(), view.assignment(), view.problem());
    }

    private static String state(Visit visit, TryView view, String unfinished) {
        @Nullable TryResult result = view.result();
        if (view.isDone()) {
            return result == null ? visit.text("try-failed") : "";
        }
        if (result != null && result.report().explanation() == ExplanationState.LOOKING) {
            return visit.text("state-looking");
        }
        String waiting = waiting(visit, view.waits());
        return unfinished.isEmpty() ? waiting : visit.text("try-unfinished", "title", unfinished) + " " + waiting;
    }

    /** Says which text it is, and how long it waits. */
    private static String sent(Visit visit, TryView view) {
        String time = Times.exact(view.begun(), visit.zone());
        TryView.@Nullable Before before = view.waits();
        if (before == null) {
            return visit.text("try-of", "time", time);
        }
        @Nullable Long submissions = before.submissions();
        @Nullable Duration pace = before.pace();
        long minutes = submissions == null || pace == null ? 0 : Times.minutes(pace, submissions + 1);
        return visit.text("try-since", "time", time, "minutes", minutes);
    }

    /** Says why nothing is seen yet. */
    private static String waiting(Visit visit, TryView.@Nullable Before before) {
        if (before == null) {
            return visit.text("try-running");
        }
        @Nullable Long submissions = before.submissions();
        if (submissions == null) {
            return visit.text("try-waits");
        }
        if (submissions > 0) {
            return visit.text("try-behind", "count", submissions);
        }
        return before.tries() > 0 ? visit.text("try-behind-tries", "count", before.tries()) : visit.text("try-next");
    }

    private SubmissionHtml.Parts judged(Visit visit, TryView view, Report report) {
        return reports.computeIfAbsent(visit.messages().language(), any -> new SubmissionHtml(visit.messages()))
                .of(
                        report.withSources(List.of())
                                .withCases(report.cases().stream()
                                        .map(one -> one.name().equals(Problem.OWN_INPUT)
                                                ? one.named(visit.text("try-own-input"))
                                                : one)
                                        .toList()),
                        packages.section(view.version()).open(),
                        Map.of());
    }

    private static String ended(Visit visit, CaseSection one) {
        @Nullable Double time = one.cpuTimeMillis();
        @Nullable Long memory = one.peakMemoryBytes();
        return visit.text(
                "try-ended",
                "time",
                Quantity.millis(time == null ? 0 : time),
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
