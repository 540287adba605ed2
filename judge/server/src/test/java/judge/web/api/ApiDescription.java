package judge.web.api;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.TreeSet;

/** The description of the API, and whether answers are as it says. */
final class ApiDescription {

    private static final ObjectMapper MAPPER = new ObjectMapper();
    private static final JsonSchemaFactory SCHEMAS = JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V202012);

    private final JsonNode document;

    ApiDescription() {
        try (InputStream in = Objects.requireNonNull(Api.class.getResourceAsStream("/judge/web/openapi.json"))) {
            document = MAPPER.readTree(in);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    JsonNode document() {
        return document;
    }

    /** All that it describes, such as {@code GET /api/v1/health}. */
    TreeSet<String> operations() {
        TreeSet<String> all = new TreeSet<>();
        for (Map.Entry<String, JsonNode> path : document.path("paths").properties()) {
            String full = base(path.getValue()) + path.getKey();
            path.getValue().fieldNames().forEachRemaining(key -> {
                if (List.of("get", "put", "post", "delete", "patch").contains(key)) {
                    all.add(key.toUpperCase(Locale.ROOT) + " " + full);
                }
            });
        }
        return all;
    }

    private String base(JsonNode path) {
        JsonNode servers = path.has("servers") ? path.path("servers") : document.path("servers");
        return servers.path(0).path("url").asText().replaceAll("/$", "");
    }

    /** Fails where an answer is not as it is described. */
    void requireDescribed(String method, String path, HttpResponse<String> answer) {
        JsonNode operation = operation(method, path.replaceAll("\\?.*", ""));
        JsonNode described = operation.path("responses").path("" + answer.statusCode());
        if (described.isMissingNode()) {
            assertThat(answer.statusCode())
                    .as("%s %s: %s", method, path, answer.body())
                    .isBetween(400, 599);
            described = resolved(operation.path("responses").path("default"));
        }
        String type = answer.headers().firstValue("Content-Type").orElse("").replaceAll(";.*", "");
        JsonNode content = described.path("content").path(type);
        assertThat(content.isMissingNode())
                .as("%s %s is answered with %s of type %s", method, path, answer.statusCode(), type)
                .isFalse();
        for (Map.Entry<String, JsonNode> header : described.path("headers").properties()) {
            assertThat(answer.headers().firstValue(header.getKey()))
                    .as(header.getKey())
                    .isPresent();
        }
        if (type.endsWith("json")) {
            assertThat(complaints(content.path("schema"), answer.body()))
                    .as("%s %s: %s", method, path, answer.body())
                    .isEmpty();
        }
    }

    private JsonNode operation(String method, String path) {
        for (Map.Entry<String, JsonNode> one : document.path("paths").properties()) {
            String pattern = (base(one.getValue()) + one.getKey()).replaceAll("\\{[a-z]+}", "[^/]+");
            if (path.matches(pattern) && one.getValue().has(method.toLowerCase(Locale.ROOT))) {
                return one.getValue().path(method.toLowerCase(Locale.ROOT));
            }
        }
        throw new AssertionError("not described: " + method + " " + path);
    }

    private JsonNode resolved(JsonNode node) {
        return node.has("$ref") ? document.at(node.path("$ref").asText().substring(1)) : node;
    }

    private List<String> complaints(JsonNode schema, String body) {
        ObjectNode whole = ((ObjectNode) schema).deepCopy();
        whole.set("components", document.path("components"));
        List<String> complaints = new ArrayList<>();
        try {
            SCHEMAS.getSchema(whole).validate(MAPPER.readTree(body)).forEach(one -> complaints.add(one.getMessage()));
        } catch (IOException e) {
            complaints.add(String.valueOf(e.getMessage()));
        }
        return complaints;
    }
}
