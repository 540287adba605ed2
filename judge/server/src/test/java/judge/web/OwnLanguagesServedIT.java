package judge.web;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import judge.ChildJvm;
import judge.Eventually;
import judge.Main;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A server whose administrator has described languages that cannot start, or have an ending of another one. */
class OwnLanguagesServedIT {

    private static final Pattern STARTED =
            Pattern.compile("(?s)(http://127\\.0\\.0\\.1:\\d+);.*Administrator: (\\S+), password (\\S+)\\n");

    private static final String CAMEL =
            """
            name: Camel
            endings: [.camel, .pl]
            packages: [perl]
            tools:
              perl: [/usr/bin/no-such-perl]
            version: "{perl} -v"
            run: "{perl} {main}"
            """;

    @TempDir
    private Path folder;

    @Test
    void theLogAndTheAdministratorsPageNameThemWithTheReason() throws Exception {
        Files.writeString(folder.resolve("camel.yaml"), CAMEL);
        Path out = folder.resolve("out.txt");
        Path err = folder.resolve("err.txt");
        Process server = new ProcessBuilder(ChildJvm.of(
                        Main.class, "serve", "--demo", "--port", "0", "--lang", "en", "--languages", folder.toString()))
                .redirectOutput(out.toFile())
                .redirectError(err.toFile())
                .start();
        try {
            Eventually.until(() -> STARTED.matcher(Files.readString(out, UTF_8)).find());
            Matcher started = STARTED.matcher(Files.readString(out, UTF_8));
            assertThat(started.find()).isTrue();
            String absence = "Camel needs perl, which is not installed here (looked for at /usr/bin/no-such-perl)";
            Eventually.until(
                    () -> Files.readString(err, UTF_8).contains("the language camel cannot start here: " + absence));
            assertThat(Files.readString(err, UTF_8)).contains("camel.yaml:2: endings: .pl is also Perl's");
            TestBrowser root = new TestBrowser(started.group(1));
            root.post("/login", Map.of("login", started.group(2), "password", started.group(3)));

            assertThat(root.page("/admin"))
                    .contains(
                            "Your own languages",
                            "Camel cannot start here, and submissions in it are not judged: " + absence)
                    .contains("camel.yaml:2: endings: .pl is also Perl");
        } finally {
            server.destroy();
            server.waitFor();
        }
    }
}
