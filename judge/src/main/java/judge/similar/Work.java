package judge.similar;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * What somebody handed in.
 *
 * @param name whose it is
 * @param sources Java by file name; it need not compile
 */
public record Work(String name, Map<String, String> sources) {

    public Work {
        sources = Collections.unmodifiableMap(new LinkedHashMap<>(sources));
    }
}
