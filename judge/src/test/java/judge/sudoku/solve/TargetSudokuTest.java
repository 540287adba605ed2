package judge.sudoku.solve;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import judge.sudoku.grid.Grid;
import judge.sudoku.grid.Grids;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class TargetSudokuTest {
    /** This much work took 0.26 s where the worst input took 0.245 s; 0.3 s are allowed. */
    private static final long MOST_WORK = 16_000_000;

    private final TargetSudoku target = new TargetSudoku();

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
}
