package judge.sudoku.bitboard;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import judge.sudoku.grid.Grid;
import judge.sudoku.solve.Sudoku;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class BandSolverTest {
    private static final int[] BLANK = new int[81];

    private final BandSolver bands = new BandSolver();
    private final Sudoku links = new Sudoku();

    static List<BandGrids.Target> targets() {
        return BandGrids.targets();
    }

    @ParameterizedTest
    @CsvSource({"17-givens.txt, 500, 160, 171", "magictour.txt, 200, 1227, 1746", "hardest.txt, 150, 8257, 17396"})
    void provesEachPuzzleOfTheListsToHaveOneCompletion(String file, int puzzles, long guessesToFind, long guesses) {
        List<int[]> grids = BandGrids.puzzles(file);
        assertThat(grids).hasSize(puzzles);
        long spentToFind = 0;
        long spent = 0;
        for (int[] givens : grids) {
            assertThat(bands.count(givens, 2)).isEqualTo(1);
            spent += bands.guesses();
            assertThat(Grid.of(bands.first(givens).orElseThrow()))
                    .isEqualTo(links.solve(Grid.of(givens)).orElseThrow());
            spentToFind += bands.guesses();
        }
        assertThat(spentToFind).isEqualTo(guessesToFind);
        assertThat(spent).isEqualTo(guesses);
    }

    @ParameterizedTest
    @MethodSource("targets")
    void countsAsManyCompletionsAsAreKnown(BandGrids.Target input) {
        // More than the limit would take seconds.
        int limit = 1_100_000;
        long known = Long.parseLong(input.completions().replace(">=", ""));
        assertThat(bands.count(input.givens(), limit)).isEqualTo(Math.min(known, limit));
    }

    @Test
    void showsTheCompletionsThatDancingLinksShow() {
        Random random = new Random(81);
        int compared = 0;
        for (int round = 0; round < 800; round++) {
            compared +=
                    compareCompletions(BandGrids.someOf(BandGrids.complete(random), 24 + random.nextInt(12), random));
        }
        assertThat(compared).isGreaterThan(500);
    }

    @Test
    void showsTheCompletionsThatDancingLinksShowWhereAGivenIsWrong() {
        Random random = new Random(82);
        int without = 0;
        for (int round = 0; round < 800; round++) {
            int[] some = BandGrids.someOf(BandGrids.complete(random), 24 + random.nextInt(12), random);
            int[] givens = BandGrids.with(some, random.nextInt(81), 1 + random.nextInt(9));
            compareCompletions(givens);
            without += bands.first(givens).isEmpty() ? 1 : 0;
        }
        assertThat(without).isBetween(250, 750);
    }

    /**
     * Compares all completions with those that dancing links find, if there are fewer than 500; returns 1 if it did.
     */
    private int compareCompletions(int[] givens) {
        Set<Grid> found = new HashSet<>();
        long shown = bands.enumerate(givens, 500, digits -> found.add(Grid.of(digits)));
        assertThat(found).as("no completion is shown twice").hasSize((int) shown);
        assertThat(links.count(Grid.of(givens), 500))
                .as(Grid.of(givens).toString())
                .isEqualTo(shown);
        assertThat(bands.first(givens).isPresent()).isEqualTo(shown > 0);
        if (shown == 500) {
            return 0;
        }
        links.forEachCompletion(Grid.of(givens), completion -> {
            assertThat(found).contains(completion);
            return true;
        });
        return 1;
    }

    @Test
    void countsUpToTheLimit() {
        assertThat(bands.count(BLANK, 1)).isEqualTo(1);
        assertThat(bands.count(BLANK, 12_345)).isEqualTo(12_345);
    }

    @Test
    void showsDifferentCompletionsOfTheBlankGridWithoutClash() {
        Set<Grid> found = new HashSet<>();
        assertThat(bands.enumerate(BLANK, 5_000, digits -> found.add(Grid.of(digits))))
                .isEqualTo(5_000);
        assertThat(found).hasSize(5_000).allMatch(grid -> grid.isValidCompletionOf(Grid.of(BLANK)));
    }

    @Test
    void takesACompleteGridForItsOnlyCompletion() {
        int[] complete = BandGrids.complete(new Random(1));
        assertThat(bands.first(complete)).contains(complete);
        assertThat(bands.count(complete, 2)).isEqualTo(1);
    }

    @ParameterizedTest
    @ValueSource(ints = {8, 72, 10, 1, 9})
    void findsNothingWhereGivensClashAndDoesNotSearch(int other) {
        int[] clash = BandGrids.with(BandGrids.with(BLANK, 0, 7), other, 7);
        assertThat(bands.first(clash)).isEmpty();
        assertThat(bands.count(clash, 9)).isZero();
        assertThat(bands.guesses()).isZero();
    }

    @Test
    void findsNothingInACompleteGridWithAClash() {
        int[] complete = BandGrids.complete(new Random(2));
        for (int cell = 0; cell < 81; cell++) {
            assertThat(bands.first(BandGrids.with(complete, cell, complete[cell] % 9 + 1)))
                    .isEmpty();
        }
    }

    @Test
    void forgetsASearchThatWasBrokenOff() {
        int[] givens = BandGrids.targets().get(1).givens();
        List<int[]> first = new ArrayList<>();
        bands.enumerate(BLANK, 3, digits -> {});
        assertThat(bands.enumerate(givens, 100, digits -> first.add(digits.clone())))
                .isEqualTo(85);
        List<int[]> again = new ArrayList<>();
        bands.enumerate(givens, 100, digits -> again.add(digits.clone()));
        assertThat(again).containsExactlyElementsOf(first);
    }

    @Test
    void refusesWhatIsNoGrid() {
        assertThatThrownBy(() -> bands.first(new int[80])).hasMessageContaining("not 80");
        assertThatThrownBy(() -> bands.first(BandGrids.with(BLANK, 5, 10))).hasMessageContaining("10");
        assertThatThrownBy(() -> bands.first(BandGrids.with(BLANK, 5, -1))).hasMessageContaining("-1");
        assertThatThrownBy(() -> bands.count(BLANK, 0)).hasMessageContaining("not 0");
        assertThatThrownBy(() -> bands.enumerate(BLANK, 0, digits -> {})).hasMessageContaining("not 0");
    }
}
