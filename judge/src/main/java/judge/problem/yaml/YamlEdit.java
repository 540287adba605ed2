package judge.problem.yaml;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Changes of single keys of a YAML file, whose other lines, comments among them, stay as they are. Mappings on one line
 * become lines of their own where a key in them is changed.
 */
public final class YamlEdit {

    private static final int STEP = 2;
    private static final String NONE = "#";
    private static final Pattern PLAIN = Pattern.compile("[A-Za-z_][A-Za-z0-9_./-]*");
    private static final Pattern COMMENT = Pattern.compile("(^|\\s)#.*$");

    private YamlEdit() {}

    /**
     * Sets a key.
     *
     * @param path the keys that lead to it, the last one its own
     * @param value as YAML on one line; empty: the key is taken away
     */
    public static String set(String text, List<String> path, Optional<String> value) {
        String bare = text.startsWith("\uFEFF") ? text.substring(1) : text;
        List<String> lines = in(bare.lines().toList(), 0, path, value);
        return lines.isEmpty() ? "" : String.join("\n", lines) + "\n";
    }

    /** The value on one line. */
    public static String inLine(Yaml value) {
        if (value instanceof Yaml.Keys keys) {
            return keys.values().entrySet().stream()
                    .map(one -> key(one.getKey()) + ": " + inLine(one.getValue()))
                    .collect(Collectors.joining(", ", "{", "}"));
        }
        if (value instanceof Yaml.Items items) {
            return items.items().stream().map(YamlEdit::inLine).collect(Collectors.joining(", ", "[", "]"));
        }
        Yaml.Scalar scalar = (Yaml.Scalar) value;
        return scalar.kind() == Yaml.Kind.TEXT ? quoted(scalar.text()) : scalar.text();
    }

    /** A text that is read as it is. */
    public static String quoted(String text) {
        StringBuilder quoted = new StringBuilder("\"");
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '"' || c == '\\') {
                quoted.append('\\').append(c);
            } else {
                quoted.append(Character.isISOControl(c) || c == 0x2028 || c == 0x2029 ? ' ' : c);
            }
        }
        return quoted.append('"').toString();
    }

    private static String key(String name) {
        return PLAIN.matcher(name).matches() ? name : quoted(name);
    }

    private static List<String> in(List<String> block, int indent, List<String> path, Optional<String> value) {
        int from = find(block, indent, path.get(0));
        if (from < 0) {
            return value.isEmpty() ? block : with(block, indent, path, value.get());
        }
        int to = end(block, indent, from);
        List<String> changed = new ArrayList<>(block.subList(0, from));
        changed.addAll(changed(block.subList(from, to), indent, path, value));
        changed.addAll(block.subList(to, block.size()));
        return changed;
    }

    /** The lines of a key after the change. */
    private static List<String> changed(List<String> entry, int indent, List<String> path, Optional<String> value) {
        String key = path.get(0);
        if (path.size() == 1) {
            return value.map(other -> List.of(line(indent, key, other))).orElse(List.of());
        }
        List<String> inner =
                rest(entry.get(0), key).isEmpty() ? entry.subList(1, entry.size()) : expanded(entry, indent);
        int own = inner.stream()
                .filter(YamlEdit::says)
                .findFirst()
                .map(YamlEdit::indent)
                .orElse(indent + STEP);
        List<String> after = in(inner, own, path.subList(1, path.size()), value);
        if (after.stream().noneMatch(YamlEdit::says)) {
            return List.of();
        }
        List<String> lines = new ArrayList<>(List.of(line(indent, key, "")));
        lines.addAll(after);
        return lines;
    }

    /** The lines of a mapping that stood on the line of its key. */
    private static List<String> expanded(List<String> entry, int indent) {
        String text = entry.stream()
                .map(line -> line.substring(Math.min(indent, indent(line))))
                .collect(Collectors.joining("\n"));
        List<String> lines = new ArrayList<>();
        YamlReader.read(text, "", new Faults()).ifPresent(map -> {
            for (String key : map.keys()) {
                if (map.value(key).orElse(null) instanceof Yaml.Keys keys) {
                    keys.values().forEach((name, value) -> lines.add(line(indent + STEP, name, inLine(value))));
                }
            }
        });
        return lines;
    }

    private static List<String> with(List<String> block, int indent, List<String> path, String value) {
        List<String> lines = new ArrayList<>(block);
        while (!lines.isEmpty() && lines.get(lines.size() - 1).isBlank()) {
            lines.remove(lines.size() - 1);
        }
        for (int i = 0; i < path.size(); i++) {
            lines.add(line(indent + STEP * i, path.get(i), i == path.size() - 1 ? value : ""));
        }
        return lines;
    }

    private static String line(int indent, String name, String value) {
        return " ".repeat(indent) + key(name) + ":" + (value.isEmpty() ? "" : " " + value);
    }

    private static int find(List<String> block, int indent, String key) {
        for (int i = 0; i < block.size(); i++) {
            if (indent(block.get(i)) == indent && !rest(block.get(i), key).equals(NONE)) {
                return i;
            }
        }
        return -1;
    }

    /** The text behind a key without a comment; {@link #NONE} where the line is not that key's. */
    private static String rest(String line, String key) {
        String text = line.strip();
        for (String name : List.of(key, '"' + key + '"', '\'' + key + '\'', quoted(key))) {
            if (text.startsWith(name + ":") && text.substring(name.length() + 1).matches("(\\s.*)?")) {
                return COMMENT.matcher(text.substring(name.length() + 1))
                        .replaceFirst("")
                        .strip();
            }
        }
        return NONE;
    }

    /** The end of the key that begins in a line: comments before the next key are that one's. */
    private static int end(List<String> block, int indent, int from) {
        int end = from + 1;
        for (int i = from + 1; i < block.size(); i++) {
            String line = block.get(i);
            boolean inside = indent(line) > indent
                    || (indent(line) == indent && line.strip().matches("[-}\\]].*"));
            if (!line.isBlank() && inside) {
                end = i + 1;
            } else if (says(line)) {
                return end;
            }
        }
        return end;
    }

    private static boolean says(String line) {
        return !line.isBlank() && !line.strip().startsWith("#");
    }

    private static int indent(String line) {
        return line.length() - line.stripLeading().length();
    }
}
