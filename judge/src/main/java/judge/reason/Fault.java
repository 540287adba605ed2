package judge.reason;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * A fault at a place, without language: it is shown in the language of whoever reads it.
 *
 * @param file or folder that it is in; null where it is in none
 * @param line in the file, from 1; null where it is in no line
 * @param code of what is wrong
 * @param parameters as in a {@link Reason}
 */
public record Fault(@Nullable String file, @Nullable Integer line, Code code, Map<String, Object> parameters) {

    public Fault {
        parameters = Reason.checked(code, parameters);
    }

    /** Makes a fault in no file; values as in {@link FaultCode#of}. */
    public static Fault of(FaultCode code, Object... values) {
        return of(code.of(values));
    }

    /** The same for a reason. */
    public static Fault of(Reason what) {
        return new Fault(null, null, what.code(), what.parameters());
    }

    /** Makes a fault in a file or folder. */
    public static Fault at(Object file, FaultCode code, Object... values) {
        return of(code.of(values)).in(file);
    }

    /** Makes a fault in a line of a file. */
    public static Fault at(Object file, int line, FaultCode code, Object... values) {
        return new Fault(file.toString(), line, code, code.of(values).parameters());
    }

    /** This fault in a file or folder. */
    public Fault in(Object other) {
        return new Fault(other.toString(), line, code, parameters);
    }

    /** The fault without its place. */
    public Reason what() {
        return new Reason(code, parameters, null);
    }

    /** The file, and the line where it is known; empty where the fault is in no file. */
    public Optional<String> place() {
        return Optional.ofNullable(file).map(path -> line == null ? path : path + ":" + line);
    }

    /** The values that JSON has of it: file, line, code and parameters. */
    public Map<String, Object> json() {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("file", file);
        json.put("line", line);
        json.putAll(what().json());
        return json;
    }

    /** The fault that JSON has these values of. */
    public static Fault read(Map<?, ?> json) {
        Reason what = Reason.read(json);
        return new Fault((String) json.get("file"), (Integer) json.get("line"), what.code(), what.parameters());
    }

    /** This fault with another text in place of each, also of what it is in. */
    public Fault with(UnaryOperator<String> texts) {
        return new Fault(
                file == null ? null : texts.apply(file),
                line,
                code,
                what().with(texts).parameters());
    }
}
