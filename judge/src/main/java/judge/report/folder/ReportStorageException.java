package judge.report.folder;

import java.io.IOException;
import java.nio.file.Path;

/** A report cannot be written, for instance because the disk is full; what was written before is whole. */
public final class ReportStorageException extends Exception {

    private final transient Path file;
    private final IOException failure;

    public ReportStorageException(Path file, IOException failure) {
        super("cannot write " + file + ": " + failure, failure);
        this.file = file;
        this.failure = failure;
    }

    /** The file or folder that was to be written. */
    public Path file() {
        return file;
    }

    /** What the file system said. */
    public IOException failure() {
        return failure;
    }
}
