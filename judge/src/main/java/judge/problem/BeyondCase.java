package judge.problem;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * An input that the contest does not have: what a program does on it is a remark and never part of a verdict.
 *
 * @param testCase its name is its path in the package without extension, such as {@code beyond/01}; it earns no points
 * @param description by language code, at least one: a clause that continues "prints 2845 where", such as "row 8 has
 *     the digit 2 twice"
 */
public record BeyondCase(TestCase testCase, Map<String, String> description) {

    public BeyondCase {
        description = Collections.unmodifiableMap(new LinkedHashMap<>(description));
    }
}
