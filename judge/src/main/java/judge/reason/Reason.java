package judge.reason;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The reason for a verdict: a code, and the parameters that its sentence needs in any language.
 *
 * @param code the code of the event
 * @param parameters name to value in the order of the sentence; values are strings, whole numbers or booleans. A
 *     parameter whose name starts with {@code expected} holds text of the contest's answers.
 * @param hints the usual cause; empty where none is known, or in reports of earlier judges
 */
public record Reason(Code code, Map<String, Object> parameters, @Nullable List<Hint> hints) {

    public Reason {
        hints = hints == null ? List.of() : List.copyOf(hints);
        parameters = Collections.unmodifiableMap(new LinkedHashMap<>(parameters));
        for (Map.Entry<String, Object> parameter : parameters.entrySet()) {
            Object value = parameter.getValue();
            if (!(value instanceof String
                    || value instanceof Integer
                    || value instanceof Long
                    || value instanceof Boolean)) {
                throw new IllegalArgumentException("parameter " + parameter.getKey() + " of " + code
                        + " is neither text, whole number nor boolean: " + value);
            }
        }
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

    /** This reason with other hints. */
    public Reason with(List<Hint> others) {
        return new Reason(code, parameters, others);
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
