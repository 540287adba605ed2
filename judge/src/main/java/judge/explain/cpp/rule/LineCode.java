package judge.explain.cpp.rule;

import java.util.regex.Pattern;

/** The code of a line of a source. */
final class LineCode {

    /** The characters of a line that are looked at: the text is a stranger's. */
    static final int MAX_LINE = 300;

    private static final Pattern LITERALS = Pattern.compile("\"(?:[^\"\\\\]|\\\\.)*+\"|'(?:[^'\\\\]|\\\\.)*+'|//.*");

    private LineCode() {}

    /** The line without comments, and with empty quotes in place of its texts and characters. */
    static String of(String line) {
        return LITERALS.matcher(line.substring(0, Math.min(line.length(), MAX_LINE)))
                .replaceAll(one -> one.group().startsWith("//") ? "" : "\"\"");
    }
}
