package judge.schedule;

import java.util.Comparator;

/**
 * Who gets a processor first: what is needed before what is only tried ahead of time, then the submission that was
 * begun first, then its longest case as far as that is known, so that no long one is left over at the end.
 *
 * @param ahead whether it may turn out that nobody needed it
 * @param submission their number, from 0 in the order in which they were begun
 * @param expectedMillis CPU time that it will take; 0 where that is not known
 * @param number of the case, from 0 in the order of the problem
 */
public record Turn(boolean ahead, long submission, double expectedMillis, int number) implements Comparable<Turn> {

    /** Before all others. */
    public static final Turn FIRST = new Turn(false, -1, 0, 0);

    private static final Comparator<Turn> ORDER = Comparator.comparing(Turn::ahead)
            .thenComparingLong(Turn::submission)
            .thenComparing(Turn::expectedMillis, Comparator.reverseOrder())
            .thenComparingInt(Turn::number);

    public static Turn ofCompiling(long submission) {
        return new Turn(false, submission, Double.MAX_VALUE, 0);
    }

    @Override
    public int compareTo(Turn other) {
        return ORDER.compare(this, other);
    }
}
