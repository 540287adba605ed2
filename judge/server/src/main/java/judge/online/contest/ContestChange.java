package judge.online.contest;

/**
 * A line of the log of changes of a contest.
 *
 * @param tx number of the transaction that wrote it
 * @param type such as {@code judged}
 * @param object number of what has changed
 */
public record ContestChange(long tx, long seq, String type, long object) {

    /** Tells whether a later change makes this one needless, as it is about the same object. */
    public boolean isRepeatedBy(ContestChange later) {
        return type.equals(later.type) && object == later.object;
    }
}
