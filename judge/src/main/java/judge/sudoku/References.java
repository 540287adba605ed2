package judge.sudoku;

import java.util.Optional;
import judge.check.Attempt;
import judge.check.Checker;
import judge.check.Ruling;
import judge.problem.TestCase;
import judge.reason.Reason;
import judge.reason.ReasonCode;
import judge.sudoku.check.SudokuChecker;

/** Compares a package's answer files with the reference solver's answers. */
public final class References {

    private References() {}

    /**
     * Returns why a test case cannot be judged: its answer file and the reference do not agree, or the reference has no
     * answer. They agree if the checker accepts the one as output where the other is the answer; where many outputs are
     * right, if it accepts the answer file as output.
     *
     * @param input of the test case
     * @param answer the content of its answer file
     */
    public static Optional<Reason> disagreement(
            ReferenceSolver reference, Checker checker, TestCase testCase, byte[] input, byte[] answer)
            throws InterruptedException {
        byte[] solved;
        try {
            solved = reference.answer(input);
        } catch (ReferenceException e) {
            return Optional.of(Reason.of(
                    ReasonCode.REFERENCE_FAILED, "message", testCase.input().getFileName() + ": " + e.getMessage()));
        }
        Ruling ruling = checker instanceof SudokuChecker
                ? checker.check(new Attempt(input, solved, answer, testCase.checkerArguments()))
                : checker.check(new Attempt(input, answer, solved, testCase.checkerArguments()));
        if (ruling instanceof Ruling.Failed failed) {
            return Optional.of(failed.reason());
        }
        return ruling instanceof Ruling.Accepted
                ? Optional.empty()
                : Optional.of(Reason.of(ReasonCode.REFERENCE_DISAGREES, "answer", testCase.name() + ".ans"));
    }
}
