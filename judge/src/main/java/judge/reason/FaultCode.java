package judge.reason;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A code of a fault: of a package, of its programs, or of what is imported from another judge. Its sentences are in
 * {@code faults.properties}. The room that finds a fault has the enum with its code.
 */
public interface FaultCode extends Code {

    @Override
    default boolean namesMistake() {
        return false;
    }

    /**
     * A reason of this code.
     *
     * @param values of its parameters, in their order; whole numbers, booleans and further reasons stay what they are,
     *     others become text
     */
    default Reason of(Object... values) {
        List<String> names = parameters();
        if (names.size() != values.length) {
            throw new IllegalArgumentException(this + " has the parameters " + names);
        }
        Map<String, Object> parameters = new LinkedHashMap<>();
        for (int i = 0; i < values.length; i++) {
            parameters.put(names.get(i), Reason.isValue(values[i]) ? values[i] : values[i].toString());
        }
        return new Reason(this, parameters, List.of());
    }
}
