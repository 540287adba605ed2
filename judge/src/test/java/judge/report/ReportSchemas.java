package judge.report;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Documents held against the schemas that are published. */
final class ReportSchemas {

    static final Path DOCS = Path.of("judge/docs");

    /** The keys that are not always there. */
    private static final List<String> OPTIONAL = List.of("beyond", "setBy", "lowestIsBest", "explanation");

    private static final ObjectMapper MAPPER = new ObjectMapper();

    private ReportSchemas() {}

    static JsonNode schema(String name) throws IOException {
        return MAPPER.readTree(DOCS.resolve(name).toFile());
    }

    static List<String> faults(String name, byte[] document) throws IOException {
        JsonSchema schema =
                JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V202012).getSchema(schema(name));
        return schema.validate(MAPPER.readTree(document)).stream()
                .map(Object::toString)
                .toList();
    }

    static List<String> unknownKeys(String name, byte[] document) throws IOException {
        List<String> faults = new ArrayList<>();
        JsonNode schema = schema(name);
        compareKeys(schema, schema, MAPPER.readTree(document), "", faults);
        return faults;
    }

    private static void compareKeys(JsonNode root, JsonNode schema, JsonNode value, String path, List<String> faults) {
        JsonNode resolved =
                schema.path("anyOf").path(0).has("$ref") ? root.path("$defs").path("reason") : schema;
        if (value.isObject() && resolved.has("properties")) {
            List<String> documented = new ArrayList<>();
            resolved.path("properties").fieldNames().forEachRemaining(documented::add);
            List<String> written = new ArrayList<>();
            value.fieldNames().forEachRemaining(written::add);
            documented.removeIf(key -> OPTIONAL.contains(key) && !value.has(key));
            if (!documented.equals(written)) {
                faults.add(path + ": " + written + " instead of " + documented);
            }
            written.forEach(key -> compareKeys(
                    root, resolved.path("properties").path(key), value.path(key), path + "." + key, faults));
        }
        if (value.isArray()) {
            value.forEach(item -> compareKeys(root, resolved.path("items"), item, path + "[]", faults));
        }
    }
}
