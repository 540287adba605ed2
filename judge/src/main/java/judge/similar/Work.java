package judge.similar;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The sources that one person handed in.
 *
 * @param name the person's name
 * @param origin an earlier year or another course that it is from; empty: it is of the class that is looked at
 * @param sources by file name; they need not compile
 */
public record Work(String name, String origin, Map<String, String> sources) {

    public Work {
        sources = Collections.unmodifiableMap(new LinkedHashMap<>(sources));
    }

    /** Makes a work of the class that is looked at. */
    public Work(String name, Map<String, String> sources) {
        this(name, "", sources);
    }

    /** Tells whether it is compared with the class alone, and not with others of its kind. */
    public boolean isOlder() {
        return !origin.isEmpty();
    }

    /** Returns the name with the origin, where there is one. */
    public String title() {
        return isOlder() ? name + " (" + origin + ")" : name;
    }

    /** Returns the grammar by which the work is read. */
    public Grammar grammar() {
        return Grammar.of(sources.keySet());
    }
}
