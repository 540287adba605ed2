package judge.report;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.core.util.Separators;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectWriter;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * Reports and summaries as JSON: UTF-8, keys in the order of the records, a line feed at the end. The formats are
 * described in {@code report-format.md} and in the JSON schemas beside it.
 */
public final class ReportJson {

    private static final List<String> REPORT_KEYS =
            List.of("contestant", "problem", "verdict", "compile", "limits", "cases");
    private static final List<String> SUMMARY_KEYS =
            List.of("startedAt", "finishedAt", "host", "submissions", "missing");

    /** Created once, when it is first needed, as that takes long. */
    private static final class Mapper {
        static final ObjectMapper MAPPER = made();
        static final ObjectWriter WRITER = MAPPER.writerWithDefaultPrettyPrinter();
        static final ObjectWriter REPORT_WRITER = WRITER.forType(Report.class);
    }

    private static ObjectMapper made() {
        ObjectMapper mapper = JsonMapper.builder()
                .addModule(new JudgeModule())
                .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
                .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
                .build();
        mapper.getFactory().setCharacterEscapes(new SafeText());
        DefaultIndenter indenter = new DefaultIndenter("  ", "\n");
        Separators separators = Separators.createDefaultInstance()
                .withObjectFieldValueSpacing(Separators.Spacing.AFTER)
                .withArrayEmptySeparator("")
                .withObjectEmptySeparator("");
        mapper.setDefaultPrettyPrinter(new DefaultPrettyPrinter(separators)
                .withObjectIndenter(indenter)
                .withArrayIndenter(indenter));
        return mapper;
    }

    /** Does the preparations that would otherwise delay the first report. */
    public static void warmUp() {
        Objects.requireNonNull(Mapper.REPORT_WRITER);
    }

    /** The report as it is written to a file. */
    public byte[] write(Report report) {
        return bytes(report, Mapper.REPORT_WRITER);
    }

    /** The summary as it is written to a file. */
    public byte[] write(Summary summary) {
        return bytes(summary, Mapper.WRITER);
    }

    /** The problems as they are written to a file. */
    public byte[] write(ProblemsFile problems) {
        return bytes(problems, Mapper.WRITER);
    }

    /** A document of maps, lists, texts and numbers as it is printed. */
    public byte[] write(Map<String, ?> document) {
        return bytes(document, Mapper.WRITER);
    }

    /**
     * The values of a document: maps, lists, texts and numbers.
     *
     * @param file the file that it is from
     */
    @SuppressWarnings("unchecked")
    public Map<String, Object> readDocument(byte[] content, Path file) throws IOException, ReportFormatException {
        try {
            return Mapper.MAPPER.readValue(content, Map.class);
        } catch (JsonProcessingException e) {
            throw new ReportFormatException(file, place(e) + e.getOriginalMessage());
        }
    }

    /** The problems in the file; keys that this judge does not know are ignored. */
    public ProblemsFile readProblems(Path file) throws IOException, ReportFormatException {
        return read(Files.readAllBytes(file), file, ProblemsFile.class, ProblemsFile.VERSION, List.of("problems"));
    }

    /** The roster as it is written to a file. */
    public byte[] write(RosterFile roster) {
        return bytes(roster, Mapper.WRITER);
    }

    /** The roster in the file; keys that this judge does not know are ignored. */
    public RosterFile readRoster(Path file) throws IOException, ReportFormatException {
        return read(Files.readAllBytes(file), file, RosterFile.class, RosterFile.VERSION, List.of("students"));
    }

    /** The report in the file; keys that this judge does not know are ignored. */
    public Report readReport(Path file) throws IOException, ReportFormatException {
        return readReport(Files.readAllBytes(file), file);
    }

    /** The summary in the file; keys that this judge does not know are ignored. */
    public Summary readSummary(Path file) throws IOException, ReportFormatException {
        return read(Files.readAllBytes(file), file, Summary.class, Summary.VERSION, SUMMARY_KEYS);
    }

    /**
     * The report in the bytes; keys that this judge does not know are ignored.
     *
     * @param file the file that they are from
     */
    public Report readReport(byte[] content, Path file) throws ReportFormatException, IOException {
        return read(content, file, Report.class, Report.VERSION, REPORT_KEYS);
    }

    private static byte[] bytes(Object value, ObjectWriter writer) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try {
            writer.writeValue(bytes, value);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        bytes.write('\n');
        return bytes.toByteArray();
    }

    private <T> T read(byte[] bytes, Path file, Class<T> type, int newest, List<String> required)
            throws IOException, ReportFormatException {
        try {
            JsonNode tree = Mapper.MAPPER.readTree(bytes);
            requireKeys(file, tree, newest, required);
            return Mapper.MAPPER.treeToValue(tree, type);
        } catch (JsonProcessingException e) {
            throw new ReportFormatException(file, place(e) + e.getOriginalMessage());
        }
    }

    private static void requireKeys(Path file, JsonNode tree, int newest, List<String> required)
            throws ReportFormatException {
        if (!tree.isObject()) {
            throw new ReportFormatException(file, "not a JSON object");
        }
        int version = tree.path("version").asInt();
        if (version < 1 || version > newest) {
            throw new ReportFormatException(
                    file, "version is " + tree.path("version") + ", this judge reads 1 to " + newest);
        }
        for (String key : required) {
            if (!tree.hasNonNull(key)) {
                throw new ReportFormatException(file, "the key " + key + " is missing");
            }
        }
    }

    private static String place(JsonProcessingException e) {
        if (e.getLocation() != null && e.getLocation().getLineNr() > 0) {
            return "line " + e.getLocation().getLineNr() + ", column "
                    + e.getLocation().getColumnNr() + ": ";
        }
        StringBuilder keys = new StringBuilder();
        if (e instanceof JsonMappingException mapping) {
            for (JsonMappingException.Reference key : mapping.getPath()) {
                keys.append(key.getFieldName() == null ? "[" + key.getIndex() + "]" : "." + key.getFieldName());
            }
        }
        return keys.isEmpty() ? "" : "at " + keys.substring(1) + ": ";
    }
}
