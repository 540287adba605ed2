package judge;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The secret data that ships, and the inputs beyond the contest, are what the packages' command lines make, byte for
 * byte. {@code -Dshipped=all}: also those three that are searched for longest, a minute of processor time.
 */
@Order(2)
@Tag("packages")
class ShippedDataIT {

    private static final Pattern COMMAND = Pattern.compile("^    \\./runner\\.sh (generate .*)$", Pattern.MULTILINE);

    private static final boolean ALL = "all".equals(System.getProperty("shipped"));

    /** Problem, folder and name of what takes long to find. */
    private static final Set<String> LONG =
            Set.of("noip2009sudoku/data/secret/01", "noip2009sudoku/data/secret/15", "poj3074/beyond/04");

    private static final Pattern MADE = Pattern.compile(".* --name (\\S+) --output problems/(\\S+)");

    @TempDir
    private Path made;

    @ParameterizedTest
    @ValueSource(strings = {"noip2009sudoku", "poj3074"})
    void isWhatTheCommandLinesInThePackageMake(String problem) throws IOException {
        Path folder = Path.of("problems").resolve(problem);
        String readme = Files.readString(folder.resolve("generators/README.md"));
        List<String> commands = COMMAND.matcher(readme)
                .results()
                .map(match -> match.group(1))
                .filter(ShippedDataIT::isTried)
                .toList();

        // The commands are independent, so they run at the same time.
        assertThat(commands.parallelStream().map(this::status)).isNotEmpty().containsOnly(0);

        for (String part : List.of("data/secret", "beyond")) {
            Path shipped = folder.resolve(part);
            List<String> tried = files(shipped).stream()
                    .filter(name -> ALL || !LONG.contains(problem + "/" + part + "/" + name.replaceAll("\\..*", "")))
                    .toList();
            assertThat(files(made.resolve(part))).isNotEmpty().isEqualTo(tried);
            for (String name : tried) {
                assertThat(made.resolve(part).resolve(name)).hasSameBinaryContentAs(shipped.resolve(name));
            }
        }
    }

    private static boolean isTried(String command) {
        Matcher matcher = MADE.matcher(command);
        assertThat(matcher.matches()).as(command).isTrue();
        return ALL || !LONG.contains(matcher.group(2) + "/" + matcher.group(1));
    }

    private int status(String command) {
        String target = command.replaceAll("problems/\\w+/(data/secret|beyond)$", made + "/$1");
        assertThat(target).contains(" --output " + made);
        ByteArrayOutputStream said = new ByteArrayOutputStream();
        PrintStream out = new PrintStream(said, true, StandardCharsets.UTF_8);
        int status = Main.run(target.split(" ", -1), out, out);
        assertThat(status).as(said.toString(StandardCharsets.UTF_8)).isZero();
        return status;
    }

    /** Inputs and answers; the files on scores and descriptions are written by hand. */
    private static List<String> files(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString())
                    .filter(name -> !name.endsWith(".yaml"))
                    .sorted()
                    .toList();
        }
    }
}
