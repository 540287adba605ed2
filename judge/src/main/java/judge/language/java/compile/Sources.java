package judge.language.java.compile;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import judge.reason.Reason;
import judge.reason.ReasonCode;
import judge.submission.Submission;

/** The sources of a submission as text, or the reason why they cannot be had. */
final class Sources {

    private final Map<String, SourceText> texts = new LinkedHashMap<>();
    private Optional<Reason> fault = Optional.empty();

    private Sources() {}

    /**
     * Reads the sources.
     *
     * @param limitBytes all of them together
     */
    static Sources of(Submission submission, long limitBytes) {
        Sources sources = new Sources();
        if (submission.sources().isEmpty()) {
            sources.fault = Optional.of(Reason.of(ReasonCode.NO_SOURCE));
        }
        long bytes = 0;
        for (Path source : submission.sources()) {
            String name = name(submission, source);
            if (sources.fault.isEmpty()) {
                bytes += sources.add(name, source, limitBytes - bytes);
            }
        }
        return sources;
    }

    private long add(String name, Path source, long roomBytes) {
        byte[] content;
        try (InputStream in = Files.newInputStream(source, LinkOption.NOFOLLOW_LINKS)) {
            content = in.readNBytes((int) Math.min(roomBytes + 1, Integer.MAX_VALUE - 8));
            if (content.length > roomBytes) {
                fault = Optional.of(
                        Reason.of(ReasonCode.SOURCE_TOO_LARGE, "bytes", Files.size(source), "limitBytes", roomBytes));
                return 0;
            }
        } catch (IOException e) {
            fault = Optional.of(Reason.of(
                    ReasonCode.SOURCE_UNREADABLE,
                    "file",
                    name,
                    "problem",
                    e.getClass().getSimpleName()));
            return 0;
        }
        Optional<SourceText> text = SourceText.decode(content);
        if (text.isEmpty()) {
            fault = Optional.of(Reason.of(ReasonCode.UNKNOWN_CHARSET, "file", name));
            return 0;
        }
        texts.put(name, text.get());
        return content.length;
    }

    private static String name(Submission submission, Path source) {
        Path name = source.equals(submission.root())
                ? source.getFileName()
                : submission.root().relativize(source);
        return name.toString();
    }

    /** Path within the submission to text, in the order of the submission. */
    Map<String, SourceText> texts() {
        return texts;
    }

    Optional<Reason> fault() {
        return fault;
    }

    /** The first charset that is not UTF-8, or UTF-8. */
    Optional<String> charset() {
        return texts.values().stream()
                .map(SourceText::charset)
                .reduce((first, next) -> first.equals("UTF-8") ? next : first);
    }
}
