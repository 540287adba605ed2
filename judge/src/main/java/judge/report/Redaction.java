package judge.report;

import java.util.LinkedHashMap;
import java.util.Map;
import judge.reason.Code;
import judge.reason.Hint;
import judge.reason.Reason;
import judge.reason.ReasonCode;

/**
 * Reasons for secret cases as contestants may see them. What a program prints may be its input, so only a few
 * characters of it are kept: enough for a number, which is what one needs to understand a wrong answer.
 */
final class Redaction {

    /** How many characters of a program's text are kept. */
    private static final int SHOWN_CHARACTERS = 12;

    private static final String ELLIPSIS = "…";

    private Redaction() {}

    static Reason of(Reason reason) {
        Map<String, Object> shown = new LinkedHashMap<>(reason.withoutAnswers().parameters());
        shown.computeIfPresent("found", (name, value) -> cut(value, SHOWN_CHARACTERS));
        shown.computeIfPresent("message", (name, value) -> message(reason.code(), value));
        return new Reason(
                reason.code(),
                shown,
                reason.hints().stream().map(Hint::withoutParameters).toList());
    }

    /**
     * An exception's message often quotes what could not be parsed; other messages come from the judge or the problem.
     */
    private static Object message(Code code, Object value) {
        if (code == ReasonCode.UNCAUGHT_EXCEPTION) {
            return "";
        }
        return code == ReasonCode.VALIDATOR_REJECTS ? ELLIPSIS : value;
    }

    private static Object cut(Object value, int characters) {
        return value instanceof String text && text.codePointCount(0, text.length()) > characters
                ? text.substring(0, text.offsetByCodePoints(0, characters)) + ELLIPSIS
                : value;
    }
}
