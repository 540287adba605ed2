package judge.sandbox.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import judge.sandbox.Limits;
import judge.sandbox.Mount;
import org.junit.jupiter.api.Test;

/** {@code security.md} leaves out nothing of what commands are started with. */
class SandboxDocumentTest {

    private static final Path DOCUMENT = Path.of("judge/docs/security.md");

    @Test
    void saysWhatEveryArgumentIsFor() throws IOException {
        String document = Files.readString(DOCUMENT);
        assertThat(everyArgument().stream()
                        .takeWhile(argument -> !argument.equals("/jre/bin/java"))
                        .filter(argument -> argument.startsWith("--") && argument.length() > 2)
                        .map(argument -> argument.replaceAll("=.*", ""))
                        .distinct())
                .hasSizeGreaterThan(25)
                .allSatisfy(argument -> assertThat(document).containsPattern("`" + argument + "\\b|" + argument + " "));
    }

    private static List<String> everyArgument() {
        Command command = new Command(
                List.of("/jre/bin/java"),
                Map.of("LC_ALL", "C.UTF-8"),
                List.of(new Mount(Path.of("/image"), "/")),
                new byte[0],
                Map.of("sum.in", new byte[0]),
                List.of(),
                Set.of());
        Limits limits =
                new Limits(Duration.ofSeconds(1), Duration.ofSeconds(5), 1 << 26, 0, 1 << 20, 1 << 24, 1_000, 128, 0);
        return BubblewrapArguments.of(
                "/usr/bin/bwrap",
                Set.of(BubblewrapArguments.Feature.values()),
                true,
                true,
                OptionalInt.of(1_000_000_000),
                command,
                limits);
    }
}
