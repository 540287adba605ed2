package judge.knowledge;

import java.util.Optional;
import judge.problem.ReferenceName;

/** What the judge knows of one problem beyond its package. Implementations are used by one thread. */
public interface Knowledge extends InputSpace {

    /** What is known of the problem that a reference solver answers, with inputs of the contest only. */
    static Knowledge of(ReferenceName reference) {
        return of(reference, Scope.PROMISED);
    }

    /** What is known of the problem that a reference solver answers. */
    static Knowledge of(ReferenceName reference, Scope scope) {
        return switch (reference) {
            case TARGET_SUDOKU -> new TargetKnowledge(scope);
            case SUDOKU -> new PuzzleKnowledge(scope);
        };
    }

    /** What is known of a problem, if anything is, with inputs of the contest only. */
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

    @Override
    String input(long seed, int number);

    @Override
    String neighbour(String input, long seed);

    @Override
    boolean isLegal(String input);

    @Override
    Knowledge promised();

    /** The source of a program that reads and writes as the problem wants it; {@code @TODO@} stands where to go on. */
    String starter();
}
