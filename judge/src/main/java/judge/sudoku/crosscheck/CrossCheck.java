package judge.sudoku.crosscheck;

import java.util.Map;
import java.util.Optional;

/**
 * The result of comparing the solvers.
 *
 * @param golden how many grids of the golden set were compared
 * @param generated how many generated grids were compared
 * @param byCompletions how many of them all have no, one or several completions
 * @param asked how many times each question was put to both
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
