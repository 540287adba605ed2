package judge.explain.java.rule;

import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import judge.reason.Hint;

/** A slow method that calls itself more than once, with numbers near its own, for its result, and keeps none. */
public final class RepeatedCalls {

    private static final int LIKELY = 50;
    private static final int MAX_CHARACTERS = 100_000;
    /** An assignment to an element of an array or another collection. */
    private static final Pattern KEEPS = Pattern.compile("[^\\[\\s]\\s*+\\]\\s*+(?:[-+*/%|&^]|<<|>>>?)?=(?!=)"
            + "|\\.(?:put|set|add|putIfAbsent|computeIfAbsent|merge)\\(");

    private static final Pattern IN_LOOP = Pattern.compile("\\b(?:for|while)\\s*+\\(");

    private RepeatedCalls() {}

    /**
     * Returns the last place where a method calls itself, if it does so often.
     *
     * @param percent the method's share of the time
     * @param method the method's class and name
     */
    public static Optional<Hint> hint(String source, int percent, String method) {
        if (percent < LIKELY || source.length() > MAX_CHARACTERS) {
            return Optional.empty();
        }
        String name = method.replaceAll(".*\\.", "");
        Matcher head = Pattern.compile("(?<![\\w<>\\[\\]])(?!(?:void|new|return|else)\\b)[\\w<>\\[\\]]++\\s++"
                        + Pattern.quote(name) + "\\s*+\\(([^(){};]++)\\)\\s*+\\{")
                .matcher(source);
        if (!head.find()) {
            return Optional.empty();
        }
        String body = source.substring(head.end(), end(source, head.end()));
        List<MatchResult> calls = OwnCalls.in(body, name);
        int last = calls.isEmpty() ? 0 : calls.get(calls.size() - 1).start();
        if (calls.isEmpty()
                || KEEPS.matcher(body).find()
                || !OwnCalls.areSteps(calls, body, head.group(1))
                || (calls.size() == 1
                        && !IN_LOOP.matcher(body.substring(0, last)).find())) {
            return Optional.empty();
        }
        String before = source.substring(0, head.end() + last);
        long line = before.chars().filter(c -> c == '\n').count() + 1;
        return Optional.of(Hint.of("calls-repeated", "function", name).with("line", line));
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
