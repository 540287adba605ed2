package judge.sudoku.generate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import judge.sudoku.grid.Grid;
import judge.sudoku.solve.Sudoku;
import judge.sudoku.solve.TargetSudoku;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TargetGridsTest {

    private static TargetRequest request(int givens, String completions, String hardness) {
        return new TargetRequest(
                givens,
                Range.of(completions).orElseThrow(),
                Optional.empty(),
                hardness.isEmpty() ? Hardness.ANY : Hardness.of(hardness).orElseThrow());
    }

    private static TargetRequest unsolvable(int givens, Unsolvable why) {
        return new TargetRequest(givens, new Range(1, 1), Optional.of(why), Hardness.ANY);
    }

    @Test
    void areTheSameForASeedOnEveryMachine() throws Exception {
        Grid grid = TargetGrids.make(request(30, "100..20000", ""), 1);

        assertThat(TargetGrids.make(request(30, "100..20000", ""), 1)).isEqualTo(grid);
        assertThat(TargetGrids.make(request(30, "100..20000", ""), 2)).isNotEqualTo(grid);
        assertThat(grid)
                .hasToString("79..51....1543......429..5742.......6.....2..1.3.4.7....83......4682.3.1......8..");
    }

    @ParameterizedTest
    @CsvSource({"24, 1..600000", "26, 90000..110000", "31, 1..1", "32, 5..60", "81, 1..1", "24, 500000..2000000"})
    void haveTheGivensAndTheCompletionsThatAreWished(int givens, String completions) throws Exception {
        Grid grid = TargetGrids.make(request(givens, completions, ""), 3);

        assertThat(grid.givens()).isEqualTo(givens);
        // Counted by the dancing links; the generator counts by bands.
        assertThat(Range.of(completions).orElseThrow().contains((double) new Sudoku().count(grid, 2_000_001)))
                .isTrue();
    }

    @ParameterizedTest
    @CsvSource({
        "ROWS, 6.5..7",
        "ROWS_BACK, 6.5..7",
        "COLUMNS, 6.5..7",
        "SORTED, 6..6.8",
        "CANDIDATES, 6..6.8",
        "FEWEST, 3..4"
    })
    void areAsHardForAnOrderAsIsWished(SearchOrder order, String powers) throws Exception {
        Grid grid = TargetGrids.make(request(28, "1..20000", order.word() + "=" + powers), 4);

        long nodes = new SearchTree(GridCells.cells(grid), order).size(Long.MAX_VALUE);
        assertThat(Range.of(powers).orElseThrow().contains(Math.log10(nodes)))
                .as("%s nodes", nodes)
                .isTrue();
    }

    @ParameterizedTest
    @CsvSource({"28", "81"})
    void canBeContradictorySoThatMasksToggledWithXorSeeNothing(int givens) throws Exception {
        Grid grid = TargetGrids.make(unsolvable(givens, Unsolvable.CONTRADICTION), 5);

        assertThat(grid.givens()).isEqualTo(givens);
        assertThat(grid.firstClash()).isPresent();
        assertThat(new TargetSudoku().best(grid)).isEmpty();
        assertThat(Toggling.isFooledBy(GridCells.cells(grid))).isTrue();
    }

    @Test
    void canBeUnsolvableWithoutAContradiction() throws Exception {
        Grid grid = TargetGrids.make(unsolvable(26, Unsolvable.SEARCH), 6);

        assertThat(grid.givens()).isEqualTo(26);
        assertThat(grid.firstClash()).isEmpty();
        assertThat(new TargetSudoku().best(grid)).isEmpty();
    }

    @Test
    void giveUpAfterCountedAttempts() {
        assertThatThrownBy(() -> TargetGrids.make(request(81, "2..2", ""), 7)).isInstanceOf(GenerationException.class);
    }

    @Test
    void keepTheirScoresUnderTheSymmetriesOfTheSquareOnly() throws Exception {
        Grid grid = TargetGrids.make(request(30, "2..100", ""), 8);
        TargetSudoku solver = new TargetSudoku();
        int score = solver.best(grid).orElseThrow().score();
        long completions = new Sudoku().count(grid, 1_000);
        int others = 0;
        for (int seed = 0; seed < 50; seed++) {
            Grid kept = TargetGrids.shuffled(List.of(grid), true, seed);
            Grid shuffled = TargetGrids.shuffled(List.of(grid), false, seed);

            assertThat(solver.best(kept).orElseThrow().score()).isEqualTo(score);
            assertThat(new Sudoku().count(shuffled, 1_000)).isEqualTo(completions);
            others += solver.best(shuffled).orElseThrow().score() == score ? 0 : 1;
        }
        assertThat(others).isGreaterThan(30);
    }
}
