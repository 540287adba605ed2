package judge.problem;

import java.nio.file.Path;
import java.util.List;

/** The checker that a problem has chosen. Arguments of the checker belong to the single test case. */
public sealed interface CheckerChoice {

    /** A checker that the judge has built in. */
    record BuiltIn(Kind kind) implements CheckerChoice {}

    /**
     * The problem's own output validators: what one of them rejects is wrong.
     *
     * @param programs folders of sources or single ones, several only in older packages, in the order of their
     *     names
     * @param limits the limits of each for one test case
     */
    record External(List<Path> programs, ValidatorLimits limits) implements CheckerChoice {

        public External {
            programs = List.copyOf(programs);
        }
    }

    /** The built-in checkers. */
    enum Kind {
        /** The default validator of the Kattis format: tokens, case and white space folded, tolerances by argument. */
        TOKEN,
        /** Byte by byte; white space that differs is a presentation error. */
        EXACT,
        /** Tokens, numbers within 1e-6 relative or absolute where no argument says otherwise. */
        FLOAT,
        /** Any valid completion of each puzzle of the input. */
        SUDOKU,
        /** The answer to a question, by its key. No package can choose it: its questions do. */
        QUESTION,
        /** Nothing is compared: whatever is printed is right. No package can choose it. */
        NONE
    }
}
