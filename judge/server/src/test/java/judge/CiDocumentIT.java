package judge;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.apache.commons.io.file.PathUtils;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The jobs that {@code ci.md} shows, run on the repositories of two students; a third one has none. */
@Tag("processes")
class CiDocumentIT {

    private static final Path SUM = Path.of("judge/src/test/resources/judge/problems/sum");

    @TempDir
    private Path temp;

    private Path checkout;

    @BeforeEach
    void has() throws Exception {
        checkout = Files.createDirectory(temp.resolve("checkout"));
        Files.createDirectory(checkout.resolve("problems"));
        PathUtils.copyDirectory(SUM, checkout.resolve("problems/sum"));
        Files.writeString(checkout.resolve("students.txt"), "anna\nboris\nchen\n");
        repository("anna", SUM.resolve("submissions/accepted/Sum.java"));
        repository("boris", SUM.resolve("submissions/wrong_answer/Minus.java"));
        Path command = Files.createDirectory(temp.resolve("bin")).resolve("judge");
        List<String> line = ChildJvm.jar(List.of("-Djudge.home=" + checkout), List.of());
        Files.writeString(command, "#!/bin/sh\nexec '" + String.join("' '", line) + "' \"$@\"\n");
        assertThat(command.toFile().setExecutable(true)).isTrue();
    }

    @Test
    void theJobOfGitHubGradesAClass() throws Exception {
        List<String> scripts = new ArrayList<>();
        for (JsonNode step : job(0).at("/jobs/grade/steps")) {
            if (List.of("fetch", "grade").contains(step.path("name").asText())) {
                scripts.add(step.path("run").asText());
            }
        }

        grades(scripts);
    }

    @Test
    void theJobOfGitLabGradesAClass() throws Exception {
        List<String> lines = new ArrayList<>();
        job(1).at("/grade/script").forEach(line -> lines.add(line.asText()));

        grades(List.of(String.join("\n", lines)));
    }

    private void grades(List<String> scripts) throws Exception {
        assertThat(scripts).isNotEmpty().doesNotContain("");
        StringBuilder said = new StringBuilder();
        for (String script : scripts) {
            said.append(run(checkout, "bash", "-e", "-c", script));
        }

        assertThat(said).contains("chen has no repository");
        assertThat(Files.readAllLines(checkout.resolve("reports/latest/scores.csv")))
                .anyMatch(row -> row.contains("anna") && row.contains("100"))
                .anyMatch(row -> row.contains("boris") && !row.contains("100"));
        assertThat(checkout.resolve("reports/latest/index.html")).isNotEmptyFile();
        assertThat(checkout.resolve("reports/latest/junit.xml")).isNotEmptyFile();
        assertThat(checkout.resolve("repositories/anna")).isDirectoryNotContaining("glob:**/.git");
    }

    private static JsonNode job(int which) throws IOException {
        String block = Pattern.compile("(?ms)^```yaml\n(.*?)^```$")
                .matcher(Files.readString(Path.of("judge/docs/ci.md")))
                .results()
                .toList()
                .get(which)
                .group(1);
        return new YAMLMapper().readTree(block);
    }

    private void repository(String student, Path source) throws Exception {
        Path folder = Files.createDirectory(temp.resolve("class-" + student));
        Files.copy(source, folder.resolve(source.getFileName()));
        run(folder, "git", "init", "-q");
        run(folder, "git", "add", ".");
        run(folder, "git", "-c", "user.name=a", "-c", "user.email=a@example.org", "commit", "-qm", "hands in");
    }

    private String run(Path folder, String... line) throws Exception {
        ProcessBuilder builder = new ProcessBuilder(line).directory(folder.toFile());
        builder.environment().put("LC_ALL", "C.UTF-8");
        builder.environment().put("REPOSITORIES", temp.resolve("class").toString());
        builder.environment().merge("PATH", temp.resolve("bin") + ":", (path, ours) -> ours + path);
        Process process = builder.redirectErrorStream(true).start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(said).isZero();
        return said;
    }
}
