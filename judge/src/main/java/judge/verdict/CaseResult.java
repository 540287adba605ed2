package judge.verdict;

import java.util.Optional;
import judge.problem.TestCase;
import judge.reason.Reason;
import judge.reason.ReasonCode;

/**
 * The result of one test case.
 *
 * @param name the test case's
 * @param verdict on this case alone
 * @param score points earned
 * @param maxScore points it could earn
 * @param measured the program's figures; empty where it was not run
 * @param reason absent for accepted cases
 */
public record CaseResult(
        String name,
        Verdict verdict,
        double score,
        double maxScore,
        Optional<Measured> measured,
        Optional<Reason> reason) {

    /** Makes the result of a case that could not be judged, at no fault of the contestant's. */
    public static CaseResult failed(TestCase testCase, Reason reason) {
        return new CaseResult(
                testCase.name(), Verdict.JE, 0, testCase.maxScore(), Optional.empty(), Optional.of(reason));
    }

    /** The same case, which turns out not to be judged right, at no fault of the contestant's. */
    CaseResult failed(Reason why) {
        return new CaseResult(name, Verdict.JE, 0, maxScore, measured, Optional.of(why));
    }

    /** Tells whether the problem's own validator had to be ended on the case for its time. */
    public boolean isByHungValidator() {
        return verdict == Verdict.JE
                && reason.filter(why -> why.code() == ReasonCode.CHECKER_HUNG).isPresent();
    }

    /** Makes the result of a case that was not run. */
    public static CaseResult skipped(TestCase testCase, Optional<Reason> reason) {
        return new CaseResult(testCase.name(), Verdict.SK, 0, testCase.maxScore(), Optional.empty(), reason);
    }
}
