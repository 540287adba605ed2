package judge.explain.java.change;

/** The point that a program under trial passes in each round of a loop and in each method. */
public final class StopPoint {

    private static volatile boolean over;

    private StopPoint() {}

    /** The error that stops a program; no program catches it by its name. */
    static final class Over extends Error {
        private static final long serialVersionUID = 1;
        private final int status;

        Over(int status) {
            super(null, null, false, false);
            this.status = status;
        }

        int status() {
            return status;
        }
    }

    static void set(boolean isOver) {
        over = isOver;
    }

    /** Ends the program where its time is over. */
    public static void pass() {
        if (over) {
            throw new Over(1);
        }
    }

    /** Ends the program, in place of the method that would end the whole process. */
    @SuppressWarnings("DoNotCallSuggester") // Programs that are tried call it.
    public static void exit(int status) {
        throw new Over(status);
    }
}
