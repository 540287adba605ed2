package judge.intake;

import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Finds who handed in which folder of a Gradescope export: its folders have numbers, and
 * {@code submission_metadata.yml} has the names. Only two kinds of lines of that file are read, without a YAML parser
 * that strangers could attack.
 */
final class GradescopeNames {

    static final String FILE = "submission_metadata.yml";

    private static final Pattern SUBMISSION = Pattern.compile("^(submission_\\d+):\\s*$");
    private static final Pattern NAME = Pattern.compile("^\\s+(?:-\\s+)?:?name:\\s*(.+?)\\s*$");

    private GradescopeNames() {}

    /** Names by folder; of a group the first one. */
    static Map<String, String> read(byte[] file) {
        Map<String, String> names = new HashMap<>();
        String folder = "";
        for (String line : new String(file, StandardCharsets.UTF_8).split("\r?\n", -1)) {
            Matcher submission = SUBMISSION.matcher(line);
            Matcher name = NAME.matcher(line);
            if (submission.matches()) {
                folder = submission.group(1);
            } else if (name.matches() && !folder.isEmpty()) {
                names.putIfAbsent(folder, unquoted(name.group(1)));
            }
        }
        return names;
    }

    private static String unquoted(String text) {
        boolean quoted = text.length() >= 2
                && (text.charAt(0) == '"' || text.charAt(0) == '\'')
                && text.charAt(text.length() - 1) == text.charAt(0);
        return quoted ? text.substring(1, text.length() - 1) : text;
    }
}
