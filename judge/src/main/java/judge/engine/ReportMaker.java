package judge.engine;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import judge.language.Compilation;
import judge.language.Compilation.Compiled;
import judge.language.Compilation.Refused;
import judge.problem.Problem;
import judge.problem.TestCase;
import judge.problem.TimeLimitRule;
import judge.reason.Reason;
import judge.report.CaseSection;
import judge.report.CompileSection;
import judge.report.Report;
import judge.report.ReportId;
import judge.report.SourceSection;
import judge.report.TextSection;
import judge.sandbox.Isolation;
import judge.submission.SourceTexts;
import judge.submission.Submission;
import judge.verdict.CaseResult;
import judge.verdict.GroupGrader;
import judge.verdict.Measured;
import judge.verdict.Scores;
import judge.verdict.Scores.Scored;
import judge.verdict.Verdict;
import org.jspecify.annotations.Nullable;

/**
 * Turns the results of one submission into its report.
 *
 * @param warnings of what compiles, beside the compiler's own
 */
record ReportMaker(
        Submission submission,
        Problem problem,
        AppliedLimits limits,
        Optional<String> compiler,
        List<Compilation.Diagnostic> warnings,
        Isolation isolation,
        Fingerprints fingerprints) {

    Report judged(Compiled compiled, List<CaseResult> results, GroupGrader grader) throws InterruptedException {
        Scored scored = Scores.of(problem, results, grader);
        return report(scored.verdict(), scored.score(), compile(compiled, compiled.entry(), null), scored.results());
    }

    /** Makes the report on a submission that has no program. */
    Report answered(List<CaseResult> results, GroupGrader grader) throws InterruptedException {
        Scored scored = Scores.of(problem, results, grader);
        CompileSection compile = new CompileSection(true, null, null, 0, null, List.of());
        return report(scored.verdict(), scored.score(), compile, scored.results());
    }

    /** The report with the results of the cases beyond the contest. */
    Report beyond(Report report, List<CaseResult> results) {
        return report.withBeyond(results.stream().map(ReportMaker::section).toList());
    }

    Report refused(Refused refused) {
        return report(Verdict.CE, 0, compile(refused, null, refused.reason()), notRun(Optional.empty()));
    }

    /** The host or the problem's setter is at fault. */
    Report failed(Reason reason) {
        CompileSection compile = CompileSection.notCompiled(reason);
        return report(Verdict.JE, 0, compile, notRun(Optional.of(reason)));
    }

    private List<CaseResult> notRun(Optional<Reason> reason) {
        return problem.data().cases().stream()
                .map(testCase -> CaseResult.skipped(testCase, reason))
                .toList();
    }

    private Report report(Verdict verdict, double score, CompileSection compile, List<CaseResult> results) {
        return new Report(
                Report.VERSION,
                ReportId.next(),
                submission.contestant(),
                problem.id(),
                limits.language(),
                verdict,
                score,
                problem.maxScore(),
                compile,
                limits.section(problem.inferred().map(TimeLimitRule::setBy).orElse(List.of())),
                isolation.name(),
                isolation.measures(),
                problem.isExcerpt() ? null : fingerprints.of(submission, problem),
                false,
                results.stream().map(ReportMaker::section).toList(),
                SourceTexts.of(submission).plain().entrySet().stream()
                        .map(source -> new SourceSection(source.getKey(), source.getValue()))
                        .toList(),
                null,
                problem.lowestIsBest(),
                null);
    }

    private CompileSection compile(Compilation compilation, @Nullable String mainClass, @Nullable Reason reason) {
        return new CompileSection(
                reason == null,
                mainClass == null || mainClass.isEmpty() ? null : mainClass,
                compilation.charset().orElse(null),
                compilation.cpuTime().toMillis(),
                reason,
                Stream.concat(reason == null ? warnings.stream() : Stream.empty(), compilation.diagnostics().stream())
                        .map(diagnostic -> new CompileSection.Diagnostic(
                                diagnostic.kind(),
                                diagnostic.file(),
                                diagnostic.line(),
                                diagnostic.column(),
                                diagnostic.message(),
                                diagnostic.sourceLine(),
                                diagnostic.code()))
                        .toList(),
                compiler.orElse(null));
    }

    private static CaseSection section(CaseResult result) {
        Optional<Measured> measured = result.measured();
        return new CaseSection(
                result.name(),
                result.verdict(),
                result.score(),
                result.maxScore(),
                measured.map(Measured::cpuTime).map(ReportMaker::millis).orElse(null),
                measured.map(Measured::wallTime).map(ReportMaker::millis).orElse(null),
                measured.map(Measured::peakMemoryBytes)
                        .filter(bytes -> bytes > 0) // Unknown where the host keeps no account and it ended at once.
                        .orElse(null),
                result.reason().orElse(null),
                measured.map(Measured::runs).orElse(0),
                measured.map(Measured::answerSource).orElse(null),
                measured.filter(any -> result.verdict() != Verdict.AC || TestCase.isSample(result.name()))
                        .map(one -> TextSection.of(one.answerStart(), one.answerBytes()))
                        .orElse(null));
    }

    /** Returns milliseconds to the microsecond, the kernel's precision. */
    private static double millis(Duration time) {
        return Math.floorDiv(time.toNanos(), 1_000) / 1_000.0;
    }
}
