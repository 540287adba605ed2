package judge.language.gnu.compile;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.MappingIterator;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.UnaryOperator;
import judge.language.Compilation.Diagnostic;

/**
 * Reads what GCC says by {@code -fdiagnostics-format=json}: an array of diagnostics. The end may be missing, where
 * there was too much of it; what stands before that is read all the same.
 *
 * @param within makes a path within the submission of a path that the compiler sees; empty for any other
 * @param lines the line of a file of the submission
 */
record GnuDiagnostics(UnaryOperator<String> within, BiFunction<String, Long, String> lines) {

    private static final JsonMapper MAPPER = new JsonMapper();
    private static final int MAX = 100;
    private static final int MAX_MESSAGE = 2_000;
    private static final List<String> FATAL = List.of("fatal error", "sorry, unimplemented", "internal compiler error");

    /** The errors and warnings, in the order of the compiler; notes belong to them and are left out. */
    List<Diagnostic> read(byte[] said) {
        String text = new String(said, StandardCharsets.UTF_8);
        List<Diagnostic> diagnostics = new ArrayList<>();
        // Before the array there may be words of its own, for one when it runs out of memory.
        for (int start = array(text, 0); start >= 0 && diagnostics.isEmpty(); start = array(text, start + 1)) {
            read(text.substring(start), diagnostics);
        }
        return diagnostics;
    }

    /** Returns the index of the next array: it begins a line of its own, as no text of a source does. */
    private static int array(String text, int from) {
        int start = text.indexOf('[', from);
        while (start > 0 && text.charAt(start - 1) != '\n') {
            start = text.indexOf('[', start + 1);
        }
        return start;
    }

    private void read(String array, List<Diagnostic> diagnostics) {
        try (MappingIterator<JsonNode> nodes = MAPPER.readerFor(JsonNode.class).readValues(array)) {
            while (nodes.hasNext() && diagnostics.size() < MAX) {
                diagnostic(nodes.next()).ifPresent(diagnostics::add);
            }
        } catch (JsonProcessingException e) {
            return; // Here it was cut.
        } catch (IOException | RuntimeException e) {
            return;
        }
    }

    private Optional<Diagnostic> diagnostic(JsonNode node) {
        String kind = node.path("kind").asText();
        boolean error = kind.equals("error") || FATAL.contains(kind);
        if (!node.isObject() || !(error || kind.equals("warning"))) {
            return Optional.empty();
        }
        JsonNode place = place(node);
        String file = within.apply(place.path("file").asText());
        long line = file.isEmpty() ? 0 : known(place.path("line").asLong());
        long column = file.isEmpty()
                ? 0
                : known(place.path("display-column").asLong(place.path("column").asLong()));
        return Optional.of(new Diagnostic(
                error ? "error" : "warning",
                file,
                line,
                column,
                cut(node.path("message").asText()),
                file.isEmpty() ? "" : lines.apply(file, line),
                node.path("option").asText()));
    }

    /** GCC has -1 where a trigraph in a comment is, and lines below 0 after {@code #line 2147483648}. */
    private static long known(long number) {
        return Math.max(0, number);
    }

    /**
     * Returns the place of a diagnostic; for one in the library's headers, the place in the submission that a note
     * points to, if one does.
     */
    private JsonNode place(JsonNode node) {
        JsonNode own = node.path("locations").path(0).path("caret");
        if (!within.apply(own.path("file").asText()).isEmpty()) {
            return own;
        }
        for (JsonNode child : node.path("children")) {
            JsonNode other = child.path("locations").path(0).path("caret");
            if (!within.apply(other.path("file").asText()).isEmpty()) {
                return other;
            }
        }
        return own;
    }

    private static String cut(String message) {
        return message.length() <= MAX_MESSAGE ? message : message.substring(0, MAX_MESSAGE) + " ...";
    }
}
