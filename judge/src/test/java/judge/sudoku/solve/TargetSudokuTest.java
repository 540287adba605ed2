package judge.sudoku.solve;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import judge.sudoku.grid.Grid;
import judge.sudoku.grid.Grids;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class TargetSudokuTest {
    /** This much work took 0.26 s where the worst input took 0.245 s; 0.3 s are allowed. */
    private static final long MOST_WORK = 16_000_000;

    private final TargetSudoku target = new TargetSudoku();
    private final Sudoku sudoku = new Sudoku();

    static List<Grids.Target> targets() {
        return Grids.targets();
    }

    @ParameterizedTest
    @MethodSource("targets")
    void findsTheKnownScoreOfAnInputThatHurtsInFewNodes(Grids.Target input) {
        assertThat(scoreOf(input.givens())).isEqualTo(input.score());
        assertThat(target.statistics().nodes()).isLessThan(500_000);
    }

    static List<Grids.Worst> worstTargets() {
        return Grids.worstTargets();
    }

    @ParameterizedTest
    @MethodSource("worstTargets")
    void staysWithinItsWorkOnTheWorstInputsThatClimbingFound(Grids.Worst input) {
        assertThat(input.givens().givens()).isGreaterThanOrEqualTo(24);
        assertThat(scoreOf(input.givens())).isEqualTo(input.score());
        assertThat(target.statistics().updates() + WorstGrids.LOOK * target.looks())
                .isLessThanOrEqualTo(input.work())
                .isLessThan(MOST_WORK);
    }

    /** A look that comes to no end says nothing: with one node each, every look is such. */
    @ParameterizedTest
    @MethodSource("worstTargets")
    void findsTheSameWhereLooksForCompletionsComeToNoEnd(Grids.Worst input) {
        assertThat(new TargetSudoku(1).best(input.givens()).map(TargetSudoku.Best::score))
                .isEqualTo(Optional.of(input.score()).filter(score -> score >= 0));
    }

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

    @Test
    void reachesTheGreatestScoreOfAllOnABlankGrid() {
        assertThat(scoreOf(Grids.BLANK)).isEqualTo(TargetScore.GREATEST);
    }

    @Test
    void isNotLostAmongGridsThatNearlyReachTheBound() {
        assertThat(scoreOf(Grids.with(Grids.with(Grids.BLANK, 0, 1), 80, 1))).isEqualTo(2884);
        assertThat(target.statistics().nodes()).isLessThan(100_000);
    }

    @Test
    void answersClashingGivensWithoutSearch() {
        assertThat(target.best(Grids.with(Grids.with(Grids.BLANK, 0, 1), 80, 1)))
                .isPresent();
        assertThat(target.best(Grids.with(Grids.with(Grids.BLANK, 0, 1), 8, 1))).isEmpty();
        assertThat(target.statistics().nodes()).isLessThanOrEqualTo(81);
    }

    /** The greatest score, -1 if there is none; makes sure that the grid found has it and is a completion. */
    private int scoreOf(Grid givens) {
        return target.best(givens)
                .map(best -> {
                    assertThat(best.grid().firstFaultAsCompletionOf(givens)).isEmpty();
                    assertThat(TargetScore.of(best.grid())).isEqualTo(best.score());
                    return best.score();
                })
                .orElse(-1);
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
