package judge.reason;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The usual cause of a reason, or a place to look for it: a code, and the parameters that its sentence can use in any
 * language. A sentence is complete without any of them.
 *
 * @param code the code of the sentence
 * @param parameters name to value; values are strings or whole numbers. {@code line} is the line of the source
 *     where the compiler met it.
 */
public record Hint(HintCode code, Map<String, Object> parameters) {

    public Hint {
        parameters = Collections.unmodifiableMap(new LinkedHashMap<>(parameters));
    }

    /** A hint with the given parameters, names and values in turn. */
    public static Hint of(HintCode code, Object... namesAndValues) {
        Map<String, Object> parameters = new LinkedHashMap<>();
        for (int i = 0; i < namesAndValues.length; i += 2) {
            parameters.put((String) namesAndValues[i], namesAndValues[i + 1]);
        }
        return new Hint(code, parameters);
    }

    /** This hint with one more parameter. */
    public Hint with(String name, Object value) {
        Map<String, Object> more = new LinkedHashMap<>(parameters);
        more.put(name, value);
        return new Hint(code, more);
    }

    /** The part of the hint that says nothing about the case. */
    public Hint withoutParameters() {
        return new Hint(code, Map.of());
    }
}
