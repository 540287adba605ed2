package judge;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import judge.cli.terminal.DisplayWidth;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Lines end at column 120, where what China, Japan and Korea write takes two columns: all of them in sources and
 * scripts, and in documents those that can be broken.
 */
class LineLengthTest {

    private static final int MAX_COLUMNS = 120;

    /** A line of a single word, perhaps in a list. Chinese has no blanks and can be broken nearly everywhere. */
    private static final Pattern SINGLE_WORD = Pattern.compile("\\s*(?:(?:[-*]|\\d+\\.)\\s+)?[^\\s\\p{IsHan}]+\\s*");

    @ParameterizedTest
    @ValueSource(strings = {"judge/src/main/java", "judge/src/test/java", "judge/server/src"})
    void sourcesEndTheirLinesAt120(String folder) throws IOException {
        List<Path> sources = below(Path.of(folder), ".java");

        assertThat(sources).isNotEmpty();
        assertThat(tooLong(sources)).isEmpty();
    }

    @Test
    void scriptsEndTheirLinesAt120() throws IOException {
        assertThat(tooLong(List.of(Path.of("runner.sh"), Path.of("judge/class-archive.sh"), Path.of(".ci/run"))))
                .isEmpty();
    }

    @Test
    void documentsEndTheirLinesAt120() throws IOException {
        List<Path> documents = new ArrayList<>(List.of(Path.of("reports/README.md"), Path.of("solutions/README.md")));
        try (Stream<Path> top = Files.list(Path.of(""))) {
            top.filter(path -> path.toString().endsWith(".md")).forEach(documents::add);
        }
        for (String folder : List.of("judge/docs", "judge/src", "judge/server/src", "problems")) {
            documents.addAll(below(Path.of(folder), ".md"));
        }

        assertThat(documents).hasSizeGreaterThan(20);
        assertThat(tooLong(documents)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "'|a table|', 0",
        "'    a command', 0",
        "'word', 1",
        "'- word', 1",
        "'    - a list in a list', 1",
        "'中文', 1",
    })
    void allButTablesAndCommandsCanBeTooLongInADocument(String start, int tooLong) {
        assertThat(tooLong("a.md", List.of(start + " word".repeat(30)))).hasSize(tooLong);
    }

    @ParameterizedTest
    @CsvSource({"'', 0", "'- ', 0", "'  1. ', 0", "'word ', 1", "'中文', 1"})
    void aSingleWordMayBeAsLongAsItIs(String start, int tooLong) {
        assertThat(tooLong("a.md", List.of(start + "w".repeat(130)))).hasSize(tooLong);
    }

    @Test
    void whatIsBetweenFencesCountsAsWell() {
        List<String> lines = List.of("```console", "word ".repeat(30), "```", "word");

        assertThat(tooLong("a.md", lines)).containsExactly("a.md:2: 150 columns, at most 120 are allowed");
    }

    @Test
    void columnsAreCountedAndNotBytesOrCharacters() {
        assertThat(tooLong("A.java", List.of("é".repeat(120), "数".repeat(60), "😀".repeat(60))))
                .isEmpty();
        assertThat(tooLong("A.java", List.of("", "数".repeat(61), "é".repeat(121))))
                .containsExactly(
                        "A.java:2: 122 columns, at most 120 are allowed",
                        "A.java:3: 121 columns, at most 120 are allowed");
    }

    private static List<Path> below(Path folder, String ending) throws IOException {
        try (Stream<Path> paths = Files.walk(folder)) {
            return paths.filter(path -> path.toString().endsWith(ending))
                    .sorted()
                    .toList();
        }
    }

    private static List<String> tooLong(List<Path> files) throws IOException {
        List<String> tooLong = new ArrayList<>();
        for (Path file : files) {
            tooLong.addAll(tooLong(file.toString(), Files.readAllLines(file)));
        }
        return tooLong;
    }

    /** The lines that are too long, each as {@code file:line} and its length. */
    private static List<String> tooLong(String file, List<String> lines) {
        boolean document = file.endsWith(".md");
        List<String> tooLong = new ArrayList<>();
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i);
            int columns = DisplayWidth.of(line);
            if (columns > MAX_COLUMNS && !(document && !canBeBroken(line))) {
                tooLong.add("%s:%d: %d columns, at most %d are allowed".formatted(file, i + 1, columns, MAX_COLUMNS));
            }
        }
        return tooLong;
    }

    /** Tells whether a line can be broken: rows of tables, indented commands and single words such as links cannot. */
    private static boolean canBeBroken(String line) {
        boolean command = line.startsWith("    ") && !line.strip().startsWith("- ");
        return !line.startsWith("|") && !command && !SINGLE_WORD.matcher(line).matches();
    }
}
