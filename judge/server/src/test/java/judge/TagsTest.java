package judge;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The tags of tests: one that is spelled otherwise would put a test into the first lane without a word. */
class TagsTest {

    @Test
    void everyTagIsLeftOutOfTheFirstLaneAndIsInTheDocument() throws IOException {
        Set<String> used = new TreeSet<>();
        for (String folder : List.of("judge/src/test/java", "judge/server/src/test/java")) {
            try (Stream<Path> files = Files.walk(Path.of(folder))) {
                for (Path file :
                        files.filter(one -> one.toString().endsWith("IT.java")).toList()) {
                    used.addAll(found("@Tag\\(\"(.*?)\"\\)", Files.readString(file)));
                }
            }
        }
        String left = found("<tests.excluded>([^<]+)<", Files.readString(Path.of("judge/server/pom.xml")))
                .iterator()
                .next();

        assertThat(used).isNotEmpty();
        assertThat(left.split(" \\| ")).containsExactlyInAnyOrderElementsOf(used);
        assertThat(found("(?m)^\\| `(\\w+)` \\|", Files.readString(Path.of("judge/docs/testing.md"))))
                .isEqualTo(used);
    }

    /** The first lane runs all unit tests, where there may be no PostgreSQL. */
    @Test
    void noUnitTestRunsOnEachDatabase() throws IOException {
        try (Stream<Path> files = Files.walk(Path.of("judge/server/src/test/java/judge"))) {
            for (Path file :
                    files.filter(one -> one.toString().endsWith("Test.java")).toList()) {
                assertThat(found("(?m)^ *(@OnEachDatabase)\\b", Files.readString(file)))
                        .as(file.toString())
                        .isEmpty();
            }
        }
    }

    private static Set<String> found(String pattern, String text) {
        return Pattern.compile(pattern)
                .matcher(text)
                .results()
                .map(match -> match.group(1))
                .collect(Collectors.toCollection(TreeSet::new));
    }
}
