package judge.sudoku.solve;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import judge.sudoku.grid.Grid;
import judge.sudoku.grid.Grids;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The solver beside one that tries every completion: too slow to be a unit test. */
@Tag("repeated")
class TargetEnumerationIT {
    private final TargetSudoku target = new TargetSudoku();
    private final Sudoku sudoku = new Sudoku();

    @Test
    void agreesWithEnumerationOnGridsOfEveryDensity() {
        Random random = new Random(2009);
        int compared = 0;
        for (int round = 0; round < 3_500; round++) {
            Grid givens = Grids.someOf(Grids.complete(random), 24 + random.nextInt(14), random);
            compared += comparedWithEnumeration(givens, 500) ? 1 : 0;
        }
        assertThat(compared).isGreaterThan(2_000);
    }

    @Test
    void agreesWithEnumerationWhereAGivenIsWrong() {
        Random random = new Random(4);
        int without = 0;
        for (int round = 0; round < 1_000; round++) {
            Grid legal = Grids.someOf(Grids.complete(random), 26 + random.nextInt(10), random);
            Grid givens = Grids.with(legal, random.nextInt(Grid.CELLS), 1 + random.nextInt(9));
            comparedWithEnumeration(givens, 500);
            without += target.best(givens).isEmpty() ? 1 : 0;
        }
        assertThat(without).isBetween(300, 950);
    }

    @Test
    void agreesWithEnumerationOfAHundredThousandCompletions() {
        Random random = new Random(100_000);
        int compared = 0;
        while (compared < 4) {
            Grid givens = Grids.someOf(Grids.complete(random), 24, random);
            if (sudoku.count(givens, 20_000) == 20_000) {
                compared += comparedWithEnumeration(givens, 100_000) ? 1 : 0;
            }
        }
    }

    /** The greatest score, -1 if there is none. */
    private int scoreOf(Grid givens) {
        return target.best(givens).map(TargetSudoku.Best::score).orElse(-1);
    }

    private int scoreByEnumeration(Grid givens) {
        int[] best = {-1};
        sudoku.forEachCompletion(givens, completion -> {
            best[0] = Math.max(best[0], TargetScore.of(completion));
            return true;
        });
        return best[0];
    }

    /** Compares with enumeration, if there are fewer completions than the limit. */
    private boolean comparedWithEnumeration(Grid givens, int limit) {
        if (sudoku.count(givens, limit) == limit) {
            return false;
        }
        assertThat(scoreOf(givens)).as(givens.toString()).isEqualTo(scoreByEnumeration(givens));
        return true;
    }
}
