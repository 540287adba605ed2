package judge.source;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SpacedFormulasTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "给定 $ n $ 个 $ a_1, a_2 $ | 给定 $n$ 个 $a_1, a_2$",
                "$d $ and $ e$, $f$ | $d$ and $e$, $f$",
                "`$ n $` and $$ x $$ | `$ n $` and $$ x $$",
                "\\$ 5 and $ n $ | \\$ 5 and $n$",
                "$ a \\$ b $ c | $a \\$ b$ c",
                "costs $ 5 | costs $ 5",
                "a $ $ b | a $ $ b",
            })
    void formulasLoseTheBlanksBesideTheirSigns(String written, String tight) {
        assertThat(SpacedFormulas.tight(written)).isEqualTo(tight);
    }
}
