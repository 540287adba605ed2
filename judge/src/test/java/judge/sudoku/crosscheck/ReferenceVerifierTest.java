package judge.sudoku.crosscheck;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.List;
import java.util.OptionalInt;
import java.util.concurrent.atomic.AtomicInteger;
import judge.sudoku.crosscheck.Disagreement.Said;
import judge.sudoku.grid.Grid;
import org.junit.jupiter.api.Test;

class ReferenceVerifierTest {
    private static final String BLANKS = ".".repeat(40);

    private final Solver good = Solvers.dancingLinks();

    /** Compares on the given number of generated grids, without the golden set. */
    private static CrossCheck compared(Solver one, Solver other, int grids) throws InterruptedException {
        AtomicInteger left = new AtomicInteger(grids);
        return new ReferenceVerifier(one, other, List.of()).verify(1, () -> left.getAndDecrement() > 0, compared -> {});
    }

    private Disagreement disagreementWith(Solver broken) throws InterruptedException {
        return compared(good, broken, 1_000).disagreement().orElseThrow();
    }

    @Test
    void leavesNothingOfAGridButWhatShowsTheBug() throws InterruptedException {
        Disagreement found = disagreementWith(
                Broken.counting(count -> (grid, limit) -> grid.digit(40) == 5 ? 0 : count.applyAsLong(grid, limit)));

        assertThat(found.found().givens()).isGreaterThan(1);
        assertThat(found.smallest()).hasToString(BLANKS + "5" + BLANKS);
        assertThat(found.question()).contains(Question.COUNT);
        assertThat(found.said())
                .containsExactly(
                        new Said(
                                "dancing-links",
                                "1 of at most 1, 2 of at most 2, 199 of at most 199, 200 of at most 200"),
                        new Said("broken", "0 of at most 1, 0 of at most 2, 0 of at most 199, 0 of at most 200"));
    }

    @Test
    void noticesALimitThatIsOffByOne() throws InterruptedException {
        Disagreement found = disagreementWith(
                Broken.counting(count -> (grid, limit) -> count.applyAsLong(grid, limit == 2 ? 2 : limit + 1)));

        assertThat(found.question()).contains(Question.COUNT);
        assertThat(found.smallest().givens()).isZero();
    }

    @Test
    void takesAnExceptionForAnAnswer() throws InterruptedException {
        Disagreement found = disagreementWith(Broken.counting(count -> (grid, limit) -> {
            if (grid.digit(0) != 0 && grid.digit(8) != 0) {
                throw new IllegalStateException("lost");
            }
            return count.applyAsLong(grid, limit);
        }));

        assertThat(found.smallest().givens()).isEqualTo(2);
        assertThat(found.said().get(1).answer()).isEqualTo("java.lang.IllegalStateException: lost");
    }

    @Test
    void noticesAScoreThatIsNotTheGreatestEvenIfBothSaySo() throws InterruptedException {
        Solver low = new Solver("low", good.first(), good.count(), good.completions(), grid -> {
            OptionalInt score = good.greatestScore().apply(grid);
            return score.isPresent() ? OptionalInt.of(score.getAsInt() - 1) : score;
        });

        Disagreement found = compared(low, low, 1_000).disagreement().orElseThrow();

        assertThat(found.question()).contains(Question.GREATEST_SCORE);
        assertThat(found.said().get(0).answer()).matches("\\d{4}, but .* \\d{4}");
    }

    @Test
    void noticesACompletionThatIsNoneEvenIfBothSaySo() throws InterruptedException {
        Solver wrong = new Solver(
                "wrong",
                grid -> good.first()
                        .apply(grid)
                        .map(completion -> GridChanges.with(completion, 0, completion.digit(1))),
                good.count(),
                good.completions(),
                good.greatestScore());

        Disagreement found = compared(wrong, wrong, 10).disagreement().orElseThrow();

        assertThat(found.question()).contains(Question.FIRST);
        assertThat(found.said().get(0).answer()).contains("row 1 has");
    }

    @Test
    void noticesACompletionThatIsMissing() throws InterruptedException {
        Solver missing = new Solver(
                "missing",
                good.first(),
                good.count(),
                (grid, limit) -> {
                    List<Grid> all = good.completions().apply(grid, limit);
                    return all.size() > 2 && all.size() < limit ? all.subList(1, all.size()) : all;
                },
                good.greatestScore());

        assertThat(disagreementWith(missing).question()).contains(Question.COMPLETIONS);
    }

    @Test
    void noticesACompletionThatIsThereTwice() throws InterruptedException {
        Solver twice = new Solver(
                "twice",
                good.first(),
                good.count(),
                (grid, limit) -> {
                    List<Grid> all = good.completions().apply(grid, limit);
                    return all.size() == 2 ? List.of(all.get(0), all.get(0)) : all;
                },
                good.greatestScore());

        assertThat(disagreementWith(twice).question()).contains(Question.COMPLETIONS);
    }

    @Test
    void holdsBothAgainstWhatIsKnown() throws InterruptedException {
        Golden known = Golden.set().get(1_000);
        Golden wrong = new Golden(known.givens(), known.count() + 1, known.best());

        CrossCheck result =
                new ReferenceVerifier(good, good, List.of(known, wrong)).verify(1, () -> true, compared -> {});

        Disagreement found = result.disagreement().orElseThrow();
        assertThat(found.source()).isEqualTo(GridSource.GOLDEN);
        assertThat(found.number()).isEqualTo(2);
        assertThat(found.question()).isEmpty();
        assertThat(found.said()).extracting(Said::by).containsExactly("dancing-links", "golden-set");
        assertThat(result.generated()).isZero();
    }

    @Test
    void makesTheSameGridsOfASeed() {
        for (long number = 1; number < 30; number++) {
            assertThat(ReferenceVerifier.generatedGrid(5, number))
                    .isEqualTo(ReferenceVerifier.generatedGrid(5, number));
        }
        assertThat(ReferenceVerifier.generatedGrid(5, 9)).isNotEqualTo(ReferenceVerifier.generatedGrid(6, 9));
    }

    @Test
    void stopsWhenInterrupted() {
        Thread.currentThread().interrupt();

        assertThatExceptionOfType(InterruptedException.class).isThrownBy(() -> compared(good, good, 10));
    }

    @Test
    void hearsOfNoCompletionWhereGivensClash() {
        Grid clash = Grid.parse("11" + ".".repeat(79));
        for (Question question : Question.values()) {
            for (Solver solver : List.of(good, Solvers.bands())) {
                assertThat(question.ask(solver, clash)).satisfies(answer -> {
                    assertThat(answer.sound()).isTrue();
                    assertThat(answer.text()).matches("none|0 .*");
                });
            }
        }
    }
}
