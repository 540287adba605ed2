package judge.language.gnu.compile;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import judge.language.Compilation.Diagnostic;
import judge.language.gnu.hint.CompileCauses;
import judge.problem.ProcessStart;
import judge.submission.SourceText;
import org.junit.jupiter.api.Test;

/** A source may be long and odd. To look through it takes as long as it is long, not as the square of that: minutes. */
class LongTextsTest {

    private static final int LENGTH = 400_000;

    @Test
    void blankLinesKeepNobodyFromNamingTheCause() {
        Diagnostic unknown =
                new Diagnostic("error", "a.cpp", LENGTH, 1, "'sort' was not declared in this scope", "sort(a)", "");

        assertThat(soon(() -> CompileCauses.of(List.of(unknown), Map.of("a.cpp", repeated("\n")))))
                .hasSize(1);
    }

    @Test
    void commentsThatDoNotEndKeepNobodyFromJudging() {
        String source = repeated("/* ") + "\nasm (\"nop\");";

        assertThat(soon(() -> ContestRules.broken(Map.of("a.cpp", new SourceText("UTF-8", source)))))
                .isEmpty();
        assertThat(soon(() -> ProcessStart.in(source.getBytes(UTF_8), "cpp"))).isEmpty();
    }

    @Test
    void whatAWarningRepeatsIsReadOnce() {
        String said = "a.cpp:1:2: warning: #warning " + repeated(" [-W") + " [-Wcpp]";

        assertThat(soon(() -> new GnuText(path -> path, (file, line) -> "").read(said.getBytes(UTF_8))))
                .singleElement()
                .satisfies(one -> assertThat(one.code()).isEqualTo("-Wcpp"));
    }

    @Test
    void bracketsAreNoArrays() {
        byte[] said = ("words " + repeated("[")).getBytes(UTF_8);

        assertThat(soon(() -> new GnuDiagnostics(path -> path, (file, line) -> "").read(said)))
                .isEmpty();
    }

    private static String repeated(String piece) {
        return piece.repeat(LENGTH / piece.length());
    }

    private static <T> T soon(Supplier<T> work) {
        return assertTimeoutPreemptively(Duration.ofSeconds(20), work::get);
    }
}
