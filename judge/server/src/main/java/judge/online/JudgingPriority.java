package judge.online;

/** What is judged first. */
public enum JudgingPriority {
    /** Of a contest that goes on. */
    CONTEST(40),
    /** Somebody waits for it. */
    INTERACTIVE(30),
    /** Of a whole class. */
    IMPORTED(20),
    /** Once more. */
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
