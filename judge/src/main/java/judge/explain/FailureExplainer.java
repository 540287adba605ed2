package judge.explain;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import judge.engine.Toolchain;
import judge.explain.file.FileMistakes;
import judge.explain.look.SecondLook.Failed;
import judge.explain.look.Step;
import judge.language.Compilation;
import judge.language.Compilation.Compiled;
import judge.language.Program;
import judge.language.Spot;
import judge.problem.Problem;
import judge.problem.TestCase;
import judge.reason.Hint;
import judge.reason.Hints;
import judge.report.CaseSection;
import judge.report.ExplanationState;
import judge.report.Report;
import judge.sandbox.SandboxException;
import judge.schedule.Priority;
import judge.schedule.ProcessorPool;
import judge.submission.Submission;
import org.jspecify.annotations.Nullable;

/**
 * Looks into failures with the tools that judge, by {@link #STEPS}; the looks of the languages have steps of their own.
 */
public record FailureExplainer(Toolchain toolchain) implements Explainer {

    /** The order of looking; how the time grows is told besides. */
    static final List<Step<Failure>> STEPS = List.of(
            Step.of("line-ends", failure -> !failure.isOverLimit(), LineEndTrial::hints),
            Step.of("look", failure -> !failure.isOverLimit(), FailureExplainer::found),
            Step.of("endless", Failure::hasPrintedTooMuch, FailureExplainer::endless),
            Step.of(
                    "slowness",
                    failure -> failure.isOverLimit() && !failure.hasPrintedTooMuch(),
                    FailureExplainer::slow));

    @Override
    public Explanation explain(Submission submission, Problem problem, Report report) throws InterruptedException {
        Optional<CaseSection> failed = Failure.in(report, problem);
        Optional<TestCase> testCase = failed.flatMap(one -> problem.data().runs().stream()
                .filter(other -> other.name().equals(one.name()))
                .findFirst());
        return testCase.isEmpty()
                ? Explanation.NONE
                : explained(submission, problem, report, failed.get(), testCase.get());
    }

    private Explanation explained(
            Submission submission, Problem problem, Report report, CaseSection failed, TestCase testCase)
            throws InterruptedException {
        boolean slow = Failure.isOverLimit(failed);
        List<Hint> hints = new ArrayList<>();
        @Nullable ExplanationState state = null;
        try (ProcessorPool.Lease core = toolchain.pool().take(Priority.ofCompiling(toolchain.nextNumber()))) {
            Failure failure = Failure.of(toolchain, submission, problem, failed, testCase, core);
            List<Hint> found = Step.first(STEPS, failure);
            state = failure.state(!found.isEmpty());
            hints.addAll(found.isEmpty() && !slow ? failure.told() : found);
        } catch (SandboxException | IOException e) {
            requireGoingOn(e); // This is only an explanation: the report is valid without it.
        } catch (RuntimeException | StackOverflowError e) {
            requireGoingOn(e);
            Hints.none(e);
            return Explanation.NONE;
        }
        if (slow) {
            TimeGrowth.of(problem, report).ifPresent(hints::add);
        }
        return slow || state != null
                ? new Explanation(state, List.of(ExplainedCase.of(failed, hints)))
                : Explanation.NONE;
    }

    /** Goes on, unless this thread is to end, by which reading a file fails as well. */
    private static void requireGoingOn(Throwable why) throws InterruptedException {
        if (Thread.interrupted()) {
            throw new InterruptedException("cancelled: " + why);
        }
    }

    /** The findings of the look, before what judging has told. */
    private static List<Hint> found(Failure failure) throws SandboxException, IOException, InterruptedException {
        List<Hint> found = failure.look().hints(failure.run(), failure.processors());
        if (found.isEmpty()) {
            return List.of();
        }
        List<Hint> hints = new ArrayList<>(found);
        boolean file = found.stream().anyMatch(FileMistakes::isOne);
        failure.told().stream()
                .filter(hint -> !failure.hasHung()) // It did not sleep.
                .filter(hint -> !file || !FileMistakes.isOne(hint))
                .forEach(hints::add);
        return hints;
    }

    private static List<Hint> endless(Failure failure) throws IOException {
        return failure.look().endless(failure.run());
    }

    /** The places where the time goes, behind what probably is the reason, which says more than the place. */
    private static List<Hint> slow(Failure failure) throws SandboxException, IOException, InterruptedException {
        Failed run = failure.run();
        List<Spot> spots = spots(failure, run);
        List<Hint> hints = new ArrayList<>(failure.look().slowness(run, spots, failure.processors()));
        spots.forEach(spot -> hints.add(hint(spot)));
        return hints;
    }

    private static List<Spot> spots(Failure failure, Failed run)
            throws SandboxException, IOException, InterruptedException {
        Optional<List<Spot>> found = failure.look().spots(run, failure.processors());
        if (found.isPresent()) {
            return found.get();
        }
        Compilation compilation =
                failure.language().compiler().compile(run.submission(), run.limits(), failure.processors());
        run.clock().built(compilation);
        if (!(compilation instanceof Compiled compiled)) {
            return List.of();
        }
        try (Program program = failure.language().runtime().layDown(compiled)) {
            return program.sampled(run.input(), run.watched(), failure.processors());
        }
    }

    private static Hint hint(Spot spot) {
        return Hint.of(
                "time-spent",
                "percent",
                spot.percent(),
                "method",
                spot.method(),
                "at",
                spot.line(),
                "called",
                spot.called(),
                "caller",
                spot.callerLine());
    }
}
