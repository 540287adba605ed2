package judge.cause;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import judge.cause.Cause.Speaker;
import judge.cause.Cause.Trouble;
import judge.language.CauseExample;
import judge.reason.Hint;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The catalogue of the judge, beside the code that names causes and the tests that show them. */
class CatalogueTest {

    private static final Path MAIN = Path.of("judge/src/main");

    /** A text that is a code, in Java; one word alone may be anything. */
    private static final Pattern HINT = Pattern.compile(
            "\\bHint\\.of\\(\\s*\"([^\"]*)\"|\\.is\\(\\s*\"([a-z0-9-]*)\"\\)|new Hint\\(\\s*\"([^\"]*)\"");

    private static final Pattern TEXT = Pattern.compile("[\"']([a-z0-9]+(?:-[a-z0-9]+)*)[\"']");

    private static CauseFolder folder;

    @BeforeAll
    static void readsTheBlocks() throws IOException {
        folder = CauseFolder.read(CauseExample.FOLDER);
    }

    private static List<String> texts(Path folder, String... endings) throws IOException {
        List<String> texts = new ArrayList<>();
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : (Iterable<Path>) files.filter(Files::isRegularFile)::iterator) {
                if (Stream.of(endings).anyMatch(file.toString()::endsWith)) {
                    texts.add(Files.readString(file));
                }
            }
        }
        return texts;
    }

    @Test
    void isWhatTheBlocksSay() {
        assertThat(List.copyOf(Catalogue.all())).isEqualTo(folder.causes()).hasSizeGreaterThan(700);
    }

    @Test
    void hasABlockForEachCauseThatCodeNames() throws IOException {
        Set<String> named = texts(MAIN.resolve("java"), ".java").stream()
                .filter(text -> text.contains("judge.reason.Hint;"))
                .flatMap(text -> HINT.matcher(text).results())
                .flatMap(found -> Stream.of(1, 2, 3).map(found::group))
                .filter(code -> code != null)
                .collect(Collectors.toCollection(TreeSet::new));

        assertThat(named)
                .hasSizeGreaterThan(100)
                .allSatisfy(code -> assertThat(Catalogue.named(code)).as(code).isPresent());
    }

    /** A cause without a pattern is named in Java, or by a script, which leaves the language out. */
    @Test
    void hasNoBlockThatNothingLeadsTo() throws IOException {
        Set<String> named = texts(MAIN, ".java", ".py").stream()
                .flatMap(text -> TEXT.matcher(text).results())
                .map(found -> found.group(1))
                .collect(Collectors.toSet());

        assertThat(Catalogue.all().stream()
                        .filter(cause -> cause.said().isEmpty())
                        .map(Cause::code)
                        .filter(code -> !named.contains(code) && !named.contains(code.replaceFirst("^python-", ""))))
                .isEmpty();
    }

    @Test
    void isShownByAnExampleOrByTheTestThatABlockNames() throws IOException {
        String programs =
                String.join("\n", texts(Path.of("judge/src/test/resources/judge"), "expect.txt", "changes.txt"));
        Map<String, Path> tests;
        try (Stream<Path> files = Files.walk(Path.of("judge/src/test/java"))) {
            tests = files.filter(file -> file.toString().endsWith(".java"))
                    .collect(Collectors.toMap(
                            file -> file.getFileName().toString().replace(".java", ""),
                            file -> file,
                            (one, other) -> one));
        }

        for (Map.Entry<String, String> shown : folder.testedBy().entrySet()) {
            assertThat(tests).as(shown.getKey()).containsKey(shown.getValue());
            assertThat(Files.readString(tests.get(shown.getValue())) + programs)
                    .as(shown.getValue())
                    .contains(shown.getKey());
        }
    }

    @Test
    void documentShowsABlockThatTellsItsExample(@TempDir Path temp) throws IOException {
        String document = Files.readString(Path.of("judge/docs/explain.md"));
        Files.writeString(temp.resolve("a.yaml"), document.split("```yaml\n")[1].split("```")[0]);

        CauseFolder shown = CauseFolder.read(temp);
        Cause cause = shown.causes().get(0);
        String says = shown.examples().get(0).says().replaceAll("[‘’]", "'");
        Trouble said = new Trouble("error", "", says.strip().replaceFirst("^error \\| main.cpp \\| 4 \\| ", ""));

        assertThat(Rule.of(cause, cause.said().get(0)).hint(said))
                .contains(Hint.of("cpp-modulo-double", "name", "double"));
    }

    @Test
    void looksForPatternsInTheOrderOfTheirRanks() {
        Trouble empty = new Trouble("java.lang.NumberFormatException", "", "For input string: \"\"");
        Trouble other = new Trouble("java.lang.NumberFormatException", "", "something");

        assertThat(Catalogue.first(Speaker.JVM, empty)).contains(Hint.of("number-format-empty"));
        assertThat(Catalogue.first(Speaker.JVM, other)).contains(Hint.of("number-format"));
        assertThat(Catalogue.first(Speaker.PYTHON, other)).isEmpty();
    }
}
