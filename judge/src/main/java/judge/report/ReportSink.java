package judge.report;

/** Takes reports, each as soon as it is there. One of the judge's seams. Any number of threads may use it. */
@FunctionalInterface
public interface ReportSink {

    /**
     * Writes the report; when this comes back it is safe. Two attempts of one contestant do not collide.
     *
     * @return its line in the summary of a run
     */
    SummaryRow write(Report report) throws ReportStorageException;
}
