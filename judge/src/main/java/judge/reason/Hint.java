package judge.reason;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * The usual cause of a reason, or a place to look for it: a code, and the parameters that its sentence can use in any
 * language. A sentence is complete without any of them.
 *
 * @param code the code of a cause of the catalogue, such as {@code input-not-a-number}; of a report of a newer judge
 *     perhaps one that this judge does not know
 * @param parameters name to value; values are strings or whole numbers. {@code line} is the line of the source
 *     where the compiler met it.
 */
public record Hint(String code, Map<String, Object> parameters) {

    private static final Pattern CODE = Pattern.compile("[a-z0-9]+(-[a-z0-9]+)*");

    public Hint {
        if (!isCode(code)) {
            throw new IllegalArgumentException("a hint's code has small letters, digits and hyphens: " + code);
        }
        parameters = Collections.unmodifiableMap(new LinkedHashMap<>(parameters));
    }

    /** Tells whether a text could be a code. */
    public static boolean isCode(String text) {
        return CODE.matcher(text).matches();
    }

    /** A hint with the given parameters, names and values in turn. */
    public static Hint of(String code, Object... namesAndValues) {
        Map<String, Object> parameters = new LinkedHashMap<>();
        for (int i = 0; i < namesAndValues.length; i += 2) {
            parameters.put((String) namesAndValues[i], namesAndValues[i + 1]);
        }
        return new Hint(code, parameters);
    }

    /** Tells whether this is the code. */
    public boolean is(String other) {
        return code.equals(other);
    }

    /** This hint with one more parameter. */
    public Hint with(String name, Object value) {
        Map<String, Object> more = new LinkedHashMap<>(parameters);
        more.put(name, value);
        return new Hint(code, more);
    }
}
