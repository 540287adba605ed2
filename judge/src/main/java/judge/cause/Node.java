package judge.cause;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.dataformat.yaml.YAMLFactory;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A value of a YAML file.
 *
 * @param line where it begins, from 1
 * @param value a String, a List of nodes, or a Map of texts to nodes
 */
record Node(int line, Object value) {

    /** Reads a file of one document; a number is a text here, too. */
    static Node read(String text) throws IOException {
        try (JsonParser parser = new YAMLFactory().createParser(text)) {
            return parser.nextToken() == null ? new Node(1, List.of()) : read(parser);
        }
    }

    private static Node read(JsonParser parser) throws IOException {
        int line = parser.currentTokenLocation().getLineNr();
        if (parser.currentToken() == JsonToken.START_ARRAY) {
            List<Node> items = new ArrayList<>();
            while (parser.nextToken() != JsonToken.END_ARRAY) {
                items.add(read(parser));
            }
            return new Node(line, items);
        }
        if (parser.currentToken() == JsonToken.START_OBJECT) {
            Map<String, Node> entries = new LinkedHashMap<>();
            while (parser.nextToken() != JsonToken.END_OBJECT) {
                String key = parser.currentName();
                parser.nextToken();
                if (entries.put(key, read(parser)) != null) {
                    throw new IOException("the key " + key + " stands twice in a block that begins in line " + line);
                }
            }
            return new Node(line, entries);
        }
        return new Node(line, parser.getText());
    }
}
