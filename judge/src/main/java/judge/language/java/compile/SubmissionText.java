package judge.language.java.compile;

import java.util.LinkedHashMap;
import java.util.Map;
import judge.submission.Submission;

/** What a contestant wrote, as text: what the compiler is given, for whoever shows it. */
public final class SubmissionText {

    private SubmissionText() {}

    /** The sources by their path within the submission, up to the first that cannot be had as text. */
    public static Map<String, String> of(Submission submission) {
        Map<String, String> texts = new LinkedHashMap<>();
        Sources.of(submission).texts().forEach((name, text) -> texts.put(name, text.text()));
        return texts;
    }
}
