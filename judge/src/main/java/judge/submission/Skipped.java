package judge.submission;

import java.nio.file.Path;

/**
 * A path below the solutions folder that is not judged.
 *
 * @param path the path that is skipped
 * @param cause the cause for which it is not judged
 */
public record Skipped(Path path, Cause cause) {

    /** The causes for which a path is not judged. */
    public enum Cause {
        /** A folder of a contestant is not named after any problem. */
        NO_SUCH_PROBLEM("has the name of no problem"),
        /** A contestant's folder holds no folder. */
        NO_PROBLEM_FOLDER("has no folder of a problem in it"),
        /** A source that lies in no problem's folder. */
        IN_NO_PROBLEM_FOLDER("is a source in no problem's folder"),
        /** Links are never followed. */
        LINK("is a link, which is not followed"),
        /** Opening a named pipe would block, and a device is not a source. */
        NOT_A_FILE("is a pipe, a socket or a device, which is not read"),
        /** A folder whose content cannot be listed. */
        UNREADABLE("cannot be read"),
        /** A submission of more files or deeper folders than anybody hands in; the rest is left out. */
        TOO_MANY_FILES("is more than a submission can have; the rest is left out");

        private final String sentence;

        Cause(String sentence) {
            this.sentence = sentence;
        }
    }

    /** Returns the sentence in English, as it may stand on the terminal. */
    public String sentence() {
        return path + " " + cause.sentence;
    }
}
