package judge.submission;

/** There is nothing that could be judged; the message is a sentence for the person who gave the path. */
public final class SubmissionException extends Exception {

    public SubmissionException(String message) {
        super(message);
    }
}
