package judge.cause;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import judge.cause.Cause.Trouble;
import judge.reason.Hint;

/** A pattern of a cause, ready for use. */
record Rule(Cause cause, Pattern kind, Pattern place, Pattern message) {

    /**
     * The length up to which a message is read: a runtime or a compiler says nothing longer of an ordinary program, and
     * a message is a stranger's text.
     */
    private static final int MAX_LENGTH = 400;

    private static final Pattern WHOLE_NUMBER = Pattern.compile("-?\\d{1,9}");

    static Rule of(Cause cause, Cause.Said said) {
        return new Rule(
                cause, Pattern.compile(said.kind()), Pattern.compile(said.place()), Pattern.compile(said.message()));
    }

    /** Returns the hint, if the pattern fits. */
    Optional<Hint> hint(Trouble trouble) {
        if (!kind.matcher(trouble.kind()).matches()
                || !place.matcher(cut(trouble.place())).find()) {
            return Optional.empty();
        }
        Matcher said = message.matcher(cut(trouble.message()));
        return said.find() ? Optional.of(new Hint(cause.code(), parameters(said))) : Optional.empty();
    }

    private Map<String, Object> parameters(Matcher said) {
        Map<String, Object> parameters = new LinkedHashMap<>();
        for (String name : cause.parameters()) {
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
