package judge.schedule;

import java.util.Comparator;

/**
 * The order in which waiting programs get a processor: programs that somebody waits for first, then needed cases before
 * those tried ahead of time, then the submission that was begun first, then its cases in the order of the problem.
 *
 * @param ahead whether it may turn out that the result is not needed
 * @param submission the submission's number, from 0 in the order in which submissions were begun
 * @param number the number of the case, from 0 in the order of the problem; -1 for compiling
 */
public record Priority(boolean ahead, long submission, int number) implements Comparable<Priority> {

    /** The priority before all others. */
    public static final Priority FIRST = new Priority(false, -1, 0);

    /** Added to the number of a submission that nobody waits for: it comes after all others. */
    public static final long BACKGROUND = 1L << 40;

    private static final Comparator<Priority> ORDER = Comparator.comparing(Priority::isBackground)
            .thenComparing(Priority::ahead)
            .thenComparingLong(Priority::submission)
            .thenComparingInt(Priority::number);

    public static Priority ofCompiling(long submission) {
        return new Priority(false, submission, -1);
    }

    /** Tells whether nobody waits for the result. */
    boolean isBackground() {
        return submission >= BACKGROUND;
    }

    @Override
    public int compareTo(Priority other) {
        return ORDER.compare(this, other);
    }
}
