package judge.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import judge.problem.JuryReader;
import judge.problem.JurySubmission;
import judge.problem.PackageReader;
import judge.problem.Problem;
import judge.report.Report;
import judge.sandbox.SandboxException;
import judge.store.MemoryResults;
import judge.submission.Submission;
import judge.submission.SubmissionFinder;
import judge.verdict.Verdict;
import org.apache.commons.io.file.PathUtils;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;

@Isolated("measures")
class TimeLimitsIT {

    private static final Path SUM = Path.of("judge/src/test/resources/judge/problems/sum");

    @AutoClose
    private static Toolchain toolchain;

    @TempDir
    Path temp;

    private Path folder;

    @BeforeAll
    static void setsUpAToolchain() throws Exception {
        toolchain = Toolchains.open();
    }

    @BeforeEach
    void takesTheLimitOutOfThePackage() throws Exception {
        folder = temp.resolve("sum");
        PathUtils.copyDirectory(SUM, folder);
        Path yaml = folder.resolve("problem.yaml");
        Files.writeString(
                yaml, Files.readString(yaml).replaceAll("(?m)^  time_limit:.*\n", "  time_resolution: 0.5\n"));
    }

    @Test
    void theSlowestAcceptedSubmissionSetsTheLimitAndTheReportNamesIt() throws Exception {
        Files.writeString(
                folder.resolve("submissions/accepted/Slow.java"),
                """
                class Slow {
                    public static void main(String[] args) {
                        var info = ProcessHandle.current().info();
                        while (info.totalCpuDuration().get().toMillis() < 900) {
                            info = ProcessHandle.current().info();
                        }
                        java.util.Scanner in = new java.util.Scanner(System.in);
                        System.out.println(in.nextInt() + in.nextInt());
                    }
                }
                """);
        TimeLimits limits = new TimeLimits(toolchain, Optional.empty());
        Problem problem = PackageReader.read(folder);
        assertThat(problem.lacksTimeLimit()).isTrue();

        Report report = judge(limits, problem);

        assertThat(report.verdict()).isEqualTo(Verdict.AC);
        assertThat(report.limits().setBy()).first().isEqualTo("accepted/Slow.java");
        assertThat(report.limits().problemCpuTimeMillis()).isGreaterThanOrEqualTo(1500);
        assertThat(report.limits().problemCpuTimeMillis() % 500).isZero();
        assertThat(limits.of(problem).lacksTimeLimit()).isFalse();
        JurySubmission slow = JuryReader.read(problem).submissions().stream()
                .filter(one -> one.name().equals("accepted/Slow.java"))
                .findFirst()
                .orElseThrow();
        assertThat(limits.measured(slow, problem)).hasValueSatisfying(measured -> assertThat(measured.cases())
                .hasSize(problem.data().cases().size())
                .allMatch(one -> one.verdict() == Verdict.AC));
    }

    @Test
    void aLimitIsKeptAndNotMeasuredAgain() throws Exception {
        MemoryResults kept = new MemoryResults(1 << 20);
        Problem problem = PackageReader.read(folder);
        Duration measured = new TimeLimits(toolchain, Optional.of(kept))
                .of(problem)
                .limits()
                .cpuTime();
        long begun = toolchain.nextNumber();

        Problem again = new TimeLimits(toolchain, Optional.of(kept)).of(problem);

        assertThat(again.limits().cpuTime()).isEqualTo(measured);
        assertThat(again.inferred().orElseThrow().setBy()).isNotEmpty();
        assertThat(toolchain.nextNumber()).as("judgings in between").isEqualTo(begun + 1);
    }

    @Test
    void withoutAnAcceptedSubmissionNothingIsJudgedAndTheReasonIsSaid() throws Exception {
        PathUtils.deleteDirectory(folder.resolve("submissions/accepted"));
        Files.createDirectories(folder.resolve("submissions/accepted"));
        Files.writeString(folder.resolve("submissions/accepted/Wrong.java"), "class Wrong { }");
        TimeLimits limits = new TimeLimits(toolchain, Optional.empty());
        Problem problem = PackageReader.read(folder);

        assertThatThrownBy(() -> limits.of(problem))
                .isInstanceOf(SandboxException.class)
                .hasMessageContaining("accepted/Wrong.java gets CE")
                .hasMessageContaining("limits.time_limit");
        assertThat(judge(limits, problem).verdict()).isEqualTo(Verdict.JE);
        assertThatThrownBy(() -> new LocalJudge(toolchain, new JudgingRules(false, false, false))
                        .judge(submission(problem), problem))
                .isInstanceOf(IllegalArgumentException.class);
    }

    private static Report judge(TimeLimits limits, Problem problem) throws Exception {
        LocalJudge local = new LocalJudge(toolchain, new JudgingRules(false, false, false));
        LimitedJudge judge = new LimitedJudge(limits, local, local);
        Submission submission = submission(problem);
        Report one = judge.judge(submission, problem);
        Report inARun = judge.forRun(Map.of(problem, List.of()), 1).judge(submission, problem);
        assertThat(inARun.verdict()).isEqualTo(one.verdict());
        return one;
    }

    private static Submission submission(Problem problem) throws Exception {
        return SubmissionFinder.single(SUM.resolve("submissions/accepted/Sum.java"), problem.id())
                .read(problem.limits().codeBytes());
    }
}
