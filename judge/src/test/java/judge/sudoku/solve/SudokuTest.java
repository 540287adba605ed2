package judge.sudoku.solve;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import judge.sudoku.grid.Grid;
import judge.sudoku.grid.Grids;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SudokuTest {
    private final Sudoku sudoku = new Sudoku();

    @Test
    void solvesTheSampleOfPoj3074() {
        assertThat(sudoku.solve(Grids.SAMPLE)).contains(Grids.SAMPLE_COMPLETED);
    }

    @ParameterizedTest
    @CsvSource({"17-givens.txt, 500, 51562", "magictour.txt, 200, 101478", "hardest.txt, 150, 530576"})
    void provesEachPuzzleOfTheListsToHaveOneCompletion(String file, int puzzles, long nodes) {
        List<Grid> grids = Grids.puzzles(file);
        assertThat(grids).hasSize(puzzles);
        long spent = 0;
        for (Grid givens : grids) {
            assertThat(sudoku.count(givens, 2)).isEqualTo(1);
            spent += sudoku.statistics().nodes();
            Grid solved = sudoku.solve(givens).orElseThrow();
            assertThat(solved.firstFaultAsCompletionOf(givens)).isEmpty();
        }
        assertThat(spent).isEqualTo(nodes);
    }

    @Test
    void countsUpToTheLimit() {
        assertThat(sudoku.count(Grids.BLANK, 1)).isEqualTo(1);
        assertThat(sudoku.count(Grids.BLANK, 1234)).isEqualTo(1234);
        assertThat(sudoku.count(Grids.SAMPLE_COMPLETED, 10)).isEqualTo(1);
    }

    @Test
    void countsTheThreeCompletionsOfTheContestsFirstSample() {
        assertThat(sudoku.count(Grids.targets().get(0).givens(), 1000)).isEqualTo(3);
    }

    @Test
    void findsNothingWhereGivensClash() {
        Grid clash = Grids.with(Grids.SAMPLE, 0, 2);
        assertThat(sudoku.solve(clash)).isEmpty();
        assertThat(sudoku.count(clash, 10)).isZero();
    }

    @Test
    void findsNothingWhereACellHasNoCandidate() {
        Grid dead = Grid.parse("12345678." + "........." + "........9" + ".".repeat(54));
        assertThat(dead.firstClash()).isEmpty();
        assertThat(sudoku.solve(dead)).isEmpty();
    }

    @Test
    void showsEachCompletionOnceAndIsNotConfusedByWhatItSolvedBefore() {
        Grid givens = Grids.targets().get(1).givens();
        assertThat(sudoku.solve(Grids.SAMPLE)).isPresent();
        List<Grid> completions = new ArrayList<>();
        sudoku.forEachCompletion(givens, completions::add);
        assertThat(completions).hasSize(85).allMatch(completion -> completion.isValidCompletionOf(givens));
        assertThat(new HashSet<>(completions)).hasSize(85);
    }
}
