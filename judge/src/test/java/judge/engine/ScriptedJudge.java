package judge.engine;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import judge.language.Allowance;
import judge.language.Language;
import judge.language.java.Java;
import judge.language.java.compile.Javac;
import judge.language.java.jvm.JvmImage;
import judge.language.java.run.Jvms;
import judge.problem.CheckerChoice;
import judge.problem.Judging;
import judge.problem.LanguageRules;
import judge.problem.PackageContent;
import judge.problem.Problem;
import judge.problem.ProblemLimits;
import judge.problem.Problems;
import judge.problem.TestCase;
import judge.problem.TestData;
import judge.problem.TestGroup;
import judge.reason.Reason;
import judge.report.CaseSection;
import judge.report.Report;
import judge.schedule.ProcessorPool;
import judge.submission.Submission;
import judge.submission.SubmissionException;
import judge.submission.SubmissionFinder;
import judge.verdict.Verdict;
import judge.workspace.Workspace;

/** A judge of Java in a scripted sandbox, and what it judges. */
final class ScriptedJudge {

    static final long CPU_LIMIT_MILLIS = 1_050;
    static final long CODE_BYTES = 1 << 17;

    private static final Duration START_UP = Duration.ofMillis(50);

    /** Any use of the judge. */
    interface Use {
        Report of(LocalJudge judge) throws IOException, InterruptedException;
    }

    private final Path temp;
    private final ScriptedSandbox sandbox;

    /** A judge whose files are in a folder, where a source lies: {@link #source()}. */
    ScriptedJudge(Path temp, ScriptedSandbox sandbox) {
        this.temp = temp;
        this.sandbox = sandbox;
        save(source(), "class Main {}");
    }

    Path source() {
        return temp.resolve("Main.java");
    }

    Submission handedIn() {
        try {
            return SubmissionFinder.single(source(), "sum").read(CODE_BYTES);
        } catch (SubmissionException e) {
            throw new IllegalStateException(e);
        }
    }

    static void save(Path file, String text) {
        try {
            Files.writeString(file, text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The source on a problem of one sample and two secret cases. */
    Report judged(boolean scoring) throws Exception {
        return judged(scoring, false);
    }

    Report judged(boolean scoring, boolean allCases) throws Exception {
        return with(
                List.of(0),
                new JudgingRules(false, allCases, false),
                judge -> judge.judge(handedIn(), problem(scoring)));
    }

    /** Judges with as many processors as are listed. */
    Report with(List<Integer> processors, JudgingRules rules, Use use) throws Exception {
        JvmImage image = new JvmImage(temp);
        Language java = Java.of(
                new Javac(sandbox, image, () -> image, temp),
                new Jvms(sandbox, image, () -> image),
                temp,
                new Allowance(START_UP, "heap", 1 << 20, 0, 0));
        try (Toolchain toolchain = new Toolchain(
                sandbox, Workspace.open(temp), new Languages(List.of(java)), new ProcessorPool(processors))) {
            return use.of(new LocalJudge(toolchain, rules));
        }
    }

    Problem problem(boolean scoring) throws IOException {
        List<TestCase> secret = List.of(testCase("secret/1", "5", 50), testCase("secret/2", "7", 50));
        return Problems.of(
                "sum",
                temp,
                Map.of("en", "Sum"),
                scoring,
                new ProblemLimits(
                        Duration.ofSeconds(1),
                        LanguageRules.NONE,
                        64 << 20,
                        1 << 20,
                        CODE_BYTES,
                        Duration.ofSeconds(30),
                        1 << 29),
                new Judging(
                        new CheckerChoice.BuiltIn(CheckerChoice.Kind.TOKEN),
                        Optional.empty(),
                        Optional.of("sum.in"),
                        Optional.of("sum.out")),
                new TestData(
                        List.of(testCase("sample/1", "3", 0)),
                        new TestGroup("secret", 100, TestGroup.Aggregation.SUM, List.of(), secret, List.of())),
                new PackageContent(temp));
    }

    TestCase testCase(String name, String answer, double maxScore) throws IOException {
        Path file = Files.createDirectories(temp.resolve("data")).resolve(name.replace('/', '-'));
        Path input = Files.writeString(file.resolveSibling(file.getFileName() + ".in"), "1 2\n");
        Path expected = Files.writeString(file.resolveSibling(file.getFileName() + ".ans"), answer + "\n");
        return new TestCase(name, input, expected, List.of(), List.of(), maxScore);
    }

    static List<Verdict> verdicts(Report report) {
        return report.cases().stream().map(CaseSection::verdict).toList();
    }

    static Reason reason(Report report, int index) {
        return Optional.ofNullable(report.cases().get(index).reason()).orElseThrow();
    }
}
