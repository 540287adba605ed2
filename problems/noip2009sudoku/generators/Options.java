import java.util.HashMap;
import java.util.Locale;
import java.util.Map;

/** Command line options {@code --name value} or {@code --name}; {@code ORDER=NUMBER} lists are separated by commas. */
final class Options {
    private final Map<String, String> values = new HashMap<>();

    Options(String[] args) {
        for (int i = 0; i < args.length; i++) {
            boolean hasValue = i + 1 < args.length && !args[i + 1].startsWith("--");
            values.put(args[i].substring(2), hasValue ? args[++i] : "");
        }
    }

    boolean has(String name) {
        return values.containsKey(name);
    }

    String get(String name, String otherwise) {
        return values.getOrDefault(name, otherwise);
    }

    void orders(String name, Map<SearchTree.Order, Double> target) {
        if (has(name)) {
            for (String wish : values.get(name).split(",")) {
                String[] parts = wish.split("=");
                String order = parts[0].toUpperCase(Locale.ROOT).replace('-', '_');
                target.put(SearchTree.Order.valueOf(order), Double.valueOf(parts[1]));
            }
        }
    }
}
