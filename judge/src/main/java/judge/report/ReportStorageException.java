package judge.report;

import java.io.IOException;

/** A report cannot be written, for instance because the disk is full; what was written before is whole. */
public final class ReportStorageException extends Exception {

    private final String place;
    private final IOException failure;

    /**
     * Makes the exception for a place that could not be written.
     *
     * @param place the target of the writing, such as a file
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

    /** Returns the exception that the writing failed with. */
    public IOException failure() {
        return failure;
    }
}
