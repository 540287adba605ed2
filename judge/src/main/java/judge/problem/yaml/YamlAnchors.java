package judge.problem.yaml;

import java.util.HashMap;
import java.util.Map;
import judge.reason.Reason;
import org.jspecify.annotations.Nullable;

/**
 * The values of the anchors of a YAML file. A value counts as often as an alias names it, and the sum has a bound: a
 * few lines of aliases can stand for gigabytes.
 */
final class YamlAnchors {

    private static final long MOST = 100_000;

    private final Map<String, Yaml> values = new HashMap<>();
    private final Map<String, Long> sizes = new HashMap<>();
    private long copied;

    /** An alias that stands for nothing, or for too much. */
    static final class MisusedException extends RuntimeException {

        private static final long serialVersionUID = 1L;
        private final int line;
        private final transient Reason reason;

        private MisusedException(int line, Reason reason) {
            super(reason.toString());
            this.line = line;
            this.reason = reason;
        }

        int line() {
            return line;
        }

        Reason reason() {
            return reason;
        }
    }

    void keep(String name, Yaml value) {
        values.put(name, value);
        sizes.put(name, size(value));
    }

    /** Returns the value that the alias stands for. */
    Yaml copy(String name, int line) {
        @Nullable Yaml value = values.get(name);
        if (value == null) {
            throw new MisusedException(line, PackageFault.ALIAS_UNKNOWN.of(name));
        }
        copied += sizes.getOrDefault(name, 1L);
        if (copied > MOST) {
            throw new MisusedException(line, PackageFault.ALIASES_TOO_LARGE.of(MOST));
        }
        return value;
    }

    /** Adds what a merge key names and the map itself does not say. */
    static void merge(Yaml other, Map<String, Yaml> values) {
        if (other instanceof Yaml.Keys keys) {
            keys.values().forEach(values::putIfAbsent);
        } else if (other instanceof Yaml.Items items) {
            items.items().forEach(item -> merge(item, values));
        }
    }

    /** Bounded, because what it holds of aliases is. */
    private static long size(Yaml value) {
        if (value instanceof Yaml.Keys keys) {
            return 1
                    + keys.values().values().stream()
                            .mapToLong(YamlAnchors::size)
                            .sum();
        }
        if (value instanceof Yaml.Items items) {
            return 1 + items.items().stream().mapToLong(YamlAnchors::size).sum();
        }
        return 1;
    }
}
