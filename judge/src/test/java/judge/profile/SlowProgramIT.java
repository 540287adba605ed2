package judge.profile;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import judge.engine.Toolchain;
import judge.engine.Toolchains;
import judge.problem.LanguageRules;
import judge.problem.PackageReader;
import judge.problem.Problem;
import judge.problem.ProblemLimits;
import judge.reason.Hint;
import judge.reason.HintCode;
import judge.reason.Reason;
import judge.reason.ReasonCode;
import judge.report.CaseSection;
import judge.report.Report;
import judge.report.Reports;
import judge.submission.Submission;
import judge.submission.SubmissionFinder;
import judge.verdict.Verdict;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

public class SlowProgramIT {

    /** Enough for some thirty samples. */
    private static final Duration LIMIT = Duration.ofMillis(350);

    private static final String SEARCHES =
            """
            public class Main {
                static long nodes;

                public static void main(String[] args) {
                    search(0);
                    System.out.println(nodes);
                }

                static void search(int depth) {
                    nodes++;
                    for (int digit = 1; digit <= 9 && depth < 80; digit++) {
                        search(depth + 1);
                    }
                }
            }
            """;

    private static final String FORGES =
            """
            import java.nio.file.Files;
            import java.nio.file.Path;

            public class Main {
                public static void main(String[] args) throws Exception {
                    while (true) {
                        Files.writeString(Path.of("judge-samples"), "\\u001b[2J\\nnot a sample\\n");
                    }
                }
            }
            """;

    private static Toolchain toolchain;

    private final Path folder;

    SlowProgramIT(@TempDir Path folder) {
        this.folder = folder;
    }

    @BeforeAll
    static void setsUpAToolchain() throws Exception {
        toolchain = Toolchains.open();
    }

    @AfterAll
    static void closesTheToolchain() throws Exception {
        toolchain.close();
    }

    private static Problem impatient() throws Exception {
        Problem problem = PackageReader.read(Path.of("problems/noip2009sudoku"));
        ProblemLimits limits = problem.limits();
        return new Problem(
                problem.id(),
                problem.folder(),
                problem.names(),
                problem.scoring(),
                new ProblemLimits(
                        LIMIT,
                        LanguageRules.NONE,
                        limits.memoryBytes(),
                        limits.outputBytes(),
                        limits.codeBytes(),
                        limits.compileTime(),
                        limits.compileMemoryBytes()),
                problem.judging(),
                problem.data(),
                problem.content());
    }

    private List<Hint> hints(String source, ReasonCode why) throws Exception {
        Files.writeString(folder.resolve("Main.java"), source);
        Problem problem = impatient();
        Submission submission = SubmissionFinder.single(folder, problem.id())
                .read(problem.limits().codeBytes());
        Reason reason = Reason.of(why, "limitMillis", 350, "usedMillis", 360);
        List<CaseSection> cases = List.of(
                Reports.accepted("sample/1", 0, 120),
                Reports.accepted("secret/01", 5, 90),
                Reports.failing("secret/20", Verdict.TLE, reason));
        Report report = Reports.with("anna", problem.id(), Verdict.TLE, cases);

        Report explained = new SlowProgram(toolchain).explained(submission, problem, report);

        assertThat(explained.cases().subList(0, 2)).isEqualTo(cases.subList(0, 2));
        assertThat(explained.verdict()).isEqualTo(Verdict.TLE);
        return explained.cases().get(2).reason().hints();
    }

    @Test
    void saysInWhichMethodTheTimeWentAndWhereThatWasCalled() throws Exception {
        List<Hint> hints = hints(SEARCHES, ReasonCode.CPU_TIME_EXCEEDED);

        assertThat(hints).extracting(Hint::code).containsExactly(HintCode.TIME_SPENT, HintCode.TIME_GROWS);
        Map<String, Object> spent = hints.get(0).parameters();
        assertThat(spent).containsEntry("method", "Main.search").containsEntry("caller", 5);
        assertThat((Integer) spent.get("percent")).isGreaterThan(80);
        assertThat((Integer) spent.get("at")).isBetween(9, 14);
        assertThat(hints.get(1).parameters().get("points").toString()).matches("(\\d+: \\d+ ms, )+\\d+: > \\d+ ms");
    }

    @Test
    void isNotTakenInByAProgramThatWritesTheSamplesItself() throws Exception {
        assertThat(hints(FORGES, ReasonCode.CPU_TIME_EXCEEDED))
                .allSatisfy(hint ->
                        assertThat(hint.parameters().values().toString()).doesNotContainPattern("\\p{Cc}|not a"));
    }

    @Test
    void runsNothingThatWasNotTooSlow() throws Exception {
        assertThat(hints("not even Java", ReasonCode.WALL_TIME_EXCEEDED)).isEmpty();
    }
}
