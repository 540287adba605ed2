package judge.reason;

import java.util.List;
import java.util.function.Supplier;
import java.util.logging.Level;
import java.util.logging.Logger;

/** Looks for hints, which only explain: where that breaks down on a source, nothing is said, and the verdict stands. */
public final class Hints {

    private static final Logger LOG = Logger.getLogger(Hints.class.getName());

    private Hints() {}

    /**
     * Returns the hints that are found; none where looking for them fails, as a pattern may on a source that is made
     * for that.
     */
    public static List<Hint> orNone(Supplier<List<Hint>> look) {
        try {
            return look.get();
        } catch (RuntimeException | StackOverflowError e) {
            return none(e);
        }
    }

    /** None, as looking for them has failed; which is a mistake of the judge's, and is logged. */
    public static List<Hint> none(Throwable why) {
        LOG.log(Level.WARNING, "nothing is explained, as looking for it has failed", why);
        return List.of();
    }
}
