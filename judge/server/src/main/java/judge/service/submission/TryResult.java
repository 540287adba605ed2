package judge.service.submission;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import judge.report.Report;
import judge.report.ReportFormatException;
import judge.report.ReportJson;
import judge.report.TextSection;
import org.jspecify.annotations.Nullable;

/**
 * The result of a try: the report on its cases, and what the program has written to its standard error in each, which
 * no report of a submission has. Its JSON is
 *
 * <pre>{@code
 * {"report": {...}, "input": {"text": "3\n", "bytes": 2}, "stderr": {"sample/1": {"text": "here\n", "bytes": 5}}}
 * }</pre>
 *
 * @param input the beginning of the input of one's own; null: it was run on samples
 * @param stderr the beginnings, by the names of cases; of those that have written something
 */
public record TryResult(Report report, @Nullable TextSection input, Map<String, TextSection> stderr) {

    private static final Path FILE = Path.of("try");

    public TryResult {
        stderr = Map.copyOf(stderr);
    }

    /** The same with another report. */
    public TryResult with(Report other) {
        return new TryResult(other, input, stderr);
    }

    /** The bytes of its JSON. */
    public byte[] json() {
        ReportJson json = new ReportJson();
        Map<String, Object> errors = new LinkedHashMap<>();
        stderr.forEach((name, text) -> errors.put(name, document(text)));
        Map<String, Object> result = new LinkedHashMap<>();
        result.put("report", document(json, json.write(report)));
        if (input != null) {
            result.put("input", document(input));
        }
        result.put("stderr", errors);
        return json.write(result);
    }

    /** Reads what {@link #json} has written. */
    public static TryResult read(byte[] content) {
        ReportJson json = new ReportJson();
        Map<String, Object> result = document(json, content);
        Map<String, TextSection> errors = new LinkedHashMap<>();
        part(result, "stderr").keySet().forEach(name -> text(part(result, "stderr"), name)
                .ifPresent(text -> errors.put(name, text)));
        try {
            Report report = json.readReport(json.write(part(result, "report")), FILE);
            return new TryResult(report, text(result, "input").orElse(null), errors);
        } catch (ReportFormatException e) {
            throw new IllegalStateException("a stored try cannot be read: " + e.getMessage(), e);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Map<String, Object> document(TextSection text) {
        return Map.of("text", text.text(), "bytes", text.bytes());
    }

    private static Optional<TextSection> text(Map<String, Object> of, String name) {
        Map<String, Object> told = part(of, name);
        return told.get("text") instanceof String words && told.get("bytes") instanceof Number bytes
                ? Optional.of(new TextSection(words, bytes.longValue()))
                : Optional.empty();
    }

    @SuppressWarnings("unchecked") // keys of JSON are texts
    private static Map<String, Object> part(Map<String, Object> of, String name) {
        return of.get(name) instanceof Map<?, ?> part ? (Map<String, Object>) part : Map.of();
    }

    private static Map<String, Object> document(ReportJson json, byte[] content) {
        try {
            return json.readDocument(content, FILE);
        } catch (ReportFormatException e) {
            throw new IllegalStateException("a stored try cannot be read: " + e.getMessage(), e);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
