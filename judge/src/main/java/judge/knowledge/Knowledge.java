package judge.knowledge;

import java.util.List;
import java.util.Optional;
import judge.problem.ReferenceName;

/** What the judge knows of one problem beyond its package. Implementations are used by one thread. */
public interface Knowledge {

    /** What is known of the problem that a reference solver answers. */
    static Knowledge of(ReferenceName reference) {
        return switch (reference) {
            case TARGET_SUDOKU -> new TargetKnowledge();
            case SUDOKU -> new PuzzleKnowledge();
        };
    }

    /** What is known of a problem, if anything is. */
    static Optional<Knowledge> of(Optional<ReferenceName> reference) {
        return reference.map(Knowledge::of);
    }

    /** The source of a program to start from where nothing is known of the problem. */
    static String anyStarter() {
        return Starters.named("Any");
    }

    /**
     * The answer to an input and how it comes about.
     *
     * @throws judge.sudoku.SudokuInputException if the input is malformed, naming the place
     */
    Explanation explain(String input);

    /**
     * An input to try programs on, legal and fair: the same for the same seed and number, small and plain for the first numbers,
     * of all kinds and harder later on.
     *
     * @param number from 0
     */
    String input(long seed, int number);

    /** Whether the problem's statement allows the input. */
    boolean isLegal(String input);

    /** Whether it asks no more work than the contest's data does: being too slow beyond that is no fault. */
    boolean isFair(String input);

    /** How many things that could be taken away an input has, for each kind of thing, the large kinds first. */
    List<Integer> pieces(String input);

    /**
     * The input without some of its pieces of a kind.
     *
     * @param kind index into {@link #pieces}
     * @param from the first piece to go
     * @param to the first piece to stay after it
     */
    String without(String input, int kind, int from, int to);

    /** Inputs that are the same but for their looks, the best looking first. */
    List<String> normalForms(String input);

    /** How big an input is. */
    Explanation.Note size(String input);

    /** The source of a program that reads and writes as the problem wants it; {@code @TODO@} stands where to go on. */
    String starter();
}
