package judge.sudoku.crosscheck;

import java.util.Map;
import java.util.Optional;

/**
 * The result of comparing the solvers.
 *
 * @param golden the number of grids of the golden set that were compared
 * @param generated the number of generated grids that were compared
 * @param byCompletions the number of all grids with no, one or several completions
 * @param asked the number of times that each question was put to both
 * @param disagreement the first one, after which nothing more was compared
 */
public record CrossCheck(
        long golden,
        long generated,
        Map<Completions, Long> byCompletions,
        Map<Question, Long> asked,
        Optional<Disagreement> disagreement) {

    public CrossCheck {
        byCompletions = Map.copyOf(byCompletions);
        asked = Map.copyOf(asked);
    }

    /** The numbers of completions that grids are sorted by. */
    public enum Completions {
        NONE,
        ONE,
        SEVERAL;

        static Completions of(long count) {
            return count == 0 ? NONE : count == 1 ? ONE : SEVERAL;
        }
    }

    /** Tells whether the solvers agreed on everything. */
    public boolean isSound() {
        return disagreement.isEmpty();
    }
}
