package judge.sudoku.generate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import judge.sudoku.grid.Grid;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class SearchTreeTest {

    private static final int[] GIVENS = GridCells.cells(
            Grid.parse(".92...7..3.7..4...6....9...1.96..3....3.1......8.3215..81.56.3753..9...2.7.3.1..."));

    private static final int[] FULL = Completions.any(new SeededRandom(1));

    @ParameterizedTest
    @EnumSource(SearchOrder.class)
    void areEstimatedWithoutBias(SearchOrder order) {
        double size = new SearchTree(GIVENS, order).size(Long.MAX_VALUE);

        assertThat(new SearchTree(GIVENS, order).estimate(200_000, new SeededRandom(2)) / size)
                .isCloseTo(1, within(0.1));
    }

    @ParameterizedTest
    @EnumSource(SearchOrder.class)
    void ofOneBlankAreOneNode(SearchOrder order) {
        int[] grid = FULL.clone();
        grid[40] = 0;

        assertThat(new SearchTree(grid, order).size(100)).isEqualTo(1);
        assertThat(new SearchTree(grid, order).sizeToFirstCompletion(100)).isEqualTo(1);
        assertThat(new SearchTree(FULL, order).size(100)).isZero();
    }

    @Test
    void areCountedUpToALimit() {
        assertThat(new SearchTree(GIVENS, SearchOrder.ROWS).size(1_000)).isEqualTo(1_000);
    }

    @Test
    void followTheirOrder() {
        assertThat(SearchOrder.ROWS.blanks(GIVENS)).startsWith(0, 3, 4, 5, 7);
        assertThat(SearchOrder.ROWS_BACK.blanks(GIVENS)).startsWith(80, 79, 78, 76);
        assertThat(SearchOrder.COLUMNS.blanks(GIVENS)).startsWith(0, 36, 45, 54, 72);
        assertThat(SearchOrder.COLUMNS_BACK.blanks(GIVENS)).startsWith(80, 53, 44, 35);
        int[] sorted = SearchOrder.SORTED.blanks(GIVENS);
        assertThat(Arrays.stream(sorted).limit(3)).allMatch(cell -> cell / 9 == 6);
        int[] outwards = SearchOrder.NEIGHBOURS.blanks(GIVENS);
        assertThat(Arrays.stream(outwards).map(cell -> cell / 9).distinct()).containsExactly(6, 5, 7, 8, 4, 3, 2, 1, 0);
        Board board = new Board(GIVENS);
        assertThat(Arrays.stream(SearchOrder.CANDIDATES.blanks(GIVENS))
                        .map(cell -> Integer.bitCount(board.candidates(cell)))
                        .toArray())
                .isSorted();
    }
}
