package judge.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import judge.cli.command.OwnCommand;
import judge.cli.command.Services;
import judge.cli.terminal.Terminal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Checks {@code docs/commands.md}, in English and Chinese: it has a section for each command, which begins with the
 * sentences of the command's own help. Arguments and options are in the help alone.
 */
class CommandsDocumentTest {

    private static final Path ENGLISH = Path.of("judge/docs/commands.md");
    private static final Path CHINESE = Path.of("judge/docs/commands.zh-CN.md");

    private static final Pattern SECTION = Pattern.compile("(?m)^## (.+)\n(?s:(.*?))(?=^## |\\z)");
    private static final Pattern LISTED = Pattern.compile("(?m)^  ([a-z-]+)  ");

    private static final int WIDE = 2000;

    @ParameterizedTest
    @CsvSource({"en", "zh"})
    void explainsEveryCommandAsItsHelpDoes(String language) throws IOException {
        Path page = language.equals("en") ? ENGLISH : CHINESE;
        Map<String, String> sections = sections(Files.readString(page));
        List<String> commands = LISTED.matcher(help("", language))
                .results()
                .map(line -> line.group(1))
                .toList();

        assertThat(commands).hasSizeGreaterThan(10);
        assertThat(sections.keySet()).as("the sections of %s", page).containsExactlyInAnyOrderElementsOf(commands);
        assertThat(commands).allSatisfy(command -> assertThat(unwrapped(sections.get(command)))
                .as("what %s says of %s", page, command)
                .contains(unwrapped(description(command, language))));
    }

    @Test
    void bothPagesHaveTheSameSections() throws IOException {
        assertThat(sections(Files.readString(CHINESE)).keySet())
                .containsExactlyElementsOf(sections(Files.readString(ENGLISH)).keySet());
    }

    /** The sentences between the synopsis and the table. */
    private static String description(String command, String language) {
        return help(command, language).split("\n\n", -1)[1];
    }

    /** A help so wide that each text is on one line. */
    private static String help(String command, String language) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (PrintStream print = new PrintStream(out, true, StandardCharsets.UTF_8)) {
            Terminal terminal =
                    new Terminal(new ByteArrayInputStream(new byte[0]), print, print, false, WIDE, Map.of());
            Services services = new Services(
                    "",
                    new OwnCommand("./runner.sh"),
                    Clock.systemUTC(),
                    settings -> {
                        throw new AssertionError("never reached");
                    },
                    List::of,
                    () -> {
                        throw new AssertionError("never reached");
                    },
                    cancel -> () -> {});
            new Cli(terminal, services)
                    .run((command + " --help --lang " + language).strip().split(" ", -1));
        }
        return out.toString(StandardCharsets.UTF_8);
    }

    private static Map<String, String> sections(String page) {
        Map<String, String> sections = new LinkedHashMap<>();
        for (MatchResult section : SECTION.matcher(page).results().toList()) {
            sections.put(section.group(1), section.group(2));
        }
        return sections;
    }

    private static String unwrapped(String text) {
        return text.replaceAll("\\s+", "");
    }
}
