package judge.explain.file;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The texts that expressions have which consist of texts and of names for them.
 *
 * @param code in C, C++, Java or Python, without comments
 */
record ConstantTexts(String code) {

    private static final int MAX_LENGTH = 300;
    private static final int DEEPEST = 4;

    /** Calls that turn a name into that of a file. */
    private static final Pattern WRAPPER = Pattern.compile("^(?:new\\s++(?:java\\.io\\.)?+File|Paths?+\\s*+\\.\\s*+"
            + "(?:get|of)|(?:std::)?+string|str|(?:pathlib\\.)?+Path)?+\\s*+\\(");

    private static final Pattern PART = Pattern.compile("\\s*+(?:([A-Za-z]{0,2})(\"(?:[^\"\\\\\\n]|\\\\.)*+\""
            + "|'(?:[^'\\\\\\n]|\\\\.)*+')|([A-Za-z_]\\w*+)(?:\\s*+\\.\\s*+(?:c_str|data|toPath)\\s*+\\(\\s*+\\))?+"
            + "|\\+)\\s*+");

    private static final Pattern WITHIN = Pattern.compile("\\{(\\w++)\\}");

    /** The text; nothing where it depends on something else. */
    Optional<String> of(String expression) {
        return of(expression, 0);
    }

    /** Tells whether an expression makes a file of a name, or is a variable of that type. */
    boolean isFile(String expression) {
        return WRAPPER.matcher(expression).find()
                || Pattern.compile("\\b(?:File|Path)\\s++" + Pattern.quote(expression) + "\\b")
                        .matcher(code)
                        .find();
    }

    private Optional<String> of(String expression, int depth) {
        String inner = unwrapped(expression);
        if (inner.isEmpty() || depth > DEEPEST || inner.length() > MAX_LENGTH) {
            return Optional.empty();
        }
        StringBuilder text = new StringBuilder();
        Matcher part = PART.matcher(inner);
        for (int at = 0; at < inner.length(); at = part.end()) {
            if (!part.region(at, inner.length()).lookingAt()) {
                return Optional.empty();
            }
            Optional<String> value = part.group(2) != null
                    ? literal(part.group(1), part.group(2), depth)
                    : part.group(3) != null ? named(part.group(3), depth) : Optional.of("");
            if (value.isEmpty() || text.length() > MAX_LENGTH) {
                return Optional.empty();
            }
            text.append(value.get());
        }
        return Optional.of(text.toString());
    }

    /** The text within the calls around an expression that keep its text as it is. */
    private static String unwrapped(String expression) {
        String inner = expression.strip();
        for (Matcher wrapper = WRAPPER.matcher(inner); wrapper.find(); wrapper = WRAPPER.matcher(inner)) {
            int close = CodeText.closing(inner, wrapper.end() - 1);
            inner = inner.substring(wrapper.end(), Math.max(wrapper.end(), close))
                    .strip();
        }
        return inner;
    }

    private Optional<String> literal(String prefix, String quoted, int depth) {
        String text = quoted.substring(1, quoted.length() - 1);
        String plain = prefix.matches("(?i).*r.*") ? text : text.replace("\\\\", "\\");
        if (!prefix.matches("(?i).*f.*")) {
            return Optional.of(plain);
        }
        StringBuilder all = new StringBuilder();
        Matcher within = WITHIN.matcher(plain);
        while (within.find()) {
            Optional<String> value = named(within.group(1), depth);
            if (value.isEmpty()) {
                return Optional.empty();
            }
            within.appendReplacement(all, Matcher.quoteReplacement(value.get()));
        }
        return Optional.of(within.appendTail(all).toString());
    }

    /** The value that a name is given once in the source. */
    private Optional<String> named(String name, int depth) {
        List<String> values = Pattern.compile("(?m)(?:^[ \\t]*+#[ \\t]*+define[ \\t]++" + name
                        + "[ \\t]++|(?<![\\w.=!<>])" + name + "\\s*+(?:\\[\\d*+\\])?+\\s*+(?::\\s*+str\\s*+)?+=(?!=)"
                        + "|\\bstring\\s++" + name + "\\s*+[({])([^;\\n]{1," + MAX_LENGTH + "})")
                .matcher(code)
                .results()
                .limit(2)
                .map(one -> one.group(1).replaceFirst("^([^(]*[\"'])\\s*+[)}]\\s*+$", "$1"))
                .toList();
        return values.size() == 1 ? of(values.get(0), depth + 1) : Optional.empty();
    }
}
