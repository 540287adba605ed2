package judge.problem.yaml;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The content of a YAML file: every value with its line, a scalar with its text as written. */
public sealed interface Yaml {

    /** Returns the line of the value, from 1. */
    int line();

    /** The value in the form that fault messages show, short and on one line. */
    Object shown();

    /** Tells whether it is a scalar of a kind. */
    default boolean is(Kind kind) {
        return this instanceof Scalar scalar && scalar.kind() == kind;
    }

    /** A single value. */
    record Scalar(String text, Kind kind, int line) implements Yaml {

        private static final int SHOWN = 80;

        @Override
        public Object shown() {
            String shortened = text.length() <= SHOWN ? text : text.substring(0, SHOWN) + "...";
            String visible = shortened.replaceAll("\\p{Cntrl}", " ");
            return kind == Kind.TEXT ? '"' + visible + '"' : kind == Kind.EMPTY ? PackageFault.NOTHING.of() : visible;
        }
    }

    /** A sequence. */
    record Items(List<Yaml> items, int line) implements Yaml {

        public Items {
            items = List.copyOf(items);
        }

        @Override
        public Object shown() {
            return PackageFault.LIST_OF.of(items.size());
        }
    }

    /** A mapping, its keys in the order of the file. */
    record Keys(Map<String, Yaml> values, int line) implements Yaml {

        public Keys {
            values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
        }

        public Optional<Yaml> get(String key) {
            return Optional.ofNullable(values.get(key));
        }

        /** Returns the keys without those that have no value. */
        Keys withoutEmpty() {
            Map<String, Yaml> kept = new LinkedHashMap<>(values);
            kept.values().removeIf(value -> value.is(Kind.EMPTY));
            return new Keys(kept, line);
        }

        @Override
        public Object shown() {
            return PackageFault.MAP_OF.of(values.size());
        }
    }

    /** YAML's kinds of scalars. */
    enum Kind {
        /** Quoted, or nothing else. */
        TEXT,
        /** A number without quotes. */
        NUMBER,
        /** {@code true} or {@code false} without quotes. */
        FLAG,
        /** {@code null}, {@code ~}, empty quotes or nothing at all. */
        EMPTY
    }
}
