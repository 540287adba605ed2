package judge.problem.reading;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;
import judge.problem.PackageFolder;
import judge.problem.yaml.Constants;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ConstantsTest {

    private static final Constants LONG = new Constants(Map.of("c", "x".repeat(1_000)));

    /** 20,000 times a text of 100,000 letters was more than the judge has memory. */
    @Test
    void aSmallFileDoesNotBecomeOneThatFillsTheMemory() {
        byte[] source = "{{c}}".repeat(100_000).getBytes(StandardCharsets.UTF_8);

        assertThat(LONG.in(source)).hasSizeBetween(16_000_000, 18_000_000).endsWith('{', '{', 'c', '}', '}');
    }

    @Test
    void aConstantIsNoLongText(@TempDir Path temp) {
        String yaml = PackageFolder.PROBLEM_YAML + "constants: {n: {value: 1, tex: " + "x".repeat(1_001) + "}}\n";

        assertThat(PackageFolder.sound(temp).write("problem.yaml", yaml).faults())
                .singleElement()
                .asString()
                .contains("constants.n.tex must be at most 1000 characters long, found \"xxx");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    10.0    | 10,0
                    1000000 | 10^6
                    1000000 | $10^6$
                    1000000 | 1\\,000\\,000
                    1000000 | 1e6
                    1000000 | 10**6
                    1000000 | 1{,}000{,}000
                    1000000 | 1 000 000
                    1000000 | 1.000.000
                    1000000 | 1'000'000
                    1000000 | 1_000_000L
                    1000000 | \\(10^{6}\\)
                    1000000 | \\num{1000000}
                    1000000 | 10<sup>6</sup>
                    1000000 | 10⁶
                    1000000 | 100 万
                    1000000 | one million
                    1000000 | at most 5 of them
                    1000000 | 1000000 ms
                    5000000 | 5,000,000
                    5000000 | 5 \\cdot 10^6
                    5000000 | 5\\times10^{6}
                    5000000 | 5x10^6
                    1e9     | 10^9
                    1000000007 | 10^9+7
                    2147483647 | 2^{31}-1
                    2147483647 | 0x7fffffff
                    1048576 | 1 << 20
                    -1000   | $-10^3$
                    -1000   | −1000
                    0.000001 | 10^{-6}
                    0.000001 | 1e-6
                    0.5     | \\frac{1}{2}
                    0.333   | \\frac{1}{3}
                    0.05    | 5\\%
                    1000    | \\texttt{1000}
                    1000    | **1000**
                    yes     | 10^6
                    3       | ((((((((((((((((((((((((((((((3))))))))))))))))))))))))))))))
                    3       | 9^9^9^9^9
                    3       | 1e9999*1e9999
                    """)
    void aVariantMayWriteTheNumberOtherwise(String value, String variant) {
        assertThat(ConstantVariant.differs(value, variant)).isFalse();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    1000    | 10^6
                    1000    | $10^6$
                    1000000 | 100\\,000
                    1000000 | 1e5
                    1000000 | 10**5
                    100000  | 1,000,000
                    1000    | 10<sup>6</sup>
                    1000    | 10⁶
                    1000000 | 10 万
                    1000000007 | 10^9+9
                    2147483647 | 2^{31}
                    0.000001 | 10^{-9}
                    -1000   | 1000
                    10.5    | 10,0
                    0.4     | \\frac{1}{3}
                    """)
    void aVariantThatSaysAnotherNumberIsToldOf(String value, String variant) {
        assertThat(ConstantVariant.differs(value, variant)).isTrue();
    }

    @Test
    void aVariantOfAnotherNumberIsAWarningWithBothOfThem(@TempDir Path temp) {
        String yaml = PackageFolder.PROBLEM_YAML
                + "constants:\n  n: {value: 1000, tex: '10^6', word: '1000'}\n  m: {value: 10.0, tex: '10,0'}\n";

        assertThat(PackageFolder.sound(temp).write("problem.yaml", yaml).findings())
                .containsExactly(
                        "problem.yaml:7: constants.n.tex seems to say another number than value, which is 1000,"
                                + " found \"10^6\"");
    }

    @Test
    void whatIsPutInIsCountedForEachFileAnew() {
        String text = "{{c}}".repeat(16_000);

        assertThat(LONG.in(text)).hasSize(16_000_000);
        assertThat(LONG.in(text)).hasSize(16_000_000);
    }
}
