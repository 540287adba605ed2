package judge.profile;

import java.util.logging.Level;
import java.util.logging.Logger;
import judge.report.Report;

/** What is left where an explanation broke down: the report, which is valid without it. */
final class Unexplained {

    private static final Logger LOG = Logger.getLogger(Unexplained.class.getName());

    private Unexplained() {}

    /** The report; unless this thread is to end, by which reading a file fails as well. */
    static Report after(Throwable why, Report report) throws InterruptedException {
        if (Thread.interrupted()) {
            throw new InterruptedException("cancelled: " + why);
        }
        LOG.log(Level.WARNING, "nothing is explained, as looking for it has failed", why);
        return report;
    }
}
