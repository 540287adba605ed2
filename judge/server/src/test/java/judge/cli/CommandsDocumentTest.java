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
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import judge.cli.command.OwnCommand;
import judge.cli.command.Services;
import judge.cli.terminal.Terminal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Checks {@code docs/commands.md}, in English and Chinese: it has a section for each command, with the sentence that
 * the command's own help begins with, and a table of all its arguments and options with the help's own texts. With
 * {@code -Dcommands.write} the tables are written anew instead.
 */
class CommandsDocumentTest {

    private static final Path ENGLISH = Path.of("judge/docs/commands.md");
    private static final Path CHINESE = Path.of("judge/docs/commands.zh-CN.md");

    /** The options that every command has: the only section whose title is not the name of a command. */
    private static final String EVERY_COMMAND = "";

    private static final Pattern SECTION = Pattern.compile("(?m)^## (.+)\n(?s:(.*?))(?=^## |\\z)");
    private static final Pattern TABLE = Pattern.compile("(?m)(?:^\\|.*\n)+");
    private static final Pattern LISTED = Pattern.compile("(?m)^  ([a-z-]+)  ");

    /**
     * The explanation of an argument or an option in the help: on the same line, or on the next one where the name is
     * long.
     */
    private static final Pattern EXPLAINED =
            Pattern.compile("(?m)^ {2,6}((?:-\\w, )?--[a-z]\\S*|\\[?[A-Z][A-Z0-9|.]*]?)(?: {2,}|\n {10,})(\\S.*)$");

    private static final int WIDE = 2000;

    @ParameterizedTest
    @CsvSource({"en", "zh"})
    void explainsEveryCommandAsItsHelpDoes(String language) throws IOException {
        Path page = language.equals("en") ? ENGLISH : CHINESE;
        String text = Files.readString(page);
        Map<String, String> tables = tables(language);
        if (System.getProperty("commands.write") != null) {
            Files.writeString(page, withTables(text, tables));
            return;
        }
        Map<String, String> sections = sections(text);

        assertThat(sections.keySet()).as("the sections of %s", page).containsAll(tables.keySet());
        tables.forEach((command, table) -> {
            assertThat(sections.get(command))
                    .as("what %s says of %s", page, command)
                    .contains(table);
            assertThat(unwrapped(sections.get(command))).contains(unwrapped(description(command, language)));
        });
    }

    @Test
    void bothPagesHaveTheSameSections() throws IOException {
        assertThat(sections(Files.readString(CHINESE)).keySet())
                .containsExactlyElementsOf(sections(Files.readString(ENGLISH)).keySet());
    }

    /**
     * The table of each command by its name, without the options that all commands have, which are a table of their
     * own.
     */
    private static Map<String, String> tables(String language) {
        String general = help(EVERY_COMMAND, language);
        Map<String, String> everywhere = explained(general);
        Map<String, String> tables = new LinkedHashMap<>();
        List<String> commands =
                LISTED.matcher(general).results().map(line -> line.group(1)).toList();
        assertThat(commands).hasSizeGreaterThan(10);
        for (String command : commands) {
            Map<String, String> own = explained(help(command, language));
            assertThat(own).as("the help of %s", command).containsAllEntriesOf(everywhere);
            own.keySet().removeAll(everywhere.keySet());
            tables.put(command, table(own, language));
        }
        tables.put(EVERY_COMMAND, table(everywhere, language));
        return tables;
    }

    private static String table(Map<String, String> explained, String language) {
        String heads = language.equals("en") ? "| argument or option | what it does |" : "| 参数或选项 | 作用 |";
        return explained.entrySet().stream()
                .map(one -> "| `" + escaped(one.getKey()) + "` | "
                        + escaped(one.getValue()).replace("<", "&lt;").replace("*", "\\*") + " |\n")
                .collect(Collectors.joining("", heads + "\n|---|---|\n", ""));
    }

    private static String escaped(String cell) {
        return cell.replace("|", "\\|");
    }

    private static Map<String, String> explained(String help) {
        Map<String, String> explained = new LinkedHashMap<>();
        String options = help.replaceAll("(?m)^(?:Commands:|命令：)(?s:.*)", "");
        Matcher found = EXPLAINED.matcher(options);
        while (found.find()) {
            explained.put(found.group(1), found.group(2).strip());
        }
        assertThat(explained).hasSize((int) options.lines()
                .filter(line -> line.matches(" {2,6}(?:-\\w, )?(?:--[a-z]|\\[?[A-Z]).*"))
                .count());
        return explained;
    }

    /** The sentences between the synopsis and the table. */
    private static String description(String command, String language) {
        return command.equals(EVERY_COMMAND) ? "" : help(command, language).split("\n\n", -1)[1];
    }

    /** A help so wide that each text is on one line. The number of processors is that of this machine, and left out. */
    private static String help(String command, String language) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (PrintStream print = new PrintStream(out, true, StandardCharsets.UTF_8)) {
            Terminal terminal =
                    new Terminal(new ByteArrayInputStream(new byte[0]), print, print, false, WIDE, Map.of());
            Services services = new Services(
                    "",
                    new OwnCommand("./runner.sh"),
                    Clock.systemUTC(),
                    wish -> {
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
        return out.toString(StandardCharsets.UTF_8)
                .replaceAll("(?<=the number of processors), \\d+|(?<=处理器个数)：\\d+", "");
    }

    private static Map<String, String> sections(String page) {
        Map<String, String> sections = new LinkedHashMap<>();
        for (MatchResult section : SECTION.matcher(page).results().toList()) {
            sections.put(name(section.group(1)), section.group(2));
        }
        return sections;
    }

    private static String name(String title) {
        return title.matches("[a-z-]+") ? title : EVERY_COMMAND;
    }

    private static String withTables(String page, Map<String, String> tables) {
        return SECTION.matcher(page).replaceAll(section -> {
            String table = tables.getOrDefault(name(section.group(1)), "");
            Matcher old = TABLE.matcher(section.group());
            return Matcher.quoteReplacement(
                    old.find() ? old.replaceFirst(Matcher.quoteReplacement(table)) : section.group() + table + "\n");
        });
    }

    private static String unwrapped(String text) {
        return text.replaceAll("\\s+", "");
    }
}
