package judge.making;

import judge.reason.Reason;

/** A case that cannot be made by its rule. */
final class UnmadeException extends Exception {

    private static final long serialVersionUID = 1L;
    private final transient Reason why;
    private final boolean slow;

    UnmadeException(Reason why) {
        this(why, false);
    }

    UnmadeException(Reason why, boolean slow) {
        super(why.toString());
        this.why = why;
        this.slow = slow;
    }

    Reason why() {
        return why;
    }

    /** Tells whether the step took all the time that there is. */
    boolean isSlow() {
        return slow;
    }
}
