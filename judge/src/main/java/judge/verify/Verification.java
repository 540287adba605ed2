package judge.verify;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import judge.verdict.Verdict;

/**
 * What came of verifying one problem package.
 *
 * @param problem the problem's id
 * @param faults what is wrong with the package itself, each a sentence with path, key and value
 * @param submissions the jury's, in the order of their paths
 * @param cases what each secret case is there for, in order
 */
public record Verification(String problem, List<String> faults, List<JuryResult> submissions, List<CaseReason> cases) {

    public Verification {
        faults = List.copyOf(faults);
        submissions = List.copyOf(submissions);
        cases = List.copyOf(cases);
    }

    /** Of a package whose cases could not be looked at. */
    public Verification(String problem, List<String> faults, List<JuryResult> submissions) {
        this(problem, faults, submissions, List.of());
    }

    /**
     * What came of one of the jury's own submissions.
     *
     * @param path below {@code submissions}, such as {@code wrong_answer/ForgetsMinusOne.java}
     * @param verdict that it got
     * @param score points that it got
     * @param complaints what is not as the package says, each a sentence; none where all is
     * @param verdicts on every case, by its name, in order; also on cases after the first that failed
     * @param margins where it was too near to the time limit
     */
    public record JuryResult(
            String path,
            Verdict verdict,
            double score,
            List<String> complaints,
            Map<String, Verdict> verdicts,
            List<Margin> margins) {

        public JuryResult {
            complaints = List.copyOf(complaints);
            verdicts = Collections.unmodifiableMap(new LinkedHashMap<>(verdicts));
            margins = List.copyOf(margins);
        }

        /** Of a submission that was not run. */
        public static JuryResult of(String path, Verdict verdict, double score, List<String> complaints) {
            return new JuryResult(path, verdict, score, complaints, Map.of(), List.of());
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
