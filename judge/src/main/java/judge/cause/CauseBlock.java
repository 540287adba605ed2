package judge.cause;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;

/** A mapping of keys, whose values are taken by their kind; whatever is wrong is among the faults, with its place. */
final class CauseBlock {

    private final String file;
    private final int line;
    private final Map<?, ?> entries;
    private final List<String> faults;

    private CauseBlock(String file, int line, Map<?, ?> entries, List<String> faults) {
        this.file = file;
        this.line = line;
        this.entries = entries;
        this.faults = faults;
    }

    /** Returns the mappings of a list, without those that have other keys than these. */
    static List<CauseBlock> all(String file, Node list, Set<String> keys, List<String> faults) {
        List<CauseBlock> blocks = new ArrayList<>();
        if (!(list.value() instanceof List<?> items)) {
            faults.add(file + ":" + list.line() + ": a list is wanted here");
            return blocks;
        }
        for (Object item : items) {
            Node node = (Node) item;
            Map<?, ?> entries = node.value() instanceof Map<?, ?> map ? map : Map.of();
            CauseBlock block = new CauseBlock(file, node.line(), entries, faults);
            entries.keySet().stream()
                    .filter(key -> !keys.contains(String.valueOf(key)))
                    .forEach(key -> block.fault(key + " is no key here; there are " + keys));
            if (entries.isEmpty()) {
                block.fault("a block of keys is wanted here");
            } else {
                blocks.add(block);
            }
        }
        return blocks;
    }

    String place() {
        return file + ":" + line;
    }

    void fault(String what) {
        faults.add(place() + ": " + what);
    }

    /** The blocks below a key. */
    List<CauseBlock> blocks(String key, Set<String> keys) {
        return entries.get(key) instanceof Node node ? all(file, node, keys, faults) : List.of();
    }

    Optional<String> text(String key) {
        if (!(entries.get(key) instanceof Node node)) {
            return Optional.empty();
        }
        if (node.value() instanceof String text) {
            return Optional.of(text);
        }
        fault(key + " has to be a text");
        return Optional.empty();
    }

    /** A text that must be there. */
    String needed(String key) {
        Optional<String> text = text(key).filter(one -> !one.isBlank());
        if (text.isEmpty()) {
            fault(key + " is missing");
        }
        return text.orElse("");
    }

    int number(String key, int otherwise) {
        Optional<String> text = text(key);
        if (text.isPresent() && !text.get().matches("\\d{1,6}")) {
            fault(key + " has to be a whole number: " + text.get());
            return otherwise;
        }
        return text.map(Integer::parseInt).orElse(otherwise);
    }

    /** A text that is a regular expression. */
    String pattern(String key, String otherwise) {
        String text = text(key).orElse(otherwise);
        try {
            Pattern.compile(text);
        } catch (PatternSyntaxException e) {
            fault(key + " is no regular expression: " + e.getDescription());
        }
        return text;
    }

    List<String> texts(String key) {
        if (!(entries.get(key) instanceof Node node)) {
            return List.of();
        }
        List<?> items = node.value() instanceof List<?> list ? list : List.of(node);
        List<String> texts = new ArrayList<>();
        for (Object item : items) {
            if (((Node) item).value() instanceof String text) {
                texts.add(text);
            } else {
                fault(key + " has to be a list of texts");
            }
        }
        return texts;
    }

    /** The texts below a key, by their names. */
    Map<String, String> textsByName(String key) {
        Map<String, String> texts = new LinkedHashMap<>();
        if (entries.get(key) instanceof Node node && node.value() instanceof Map<?, ?> map) {
            new CauseBlock(file, node.line(), map, faults).addTo(texts);
        }
        return texts;
    }

    private void addTo(Map<String, String> texts) {
        entries.keySet()
                .forEach(name -> texts.put(
                        String.valueOf(name), text(String.valueOf(name)).orElse("")));
    }
}
