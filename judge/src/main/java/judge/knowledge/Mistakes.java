package judge.knowledge;

import java.util.Optional;
import judge.problem.ReferenceName;
import judge.reason.Reason;
import judge.sudoku.knowledge.PuzzleMistakes;
import judge.sudoku.knowledge.TargetMistakes;

/** Puts a name to wrong answers of one problem. Any number of threads may ask. */
public interface Mistakes {

    /** What is known of the problem that a reference solver answers. */
    static Mistakes of(ReferenceName reference) {
        return switch (reference) {
            case TARGET_SUDOKU -> new TargetMistakes();
            case SUDOKU -> new PuzzleMistakes();
        };
    }

    /**
     * What was probably done wrong; none where no mistake is known that leads to this output.
     *
     * @param input a sound one
     * @param answer the right one
     * @param output a wrong one
     * @param reason what the checker said of it
     */
    Optional<Reason> name(String input, String answer, String output, Reason reason);
}
