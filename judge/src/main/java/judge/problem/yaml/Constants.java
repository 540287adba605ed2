package judge.problem.yaml;

import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * The constants of a problem: {@code {{name}}} and {@code {{name.variant}}} stand for them in its programs and
 * statements.
 *
 * @param values the values by the names between the braces
 */
public record Constants(Map<String, String> values) {

    public static final Constants NONE = new Constants(Map.of());

    private static final Pattern SEQUENCE =
            Pattern.compile("\\{\\{([a-zA-Z_][a-zA-Z0-9_]*(?:\\.[a-zA-Z_][a-zA-Z0-9_]*)?)\\}\\}");

    public Constants {
        values = Map.copyOf(values);
    }

    /** No more is put in: a short name that stands for a long text would make a small file a very large one. */
    private static final int MOST_CHARACTERS = 16 << 20;

    /** A text with what the names stand for; other names stay. */
    public String in(String text) {
        if (values.isEmpty() || !text.contains("{{")) {
            return text;
        }
        long[] left = {MOST_CHARACTERS};
        return SEQUENCE.matcher(text).replaceAll(match -> {
            @Nullable String value = values.get(match.group(1));
            left[0] -= value == null ? 0 : value.length();
            return Matcher.quoteReplacement(value == null || left[0] < 0 ? match.group() : value);
        });
    }

    /** The same in a file, whose other bytes stay as they are. */
    public byte[] in(byte[] content) {
        if (values.isEmpty()) {
            return content;
        }
        String text = new String(content, StandardCharsets.ISO_8859_1);
        Constants inBytes = new Constants(values.entrySet().stream()
                .collect(Collectors.toMap(
                        Map.Entry::getKey,
                        entry -> new String(
                                entry.getValue().getBytes(StandardCharsets.UTF_8), StandardCharsets.ISO_8859_1))));
        return inBytes.in(text).getBytes(StandardCharsets.ISO_8859_1);
    }
}
