package judge.verify;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import judge.problem.Problem;
import judge.problem.TestCase;
import judge.verdict.Verdict;

/**
 * The purpose of a secret test case: the jury's wrong submissions that fail it.
 *
 * @param testCase its name
 * @param failedBy the number of the jury's submissions that fail it
 * @param untried the number of those that were not run on it, and might fail it, too
 * @param alone the paths of those that were run on every case and fail no other
 * @param rarest the submission that fails the fewest cases, this one among them, where none fails it alone; empty
 *     if none fails it
 */
public record CaseReason(String testCase, int failedBy, int untried, List<String> alone, Optional<Rarest> rarest) {

    public CaseReason {
        alone = List.copyOf(alone);
    }

    /**
     * A submission that fails few cases.
     *
     * @param path below {@code submissions}
     * @param cases the number of cases that it fails
     * @param more whether it might fail others, too, on which it was not run
     */
    public record Rarest(String path, long cases, boolean more) {}

    /** The reasons of all secret cases, in order. */
    static List<CaseReason> of(Problem problem, List<JuryResult> submissions) {
        List<CaseReason> reasons = new ArrayList<>();
        for (TestCase testCase : problem.data().cases()) {
            if (!testCase.isSample()) {
                reasons.add(of(testCase.name(), submissions));
            }
        }
        return reasons;
    }

    private static CaseReason of(String testCase, List<JuryResult> submissions) {
        List<JuryResult> failing = submissions.stream()
                .filter(one -> isFailure(one.verdicts().getOrDefault(testCase, Verdict.SK)))
                .toList();
        List<String> alone = failing.stream()
                .filter(one -> failures(one) == 1 && !one.verdicts().containsValue(Verdict.SK))
                .map(JuryResult::path)
                .toList();
        // A submission with skipped cases may fail more cases than were counted.
        Optional<Rarest> rarest = failing.stream()
                .map(one -> new Rarest(one.path(), failures(one), one.verdicts().containsValue(Verdict.SK)))
                .min(Comparator.comparing(Rarest::more).thenComparingLong(Rarest::cases))
                .filter(any -> alone.isEmpty());
        long untried = submissions.stream()
                .filter(one -> one.verdicts().get(testCase) == Verdict.SK)
                .count();
        return new CaseReason(testCase, failing.size(), (int) untried, alone, rarest);
    }

    private static long failures(JuryResult submission) {
        return submission.verdicts().values().stream()
                .filter(CaseReason::isFailure)
                .count();
    }

    private static boolean isFailure(Verdict verdict) {
        return verdict != Verdict.AC && verdict != Verdict.SK;
    }
}
