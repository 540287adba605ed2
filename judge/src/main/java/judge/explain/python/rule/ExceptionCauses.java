package judge.explain.python.rule;

import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import judge.cause.Catalogue;
import judge.cause.Cause.Speaker;
import judge.cause.Cause.Trouble;
import judge.reason.Hint;

/** The table of exceptions and their usual causes; the first line that fits counts. */
public final class ExceptionCauses {

    private static final String NAME = "NameError";

    private static final Pattern UNKNOWN = Pattern.compile("^name '(\\w{1,60})' is not defined");

    /** The names of the constants in other languages. */
    private static final Map<String, String> OTHER_NAMES = Map.of(
            "true", "True", "TRUE", "True", "false", "False", "FALSE", "False", "null", "None", "NULL", "None", "nil",
            "None", "none", "None");

    private ExceptionCauses() {}

    /**
     * Returns the usual cause of an exception.
     *
     * @param type class of the exception
     * @param message the exception's message; empty where it has none
     * @param called the library's function that the program's line had called; empty where there is none
     */
    public static Optional<Hint> of(String type, String message, String called) {
        Trouble trouble = new Trouble(type, called, message);
        return otherName(trouble).or(() -> Catalogue.first(Speaker.PYTHON, trouble));
    }

    private static Optional<Hint> otherName(Trouble trouble) {
        Matcher unknown = UNKNOWN.matcher(trouble.message());
        return trouble.kind().equals(NAME) && unknown.find() && OTHER_NAMES.containsKey(unknown.group(1))
                ? Optional.of(Hint.of(
                        "python-other-name", "name", unknown.group(1), "wanted", OTHER_NAMES.get(unknown.group(1))))
                : Optional.empty();
    }
}
