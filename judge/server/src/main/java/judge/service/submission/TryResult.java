package judge.service.submission;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import judge.report.Report;
import judge.report.ReportFormatException;
import judge.report.ReportJson;
import judge.report.TextSection;

/**
 * The result of a try: the report on its cases, and what the program has written to its standard error in each, which
 * no report of a submission has. Its JSON is
 *
 * <pre>{@code
 * {"report": {...}, "stderr": {"sample/1": {"text": "here\n", "bytes": 5}}}
 * }</pre>
 *
 * @param stderr the beginnings, by the names of cases; of those that have written something
 */
public record TryResult(Report report, Map<String, TextSection> stderr) {

    private static final Path FILE = Path.of("try");

    public TryResult {
        stderr = Map.copyOf(stderr);
    }

    /** The same with another report. */
    public TryResult with(Report other) {
        return new TryResult(other, stderr);
    }

    /** The bytes of its JSON. */
    public byte[] json() {
        ReportJson json = new ReportJson();
        Map<String, Object> errors = new LinkedHashMap<>();
        stderr.forEach((name, text) -> errors.put(name, Map.of("text", text.text(), "bytes", text.bytes())));
        return json.write(Map.of("report", document(json, json.write(report)), "stderr", errors));
    }

    /** Reads what {@link #json} has written. */
    public static TryResult read(byte[] content) {
        ReportJson json = new ReportJson();
        Map<String, Object> result = document(json, content);
        Map<String, TextSection> errors = new LinkedHashMap<>();
        part(result, "stderr").forEach((name, text) -> {
            if (text instanceof Map<?, ?> told
                    && told.get("text") instanceof String words
                    && told.get("bytes") instanceof Number bytes) {
                errors.put(name, new TextSection(words, bytes.longValue()));
            }
        });
        try {
            return new TryResult(json.readReport(json.write(part(result, "report")), FILE), errors);
        } catch (ReportFormatException e) {
            throw new IllegalStateException("a stored try cannot be read: " + e.getMessage(), e);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
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
