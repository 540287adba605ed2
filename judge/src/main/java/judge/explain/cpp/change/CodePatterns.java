package judge.explain.cpp.change;

import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import judge.cpp.Fragment;
import judge.cpp.Token;

/** Searches in the text of code. */
final class CodePatterns {

    private static final Pattern READS = Pattern.compile("\\b(?:cin|scanf|getline|gets|fgets|getchar)\\b");

    private static final Pattern TYPEDEF = Pattern.compile("\\btypedef\\b[^;\\n]*+;");

    private static final int MAX_TOKENS = 20_000;

    private CodePatterns() {}

    /** Returns the code of a text as far as it is looked at. */
    static Fragment code(String text) {
        Fragment all = Fragment.of(text);
        return all.part(0, Math.min(all.size(), MAX_TOKENS));
    }

    static List<Token> tokens(String text) {
        return code(text).tokens();
    }

    /** A text of the same length in which no name of a type looks like that of a variable. */
    static String withoutTypeNames(String text) {
        return TYPEDEF.matcher(text)
                .replaceAll(found -> " ".repeat(found.group().length()));
    }

    /** The text of a source from the first of some tokens to the last. */
    static String text(String source, List<Token> tokens) {
        return tokens.isEmpty()
                ? ""
                : source.substring(
                        tokens.get(0).start(), tokens.get(tokens.size() - 1).end());
    }

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
