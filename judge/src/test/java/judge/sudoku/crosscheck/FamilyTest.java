package judge.sudoku.crosscheck;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import judge.sudoku.grid.Grid;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class FamilyTest {
    private static final int GRIDS = 60;

    private static List<Grid> made(Family family) {
        Random random = new Random(7);
        return Stream.generate(() -> family.make(random)).limit(GRIDS).toList();
    }

    @ParameterizedTest
    @EnumSource
    void makesDifferentGrids(Family family) {
        assertThat(made(family).stream().distinct().count()).isGreaterThan(GRIDS / 2);
    }

    @Test
    void makesGridsWithSoManyGivensAsItSays() {
        assertThat(made(Family.SCATTERED))
                .allMatch(grid -> grid.givens() >= 17 && grid.givens() <= 40)
                .allMatch(grid -> grid.firstClash().isEmpty());
        assertThat(made(Family.SPARSE)).allMatch(grid -> grid.givens() <= 16);
        assertThat(made(Family.DENSE)).allMatch(grid -> grid.givens() >= 60);
        assertThat(made(Family.PARTIAL))
                .allMatch(grid -> grid.givens() >= 5 && grid.givens() <= 30)
                .allMatch(grid -> grid.firstClash().isEmpty());
    }

    @Test
    void makesSymmetricGrids() {
        for (Grid grid : made(Family.SYMMETRIC)) {
            for (int cell = 0; cell < Grid.CELLS; cell++) {
                assertThat(grid.digit(cell) == 0).isEqualTo(grid.digit(80 - cell) == 0);
            }
        }
    }

    @Test
    void makesGridsThatClash() {
        assertThat(made(Family.CLASHING)).allMatch(grid -> grid.firstClash().isPresent());
        assertThat(made(Family.CHANGED))
                .anyMatch(grid -> grid.firstClash().isPresent())
                .anyMatch(grid -> grid.firstClash().isEmpty());
    }

    @Test
    void makesGridsOfAtMostThreeDigits() {
        assertThat(made(Family.FEW_DIGITS))
                .allMatch(grid ->
                        grid.toString().replace(".", "").chars().distinct().count() <= 3)
                .anyMatch(grid -> grid.givens() >= 24);
    }

    @Test
    void keepsTheNumberOfCompletionsInDisguise() {
        Random random = new Random(3);
        Solver solver = Solvers.dancingLinks();
        for (Golden known : Golden.set().subList(800, 1_100)) {
            Grid disguised = SymmetryShuffle.of(known.givens(), random);
            assertThat(disguised).isNotEqualTo(known.givens());
            assertThat(solver.count().applyAsLong(disguised, known.count() + 1)).isEqualTo(known.count());
        }
    }

    @Test
    void completesGridsWithoutTheSolvers() {
        RandomCompletion completions = new RandomCompletion(new Random(1));
        for (int count = 0; count < 200; count++) {
            Grid grid = completions.next();
            assertThat(grid.isComplete()).isTrue();
            assertThat(grid.firstClash()).isEmpty();
        }
    }

    @Test
    void addsUpDigitsTimesWeights() {
        assertThat(PlainScore.of(GridChanges.of(cell -> 1))).isEqualTo(6 * 32 + 7 * 24 + 8 * 16 + 9 * 8 + 10);
        assertThat(PlainScore.of(GridChanges.of(cell -> cell == 40 ? 9 : 0))).isEqualTo(90);
        assertThat(PlainScore.of(GridChanges.of(cell -> cell == 10 ? 3 : 0))).isEqualTo(21);
    }
}
