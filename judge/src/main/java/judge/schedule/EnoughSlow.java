package judge.schedule;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntPredicate;
import judge.problem.Graded;
import judge.problem.TestCase;
import judge.reason.Reason;
import judge.reason.ReasonCode;
import judge.verdict.CaseResult;
import judge.verdict.Measured;
import judge.verdict.Verdict;

/**
 * The rule by which a program has been too slow often enough: it takes all its time on each further case, and says
 * nothing new by it; or has taken long enough on cases that decide nothing. The decision does not depend on the order
 * in which results come.
 *
 * @param cases on so many; those after them in the problem's order are not run
 * @param wanted names of cases that are run although it was too slow on so many
 * @param most after so many no case is run at all
 * @param afterwards so long may it take in all, by the clock, on cases that decide nothing: those after the first
 *     that it fails
 * @param breaking the tree where the rule is only about cases that count for nothing: folders that break off before
 *     them
 */
public record EnoughSlow(
        int cases, Set<String> wanted, int most, Duration afterwards, Optional<Graded.Group> breaking) {

    /** However long it takes. */
    public static final Duration ANY_TIME = Duration.ofSeconds(Long.MAX_VALUE);

    public EnoughSlow {
        wanted = Set.copyOf(wanted);
    }

    /** About all cases. */
    public EnoughSlow(int cases, Set<String> wanted, int most, Duration afterwards) {
        this(cases, wanted, most, afterwards, Optional.empty());
    }

    /** About all cases, however long they take where they are not too slow. */
    public EnoughSlow(int cases, Set<String> wanted, int most) {
        this(cases, wanted, most, ANY_TIME);
    }

    /** About those that count for nothing, as the folders that they lie in have broken off before them. */
    public static EnoughSlow ofSuperfluous(int cases, Duration afterwards, Graded.Group root) {
        return new EnoughSlow(cases, Set.of(), 0, afterwards, Optional.of(root));
    }

    /**
     * Returns why a case is not run; empty where it is.
     *
     * @param all cases of the problem
     * @param results so far, by the number of the case
     * @param concerned tells whether the rule is about the case of a number
     */
    Optional<Reason> skipped(int number, List<TestCase> all, Map<Integer, CaseResult> results, IntPredicate concerned) {
        if (!concerned.test(number)) {
            return Optional.empty();
        }
        boolean isWanted = wanted.contains(all.get(number).name());
        int enough = enough(all.get(number));
        int slow = 0;
        boolean decided = breaking.isPresent();
        Duration taken = Duration.ZERO;
        for (int i = 0; i < number; i++) {
            CaseResult result = results.get(i);
            if (result == null || !concerned.test(i)) {
                continue;
            }
            // One that was begun ahead of time, and is not to be run after all, counts for nothing.
            slow += slow < enough(all.get(i)) && result.verdict() == Verdict.TLE ? 1 : 0;
            taken = decided ? taken.plus(time(result)) : taken;
            if (slow == enough || (!isWanted && taken.compareTo(afterwards) > 0)) {
                return Optional.of(Reason.of(
                        ReasonCode.EARLIER_CASE_FAILED, "case", all.get(i).name()));
            }
            decided |= result.verdict() != Verdict.AC && result.verdict() != Verdict.SK;
        }
        return Optional.empty();
    }

    private static Duration time(CaseResult result) {
        return result.measured().map(Measured::wallTime).orElse(Duration.ZERO);
    }

    /**
     * Tells whether cases without a result yet may be too slow, so that this one need not be run: it would take as long
     * as they do.
     *
     * @param results so far, by the number of the case
     * @param concerned tells whether the rule is about the case of a number
     */
    boolean mayBeSkipped(int number, List<TestCase> all, Map<Integer, CaseResult> results, IntPredicate concerned) {
        if (!concerned.test(number)) {
            return false;
        }
        int slow = 0;
        for (int i = 0; i < number && slow < enough(all.get(number)); i++) {
            CaseResult result = results.get(i);
            boolean counts = slow < enough(all.get(i)) && concerned.test(i);
            slow += counts && (result == null || result.verdict() == Verdict.TLE) ? 1 : 0;
        }
        return slow >= enough(all.get(number));
    }

    private int enough(TestCase one) {
        return wanted.contains(one.name()) ? Math.max(cases, most) : cases;
    }
}
