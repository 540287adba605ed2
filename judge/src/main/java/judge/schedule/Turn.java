package judge.schedule;

import java.util.Comparator;

/**
 * Who gets a processor first: what is needed before what is only tried ahead of time, then the submission that was
 * begun first, then its cases in the order of the problem.
 *
 * @param ahead whether it may turn out that nobody needed it
 * @param submission their number, from 0 in the order in which they were begun
 * @param number of the case, from 0 in the order of the problem; -1 for compiling
 */
public record Turn(boolean ahead, long submission, int number) implements Comparable<Turn> {

    /** Before all others. */
    public static final Turn FIRST = new Turn(false, -1, 0);

    private static final Comparator<Turn> ORDER = Comparator.comparing(Turn::ahead)
            .thenComparingLong(Turn::submission)
            .thenComparingInt(Turn::number);

    public static Turn ofCompiling(long submission) {
        return new Turn(false, submission, -1);
    }

    @Override
    public int compareTo(Turn other) {
        return ORDER.compare(this, other);
    }
}
