package judge.problem.reading;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Holds {@code docs/problem-format-versions.md} against the lists of folders and keys in the texts of the format. */
class ProblemFormatTableTest {

    private static final Path DOCUMENT = Path.of("judge/docs/problem-format-versions.md");
    private static final Path KEYS = Path.of("judge/src/test/resources/judge/problem-format-keys.txt");

    /** A folder, file, key or value of a version, with the section of the format that lists it. */
    private record Listed(String version, String section, String key) {

        static Listed of(String line) {
            String[] parts = line.split(" \\| ", -1);
            return new Listed(parts[0], parts[1], parts[2]);
        }

        /**
         * Tells whether a row about its version names the key in its section; where the section is a list, whether the
         * list does.
         */
        boolean isIn(String document) {
            String body = section(document);
            String[] rows = body.lines()
                    .filter(line -> line.startsWith("| ") && line.contains("`" + key + "`"))
                    .toArray(String[]::new);
            boolean versions = body.contains("| versions |");
            return versions
                    ? Arrays.stream(rows).anyMatch(this::isAboutVersion)
                    : rows.length > 0 || body.contains("`" + key + "`");
        }

        private boolean isAboutVersion(String row) {
            List<String> cells = Arrays.asList(row.split(" \\| ", -1));
            return cells.get(0).contains("`" + key + "`")
                    && Arrays.asList(cells.get(1).split(" ", -1)).contains(version);
        }

        private String section(String document) {
            var found = Pattern.compile("(?ms)^#+ " + Pattern.quote(section) + "\n(.*?)(?=^#|\\z)")
                    .matcher(document);
            assertThat(found.find()).as("a section " + section).isTrue();
            return found.group(1);
        }
    }

    @Test
    void hasARowForEveryFolderAndKeyOfEveryVersion() throws IOException {
        String document = Files.readString(DOCUMENT);
        List<Listed> listed = Files.readAllLines(KEYS).stream().map(Listed::of).toList();

        assertThat(listed).hasSizeGreaterThan(150);
        assertThat(listed).filteredOn(one -> !one.isIn(document)).isEmpty();
        assertThat(new Listed("25", "Limits", "time_safety_margin").isIn(document))
                .isFalse();
        assertThat(new Listed("L", "Limits", "no_such_key").isIn(document)).isFalse();
    }
}
