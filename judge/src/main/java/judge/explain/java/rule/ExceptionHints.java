package judge.explain.java.rule;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import judge.cause.Catalogue;
import judge.cause.Cause.Speaker;
import judge.cause.Cause.Trouble;
import judge.reason.Hint;

/** The table of exceptions and their usual causes; the first line that fits counts. */
public final class ExceptionHints {

    /** The form of {@code new RuntimeException(e)}, from a {@code catch} that passes it on. */
    private static final Pattern WRAPPED = Pattern.compile("^([\\w.$]+\\.\\w+(?:Exception|Error))(?:: )?(.*)");

    private static final int MAX_WRAPPED = 400;

    /** The place of a wrapped exception: the method that threw it is not looked for. */
    private static final String ELSEWHERE = "-";

    private ExceptionHints() {}

    /**
     * Returns the usual cause of an exception.
     *
     * @param type the exception's class
     * @param message the exception's message; empty where it has none
     * @param called the JDK's method that the program had called; empty where the program threw it itself
     */
    public static Optional<Hint> of(String type, String message, String called) {
        Matcher wrapped = WRAPPED.matcher(message.substring(0, Math.min(message.length(), MAX_WRAPPED)));
        return type.equals("java.lang.RuntimeException") && wrapped.find()
                ? first(new Trouble(wrapped.group(1), ELSEWHERE, wrapped.group(2)))
                        .or(() -> first(new Trouble(type, called, message)))
                : first(new Trouble(type, called, message));
    }

    private static Optional<Hint> first(Trouble trouble) {
        return Catalogue.first(Speaker.JVM, trouble);
    }
}
