package judge.sudoku.generate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import judge.sudoku.grid.Grid;
import judge.sudoku.solve.Sudoku;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PuzzlesTest {

    private static final Range ONE = new Range(1, 1);
    private static final List<Grid> LIST = List.of(
            Grid.parse("4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........"),
            Grid.parse("7.8...3.....2.1...5.........4.....263...8.......1...9..9.6....4....7.5..........."));

    private final Sudoku solver = new Sudoku();

    @Test
    void haveOneCompletionAndNoGivenTooMany() throws Exception {
        List<Grid> puzzles = Puzzles.make(new PuzzleRequest(20, OptionalInt.empty(), ONE, Hardness.ANY), 1);

        assertThat(puzzles).hasSize(20).doesNotHaveDuplicates();
        for (Grid puzzle : puzzles) {
            assertThat(solver.count(puzzle, 2)).isEqualTo(1);
            for (int cell = 0; cell < Board.CELLS; cell++) {
                int[] fewer = GridCells.cells(puzzle);
                fewer[cell] = 0;
                assertThat(puzzle.digit(cell) == 0 || solver.count(Grid.of(fewer), 2) == 2)
                        .isTrue();
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"0, 2..", "22, 2..1000", "30, 1..1", "80, 1..1", "81, 1..1"})
    void haveTheGivensAndTheCompletionsThatAreWished(int givens, String completions) throws Exception {
        Range range = Range.of(completions).orElseThrow();

        assertThat(Puzzles.make(new PuzzleRequest(3, OptionalInt.of(givens), range, Hardness.ANY), 2))
                .hasSize(3)
                .allMatch(puzzle -> puzzle.givens() == givens)
                .allMatch(puzzle -> range.contains((double) solver.count(puzzle, 2_000)));
    }

    @Test
    void areAsHardUpToTheFirstCompletionAsIsWished() throws Exception {
        Hardness hardness = Hardness.of("fewest=3..3.5,rows=..6").orElseThrow();

        assertThat(Puzzles.make(new PuzzleRequest(5, OptionalInt.empty(), ONE, hardness), 3))
                .allSatisfy(puzzle -> {
                    int[] givens = GridCells.cells(puzzle);
                    assertThat(new SearchTree(givens, SearchOrder.FEWEST).sizeToFirstCompletion(1_000_000))
                            .isBetween(1_000L, 3_162L);
                    assertThat(new SearchTree(givens, SearchOrder.ROWS).sizeToFirstCompletion(10_000_000))
                            .isLessThanOrEqualTo(1_000_000L);
                });
    }

    @Test
    void fromAListAreRearrangedAndComeRoundOnlyWhenTheListIsUsedUp() throws Exception {
        List<Grid> picked = Puzzles.pick(new PuzzleRequest(4, OptionalInt.empty(), ONE, Hardness.ANY), LIST, 4);

        assertThat(picked).hasSize(4).doesNotContainAnyElementsOf(LIST).doesNotHaveDuplicates();
        assertThat(picked).allMatch(puzzle -> solver.count(puzzle, 2) == 1);
        assertThat(picked.subList(0, 2).stream().map(Grid::givens).sorted())
                .isEqualTo(LIST.stream().map(Grid::givens).sorted().toList());
    }

    @Test
    void areNotPickedFromAListThatHasNoneAsWished() {
        PuzzleRequest request = new PuzzleRequest(1, OptionalInt.of(30), ONE, Hardness.ANY);

        assertThatThrownBy(() -> Puzzles.pick(request, LIST, 5)).isInstanceOf(GenerationException.class);
    }

    @Test
    void areTheSameForASeedOnEveryMachine() throws Exception {
        PuzzleRequest request = new PuzzleRequest(1, OptionalInt.empty(), ONE, Hardness.ANY);

        assertThat(Puzzles.make(request, 6))
                .hasToString("[.1...7.2..6.5..3.........5..714.....5....1.....4..39...276...1.9.......6...2.57.8]");
        assertThat(Puzzles.pick(request, LIST, 6))
                .hasToString("[......3..3..6..9...5..7......68.....2.9..........1...4..82......4.....17........5]");
        assertThat(Arrays.toString(new SeededRandom(1).shuffled(9))).isEqualTo("[0, 3, 8, 1, 7, 2, 6, 5, 4]");
    }
}
