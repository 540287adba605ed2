package judge.verify;

import java.util.List;

/** A verification was interrupted: with what was known by then. */
public final class InterruptedVerification extends InterruptedException {

    private static final long serialVersionUID = 1;

    private final transient Verification known;
    private final transient List<String> untried;

    /**
     * An interruption.
     *
     * @param known the findings, and the submissions that were judged to the end
     * @param untried paths of the jury's submissions that were not
     */
    public InterruptedVerification(Verification known, List<String> untried) {
        super("interrupted while " + known.problem() + " was verified");
        this.known = known;
        this.untried = List.copyOf(untried);
    }

    public Verification known() {
        return known;
    }

    public List<String> untried() {
        return untried;
    }
}
