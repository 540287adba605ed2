package judge.verdict;

import java.util.Optional;
import judge.reason.Reason;

/**
 * What came of one test case.
 *
 * @param name the test case's
 * @param verdict on this case alone
 * @param score points earned
 * @param maxScore points it could earn
 * @param measured what the program used; nothing where it was not run
 * @param reason absent for accepted cases
 */
public record CaseResult(
        String name,
        Verdict verdict,
        double score,
        double maxScore,
        Optional<Measured> measured,
        Optional<Reason> reason) {}
