package judge.sudoku.solve;

import static org.assertj.core.api.Assertions.assertThat;

import judge.exactcover.CoverMatrix;
import judge.sudoku.grid.Grid;
import judge.sudoku.grid.Grids;
import org.junit.jupiter.api.Test;

class SudokuCoverTest {
    @Test
    void has324ItemsOfNineOptionsEach() {
        CoverMatrix matrix = new CoverMatrix(SudokuCover.PROBLEM);
        matrix.checkInvariants();
        assertThat(SudokuCover.PROBLEM.options()).isEqualTo(729);
        assertThat(SudokuCover.PROBLEM.primaryItems()).isEqualTo(324);
        int[] options = new int[729];
        for (int item = 0; item < 324; item++) {
            assertThat(matrix.optionsOf(item, options)).isEqualTo(9);
        }
    }

    @Test
    void givesTwoOptionsAnItemInCommonExactlyIfTheyClash() {
        CoverMatrix matrix = new CoverMatrix(SudokuCover.PROBLEM);
        for (int cell = 0; cell < 81; cell++) {
            matrix.choose(SudokuCover.option(cell, 5));
            for (int other = 0; other < 81; other++) {
                boolean clash = other != cell
                        && Grids.with(Grids.with(Grids.BLANK, cell, 5), other, 5)
                                .firstClash()
                                .isPresent();
                assertThat(matrix.isAvailable(SudokuCover.option(other, 5))).isEqualTo(!clash && other != cell);
                assertThat(matrix.isAvailable(SudokuCover.option(other, 6))).isEqualTo(other != cell);
            }
            matrix.undoTo(0);
        }
    }

    @Test
    void refusesGivensThatClash() {
        Grid clash = Grids.with(Grids.with(Grids.BLANK, 0, 3), 10, 3);
        assertThat(new CoverMatrix(SudokuCover.PROBLEM).start(SudokuCover.options(clash)))
                .isFalse();
    }
}
