package judge.sudoku.generate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RequestTest {

    @Test
    void rangesAreReadAsTheyAreWritten() {
        assertThat(Range.of("5..60")).contains(new Range(5, 60));
        assertThat(Range.of("7")).contains(new Range(7, 7));
        assertThat(Range.of("8.8..")).contains(new Range(8.8, Double.MAX_VALUE));
        assertThat(Range.of("..6.5")).contains(new Range(0, 6.5));
        assertThat(Range.of("8.25..8.5")).contains(new Range(8.25, 8.5));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "..", "x", "9..8", "-1..2", "1...2", "1..2..3", "1e3", "0x1", " 1", "1234567890123456"})
    void whatIsNoRangeIsRefused(String text) {
        assertThat(Range.of(text)).isEmpty();
    }

    @Test
    void hardnessIsReadAsItIsWritten() {
        assertThat(Hardness.of("rows=8.8..,rows-back=..6.5,fewest=2..3"))
                .contains(new Hardness(Map.of(
                        SearchOrder.ROWS, new Range(8.8, Double.MAX_VALUE),
                        SearchOrder.ROWS_BACK, new Range(0, 6.5),
                        SearchOrder.FEWEST, new Range(2, 3))));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "rows",
                "rows=",
                "rows=..",
                "=1..2",
                "diagonal=1..2",
                "rows=1..2,",
                "rows=1..2,rows=1..3",
                "rows=16..",
                "rows=2..1",
                "ROWS=1..2",
                "rows=1..16"
            })
    void whatIsNoHardnessIsRefused(String text) {
        assertThat(Hardness.of(text)).isEmpty();
    }
}
