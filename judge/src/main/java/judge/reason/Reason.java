package judge.reason;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * The reason for a verdict: a code, and the parameters that its sentence needs in any language.
 *
 * @param code the code of the event
 * @param parameters name to value in the order of the sentence; values are strings, whole numbers, booleans, or further
 *     reasons, such as one for the failure of a program. A parameter whose name starts with {@code expected} holds text
 *     of the contest's answers.
 * @param hints the usual cause; empty where none is known, or in reports of earlier judges
 */
public record Reason(Code code, Map<String, Object> parameters, @Nullable List<Hint> hints) {

    private static final Map<Code, String> UNENDED =
            Map.of(ReasonCode.CPU_TIME_EXCEEDED, "usedMillis", ReasonCode.WALL_TIME_EXCEEDED, "wallMillis");

    private static final String LIMIT = "limitMillis";

    /** A program is ended a little after its limit, as the machine gets to it. */
    private static final double FAR_BEYOND = 1.25;

    private static final long LATE_MILLIS = 100;

    public Reason {
        hints = hints == null ? List.of() : List.copyOf(hints);
        parameters = checked(code, parameters);
    }

    /** The parameters of a code; further reasons may be maps, as they are read from JSON. */
    static Map<String, Object> checked(Code code, Map<String, Object> parameters) {
        Map<String, Object> checked = new LinkedHashMap<>(parameters);
        checked.replaceAll((name, value) -> value instanceof Map<?, ?> map ? read(map) : value);
        checked.forEach((name, value) -> {
            if (!isValue(value)) {
                throw new IllegalArgumentException("parameter " + name + " of " + code
                        + " is neither text, whole number, boolean nor reason: " + value);
            }
        });
        return Collections.unmodifiableMap(checked);
    }

    static boolean isValue(Object value) {
        return value instanceof String
                || value instanceof Integer
                || value instanceof Long
                || value instanceof Boolean
                || value instanceof Reason;
    }

    /** The values that JSON has of it: the code, and the parameters with those of further reasons. */
    Map<String, Object> json() {
        Map<String, Object> values = new LinkedHashMap<>(parameters);
        values.replaceAll((name, value) -> value instanceof Reason inner ? inner.json() : value);
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("code", code.code());
        json.put("parameters", values);
        return json;
    }

    static Reason read(Map<?, ?> json) {
        Map<String, Object> parameters = new LinkedHashMap<>();
        if (json.get("parameters") instanceof Map<?, ?> given) {
            given.forEach((name, value) -> parameters.put(String.valueOf(name), value));
        }
        return new Reason(Codes.named(String.valueOf(json.get("code"))), parameters, List.of());
    }

    /** A reason with the given parameters, names and values in turn. */
    public static Reason of(Code code, Object... namesAndValues) {
        Map<String, Object> parameters = new LinkedHashMap<>();
        for (int i = 0; i < namesAndValues.length; i += 2) {
            parameters.put((String) namesAndValues[i], namesAndValues[i + 1]);
        }
        return new Reason(code, parameters, List.of());
    }

    /** This reason with another parameter. */
    public Reason with(String name, int value) {
        Map<String, Object> more = new LinkedHashMap<>(parameters);
        more.put(name, value);
        return new Reason(code, more, hints);
    }

    /** Tells whether it may have come of a busy machine, so that a quieter one would show whether it holds. */
    public boolean ofBusyHost() {
        return parameters.containsKey(ReasonCode.HOST_SLOWNESS_PERCENT);
    }

    /**
     * Returns the limit in milliseconds at which the program was ended, where nothing is known of how long it would
     * have run; empty: it was for another reason, or went on far beyond the limit.
     */
    public OptionalLong unendedAtMillis() {
        @Nullable String figure = UNENDED.get(code);
        return figure != null
                        && parameters.get(figure) instanceof Number used
                        && parameters.get(LIMIT) instanceof Number limit
                        && used.longValue() <= limit.longValue() * FAR_BEYOND + LATE_MILLIS
                ? OptionalLong.of(limit.longValue())
                : OptionalLong.empty();
    }

    /** This reason without the time of a program that was ended at its limit, and would have gone on. */
    public Reason withoutUnended() {
        Map<String, Object> kept = new LinkedHashMap<>(parameters);
        unendedAtMillis().ifPresent(any -> kept.remove(UNENDED.get(code)));
        return new Reason(code, kept, hints);
    }

    /** This reason with other hints. */
    public Reason with(List<Hint> others) {
        return new Reason(code, parameters, others);
    }

    /** This reason with another text in place of each. */
    public Reason with(UnaryOperator<String> texts) {
        Map<String, Object> others = new LinkedHashMap<>(parameters);
        others.replaceAll((name, value) -> value instanceof String text
                ? texts.apply(text)
                : value instanceof Reason inner ? inner.with(texts) : value);
        return new Reason(code, others, hints);
    }

    @Override
    public List<Hint> hints() {
        return hints == null ? List.of() : hints;
    }

    /** This reason without the parameters that hold text of the contest's answers. */
    public Reason withoutAnswers() {
        Map<String, Object> kept = new LinkedHashMap<>(parameters);
        kept.keySet().removeIf(name -> name.startsWith("expected"));
        return new Reason(code, kept, hints);
    }
}
