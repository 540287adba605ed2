package judge.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import judge.engine.JudgingRules;
import judge.engine.LocalJudge;
import judge.message.DisplayLanguage;
import judge.message.Messages;
import judge.problem.Problem;
import judge.problem.reading.PackageReader;
import judge.reason.Reason;
import judge.report.Report;
import judge.submission.SubmissionFinder;
import judge.verdict.Verdict;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** A package whose own file starts another process for what is handed in, as some with two parties do. */
@Tag("packages")
class OwnProcessIT extends PackageTrials {

    private static final String DRIVER =
            """
            #include <cstdio>
            #include <unistd.h>
            long add(long a, long b);
            int main() {
                if (fork() < 0) return 1;
                long a, b;
                scanf("%ld %ld", &a, &b);
                printf("%ld", add(a, b));
            }
            """;

    @Test
    void saysOfAProgramThatFailsThatThePackagesOwnFileMayBeTheCause() throws Exception {
        Report report = judged("submissions/accepted/add.cpp", "long add(long a, long b) { return a + b; }\n");

        assertThat(report.verdict()).isEqualTo(Verdict.RTE);
        Reason reason = report.cases().get(0).reason();
        assertThat(reason).isNotNull();
        assertThat(reason.hints().get(0).code()).isEqualTo("package-starts-process");
        assertThat(Messages.in(DisplayLanguage.EN).sentence(reason.hints().get(0)))
                .startsWith("driver.cpp, a file of the problem package, seems to start another process (fork).");
    }

    @Test
    void saysNothingOfThatToAProgramInAnotherLanguage() throws Exception {
        Report report = judged("submissions/wrong_answer/three.py", "exit(1)\n");

        Reason reason = report.cases().get(0).reason();
        assertThat(reason).isNotNull();
        assertThat(reason.hints()).extracting(hint -> hint.code()).containsExactly("exit-not-zero");
    }

    private Report judged(String path, String source) throws Exception {
        Path folder = packaged(Map.of("include/cpp/driver.cpp", DRIVER, path, source));
        Problem problem = PackageReader.read(folder);
        return new LocalJudge(toolchain, new JudgingRules(false, false, false))
                .judge(
                        SubmissionFinder.single(
                                        folder.resolve(path),
                                        problem.id(),
                                        problem.type().handedIn())
                                .read(problem.limits().codeBytes()),
                        problem);
    }
}
