package judge.report;

import java.io.IOException;

/** A report cannot be written, for instance because the disk is full; what was written before is whole. */
public final class ReportStorageException extends Exception {

    private final String place;
    private final IOException failure;

    /**
     * What could not be done.
     *
     * @param place where it was to be written, such as a file
     */
    public ReportStorageException(Object place, IOException failure) {
        super("cannot write " + place + ": " + failure, failure);
        this.place = place.toString();
        this.failure = failure;
    }

    /** The place that was to be written to, such as a file. */
    public String place() {
        return place;
    }

    /** What was said there. */
    public IOException failure() {
        return failure;
    }
}
