package judge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.BufferedReader;
import java.io.IOException;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The files that {@code ./mvnw -P release} makes: the whole suite is run with that profile. */
@Tag("processes")
class ReleaseIT {

    private static final Path TARGET = Path.of(System.getProperty("judge.jar")).getParent();
    private static final Path RELEASE = TARGET.resolve("release");
    private static final Path PACKAGE = RELEASE.resolve("judge_0.1.0_all.deb");
    private static final Pattern ADDRESS = Pattern.compile("http://127\\.0\\.0\\.1:\\d+");

    @TempDir
    private Path temp;

    @Test
    void digestsHold() throws Exception {
        assertThat(run(RELEASE, "sha256sum", "-c", "SHA256SUMS").lines())
                .containsExactlyInAnyOrder(
                        "judge-0.1.0.cdx.json: OK", "judge-0.1.0.tar.gz: OK", "judge_0.1.0_all.deb: OK");
    }

    @Test
    void theBillOfMaterialsHasEachLibraryThatIsHandedOut() throws Exception {
        JsonNode bill = new ObjectMapper()
                .readTree(RELEASE.resolve("judge-0.1.0.cdx.json").toFile());
        List<String> named = new ArrayList<>();
        for (JsonNode one : bill.path("components")) {
            named.add(one.path("name").asText() + "-" + one.path("version").asText() + ".jar");
        }

        try (Stream<Path> libraries = Files.list(TARGET.resolve("server"))) {
            assertThat(named)
                    .containsAll(
                            libraries.map(file -> file.getFileName().toString()).toList());
        }
        assertThat(bill.path("bomFormat").asText()).isEqualTo("CycloneDX");
        assertThat(named).anyMatch(name -> name.startsWith("picocli-"));
    }

    @Test
    void theArchiveJudgesWithoutABuild() throws Exception {
        run(temp, "tar", "xzf", RELEASE.resolve("judge-0.1.0.tar.gz").toString());
        Path home = temp.resolve("judge-0.1.0");
        Files.writeString(home.resolve("judge/class-archive.sh"), ""); // has a test of its own

        assertThat(run(home, "./runner.sh", "--version")).isEqualTo("judge 0.1.0\n");
        assertThat(run(home, "./runner.sh", "check", "solutions/acwing-mask/poj3074", "--problem", "poj3074"))
                .contains("poj3074: AC");
        assertThat(new ProcessBuilder("./runner.sh", "test")
                        .directory(home.toFile())
                        .redirectErrorStream(true)
                        .start()
                        .waitFor())
                .isEqualTo(2);
    }

    @Test
    void thePackageHasWhatItsServicesStart() throws Exception {
        run(temp, "dpkg-deb", "-x", PACKAGE.toString(), "root");
        Path root = temp.resolve("root");

        for (String service : List.of("judge", "judge-worker")) {
            String unit = Files.readString(root.resolve("usr/lib/systemd/system/" + service + ".service"));
            assertThat(root.resolve(found("(?m)^ExecStart=/(\\S+)", unit))).isExecutable();
            assertThat(root.resolve(found("(?m)^EnvironmentFile=/(\\S+)", unit)))
                    .isNotEmptyFile();
        }
        assertThat(root.resolve("usr/share/judge/runner.sh")).isExecutable();
        assertThat(root.resolve("usr/share/judge/judge/target/judge.jar")).isNotEmptyFile();
        assertThat(root.resolve("usr/share/judge/problems")).isDirectoryContaining("glob:**/poj3074");
        assertThat(run(temp, "dpkg-deb", "-f", PACKAGE.toString(), "Depends")).contains("jdk", "bubblewrap");
        assertThat(run(temp, "dpkg-deb", "-I", PACKAGE.toString(), "conffiles"))
                .isEqualTo("/etc/judge/serve.env\n/etc/judge/worker.env\n");
    }

    /** Minutes for each: only with {@code -Drelease.bare=bookworm,trixie} and {@code -Drelease.roots=DIR}. */
    @Test
    void aBareDebianServesWithinAMinute() throws Exception {
        String suites = System.getProperty("release.bare", "");
        if (suites.isEmpty()) {
            // Maven's summary counts what is skipped and does not say why.
            System.out.println("ReleaseIT: bare Debians are skipped without -Drelease.bare=bookworm,trixie");
        }
        assumeTrue(!suites.isEmpty(), "only on demand");
        for (String suite : suites.split(",")) {
            serves(suite);
        }
    }

    private static void serves(String suite) throws Exception {
        int port;
        try (ServerSocket free = new ServerSocket(0)) {
            port = free.getLocalPort();
        }
        String script = "judge/server/src/test/resources/judge/release/bare-debian.sh";
        Process machine = new ProcessBuilder(
                        "timeout",
                        "900",
                        "bash",
                        script,
                        System.getProperty("release.roots"),
                        suite,
                        PACKAGE.toString(),
                        Integer.toString(port))
                .redirectErrorStream(true)
                .start();
        try (BufferedReader said = machine.inputReader(StandardCharsets.UTF_8)) {
            List<String> lines = new ArrayList<>();
            String line = said.readLine();
            while (line != null && !ADDRESS.matcher(line).find()) {
                lines.add(line);
                line = said.readLine();
            }
            assertThat(line).as(suite + ": " + lines).isNotNull();
            URI login = URI.create("http://127.0.0.1:" + port + "/login");
            HttpResponse<String> page = HttpClient.newHttpClient()
                    .send(HttpRequest.newBuilder(login).build(), HttpResponse.BodyHandlers.ofString());
            assertThat(page.statusCode()).isEqualTo(200);
            System.out.println("ReleaseIT: " + suite + ": " + lines);
        } finally {
            machine.destroy();
            machine.waitFor();
        }
    }

    private static String found(String pattern, String text) {
        return Pattern.compile(pattern)
                .matcher(text)
                .results()
                .map(match -> match.group(1))
                .findFirst()
                .orElseThrow();
    }

    private static String run(Path folder, String... line) throws IOException, InterruptedException {
        ProcessBuilder builder = new ProcessBuilder(line).directory(folder.toFile());
        builder.environment().put("LC_ALL", "C.UTF-8");
        Process process = builder.redirectErrorStream(true).start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(said).isZero();
        return said;
    }
}
