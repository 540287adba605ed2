package judge.explain.java.rule;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Calls of a method by itself. */
final class OwnCalls {

    private static final int MOST_CALLS = 6;
    private static final int MOST_PARAMETERS = 4;

    /** A parameter that may be the index of a table. */
    private static final Pattern NUMBER =
            Pattern.compile("\\s*+(?:(?:const|final)\\s++)?(?:int|long long|ll|LL|long)\\s++\\w++\\s*+");

    /** Numbers that a call is made with: one itself, or a bit more or less than it. */
    private static final Pattern STEP =
            Pattern.compile("\\s*+[A-Za-z_]\\w*+(?:\\[\\w++\\])?(?:\\s*+[-+]\\s*+\\w++(?:\\[\\w++\\])?)?\\s*+");

    private OwnCalls() {}

    /** The first of them. */
    static List<MatchResult> in(String body, String name) {
        return Pattern.compile("(?<![\\w.])" + Pattern.quote(name) + "\\s*+\\(")
                .matcher(body)
                .results()
                .limit(MOST_CALLS)
                .toList();
    }

    /**
     * Tells whether the function depends on few whole numbers only, and each call is a step to numbers nearby. Then the
     * same calls are met again and again, unlike in a function that halves something.
     *
     * @param parameters the parameters as they are declared
     */
    static boolean areSteps(List<MatchResult> calls, String body, String parameters) {
        String[] all = parameters.split(",", -1);
        if (all.length > MOST_PARAMETERS) {
            return false;
        }
        for (String one : all) {
            if (!NUMBER.matcher(one).matches()) {
                return false;
            }
        }
        return calls.stream().allMatch(call -> isStep(arguments(body, call.end()), all.length));
    }

    private static boolean isStep(List<String> arguments, int parameters) {
        return arguments.size() == parameters
                && arguments.stream().map(STEP::matcher).allMatch(Matcher::matches)
                && arguments.stream().anyMatch(one -> one.contains("-") || one.contains("+"));
    }

    private static List<String> arguments(String code, int from) {
        List<String> arguments = new ArrayList<>();
        int depth = 0;
        int start = from;
        for (int i = from; i < code.length(); i++) {
            char sign = code.charAt(i);
            if (depth == 0 && (sign == ',' || sign == ')')) {
                arguments.add(code.substring(start, i));
                start = i + 1;
            }
            depth += sign == '(' || sign == '[' ? 1 : sign == ')' || sign == ']' ? -1 : 0;
            if (depth < 0) {
                break;
            }
        }
        return arguments;
    }
}
