package judge.roster.team;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.dataformat.yaml.YAMLFactory;
import com.fasterxml.jackson.dataformat.yaml.YAMLParser;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import judge.roster.team.TeamListException.Fault;
import org.jspecify.annotations.Nullable;

/** A file of JSON or YAML that is a list of objects, each key of which is read with its place in mind. */
final class TeamTree {

    private static final StreamReadConstraints SHALLOW =
            StreamReadConstraints.builder().maxNestingDepth(20).build();
    private static final ObjectMapper JSON =
            mapper(JsonFactory.builder().streamReadConstraints(SHALLOW).build());
    private static final ObjectMapper YAML = mapper(YAMLFactory.builder()
            .enable(YAMLParser.Feature.PARSE_BOOLEAN_LIKE_WORDS_AS_STRINGS)
            .streamReadConstraints(SHALLOW)
            .build());

    /** The place of what is no one of a list. */
    private static final int ALONE = -1;

    private TeamTree() {}

    private static ObjectMapper mapper(JsonFactory factory) {
        return new ObjectMapper(factory)
                .enable(DeserializationFeature.FAIL_ON_READING_DUP_TREE_KEY)
                .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS);
    }

    /**
     * An entry of a list.
     *
     * @param index from 0; of a table the line, from 1
     */
    record Item(String file, int index, JsonNode node) {

        /** Returns the text of a key; empty where it is not there. Numbers are taken as they are written. */
        Optional<String> text(String key) throws TeamListException {
            JsonNode value = node.path(key);
            if (value.isMissingNode() || value.isNull()) {
                return Optional.empty();
            }
            if (!value.isTextual() && !value.isIntegralNumber()) {
                throw fault(key, Fault.NOT_A_TEXT, value.toString());
            }
            String text = TeamNames.checked(value.asText().strip(), file, place(key));
            return text.isEmpty() ? Optional.empty() : Optional.of(text);
        }

        /** Returns the text of a key that must be there. */
        String required(String key) throws TeamListException {
            return text(key).orElseThrow(() -> fault(key, Fault.MISSING, ""));
        }

        @Nullable
        Boolean truth(String key) {
            return node.hasNonNull(key) ? node.path(key).asBoolean(false) : null;
        }

        /** A list of texts, or one. */
        List<String> texts(String key) throws TeamListException {
            JsonNode value = node.path(key);
            if (!value.isArray()) {
                return text(key).map(List::of).orElse(List.of());
            }
            List<String> all = new ArrayList<>();
            for (JsonNode one : value) {
                if (!one.isTextual() && !one.isIntegralNumber()) {
                    throw fault(key, Fault.NOT_A_TEXT, one.toString());
                }
                all.add(TeamNames.checked(one.asText().strip(), file, place(key)));
            }
            return all;
        }

        String place(String key) {
            if (index == ALONE) {
                return key;
            }
            return file.matches("(?i).*\\.(json|ya?ml)") ? "[" + index + "]." + key : String.valueOf(index);
        }

        TeamListException fault(String key, Fault fault, String value) {
            return new TeamListException(file, place(key), fault, value);
        }
    }

    /** The list in a file; its name says whether it is JSON or YAML, which has JSON in it. */
    static List<Item> items(String file, String text) throws TeamListException {
        JsonNode tree = tree(file, text);
        if (!tree.isArray()) {
            throw new TeamListException(file, "", Fault.NOT_A_LIST, "");
        }
        List<Item> items = new ArrayList<>();
        for (int i = 0; i < tree.size(); i++) {
            if (!tree.get(i).isObject()) {
                throw new TeamListException(
                        file, "[" + i + "]", Fault.NOT_AN_OBJECT, tree.get(i).toString());
            }
            items.add(new Item(file, i, tree.get(i)));
        }
        return items;
    }

    /** The only object of a file. */
    static Item item(String file, String text) throws TeamListException {
        JsonNode tree = tree(file, text);
        if (!tree.isObject()) {
            throw new TeamListException(file, "", Fault.NOT_AN_OBJECT, "");
        }
        return new Item(file, ALONE, tree);
    }

    private static JsonNode tree(String file, String text) throws TeamListException {
        try {
            return (file.endsWith(".json") ? JSON : YAML).readTree(text);
        } catch (JsonProcessingException e) {
            String line = e.getLocation() == null
                    ? ""
                    : String.valueOf(e.getLocation().getLineNr());
            String said =
                    String.valueOf(e.getOriginalMessage()).lines().findFirst().orElse("");
            throw new TeamListException(file, line, Fault.NOT_READABLE, said);
        }
    }
}
