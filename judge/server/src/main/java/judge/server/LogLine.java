package judge.server;

import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Pattern;
import judge.message.Visible;

/**
 * One event of a server as one line, for people or for programs. Names that strangers have chosen can neither begin
 * another line nor move a cursor.
 */
final class LogLine {

    private static final Pattern PLAIN = Pattern.compile("[\\p{L}\\p{N}._:/@+#,%-]+");
    private static final int MOST = 4_000;
    private static final int LAST_ASCII = 0x7e;

    private final Map<String, Object> values = new LinkedHashMap<>();

    LogLine(Instant at, String event) {
        values.put("time", at.truncatedTo(ChronoUnit.MILLIS).toString());
        values.put("event", event);
    }

    /** Adds a value; an empty one is left out. */
    LogLine with(String name, Object value) {
        if (!value.toString().isEmpty()) {
            values.put(name, value);
        }
        return this;
    }

    /** Returns it with the time and the event first, and {@code name=value} behind them. */
    String text() {
        StringBuilder line = new StringBuilder();
        values.forEach((name, value) -> {
            String shown = Visible.of(value.toString(), MOST);
            if (name.equals("time") || name.equals("event")) {
                line.append(line.isEmpty() ? "" : " ").append(shown);
            } else {
                boolean plain = PLAIN.matcher(shown).matches();
                line.append(' ').append(name).append('=').append(plain ? shown : quoted(shown));
            }
        });
        return line.toString();
    }

    private static String quoted(String shown) {
        return '"' + shown.replace("\"", "\\\"") + '"';
    }

    /** Returns it as an object of JSON in ASCII. */
    String json() {
        StringBuilder line = new StringBuilder("{");
        values.forEach((name, value) -> {
            line.append(line.length() > 1 ? "," : "").append('"').append(name).append("\":");
            if (value instanceof Number) {
                line.append(value);
            } else {
                line.append('"');
                value.toString().chars().forEach(unit -> append(line, (char) unit));
                line.append('"');
            }
        });
        return line.append('}').toString();
    }

    private static void append(StringBuilder line, char unit) {
        if (unit == '"' || unit == '\\') {
            line.append('\\').append(unit);
        } else if (unit < ' ' || unit > LAST_ASCII) {
            line.append(String.format("\\u%04x", (int) unit));
        } else {
            line.append(unit);
        }
    }
}
