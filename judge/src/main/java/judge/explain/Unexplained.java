package judge.explain;

import judge.reason.Hints;
import judge.report.Report;

/** Returns the report as it was, after an explanation broke down: it is valid without one. */
final class Unexplained {

    private Unexplained() {}

    /** The report; unless this thread is to end, by which reading a file fails as well. */
    static Report after(Throwable why, Report report) throws InterruptedException {
        if (Thread.interrupted()) {
            throw new InterruptedException("cancelled: " + why);
        }
        Hints.none(why);
        return report;
    }
}
