package judge.report;

import java.nio.file.Path;

/** A file that is read as a report or a summary is neither; names the file and what is wrong with it. */
public final class ReportFormatException extends Exception {

    private final transient Path file;
    private final String fault;

    public ReportFormatException(Path file, String fault) {
        super(file + ": " + fault);
        this.file = file;
        this.fault = fault;
    }

    /** The file that was read. */
    public Path file() {
        return file;
    }

    /** Returns the fault of the report, in English, with line and column where there are any. */
    public String fault() {
        return fault;
    }
}
