package judge.engine;

import judge.check.Checker;
import judge.check.ExactChecker;
import judge.check.FloatChecker;
import judge.check.QuestionChecker;
import judge.check.Ruling;
import judge.check.TokenChecker;
import judge.problem.CheckerChoice;
import judge.sudoku.check.SudokuChecker;

/** The checkers that are built in. */
public final class Checkers {

    private Checkers() {}

    /** The checker that a problem has chosen. */
    public static Checker of(CheckerChoice.BuiltIn choice) {
        return switch (choice.kind()) {
            case TOKEN -> new TokenChecker();
            case EXACT -> new ExactChecker();
            case FLOAT -> new FloatChecker();
            case SUDOKU -> new SudokuChecker();
            case QUESTION -> new QuestionChecker();
            case NONE -> attempt -> new Ruling.Accepted(1);
        };
    }
}
