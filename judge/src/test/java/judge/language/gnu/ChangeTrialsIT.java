package judge.language.gnu;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import judge.engine.AppliedLimits;
import judge.engine.Toolchain;
import judge.engine.Toolchains;
import judge.language.Language;
import judge.language.RunInput;
import judge.language.SecondLook.Example;
import judge.language.SecondLook.Failed;
import judge.language.SecondLook.How;
import judge.problem.LanguageRules;
import judge.problem.ProblemLimits;
import judge.reason.Hint;
import judge.reason.HintCode;
import judge.submission.SourceFile;
import judge.submission.Submission;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Programs in C++ that fail otherwise than by a wrong answer, and the small changes that are tried of them. */
class ChangeTrialsIT {

    private static final ProblemLimits LIMITS = new ProblemLimits(
            Duration.ofSeconds(1), LanguageRules.NONE, 64 << 20, 8 << 20, 1 << 20, Duration.ofSeconds(3), 256L << 20);

    @AutoClose
    private static Toolchain toolchain;

    @BeforeAll
    static void setsUpAToolchain() throws Exception {
        toolchain = Toolchains.open();
    }

    private static RunInput input(String text) {
        return new RunInput(text.getBytes(StandardCharsets.UTF_8), Map.of(), Optional.empty(), List.of(), List.of());
    }

    private static Example example(String input, String answer) {
        return new Example(
                input(input),
                output -> new String(output, StandardCharsets.UTF_8).strip().equals(answer));
    }

    private static Failed failed(Submission submission, How how, Example... examples) throws Exception {
        Language language = toolchain.languages().of(submission);
        return new Failed(
                submission,
                LIMITS,
                examples[0].input(),
                AppliedLimits.of(LIMITS, language).run(),
                how,
                List.of(),
                () -> List.of(examples));
    }

    private static Submission submission(String source) {
        SourceFile file = new SourceFile("main.cpp", source.getBytes(StandardCharsets.UTF_8));
        return Submission.of("1", "anna", "sum", List.of(file), 10 << 20);
    }

    @Test
    void namesWhatKeepsALoopFromItsEnd() throws Exception {
        Submission submission = submission(
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
        Submission submission = submission(
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
