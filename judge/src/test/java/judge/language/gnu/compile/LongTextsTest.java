package judge.language.gnu.compile;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import judge.Growth;
import judge.explain.cpp.rule.CompileCauses;
import judge.language.Compilation.Diagnostic;
import judge.problem.ProcessStart;
import judge.submission.SourceText;
import org.junit.jupiter.api.Test;

/** A source may be long and odd. To look through it takes as long as it is long, not as the square of that: minutes. */
class LongTextsTest {

    private static final int LENGTH = 400_000;

    @Test
    void blankLinesKeepNobodyFromNamingTheCause() {
        Growth.isLinear(LENGTH, size -> assertThat(CompileCauses.of(
                        List.of(new Diagnostic(
                                "error", "a.cpp", size, 1, "'sort' was not declared in this scope", "sort(a)", "")),
                        Map.of("a.cpp", "\n".repeat(size))))
                .hasSize(1));
    }

    @Test
    void commentsThatDoNotEndKeepNobodyFromJudging() {
        String end = "\nasm (\"nop\");";

        Growth.isLinear(LENGTH / 3, size -> assertThat(
                        ContestRules.broken(Map.of("a.cpp", new SourceText("UTF-8", "/* ".repeat(size) + end))))
                .isEmpty());
        Growth.isLinear(
                LENGTH / 3, size -> assertThat(ProcessStart.in(("/* ".repeat(size) + end).getBytes(UTF_8), "cpp"))
                        .isEmpty());
    }

    @Test
    void whatAWarningRepeatsIsReadOnce() {
        String begin = "a.cpp:1:2: warning: #warning ";

        Growth.isLinear(LENGTH / 4, size -> assertThat(new GnuText(path -> path, (file, line) -> "")
                        .read((begin + " [-W".repeat(size) + " [-Wcpp]").getBytes(UTF_8)))
                .singleElement()
                .satisfies(one -> assertThat(one.code()).isEqualTo("-Wcpp")));
    }

    @Test
    void bracketsAreNoArrays() {
        Growth.isLinear(LENGTH, size -> assertThat(new GnuDiagnostics(path -> path, (file, line) -> "")
                        .read(("words " + "[".repeat(size)).getBytes(UTF_8)))
                .isEmpty());
    }
}
