package judge.web.api;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import judge.database.BothDatabases;
import judge.database.OnEachDatabase;
import org.junit.jupiter.params.ParameterizedTest;

/** Test data alone come by the API, and what was made of them is told before it is kept. */
class ImportingByProgramIT {

    private static byte[] zip(String... namesAndTexts) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
            for (int i = 0; i < namesAndTexts.length; i += 2) {
                zip.putNextEntry(new ZipEntry(namesAndTexts[i]));
                zip.write(namesAndTexts[i + 1].getBytes(StandardCharsets.UTF_8));
                zip.closeEntry();
            }
        }
        return bytes.toByteArray();
    }

    @ParameterizedTest
    @OnEachDatabase
    void testDataAloneAreToldAboutAndThenKept(BothDatabases on) throws IOException {
        try (ApiScene scene = new ApiScene(on)) {
            byte[] data = zip("1.in", "1 2\n", "1.out", "3\n", "2.in", "2 2\n", "2.out", "4\n");

            HttpResponse<String> told = scene.teaching.send("POST", "/imports?name=sum.zip", "application/zip", data);

            assertThat(told.statusCode()).as(told.body()).isEqualTo(201);
            JsonNode one = ApiProgram.json(told).path("imports").path(0);
            assertThat(one.path("slug").asText()).isEqualTo("sum");
            assertThat(one.path("content").path("cases").asInt()).isEqualTo(2);
            assertThat(one.path("files").toString()).contains("problem.yaml");
            assertThat(one.path("remarks").toString()).contains("accepted-needed");
            assertThat(scene.learning.get("/imports").statusCode()).isEqualTo(403);

            HttpResponse<String> kept = scene.teaching.send(
                    "POST",
                    "/imports/" + one.path("id").asLong(),
                    "application/json",
                    "{\"slug\": \"a-plus-b\"}".getBytes(StandardCharsets.UTF_8));

            assertThat(kept.statusCode()).as(kept.body()).isEqualTo(202);
            assertThat(ApiProgram.json(kept).path("id").asText()).isEqualTo("a-plus-b");
            assertThat(scene.teaching.get("/imports").body()).isEqualTo("{\"imports\":[]}");
        }
    }

    private static JsonNode sent(ApiScene scene, String query, byte[] zip) {
        HttpResponse<String> told = scene.teaching.send("POST", "/imports?" + query, "application/zip", zip);
        assertThat(told.statusCode()).as(told.body()).isEqualTo(201);
        return ApiProgram.json(told).path("imports").path(0);
    }

    private static JsonNode kept(ApiScene scene, JsonNode one, String body) {
        HttpResponse<String> kept = scene.teaching.send(
                "POST",
                "/imports/" + one.path("id").asLong(),
                "application/json",
                body.getBytes(StandardCharsets.UTF_8));
        assertThat(kept.statusCode()).as(kept.body()).isEqualTo(202);
        return ApiProgram.json(kept);
    }

    /** Every second teacher calls a zip B.zip: other data became a version of a problem that pupils had been given. */
    @ParameterizedTest
    @OnEachDatabase
    void anotherZipOfTheSameNameIsAnotherProblemUnlessThatIsSaid(BothDatabases on) throws IOException {
        try (ApiScene scene = new ApiScene(on)) {
            byte[] sum = zip("1.in", "1 2\n", "1.out", "3\n");
            byte[] other = zip("1.in", "9\n", "1.out", "81\n");
            kept(scene, sent(scene, "name=B.zip", sum), "{}");

            JsonNode told = sent(scene, "name=B.zip", other);
            assertThat(told.path("versionOf").isNull()).isTrue();
            assertThat(told.path("slug").asText()).isEqualTo("b-2");
            HttpResponse<String> taken = scene.teaching.send(
                    "POST",
                    "/imports/" + told.path("id").asLong(),
                    "application/json",
                    "{\"slug\": \"b\"}".getBytes(StandardCharsets.UTF_8));
            assertThat(taken.statusCode()).as(taken.body()).isEqualTo(409);
            assertThat(kept(scene, told, "{}").path("id").asText()).isEqualTo("b-2");
            assertThat(ApiProgram.json(scene.teaching.get("/problems/b"))
                            .path("versions")
                            .size())
                    .isEqualTo(1);

            JsonNode chosen = sent(scene, "name=B.zip&version_of=b", other);
            assertThat(chosen.path("versionOf").asText()).isEqualTo("b");
            assertThat(kept(scene, chosen, "{}").path("versions").size()).isEqualTo(2);
        }
    }

    @ParameterizedTest
    @OnEachDatabase
    void whatSaysItselfThatItIsAProblemThatIsThereIsToldToBecomeAVersion(BothDatabases on) throws IOException {
        try (ApiScene scene = new ApiScene(on)) {
            kept(scene, sent(scene, "name=x.zip", hydro("Sums", "3\n")), "{}");

            JsonNode same = sent(scene, "name=y.zip", hydro("Sums", "4\n"));
            assertThat(same.path("versionOf").asText()).isEqualTo("p1");
            JsonNode titled = sent(scene, "name=y.zip", hydro("Squares", "4\n"));
            assertThat(titled.path("versionOf").isNull()).isTrue();
            assertThat(titled.path("slug").asText()).isEqualTo("p1-2");

            JsonNode again = sent(scene, "name=y.zip", hydro("Sums", "4\n"));
            assertThat(kept(scene, again, "{\"slug\": \"own\"}").path("id").asText())
                    .isEqualTo("own");
        }
    }

    private static byte[] hydro(String title, String answer) throws IOException {
        return zip(
                "problem.yaml",
                "pid: P1\ntitle: " + title + "\n",
                "problem_en.md",
                "Add.\n",
                "testdata/1.in",
                "1 2\n",
                "testdata/1.out",
                answer);
    }
}
