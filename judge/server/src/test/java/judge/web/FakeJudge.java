package judge.web;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Semaphore;
import judge.engine.Judge;
import judge.engine.JudgingListener;
import judge.problem.Problem;
import judge.problem.TestCase;
import judge.reason.Hint;
import judge.reason.Reason;
import judge.reason.ReasonCode;
import judge.report.CaseSection;
import judge.report.CompileSection;
import judge.report.LimitsSection;
import judge.report.Report;
import judge.report.ReportId;
import judge.report.SourceSection;
import judge.report.TextSection;
import judge.submission.SourceFile;
import judge.submission.Submission;
import judge.verdict.CaseResult;
import judge.verdict.Verdict;

/**
 * Judges by what the source says: with {@code WRONG} in it the first secret case fails, with {@code LEAKS} too, and
 * what is said of it has a value of that case, with {@code BROKEN} it does not compile, anything else is accepted. It
 * can be made to wait at each step.
 */
public final class FakeJudge implements Judge {

    /** The output of a wrong program. */
    public static final String OUTPUT = "<script>alert('output')</script>\n";

    /** A value of a secret case, which a leaking program puts into whatever is said of it. */
    public static final String SECRET = "S4711";

    private static final int MANY = 1_000_000;

    private final Semaphore steps = new Semaphore(MANY);
    private volatile String alsoWrong = "WRONG";

    /** From now on submissions with this word in them are wrong, too: as if the problem had changed. */
    public void failAlso(String word) {
        alsoWrong = word;
    }

    /** From now on each step (compiling, each case, the end) waits for {@link #allow}. */
    public void hold() {
        steps.drainPermits();
    }

    /** Lets the judge do so many steps. */
    public void allow(int count) {
        steps.release(count);
    }

    /** Lets all steps go on from now on. */
    public void release() {
        steps.release(MANY);
    }

    @Override
    public Report judge(Submission submission, Problem problem, JudgingListener listener) throws InterruptedException {
        String text = submission.sources().stream()
                .map(SourceFile::content)
                .map(content -> new String(content, StandardCharsets.UTF_8))
                .reduce("", String::concat);
        steps.acquire();
        listener.compiling();
        boolean broken = text.contains("BROKEN");
        boolean wrong = text.contains("WRONG") || text.contains("LEAKS") || text.contains(alsoWrong);
        List<TestCase> cases = problem.data().cases();
        List<CaseSection> sections = new ArrayList<>();
        if (!broken) {
            listener.running(cases.size());
            for (TestCase one : cases) {
                steps.acquire();
                boolean fails = wrong && !TestCase.isSample(one.name());
                sections.add(fails && text.contains("LEAKS") ? leaking(one) : section(one, fails));
                listener.ended(new CaseResult(
                        one.name(),
                        fails ? Verdict.WA : Verdict.AC,
                        fails ? 0 : one.maxScore(),
                        one.maxScore(),
                        Optional.empty(),
                        Optional.empty()));
            }
        }
        steps.acquire();
        return report(submission, problem, broken, wrong, sections);
    }

    private static CaseSection section(TestCase one, boolean fails) {
        return new CaseSection(
                one.name(),
                fails ? Verdict.WA : Verdict.AC,
                fails ? 0 : one.maxScore(),
                one.maxScore(),
                64.0,
                70.0,
                40_000_000L,
                fails ? Reason.of(ReasonCode.DIFFERENT_TOKEN, "line", 1, "token", 1, "found", OUTPUT.strip()) : null,
                1,
                null,
                new TextSection(OUTPUT, OUTPUT.length()));
    }

    private static CaseSection leaking(TestCase one) {
        Reason reason = Reason.of(
                        ReasonCode.UNCAUGHT_EXCEPTION,
                        "exception",
                        SECRET,
                        "message",
                        "Index " + SECRET,
                        "file",
                        SECRET,
                        "line",
                        1)
                .with(List.of(Hint.of("array-index-beyond", "index", SECRET, "length", 9)));
        return new CaseSection(
                one.name(),
                Verdict.RTE,
                0,
                one.maxScore(),
                64.0,
                70.0,
                40_000_000L,
                reason,
                1,
                null,
                new TextSection(SECRET, SECRET.length()));
    }

    private static Report report(
            Submission submission, Problem problem, boolean broken, boolean wrong, List<CaseSection> sections) {
        double most = problem.scoring()
                ? sections.stream().mapToDouble(CaseSection::maxScore).sum()
                : 1;
        double earned = problem.scoring()
                ? sections.stream().mapToDouble(CaseSection::score).sum()
                : wrong || broken ? 0 : 1;
        CompileSection.Diagnostic diagnostic = new CompileSection.Diagnostic(
                "error", "Main.java", 1, 1, "<script>alert('compiler')</script>", "BROKEN", "compiler.err.expected");
        return new Report(
                Report.VERSION,
                ReportId.next(),
                submission.contestant(),
                problem.id(),
                "java",
                broken ? Verdict.CE : wrong ? Verdict.WA : Verdict.AC,
                earned,
                most,
                new CompileSection(
                        !broken,
                        broken ? null : "Main",
                        "UTF-8",
                        300,
                        broken ? Reason.of(ReasonCode.COMPILE_ERROR, "errors", 1) : null,
                        broken ? List.of(diagnostic) : List.of()),
                new LimitsSection(
                        1000, 3000, 268_435_456L, "heap", 402_653_184L, 67_108_864L, 1000, 1.0, 60, 0L, List.of()),
                "none",
                List.of(),
                null,
                false,
                sections,
                submission.sources().stream()
                        .map(file -> new SourceSection(file.path(), new String(file.content(), StandardCharsets.UTF_8)))
                        .toList(),
                null,
                false,
                null);
    }
}
