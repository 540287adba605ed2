package judge.submission;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import judge.reason.Reason;
import judge.reason.ReasonCode;

/**
 * The sources of a submission as text.
 *
 * @param texts path within the submission to text, in the order of the submission, up to the first that cannot be
 *     had
 * @param fault the reason why there is nothing to compile, if so
 */
public record SourceTexts(Map<String, SourceText> texts, Optional<Reason> fault) {

    public SourceTexts {
        texts = Collections.unmodifiableMap(new LinkedHashMap<>(texts));
    }

    public static SourceTexts of(Submission submission) {
        Map<String, SourceText> texts = new LinkedHashMap<>();
        for (SourceFile source : submission.sources()) {
            Optional<SourceText> text = SourceText.decode(source.content());
            if (text.isEmpty()) {
                return new SourceTexts(
                        texts, Optional.of(Reason.of(ReasonCode.UNKNOWN_CHARSET, "file", source.path())));
            }
            texts.put(source.path(), text.get());
        }
        boolean none = texts.isEmpty() && submission.fault().isEmpty();
        return new SourceTexts(texts, none ? Optional.of(Reason.of(ReasonCode.NO_SOURCE)) : submission.fault());
    }

    /** The texts alone, for whoever shows them. */
    public Map<String, String> plain() {
        Map<String, String> plain = new LinkedHashMap<>();
        texts.forEach((name, text) -> plain.put(name, text.text()));
        return plain;
    }

    /** The first charset that is not UTF-8, or UTF-8. */
    public Optional<String> charset() {
        return texts.values().stream()
                .map(SourceText::charset)
                .reduce((first, next) -> first.equals("UTF-8") ? next : first);
    }
}
