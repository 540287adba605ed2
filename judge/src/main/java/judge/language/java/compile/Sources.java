package judge.language.java.compile;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import judge.reason.Reason;
import judge.reason.ReasonCode;
import judge.submission.SourceFile;
import judge.submission.Submission;

/**
 * The sources of a submission as text.
 *
 * @param texts path within the submission to text, in the order of the submission, up to the first that cannot be had
 * @param fault why there is nothing to compile, if so
 */
record Sources(Map<String, SourceText> texts, Optional<Reason> fault) {

    Sources {
        texts = Collections.unmodifiableMap(new LinkedHashMap<>(texts));
    }

    static Sources of(Submission submission) {
        Map<String, SourceText> texts = new LinkedHashMap<>();
        for (SourceFile source : submission.sources()) {
            Optional<SourceText> text = SourceText.decode(source.content());
            if (text.isEmpty()) {
                return new Sources(texts, Optional.of(Reason.of(ReasonCode.UNKNOWN_CHARSET, "file", source.path())));
            }
            texts.put(source.path(), text.get());
        }
        boolean none = texts.isEmpty() && submission.fault().isEmpty();
        return new Sources(texts, none ? Optional.of(Reason.of(ReasonCode.NO_SOURCE)) : submission.fault());
    }

    /** The first charset that is not UTF-8, or UTF-8. */
    Optional<String> charset() {
        return texts.values().stream()
                .map(SourceText::charset)
                .reduce((first, next) -> first.equals("UTF-8") ? next : first);
    }
}
