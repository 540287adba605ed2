package judge.report;

import java.time.Instant;
import java.util.List;

/**
 * The result of a whole run; its components are the keys of {@code summary.json}.
 *
 * @param version of the format, now 1
 * @param startedAt the time at which the run began
 * @param finishedAt the time at which the last submission had been judged
 * @param judgeVersion of the program that judged
 * @param host the machine
 * @param complete whether every submission was judged
 * @param submissions the submissions that were judged, in the order of the run
 * @param missing the submissions that were not, because the run was interrupted or failed
 */
public record Summary(
        int version,
        Instant startedAt,
        Instant finishedAt,
        String judgeVersion,
        HostSection host,
        boolean complete,
        List<SummaryRow> submissions,
        List<Missing> missing) {

    /** The version that this judge writes. */
    public static final int VERSION = 1;

    public Summary {
        submissions = List.copyOf(submissions);
        missing = List.copyOf(missing);
    }

    /** A submission that was not judged. */
    public record Missing(String contestant, String problem) {}
}
