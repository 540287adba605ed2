package judge.report;

import java.nio.file.Path;

/** A file that is read as a report or a summary is neither; names the file and what is wrong with it. */
public final class ReportFormatException extends Exception {

    public ReportFormatException(Path file, String fault) {
        super(file + ": " + fault);
    }
}
