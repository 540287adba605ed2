package judge.similar;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The sources that one person handed in.
 *
 * @param name the person's name
 * @param sources by file name; they need not compile
 */
public record Work(String name, Map<String, String> sources) {

    public Work {
        sources = Collections.unmodifiableMap(new LinkedHashMap<>(sources));
    }

    /** Returns the grammar by which the work is read. */
    public Grammar grammar() {
        return Grammar.of(sources.keySet());
    }
}
