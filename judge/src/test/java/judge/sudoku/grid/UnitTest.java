package judge.sudoku.grid;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class UnitTest {
    @ParameterizedTest
    @EnumSource
    void dividesTheGridIntoNineTimesNineCells(Unit unit) {
        for (int number = 1; number <= 9; number++) {
            for (int place = 1; place <= 9; place++) {
                assertThat(unit.numberOf(unit.cell(number, place))).isEqualTo(number);
            }
        }
        assertThat(IntStream.range(0, 81).map(index -> unit.cell(index / 9 + 1, index % 9 + 1)))
                .doesNotHaveDuplicates()
                .hasSize(81);
    }
}
