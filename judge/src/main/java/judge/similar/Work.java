package judge.similar;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * What somebody handed in.
 *
 * @param name whose it is
 * @param sources by file name; they need not compile
 */
public record Work(String name, Map<String, String> sources) {

    public Work {
        sources = Collections.unmodifiableMap(new LinkedHashMap<>(sources));
    }

    /** What it is read by. */
    public Grammar grammar() {
        return Grammar.of(sources.keySet());
    }
}
