package judge.sudoku;

import java.util.Optional;
import judge.knowledge.Knowledge;
import judge.knowledge.Mistakes;
import judge.knowledge.Scope;
import judge.problem.ReferenceName;
import judge.sudoku.knowledge.PuzzleKnowledge;
import judge.sudoku.knowledge.PuzzleMistakes;
import judge.sudoku.knowledge.TargetKnowledge;
import judge.sudoku.knowledge.TargetMistakes;

/**
 * Gives the judge's knowledge of the problems that ship, by the name of the reference solver that a package asks for.
 */
public final class ShippedProblems {

    private ShippedProblems() {}

    /** Returns the knowledge of the problem that a reference solver answers, with inputs of the contest only. */
    public static Knowledge knowledge(ReferenceName reference) {
        return knowledge(reference, Scope.PROMISED);
    }

    /** Returns the knowledge of the problem that a reference solver answers. */
    public static Knowledge knowledge(ReferenceName reference, Scope scope) {
        return switch (reference) {
            case TARGET_SUDOKU -> new TargetKnowledge(scope);
            case SUDOKU -> new PuzzleKnowledge(scope);
        };
    }

    /** Returns the knowledge of a problem, if there is any, with inputs of the contest only. */
    public static Optional<Knowledge> knowledge(Optional<ReferenceName> reference) {
        return reference.map(ShippedProblems::knowledge);
    }

    /** The mistakes that are known in answers to the problem that a reference solver answers. */
    public static Mistakes mistakes(ReferenceName reference) {
        return switch (reference) {
            case TARGET_SUDOKU -> new TargetMistakes();
            case SUDOKU -> new PuzzleMistakes();
        };
    }
}
