package judge.explain.cpp.change;

import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** Searches in the text of code. */
final class CodePatterns {

    private static final Pattern READS = Pattern.compile("\\b(?:cin|scanf|getline|gets|fgets|getchar)\\b");

    private CodePatterns() {}

    /** Tells whether some of it reads the input: a change of that reads something else, and helps by chance alone. */
    static boolean reads(String code) {
        return READS.matcher(code).find();
    }

    static boolean has(String code, String pattern) {
        return Pattern.compile(pattern).matcher(code).find();
    }

    /** The first of two groups, or the other one where that is not there. */
    static String either(MatchResult found, int first, int other) {
        return found.group(first) == null ? found.group(other) : found.group(first);
    }

    static String squeezed(String code) {
        return code.replaceAll("\\s++", "");
    }

    /** The index, or the first behind it that is no blank. */
    static int behindBlanks(String code, int index) {
        int next = index;
        while (next < code.length() && Character.isWhitespace(code.charAt(next))) {
            next++;
        }
        return next;
    }

    static long lineOf(String code, int index) {
        return code.substring(0, index).chars().filter(c -> c == '\n').count() + 1;
    }
}
