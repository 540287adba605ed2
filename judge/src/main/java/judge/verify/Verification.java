package judge.verify;

import java.util.List;
import judge.verdict.Verdict;

/**
 * What came of verifying one problem package.
 *
 * @param problem the problem's id
 * @param faults what is wrong with the package itself, each a sentence with path, key and value
 * @param submissions the jury's, in the order of their paths
 */
public record Verification(String problem, List<String> faults, List<JuryResult> submissions) {

    public Verification {
        faults = List.copyOf(faults);
        submissions = List.copyOf(submissions);
    }

    /**
     * What came of one of the jury's own submissions.
     *
     * @param path below {@code submissions}, such as {@code wrong_answer/ForgetsMinusOne.java}
     * @param verdict that it got
     * @param score points that it got
     * @param complaints what is not as the package says, each a sentence; none where all is
     */
    public record JuryResult(String path, Verdict verdict, double score, List<String> complaints) {

        public JuryResult {
            complaints = List.copyOf(complaints);
        }

        /** Whether it got what it must get. */
        public boolean isAsExpected() {
            return complaints.isEmpty();
        }
    }

    /** Whether nothing was found wrong. */
    public boolean isSound() {
        return faults.isEmpty() && submissions.stream().allMatch(JuryResult::isAsExpected);
    }
}
