package judge.online;

/** The priorities of judgings, the highest first. */
public enum JudgingPriority {
    /** The priority of a contest that goes on. */
    CONTEST(40),
    /** Somebody waits for it. */
    INTERACTIVE(30),
    /** The priority of a whole class. */
    IMPORTED(20),
    /** A submission that is judged once more. */
    REJUDGED(10);

    private final int number;

    JudgingPriority(int number) {
        this.number = number;
    }

    /** The higher one comes first. */
    public int number() {
        return number;
    }
}
