package judge.sudoku.crosscheck;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.function.BooleanSupplier;
import java.util.function.LongConsumer;
import judge.sudoku.crosscheck.Comparison.Difference;
import judge.sudoku.crosscheck.CrossCheck.Completions;
import judge.sudoku.crosscheck.Disagreement.Said;
import judge.sudoku.grid.Grid;

/** Compares two solvers on the golden set and then on generated grids, until they differ or there is no more time. */
public final class ReferenceVerifier {
    private static final String GOLDEN_SET = "golden-set";

    private final Solver reference;
    private final Solver second;
    private final List<Golden> goldenSet;
    private final Comparison comparison;
    private final Map<Completions, Long> byCompletions = new EnumMap<>(Completions.class);
    private final Map<Question, Long> asked = new EnumMap<>(Question.class);
    private long golden;
    private long generated;

    /** Compares the reference with the other one; a verifier is used once. */
    public ReferenceVerifier(Solver reference, Solver second) {
        this(reference, second, Golden.set());
    }

    ReferenceVerifier(Solver reference, Solver second, List<Golden> goldenSet) {
        this.goldenSet = goldenSet;
        this.reference = reference;
        this.second = second;
        comparison = new Comparison(reference, second);
    }

    /**
     * Compares the solvers. For one seed, grid number n is always the same: more time means more grids, not different
     * ones.
     *
     * @param seed of the generated grids
     * @param more whether there is time for another generated grid; the golden set is compared in any case
     * @param progress is told how many grids were compared
     * @throws InterruptedException if the thread was interrupted between two grids
     */
    public CrossCheck verify(long seed, BooleanSupplier more, LongConsumer progress) throws InterruptedException {
        Optional<Disagreement> found = Optional.empty();
        for (Golden known : goldenSet) {
            checkInterrupted();
            golden++;
            found = onGolden(known);
            progress.accept(golden);
            if (found.isPresent()) {
                return result(found);
            }
        }
        while (found.isEmpty() && more.getAsBoolean()) {
            checkInterrupted();
            generated++;
            found = on(GridSource.GENERATED, generated, generatedGrid(seed, generated));
            progress.accept(golden + generated);
        }
        return result(found);
    }

    private static void checkInterrupted() throws InterruptedException {
        if (Thread.interrupted()) {
            throw new InterruptedException();
        }
    }

    /** The grid of a seed that has a number. */
    static Grid generatedGrid(long seed, long number) {
        Family[] families = Family.values();
        // Neighbouring seeds and numbers must not give neighbouring states of the generator.
        return families[(int) (number % families.length)].make(
                new Random((seed * 1_000_003 + number) * 0x9E3779B97F4A7C15L));
    }

    private Optional<Disagreement> onGolden(Golden known) {
        Optional<Disagreement> differ = on(GridSource.GOLDEN, golden, known.givens());
        if (differ.isPresent()) {
            return differ;
        }
        for (Solver solver : List.of(reference, second)) {
            Answer answer = known.answers(solver);
            if (!answer.text().equals(known.expected())) {
                List<Said> said =
                        List.of(new Said(solver.name(), answer.text()), new Said(GOLDEN_SET, known.expected()));
                return Optional.of(new Disagreement(
                        GridSource.GOLDEN, golden, known.givens(), known.givens(), Optional.empty(), said));
            }
        }
        return Optional.empty();
    }

    private Optional<Disagreement> on(GridSource source, long number, Grid grid) {
        countQuestions(grid);
        if (comparison.differenceOn(grid).isEmpty()) {
            byCompletions.merge(Completions.of(reference.count().applyAsLong(grid, 2L)), 1L, Long::sum);
            return Optional.empty();
        }
        Grid smallest = comparison.smallest(grid);
        Difference difference = comparison.differenceOn(smallest).orElseThrow();
        return Optional.of(new Disagreement(
                source, number, grid, smallest, Optional.of(difference.question()), difference.said()));
    }

    private void countQuestions(Grid grid) {
        for (Question question : Question.values()) {
            if (question.isFor(grid)) {
                asked.merge(question, 1L, Long::sum);
            }
        }
    }

    private CrossCheck result(Optional<Disagreement> found) {
        return new CrossCheck(golden, generated, byCompletions, asked, found);
    }
}
