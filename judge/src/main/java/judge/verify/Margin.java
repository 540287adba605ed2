package judge.verify;

import java.util.ArrayList;
import java.util.List;
import judge.report.CaseSection;
import judge.verdict.Verdict;
import org.jspecify.annotations.Nullable;

/**
 * A case that a jury submission passes or fails too near to the time limit. It does not make a package unsound: the
 * host may be slow or busy.
 *
 * @param testCase its name
 * @param part of the time limit that was used
 * @param accepted whether the submission must be accepted; otherwise it was too slow, but not by much
 */
public record Margin(String testCase, double part, boolean accepted) {

    /** Accepted submissions should need at most this part of the limit. */
    static final double MOST_PART_IF_ACCEPTED = 0.5;

    /** Submissions that are too slow should need at least this part of it. */
    static final double LEAST_PART_IF_SLOW = 1.5;

    /**
     * The cases that are too near.
     *
     * @param cases as judged with the limit stretched to {@link #LEAST_PART_IF_SLOW}
     * @param limitMillis the limit itself, with the JVM's start-up
     * @param accepted whether the submission must be accepted
     */
    static List<Margin> narrow(List<CaseSection> cases, double limitMillis, boolean accepted) {
        List<Margin> margins = new ArrayList<>();
        for (CaseSection one : cases) {
            @Nullable Double cpuTimeMillis = one.cpuTimeMillis();
            double part = cpuTimeMillis == null ? 0 : cpuTimeMillis / limitMillis;
            boolean near = accepted ? part > MOST_PART_IF_ACCEPTED : part > 1 && one.verdict() != Verdict.TLE;
            if (near) {
                margins.add(new Margin(one.name(), part, accepted));
            }
        }
        return margins;
    }
}
