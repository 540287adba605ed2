package judge.schedule;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import judge.problem.TestCase;
import judge.reason.Reason;
import judge.reason.ReasonCode;
import judge.verdict.CaseResult;
import judge.verdict.Verdict;

/**
 * When a program has been too slow often enough: it takes all its time on each further case, and says nothing new by
 * it. What it decides does not depend on the order in which results come.
 *
 * @param cases on so many; those after them in the problem's order are not run
 * @param wanted names of cases that are run although it was too slow on so many
 * @param most after so many no case is run at all
 */
public record EnoughSlow(int cases, Set<String> wanted, int most) {

    public EnoughSlow {
        wanted = Set.copyOf(wanted);
    }

    /**
     * Why a case is not run; empty where it is.
     *
     * @param all cases of the problem
     * @param results so far, by the number of the case
     */
    Optional<Reason> skipped(int number, List<TestCase> all, Map<Integer, CaseResult> results) {
        int enough = enough(all.get(number));
        int slow = 0;
        for (int i = 0; i < number; i++) {
            CaseResult result = results.get(i);
            // One that was begun ahead of time, and is not to be run after all, counts for nothing.
            boolean counts = slow < enough(all.get(i));
            slow += counts && result != null && result.verdict() == Verdict.TLE ? 1 : 0;
            if (slow == enough) {
                return Optional.of(Reason.of(
                        ReasonCode.EARLIER_CASE_FAILED, "case", all.get(i).name()));
            }
        }
        return Optional.empty();
    }

    /**
     * Whether cases of which nothing is known yet may be too slow, and this one then need not be run: it would take as
     * long as they do.
     *
     * @param results so far, by the number of the case
     */
    boolean mayBeSkipped(int number, List<TestCase> all, Map<Integer, CaseResult> results) {
        int slow = 0;
        for (int i = 0; i < number && slow < enough(all.get(number)); i++) {
            CaseResult result = results.get(i);
            boolean counts = slow < enough(all.get(i));
            slow += counts && (result == null || result.verdict() == Verdict.TLE) ? 1 : 0;
        }
        return slow >= enough(all.get(number));
    }

    private int enough(TestCase one) {
        return wanted.contains(one.name()) ? Math.max(cases, most) : cases;
    }
}
