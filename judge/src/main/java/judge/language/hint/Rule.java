package judge.language.hint;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import judge.reason.Hint;
import judge.reason.HintCode;

/**
 * A line of a table: what was said has to look like this. Groups of the last pattern that have the name of one of the
 * hint's parameters become its value.
 *
 * @param code the code of the hint
 * @param kind of trouble: an exception's class or the compiler's key, as a whole
 * @param place the pattern of the place: the method that was called, or the line of the source; any part of it
 * @param message the pattern of the message; any part of it
 */
public record Rule(HintCode code, Pattern kind, Pattern place, Pattern message) {

    /**
     * The length up to which a message is read: a runtime or a compiler says nothing longer of an ordinary program, and
     * a message is a stranger's text.
     */
    private static final int MAX_LENGTH = 400;

    private static final Pattern WHOLE_NUMBER = Pattern.compile("-?\\d{1,9}");

    public static Rule of(HintCode code, String kind, String place, String message) {
        return new Rule(code, Pattern.compile(kind), Pattern.compile(place), Pattern.compile(message));
    }

    /** Makes a rule for messages at any place. */
    public static Rule of(HintCode code, String kind, String message) {
        return of(code, kind, "", message);
    }

    /** Makes a rule for any message of a kind. */
    public static Rule of(HintCode code, String kind) {
        return of(code, kind, "", "");
    }

    /** Returns the hint of the first rule in a table that fits. */
    public static Optional<Hint> first(List<Rule> table, Trouble trouble) {
        return table.stream().flatMap(rule -> rule.hint(trouble).stream()).findFirst();
    }

    /** Returns the hint, if the rule fits. */
    public Optional<Hint> hint(Trouble trouble) {
        if (!kind.matcher(trouble.kind()).matches()
                || !place.matcher(cut(trouble.place())).find()) {
            return Optional.empty();
        }
        Matcher said = message.matcher(cut(trouble.message()));
        return said.find() ? Optional.of(new Hint(code, parameters(said))) : Optional.empty();
    }

    private Map<String, Object> parameters(Matcher said) {
        Map<String, Object> parameters = new LinkedHashMap<>();
        for (String name : code.parameters()) {
            if (message.pattern().contains("(?<" + name + ">") && said.group(name) != null) {
                String value = said.group(name);
                parameters.put(name, WHOLE_NUMBER.matcher(value).matches() ? (Object) Integer.valueOf(value) : value);
            }
        }
        return parameters;
    }

    private static String cut(String text) {
        return text.substring(0, Math.min(text.length(), MAX_LENGTH));
    }
}
