package judge.verify;

import java.util.List;

/**
 * The result of verifying one problem package.
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

    /** Whether nothing was found wrong. */
    public boolean isSound() {
        return faults.isEmpty() && submissions.stream().allMatch(JuryResult::isAsExpected);
    }
}
