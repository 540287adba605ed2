package judge.language.gnu;

import static judge.language.trial.FailedPrograms.example;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import judge.engine.Toolchain;
import judge.engine.Toolchains;
import judge.language.Language;
import judge.language.SecondLook.Example;
import judge.language.SecondLook.Failed;
import judge.language.SecondLook.How;
import judge.language.trial.FailedPrograms;
import judge.reason.Hint;
import judge.reason.HintCode;
import judge.submission.Submission;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Programs in C++ that fail otherwise than by a wrong answer, and the small changes that are tried of them. */
class ChangeTrialsIT {

    @AutoClose
    private static Toolchain toolchain;

    @BeforeAll
    static void setsUpAToolchain() throws Exception {
        toolchain = Toolchains.open();
    }

    private static Failed failed(Submission submission, How how, Example... examples) throws Exception {
        Language language = toolchain.languages().of(submission);
        return FailedPrograms.failed(submission, language, how, List.of(), List.of(examples));
    }

    @Test
    void namesWhatKeepsALoopFromItsEnd() throws Exception {
        Submission submission = FailedPrograms.submission(
                "main.cpp",
                """
                #include <cstdio>
                int main() {
                    int n, count = 0;
                    scanf("%d", &n);
                    while (n >= 0) {
                        n /= 10;
                        count++;
                        if (count > 1000000000) count = 0;
                    }
                    printf("%d\\n", count);
                }
                """);
        Failed slow = failed(submission, How.SLOW, example("10", "2"), example("7", "1"), example("12345", "5"));

        assertThat(toolchain.languages().of(submission).look().slowness(slow, List.of(), Set.of()))
                .containsExactly(Hint.of(HintCode.CHANGED_HELPS, "written", "n >= 0", "changed", "n > 0")
                        .with("line", 5L));
    }

    /** Without the array it would be right, as it would with a smaller one. */
    @Test
    void triesNoChangeOfWhatHasTakenTooMuchMemory() throws Exception {
        Submission submission = FailedPrograms.submission(
                "main.cpp",
                """
                #include <cstdio>
                #include <cstring>
                char many[300000000];
                int main() {
                    int a, b;
                    scanf("%d %d", &a, &b);
                    memset(many, 1, sizeof many);
                    printf("%d\\n", a + b);
                }
                """);
        Failed large = failed(submission, How.MEMORY, example("1 2", "3"), example("4 5", "9"));

        assertThat(toolchain.languages().of(submission).look().hints(large, Set.of()))
                .extracting(Hint::code)
                .doesNotContain(HintCode.LEFT_OUT_HELPS, HintCode.CHANGED_HELPS, HintCode.ADDED_HELPS);
    }
}
