package judge.check;

import java.util.Optional;
import judge.problem.CheckerChoice;
import judge.problem.ReferenceName;

/** The checkers that are built in. */
public final class Checkers {

    private Checkers() {}

    /** The checker that a problem has chosen; where its reference is known, a wrong answer is explained by it. */
    public static Checker of(CheckerChoice.BuiltIn choice, Optional<ReferenceName> reference) {
        Checker checker = of(choice);
        return reference.equals(Optional.of(ReferenceName.TARGET_SUDOKU)) ? new PossibleScoreChecker(checker) : checker;
    }

    /** The checker that a problem has chosen. */
    public static Checker of(CheckerChoice.BuiltIn choice) {
        return switch (choice.kind()) {
            case TOKEN -> new TokenChecker();
            case EXACT -> new ExactChecker();
            case FLOAT -> new FloatChecker();
            case SUDOKU -> new SudokuChecker();
        };
    }
}
