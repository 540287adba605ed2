package judge.problem.making;

import java.util.List;
import java.util.Map;
import judge.problem.yaml.Yaml;

/** Writes YAML that was read, on one line. */
final class YamlText {

    private YamlText() {}

    static String of(Yaml value) {
        StringBuilder text = new StringBuilder();
        write(value, text);
        return text.append('\n').toString();
    }

    private static void write(Yaml value, StringBuilder text) {
        if (value instanceof Yaml.Keys keys) {
            text.append('{');
            String between = "";
            for (Map.Entry<String, Yaml> entry : keys.values().entrySet()) {
                text.append(between).append(quoted(entry.getKey())).append(": ");
                write(entry.getValue(), text);
                between = ", ";
            }
            text.append('}');
        } else if (value instanceof Yaml.Items items) {
            text.append('[');
            List<Yaml> all = items.items();
            for (int i = 0; i < all.size(); i++) {
                text.append(i == 0 ? "" : ", ");
                write(all.get(i), text);
            }
            text.append(']');
        } else {
            Yaml.Scalar scalar = (Yaml.Scalar) value;
            boolean plain = scalar.kind() == Yaml.Kind.NUMBER || scalar.kind() == Yaml.Kind.FLAG;
            text.append(scalar.kind() == Yaml.Kind.EMPTY ? "\"\"" : plain ? scalar.text() : quoted(scalar.text()));
        }
    }

    private static String quoted(String text) {
        StringBuilder quoted = new StringBuilder("\"");
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '"' || c == '\\') {
                quoted.append('\\').append(c);
            } else if (c < ' ' || c == 0x7f || c == 0x85 || c == 0x2028 || c == 0x2029 || c == 0xfeff) {
                quoted.append(String.format("\\u%04x", (int) c));
            } else {
                quoted.append(c);
            }
        }
        return quoted.append('"').toString();
    }
}
