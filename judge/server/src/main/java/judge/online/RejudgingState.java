package judge.online;

/** The states of a rejudging. */
public enum RejudgingState {
    /** Some of its judgings are not finished yet. */
    JUDGING,
    /** All its judgings are finished: people can apply or drop it. */
    READY,
    /** The rejudging was applied: its verdicts count. */
    APPLIED,
    /** The rejudging was dropped: it changed nothing. */
    DROPPED,
    /** The rejudging was applied, and taken back. */
    UNDONE;

    /** Tells whether people can still drop it: it has changed nothing yet. */
    public boolean isOpen() {
        return this == JUDGING || this == READY;
    }
}
