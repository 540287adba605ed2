package judge.submission;

import java.util.List;

/** There is nothing that could be judged; the message is a sentence for the person who gave the path. */
public final class SubmissionException extends Exception {

    private final transient List<Skipped> skipped;

    public SubmissionException(String message) {
        this(message, List.of());
    }

    SubmissionException(String message, List<Skipped> skipped) {
        super(message);
        this.skipped = List.copyOf(skipped);
    }

    /** The paths that look like submissions and are none; empty where there is not even such a path. */
    public List<Skipped> skipped() {
        return skipped;
    }
}
