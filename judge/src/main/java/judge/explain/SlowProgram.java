package judge.explain;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import judge.engine.AppliedLimits;
import judge.engine.BesideSubmission;
import judge.engine.Toolchain;
import judge.explain.change.SecondLook.Failed;
import judge.explain.change.SecondLook.How;
import judge.language.Compilation;
import judge.language.Compilation.Compiled;
import judge.language.Language;
import judge.language.LookClock;
import judge.language.Program;
import judge.language.Spot;
import judge.problem.Problem;
import judge.problem.TestCase;
import judge.reason.Hint;
import judge.reason.Reason;
import judge.reason.ReasonCode;
import judge.report.CaseSection;
import judge.report.ExplanationState;
import judge.report.Report;
import judge.sandbox.SandboxException;
import judge.schedule.Priority;
import judge.schedule.ProcessorPool;
import judge.submission.Submission;
import judge.sudoku.knowledge.Blanks;
import judge.verdict.Verdict;
import org.jspecify.annotations.Nullable;

/**
 * Finds out where the time of a program that was too slow goes: runs it once more, with what takes samples
 * beside it or in it.
 */
final class SlowProgram {

    private final Toolchain toolchain;

    SlowProgram(Toolchain toolchain) {
        this.toolchain = toolchain;
    }

    /** The report with hints on the first case that took too much CPU time or printed too much, if there is one. */
    Report explained(Submission submission, Problem problem, Report report) throws InterruptedException {
        Optional<CaseSection> slow = report.firstFailing().filter(SlowProgram::isOverLimit);
        Optional<TestCase> testCase = slow.flatMap(one -> problem.data().runs().stream()
                .filter(other -> other.name().equals(one.name()))
                .findFirst());
        // The words of a validator to the program cannot be repeated.
        if (testCase.isEmpty() || problem.type().needsValidator()) {
            return report;
        }
        List<Hint> hints = new ArrayList<>();
        @Nullable ExplanationState explanation = null;
        try {
            boolean printed = slow.get().verdict() == Verdict.OLE;
            explanation = look(submission, problem, testCase.get(), printed, hints);
        } catch (SandboxException | IOException e) {
            hints.clear(); // This is only an explanation: the report is valid without it.
        } catch (RuntimeException | StackOverflowError e) {
            return Unexplained.after(e, report);
        }
        List<TimeGrowth.Point> points = points(problem, report);
        points.stream()
                .filter(point -> !point.passed())
                .findFirst()
                .flatMap(tooSlow -> TimeGrowth.hint(points, tooSlow))
                .ifPresent(hints::add);
        return report.withHints(testCase.get().name(), hints).explained(explanation);
    }

    private static boolean isOverLimit(CaseSection one) {
        @Nullable Reason reason = one.reason();
        return reason != null
                && (reason.code() == ReasonCode.CPU_TIME_EXCEEDED || reason.code() == ReasonCode.OUTPUT_EXCEEDED);
    }

    /** The cases that have passed, and those that took too long; the first of those is the one that is explained. */
    private static List<TimeGrowth.Point> points(Problem problem, Report report) {
        Map<String, Path> inputs =
                problem.data().runs().stream().collect(Collectors.toMap(TestCase::name, TestCase::input));
        List<TimeGrowth.Point> points = new ArrayList<>();
        for (CaseSection one : report.cases()) {
            @Nullable Double millis = one.cpuTimeMillis();
            @Nullable Path input = inputs.get(one.name());
            if (millis != null && input != null && (one.verdict() == Verdict.AC || one.verdict() == Verdict.TLE)) {
                double net = Math.max(0, millis - report.limits().startupMillis());
                blanks(problem, input)
                        .map(blanks -> new TimeGrowth.Point(
                                blanks.blanks(), net / blanks.grids(), one.verdict() == Verdict.AC))
                        .ifPresent(points::add);
            }
        }
        return points;
    }

    private static Optional<Blanks> blanks(Problem problem, Path input) {
        try {
            String text = Files.readString(input, StandardCharsets.ISO_8859_1);
            return problem.judging().reference().flatMap(reference -> Blanks.of(reference, text));
        } catch (IOException e) {
            return Optional.empty();
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

    /** Adds where the time goes, and what probably is the reason. */
    private ExplanationState look(
            Submission submission, Problem problem, TestCase testCase, boolean printed, List<Hint> hints)
            throws SandboxException, IOException, InterruptedException {
        Language language = toolchain.languages().of(submission);
        try (ProcessorPool.Lease core = toolchain.pool().take(Priority.ofCompiling(toolchain.nextNumber()))) {
            byte[] content = Files.readAllBytes(testCase.input());
            BesideSubmission beside = BesideSubmission.of(problem, language.name(), submission);
            Failed failed = new Failed(
                    beside.completed(submission),
                    problem.limits(),
                    beside.input(testCase, content),
                    AppliedLimits.of(problem.limits(), language).run(),
                    How.SLOW,
                    List.of(),
                    () -> TriedCases.of(problem, testCase, beside),
                    new LookClock(toolchain.pace(), core.processor()));
            if (printed) {
                hints.addAll(Looks.of(language).endless(failed));
                return ExplanationState.COMPLETE;
            }
            List<Spot> spots = spots(failed, language, core.processor());
            // The reason says more than the place.
            hints.addAll(Looks.of(language).slowness(failed, spots, core.processor()));
            spots.forEach(spot -> hints.add(hint(spot)));
            return ExplanationState.of(failed.clock().isCutShort(!hints.isEmpty()));
        }
    }

    private static List<Spot> spots(Failed failed, Language language, Set<Integer> processors)
            throws SandboxException, IOException, InterruptedException {
        Optional<List<Spot>> found = Looks.of(language).spots(failed, processors);
        if (found.isPresent()) {
            return found.get();
        }
        Compilation compilation = language.compiler().compile(failed.submission(), failed.limits(), processors);
        failed.clock().built(compilation);
        if (!(compilation instanceof Compiled compiled)) {
            return List.of();
        }
        try (Program program = language.runtime().layDown(compiled)) {
            return program.sampled(failed.input(), failed.watched(), processors);
        }
    }
}
