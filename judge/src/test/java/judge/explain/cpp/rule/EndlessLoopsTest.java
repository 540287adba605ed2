package judge.explain.cpp.rule;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import judge.Growth;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EndlessLoopsTest {

    private static String codes(String source, String input) {
        return HintCodes.of(LoopCounts.endless(List.of(HintCodes.lines(source)), input).stream()
                .toList());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '@',
            quoteCharacter = '`',
            textBlock =
                    """
                    double l = 0, r = 1e9;\\nwhile (r - l > 1e-12) f(); @ 2 100000000 @ doubles-unequal{line=2}
                    const double EPS = 1e-10;\\ndouble a, b;\\nwhile (fabs(a - b) > EPS) f(); @ 99999999 \
                    @ doubles-unequal{line=3}
                    double l = 0, r = 1e9; while (r - l > 1e-12) f(); @ 2 100 @ ``
                    double l = 0, r = 1e9; while (r - l > 1e-7) f(); @ 2 100000000 @ ``
                    double l = 0, r = 1e9; while (r - l > 1e-12) { if (m == l) break; } @ 2 100000000 @ ``
                    int l = 0, r = n; while (r - l > 1) f(); @ 2 100000000 @ ``
                    """)
    void areToldWhereTheInputIsLarge(String source, String input, String found) {
        assertThat(codes(source, input)).isEqualTo(found);
    }

    @Test
    void areFoundSoonOrNotAtAll() {
        String part = "double l, r; while (r - l > 1e-12) { ";

        Growth.isLinear(2_000, size -> codes(part.repeat(size), "1 ".repeat(1_000 * size)));
    }
}
