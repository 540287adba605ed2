package judge.render;

import java.util.ArrayList;
import java.util.List;
import judge.message.Visible;

/**
 * Texts of several lines as pages show them: characters that have no visible form, or change the direction of writing,
 * are escaped.
 */
final class ShownLines {

    private static final String TAB = "    ";

    private ShownLines() {}

    /** The lines of a text without their ends; none of an empty one. */
    static List<String> of(String text) {
        List<String> lines = new ArrayList<>(List.of(text.split("\r\n|\n|\r", -1)));
        if (lines.get(lines.size() - 1).isEmpty()) {
            lines.remove(lines.size() - 1);
        }
        return lines;
    }

    /** A line in the form that is shown. */
    static String shown(String line) {
        return Visible.of(line.replace("\t", TAB));
    }
}
