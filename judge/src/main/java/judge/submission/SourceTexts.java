package judge.submission;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import judge.reason.Reason;
import judge.reason.ReasonCode;
import judge.source.LanguageName;
import judge.source.LanguageNames;

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

    /**
     * The submission with sources in UTF-8 that were in this charset. What is in Unicode stays as it is, and so does C
     * and C++: what bytes a program prints depends on those of its source.
     */
    public static Submission in(Charset charset, Submission submission) {
        List<String> paths = submission.sources().stream().map(SourceFile::path).toList();
        boolean asBytes = LanguageNames.known()
                .of(paths)
                .filter(List.of(LanguageName.C, LanguageName.CPP)::contains)
                .isPresent();
        return asBytes
                ? submission
                : submission.with(submission.sources().stream()
                        .map(source -> in(charset, source))
                        .toList());
    }

    private static SourceFile in(Charset charset, SourceFile source) {
        boolean unicode = SourceText.decode(source.content())
                .filter(text -> text.charset().startsWith("UTF-"))
                .isPresent();
        return unicode
                ? source
                : new SourceFile(source.path(), new String(source.content(), charset).getBytes(StandardCharsets.UTF_8));
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
