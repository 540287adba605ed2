package judge.web.api;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import judge.online.Refusal;
import org.jspecify.annotations.Nullable;

/**
 * The keys of a JSON object that somebody sent. Each is asked for with the type that it must have; what is wrong is
 * refused with its key and its value. {@link #end} refuses what nobody has asked for.
 */
final class JsonFields {

    private static final int SHOWN_CHARACTERS = 80;

    private final String path;
    private final JsonNode object;
    private final Set<String> asked = new HashSet<>();

    /** The object at a path such as {@code problems[0].}, which is empty at the top. */
    JsonFields(String path, JsonNode object) {
        this.path = path;
        this.object = object;
    }

    /** Tells whether the key is there, and not null. */
    boolean has(String key) {
        return find(key).isPresent();
    }

    String text(String key) {
        return optionalText(key).orElseThrow(() -> missing(key));
    }

    Optional<String> optionalText(String key) {
        return find(key).map(node -> {
            // Not every database takes a NUL.
            if (!node.isTextual() || node.textValue().indexOf('\0') >= 0) {
                throw wrong(key, node, "text");
            }
            return node.textValue();
        });
    }

    Optional<Double> number(String key) {
        return find(key).map(node -> {
            if (!node.isNumber() || !Double.isFinite(node.doubleValue())) {
                throw wrong(key, node, "number");
            }
            return node.doubleValue();
        });
    }

    Optional<Long> whole(String key) {
        return find(key).map(node -> {
            if (!node.isIntegralNumber() || !node.canConvertToLong()) {
                throw wrong(key, node, "whole-number");
            }
            return node.longValue();
        });
    }

    /** A number that counts something. */
    Optional<Integer> count(String key) {
        return find(key).map(node -> {
            if (!node.isIntegralNumber() || !node.canConvertToInt()) {
                throw wrong(key, node, "whole-number");
            }
            return node.intValue();
        });
    }

    Optional<Boolean> truth(String key) {
        return find(key).map(node -> {
            if (!node.isBoolean()) {
                throw wrong(key, node, "truth");
            }
            return node.booleanValue();
        });
    }

    /** A moment as in ISO 8601, with a zone: without one nobody knows when it is. */
    Optional<Instant> moment(String key) {
        return find(key).map(node -> {
            if (!node.isTextual()) {
                throw wrong(key, node, "moment");
            }
            try {
                return OffsetDateTime.parse(node.textValue()).toInstant();
            } catch (DateTimeException e) {
                throw wrong(key, node, "moment");
            }
        });
    }

    /** Returns the constant of an enum whose code the field has; empty where the key is missing. */
    <E extends Enum<E>> Optional<E> constant(String key, Class<E> type) {
        return find(key).map(node -> {
            for (E constant : type.getEnumConstants()) {
                if (node.isTextual() && ApiWords.of(constant).equals(node.textValue())) {
                    return constant;
                }
            }
            throw wrong(key, node, type.getSimpleName().toLowerCase(java.util.Locale.ROOT));
        });
    }

    /** The objects of a list. */
    List<JsonFields> list(String key) {
        JsonNode node = find(key).orElseThrow(() -> missing(key));
        if (!node.isArray()) {
            throw wrong(key, node, "list");
        }
        List<JsonFields> all = new ArrayList<>();
        for (int i = 0; i < node.size(); i++) {
            String at = key + "[" + i + "]";
            if (!node.get(i).isObject()) {
                throw wrong(at, node.get(i), "object");
            }
            all.add(new JsonFields(path + at + ".", node.get(i)));
        }
        return all;
    }

    /** The texts of a list; none where the key is missing. */
    List<String> texts(String key) {
        List<String> all = new ArrayList<>();
        find(key).ifPresent(node -> {
            if (!node.isArray()) {
                throw wrong(key, node, "list");
            }
            for (JsonNode one : node) {
                if (!one.isTextual() || one.textValue().indexOf('\0') >= 0) {
                    throw wrong(key, node, "list");
                }
                all.add(one.textValue());
            }
        });
        return all;
    }

    /** Refuses keys that nobody has asked for; to be called when all keys have been asked for. */
    void end() {
        object.fieldNames().forEachRemaining(key -> {
            if (!asked.contains(key)) {
                throw Refusal.invalid("json-unknown-key", Map.of("key", path + key));
            }
        });
    }

    private Optional<JsonNode> find(String key) {
        asked.add(key);
        @Nullable JsonNode node = object.get(key);
        return node == null || node.isNull() ? Optional.empty() : Optional.of(node);
    }

    /** Makes the refusal for a key that must be there. */
    Refusal missing(String key) {
        return Refusal.invalid("json-missing-key", Map.of("key", path + key));
    }

    private Refusal wrong(String key, JsonNode node, String wanted) {
        String value = node.toString();
        String shown = value.length() > SHOWN_CHARACTERS ? value.substring(0, SHOWN_CHARACTERS) + "…" : value;
        return Refusal.invalid("json-wrong-value", Map.of("key", path + key, "value", shown, "wanted", wanted));
    }
}
