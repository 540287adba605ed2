package judge.language.java.hint;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import judge.reason.Hint;
import judge.reason.HintCode;

/** A slow method that calls itself more than once for its result, and keeps none. */
public final class RepeatedCalls {

    private static final int LIKELY = 50;
    private static final int MAX_CHARACTERS = 100_000;
    private static final Pattern KEEPS =
            Pattern.compile("\\w\\s*+\\](?:\\s*+\\[[^;={}]{1,60}\\])?\\s*+=(?!=)|\\.(?:put|set|add)\\(");
    private static final Pattern IN_LOOP = Pattern.compile("\\b(?:for|while)\\s*+\\(");

    private RepeatedCalls() {}

    /**
     * Where it calls itself for the last time, if it does so often.
     *
     * @param percent of the time that goes into the method
     * @param method its class and name
     */
    public static Optional<Hint> hint(String source, int percent, String method) {
        if (percent < LIKELY || source.length() > MAX_CHARACTERS) {
            return Optional.empty();
        }
        String name = method.replaceAll(".*\\.", "");
        Matcher head = Pattern.compile("(?!void|new|return|else)\\b[\\w<>\\[\\]]++\\s++" + Pattern.quote(name)
                        + "\\s*+\\(([^(){};]++)\\)\\s*+\\{")
                .matcher(source);
        if (!head.find() || head.group().startsWith("void")) {
            return Optional.empty();
        }
        String body = source.substring(head.end(), end(source, head.end()));
        Matcher call = Pattern.compile("(?<![.\\w])" + Pattern.quote(name) + "\\s*+\\(")
                .matcher(body);
        int calls = 0;
        int last = 0;
        while (call.find()) {
            calls++;
            last = call.start();
        }
        boolean often = calls > 1
                || (calls == 1 && IN_LOOP.matcher(body.substring(0, last)).find());
        if (!often || KEEPS.matcher(body).find()) {
            return Optional.empty();
        }
        long line = source.substring(0, head.end() + last)
                        .chars()
                        .filter(c -> c == '\n')
                        .count()
                + 1;
        return Optional.of(Hint.of(HintCode.CALLS_REPEATED, "function", name).with("line", line));
    }

    private static int end(String source, int begin) {
        int depth = 1;
        int at = begin;
        while (at < source.length() && depth > 0) {
            depth += source.charAt(at) == '{' ? 1 : source.charAt(at) == '}' ? -1 : 0;
            at++;
        }
        return at;
    }
}
