package judge.sudoku.solve;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import judge.sudoku.grid.Grid;
import judge.sudoku.grid.Grids;
import org.junit.jupiter.api.Test;

class TargetScoreTest {
    @Test
    void weighsTheRingsFromSixToTen() {
        assertThat(TargetScore.weight(0)).isEqualTo(6);
        assertThat(TargetScore.weight(10)).isEqualTo(7);
        assertThat(TargetScore.weight(22)).isEqualTo(8);
        assertThat(TargetScore.weight(41)).isEqualTo(9);
        assertThat(TargetScore.weight(40)).isEqualTo(10);
        assertThat(TargetScore.weight(44)).isEqualTo(6);
    }

    @Test
    void isTheFixedPartAndTheKeyCellsOnEveryCompleteGrid() {
        Random random = new Random(3074);
        for (int round = 0; round < 500; round++) {
            Grid grid = Grids.complete(random);
            int keyCells = ScoreBound.KEY_CELLS.stream().mapToInt(grid::digit).sum();
            assertThat(TargetScore.of(grid))
                    .isEqualTo(TargetScore.FIXED_PART + keyCells)
                    .isBetween(TargetScore.LEAST, TargetScore.GREATEST);
        }
    }
}
