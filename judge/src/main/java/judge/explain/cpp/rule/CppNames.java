package judge.explain.cpp.rule;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Names of functions as people call them: {@code std::sort}, not with all that it was made of. */
final class CppNames {

    private static final int MAX_READ = 2_000;
    private static final int MAX_NAME = 80;

    private static final Pattern OPERATOR =
            Pattern.compile("(?<![\\w$])operator(?:\\(\\)|\\[\\]|->\\*?|<=>|<<=?|>>=?|&&|\\|\\||\\+\\+|--"
                    + "|[-+*/%^&|!=<>]=|[-+*/%^&|~!=<>,]| [\\w:]{1,80}(?:\\[\\])?)");

    /** A function of the C library for one kind of processor. */
    private static final Pattern OF_PROCESSOR = Pattern.compile("__(\\w+?)_(?:evex|avx|sse|ssse)\\w*+");

    private static final Pattern UNUSUAL = Pattern.compile("[^ \\p{L}\\p{N}_$:~.<>=+*/%^&|!\\[\\]()-]");

    private CppNames() {}

    /** Returns a name without results, parameters and arguments of templates; plain characters only. */
    static String plain(String demangled) {
        String text =
                demangled.substring(0, Math.min(demangled.length(), MAX_READ)).replace("(anonymous namespace)::", "");
        Matcher operator = OPERATOR.matcher(text).useTransparentBounds(true);
        StringBuilder name = new StringBuilder();
        boolean ends = false;
        for (int next = 0;
                !ends && next < text.length() && text.charAt(next) != '(' && !text.startsWith(" [", next); ) {
            char one = text.charAt(next);
            ends = one == 'o' && operator.region(next, text.length()).lookingAt();
            boolean bracket = one == '<' || one == '{';
            name.append(ends ? operator.group() : one == '{' ? "lambda" : bracket ? "" : String.valueOf(one));
            if (one == ' ') {
                name.setLength(0); // That was the type of the result.
            }
            next = bracket ? behind(text, next) : next + 1;
        }
        String plain = UNUSUAL.matcher(name).replaceAll("_");
        Matcher variant = OF_PROCESSOR.matcher(plain);
        if (variant.matches()) {
            return variant.group(1);
        }
        return plain.isEmpty() ? "?" : plain.substring(0, Math.min(plain.length(), MAX_NAME));
    }

    /** Returns the index behind the brackets that begin at {@code start}, or the end of the text. */
    private static int behind(String text, int start) {
        int depth = 0;
        int next = start;
        do {
            char one = text.charAt(next);
            if (one == '<' || one == '{' || one == '(') {
                depth++;
            } else if (one == '>' || one == '}' || one == ')') {
                depth--;
            }
            next++;
        } while (depth > 0 && next < text.length());
        return next;
    }
}
