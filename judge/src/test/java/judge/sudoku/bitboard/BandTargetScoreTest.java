package judge.sudoku.bitboard;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import judge.sudoku.grid.Grid;
import judge.sudoku.solve.TargetScore;
import judge.sudoku.solve.TargetSudoku;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class BandTargetScoreTest {
    private static final int[] BLANK = new int[81];

    private final BandTargetScore target = new BandTargetScore();
    private final BandSolver solver = new BandSolver();

    static List<BandGrids.Target> targets() {
        return BandGrids.targets();
    }

    static List<BandGrids.Target> worstTargets() {
        return BandGrids.worstTargets();
    }

    @ParameterizedTest
    @MethodSource("targets")
    void findsTheKnownScoreOfAnInputThatHurtsInFewGuesses(BandGrids.Target input) {
        assertThat(target.bestScore(input.givens()).orElse(-1)).isEqualTo(input.score());
        assertThat(target.guesses()).isLessThan(1_000);
    }

    @ParameterizedTest
    @MethodSource("worstTargets")
    void findsTheKnownScoreOfTheWorstInputsWithinTheirGuesses(BandGrids.Target input) {
        assertThat(target.bestScore(input.givens()).orElse(-1)).isEqualTo(input.score());
        assertThat(target.guesses()).isLessThan(12_000);
    }

    @Test
    void agreesWithEnumerationOnGridsOfEveryDensity() {
        Random random = new Random(2010);
        int compared = 0;
        for (int round = 0; round < 2_500; round++) {
            compared += compareWithEnumeration(
                    BandGrids.someOf(BandGrids.complete(random), 24 + random.nextInt(14), random), 5_000);
        }
        assertThat(compared).isGreaterThan(2_000);
    }

    @Test
    void agreesWithEnumerationWhereAGivenIsWrong() {
        Random random = new Random(5);
        int without = 0;
        for (int round = 0; round < 1_000; round++) {
            int[] legal = BandGrids.someOf(BandGrids.complete(random), 24 + random.nextInt(10), random);
            int[] givens = BandGrids.with(legal, random.nextInt(81), 1 + random.nextInt(9));
            compareWithEnumeration(givens, 5_000);
            without += target.bestScore(givens).isEmpty() ? 1 : 0;
        }
        assertThat(without).isBetween(250, 950);
    }

    @Test
    void agreesWithEnumerationOfAHundredThousandCompletions() {
        Random random = new Random(100_001);
        int compared = 0;
        while (compared < 6) {
            int[] givens = BandGrids.someOf(BandGrids.complete(random), 24, random);
            if (solver.count(givens, 20_000) == 20_000) {
                compared += compareWithEnumeration(givens, 100_000);
            }
        }
    }

    @Test
    void agreesWithTheReference() {
        TargetSudoku reference = new TargetSudoku();
        Random random = new Random(6);
        for (int round = 0; round < 200; round++) {
            int[] givens = BandGrids.someOf(BandGrids.complete(random), 20 + random.nextInt(10), random);
            int expected = reference
                    .best(Grid.of(givens))
                    .map(TargetSudoku.Best::score)
                    .orElse(-1);
            assertThat(target.bestScore(givens).orElse(-1))
                    .as(Grid.of(givens).toString())
                    .isEqualTo(expected);
        }
    }

    @Test
    void reachesTheGreatestScoreOfAllOnTheBlankGrid() {
        assertThat(target.bestScore(BLANK)).hasValue(2906);
    }

    @Test
    void findsNothingWhereGivensClash() {
        assertThat(target.bestScore(BandGrids.with(BandGrids.with(BLANK, 0, 1), 8, 1)))
                .isEmpty();
        assertThat(target.guesses()).isZero();
    }

    /** Compares with enumeration, if there are fewer completions than the limit; returns 1 if it did. */
    private int compareWithEnumeration(int[] givens, int limit) {
        int[] best = {-1};
        long shown =
                solver.enumerate(givens, limit, digits -> best[0] = Math.max(best[0], TargetScore.of(Grid.of(digits))));
        if (shown == limit) {
            return 0;
        }
        assertThat(target.bestScore(givens).orElse(-1))
                .as(Grid.of(givens).toString())
                .isEqualTo(best[0]);
        return 1;
    }
}
