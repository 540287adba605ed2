package judge.report;

import static java.nio.charset.StandardCharsets.UTF_8;
import static judge.report.ReportSchemas.faults;
import static judge.report.ReportSchemas.schema;
import static judge.report.ReportSchemas.unknownKeys;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import judge.reason.Code;
import judge.reason.Codes;
import judge.reason.FaultCode;
import judge.roster.Student;
import judge.verdict.Verdict;
import org.junit.jupiter.api.Test;

class ReportSchemaTest {

    private static final RosterFile CLASS =
            new RosterFile(1, List.of(new Student("7", "张三", "1班"), new Student("8", "")));

    private final ReportJson json = new ReportJson();

    @Test
    void satisfiesThePublishedSchemas() throws IOException {
        assertThat(faults("report.schema.json", json.write(Reports.scoring()))).isEmpty();
        assertThat(faults("report.schema.json", json.write(Reports.compileError())))
                .isEmpty();
        assertThat(faults("report.schema.json", json.write(ReportJsonTest.beyond())))
                .isEmpty();
        assertThat(unknownKeys("report.schema.json", json.write(ReportJsonTest.beyond())))
                .isEmpty();
        assertThat(faults("summary.schema.json", json.write(Reports.summary()))).isEmpty();
        assertThat(faults("problems.schema.json", json.write(new ProblemsFile(1, List.of(Reports.problem())))))
                .isEmpty();
        assertThat(faults("roster.schema.json", json.write(CLASS))).isEmpty();
    }

    @Test
    void isRefusedByTheSchemaWhereAKeyIsMissing() throws IOException {
        String lacking = new String(json.write(Reports.scoring()), UTF_8).replace("\"isolation\"", "\"isolated\"");

        assertThat(faults("report.schema.json", lacking.getBytes(UTF_8)))
                .anyMatch(fault -> fault.contains("isolation"));
    }

    @Test
    void hasTheKeysThatTheSchemasNameAndNoOthersInTheirOrder() throws IOException {
        assertThat(unknownKeys("report.schema.json", json.write(Reports.scoring())))
                .isEmpty();
        assertThat(unknownKeys("report.schema.json", json.write(Reports.compileError())))
                .isEmpty();
        assertThat(unknownKeys("summary.schema.json", json.write(Reports.summary())))
                .isEmpty();
        assertThat(unknownKeys("problems.schema.json", json.write(new ProblemsFile(1, List.of(Reports.problem())))))
                .isEmpty();
        assertThat(unknownKeys("roster.schema.json", json.write(CLASS))).isEmpty();
    }

    @Test
    void hasItsReasonsAndVerdictsInTheSchema() throws IOException {
        JsonNode definitions = schema("report.schema.json").path("$defs");

        assertThat(texts(definitions
                        .path("reason")
                        .path("properties")
                        .path("code")
                        .path("enum")))
                .containsExactlyInAnyOrderElementsOf(Codes.all().stream()
                        .filter(code -> !(code instanceof FaultCode))
                        .map(Code::code)
                        .toList());
        assertThat(definitions
                        .path("hint")
                        .path("properties")
                        .path("code")
                        .path("pattern")
                        .asText())
                .isEqualTo("^[a-z0-9]+(-[a-z0-9]+)*$");
        assertThat(texts(definitions.path("verdict").path("enum")))
                .containsExactlyElementsOf(
                        Arrays.stream(Verdict.values()).map(Verdict::name).toList());
        assertThat(schema("summary.schema.json").path("$defs").path("verdict")).isEqualTo(definitions.path("verdict"));
    }

    @Test
    void hasEveryKeyInTheDocumentation() throws IOException {
        String page = Files.readString(ReportSchemas.DOCS.resolve("report-format.md"));
        Set<String> keys = new LinkedHashSet<>();
        collectKeys(schema("report.schema.json"), keys);
        collectKeys(schema("summary.schema.json"), keys);
        collectKeys(schema("problems.schema.json"), keys);
        collectKeys(schema("roster.schema.json"), keys);

        assertThat(keys)
                .hasSizeGreaterThan(40)
                .allMatch(key -> page.contains("`" + key + "`") || key.equals("parameters"));
    }

    private static void collectKeys(JsonNode schema, Set<String> keys) {
        schema.path("properties").fieldNames().forEachRemaining(keys::add);
        schema.forEach(part -> collectKeys(part, keys));
    }

    private static List<String> texts(JsonNode array) {
        List<String> texts = new ArrayList<>();
        array.forEach(text -> texts.add(text.textValue()));
        return texts;
    }
}
