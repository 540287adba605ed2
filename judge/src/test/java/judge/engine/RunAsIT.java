package judge.engine;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import judge.problem.Problem;
import judge.problem.reading.PackageReader;
import judge.report.Report;
import judge.submission.SourceFile;
import judge.submission.Submission;
import judge.verdict.Verdict;
import org.apache.commons.io.file.PathUtils;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Sources of one language that are run as another one. */
@Tag("languages")
class RunAsIT {

    private static final String TELLING =
            """
            import platform
            numbers = sum(map(int, input().split()))
            print(numbers if platform.python_implementation() == "PyPy" else -1)
            """;

    @TempDir
    private Path temp;

    @Test
    void aProblemHasPythonRunAsPyPyWithItsTimeAndItsName() throws Exception {
        PathUtils.copyDirectory(Path.of("judge/src/test/resources/judge/problems/sum"), temp.resolve("sum"));
        Files.writeString(temp.resolve("sum/judge.yaml"), "python3:\n  runtime: pypy3\n");
        Problem asPyPy = PackageReader.read(temp.resolve("sum"));
        Files.writeString(temp.resolve("sum/judge.yaml"), "python3:\n  runtime: python3\n");
        Problem asItself = PackageReader.read(temp.resolve("sum"));
        Problem byTheContest = asItself.running("python3", "pypy3");
        try (Toolchain toolchain = Toolchains.isolated(1)) {
            LocalJudge judge = new LocalJudge(toolchain, new JudgingRules(true, false, false));

            Report itself = judge.judge(handedIn(), asItself);
            assertThat(itself.verdict()).isEqualTo(Verdict.WA);
            assertThat(itself.language()).isEqualTo("python3");
            for (Problem problem : List.of(asPyPy, byTheContest)) {
                Report report = judge.judge(handedIn(), problem);
                assertThat(report.verdict()).isEqualTo(Verdict.AC);
                assertThat(report.language()).isEqualTo("pypy3");
                assertThat(report.limits().timeMultiplier()).isEqualTo(2);
                assertThat(report.fingerprint()).isNotEqualTo(itself.fingerprint());
            }
        }
    }

    private static Submission handedIn() {
        return Submission.of("1", "anna", "sum", List.of(new SourceFile("a.py", TELLING.getBytes(UTF_8))), 1_000);
    }
}
