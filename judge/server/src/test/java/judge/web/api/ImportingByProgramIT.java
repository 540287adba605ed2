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
}
