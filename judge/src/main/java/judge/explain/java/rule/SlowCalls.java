package judge.explain.java.rule;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import judge.reason.Hint;

/** Calls that take as long as a list or a text is, in the lines that a slow program spends its time in. */
public final class SlowCalls {

    private static final int MAX_CHARACTERS = 100_000;
    private static final int MAX_LINE = 300;

    private static final Pattern FRONT = Pattern.compile("\\b(\\w++)\\.(?:remove\\(\\s*+0\\s*+\\)|add\\(\\s*+0\\s*+,)");
    private static final Pattern GET = Pattern.compile("\\b(\\w++)\\.(?:get|set)\\(");
    private static final Pattern SEARCH =
            Pattern.compile("\\b(\\w++)\\.(?:contains|indexOf|lastIndexOf|remove)\\((?!\\s*+[0-9])");
    private static final Pattern GROWS = Pattern.compile("\\b(\\w++)\\s*+(?:\\+=|=\\s*+\\1\\s*+\\+)");

    private SlowCalls() {}

    /**
     * The first one, if there is one.
     *
     * @param lines the lines that take the time, those with most of it first, counted from 1
     */
    public static Optional<Hint> in(String source, List<Long> lines) {
        String code = source.substring(0, Math.min(source.length(), MAX_CHARACTERS));
        List<String> all = code.lines().toList();
        for (long hot : lines) {
            for (long line : List.of(hot, hot - 1, hot + 1)) {
                boolean known = line > 0
                        && line <= all.size()
                        && all.get((int) line - 1).length() < MAX_LINE;
                Optional<Hint> found = known ? at(code, all.get((int) line - 1)) : Optional.empty();
                if (found.isPresent()) {
                    return found.map(hint -> hint.with("line", line));
                }
            }
        }
        return Optional.empty();
    }

    private static Optional<Hint> at(String code, String line) {
        return found(FRONT, line, code, "ArrayList", "list-front-slow")
                .or(() -> found(GET, line, code, "LinkedList", "list-get-slow"))
                .or(() -> found(SEARCH, line, code, "ArrayList|LinkedList", "list-search-slow"))
                .or(() -> found(GROWS, line, code, "String", "text-grows-slow"));
    }

    private static Optional<Hint> found(Pattern call, String line, String code, String types, String hint) {
        Matcher calls = call.matcher(line);
        while (calls.find()) {
            String name = calls.group(1);
            if (is(code, name, types)) {
                return Optional.of(Hint.of(hint, "name", name));
            }
        }
        return Optional.empty();
    }

    /** Tells whether all declarations of a name have one of the types. */
    private static boolean is(String code, String name, String types) {
        Matcher declared = Pattern.compile(
                        "\\b(\\w++)(?:<[^;(){}]{0,80}>)?\\s++" + name + "\\s*+(?:=\\s*+(?:new\\s++(\\w++))?|[;,:)])")
                .matcher(code);
        boolean found = false;
        while (declared.find()) {
            String type = declared.group(1);
            String made = declared.group(2) == null ? type : declared.group(2);
            if (type.equals("return") || type.equals("new")) {
                continue;
            }
            if (!made.matches(types)) {
                return false;
            }
            found = true;
        }
        return found;
    }
}
