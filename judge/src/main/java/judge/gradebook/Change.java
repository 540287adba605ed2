package judge.gradebook;

import java.util.EnumSet;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import judge.verdict.Verdict;

/**
 * A verdict that differs between two runs.
 *
 * @param contestant the contestant's name
 * @param problem the problem's id
 * @param testCase the name of the case; none where the submission as a whole is meant, as one that compiles in one
 *     run only
 * @param before in the first run
 * @param after in the second run
 * @param causes all that could have brought it about, at least one
 */
public record Change(
        String contestant,
        String problem,
        Optional<String> testCase,
        Verdict before,
        Verdict after,
        Set<Cause> causes) {

    public Change {
        causes = Set.copyOf(causes.isEmpty() ? EnumSet.of(Cause.NOISE) : EnumSet.copyOf(causes));
    }

    /** The causes of a changed verdict. */
    public enum Cause {
        /** The submission is not the same. */
        SOURCE,
        /** Input or answer of the case are not the same, or one run does not have the case. */
        DATA,
        /** Time, memory or output that are allowed. */
        LIMITS,
        /** The JDK, the machine or its isolation. */
        RUNTIME,
        /** The judge's version. */
        JUDGE,
        /** Something else of the problem's package, such as its checker. */
        SETTINGS,
        /** The case was not run in one of the runs, because of the result of another case. */
        OTHER_CASE,
        /** No input of the judging differs: the program itself varies, or the machine's speed does. */
        NOISE;

        /** The name in the message bundles and in JSON. */
        public String word() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }
    }
}
