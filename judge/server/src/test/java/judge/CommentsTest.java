package judge;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Javadoc begins with a noun or a verb: a relative clause at the start leaves the reader to guess what it is about. */
class CommentsTest {

    private static final Pattern REFUSED = Pattern.compile("/\\*\\*[\\s*]+(What|Whatever|Who|Whoever|Whom|Whose|Where"
            + "|Wherever|Whether|Which|How|That|Those|Of|So|By so|By what|By which)\\b");

    @ParameterizedTest
    @ValueSource(strings = {"judge/src/main/java", "judge/src/test/java", "judge/server/src"})
    void javadocBeginsWithANounOrAVerb(String folder) throws IOException {
        List<Path> sources;
        try (Stream<Path> paths = Files.walk(Path.of(folder))) {
            sources = paths.filter(path -> path.toString().endsWith(".java"))
                    .sorted()
                    .toList();
        }

        List<String> refused = new ArrayList<>();
        for (Path source : sources) {
            refused.addAll(refused(source.toString(), Files.readString(source)));
        }

        assertThat(sources).isNotEmpty();
        assertThat(refused).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                " What it is. */",
                " Whether it is one. */",
                "\n     * Who asks.\n     */",
                "\n *\n * So many are kept.\n */",
            })
    void aRelativeClauseIsRefusedOnTheFirstLineOrTheNextOne(String rest) {
        assertThat(refused("A.java", "class A {\n/*" + "*" + rest)).hasSize(1);
    }

    @ParameterizedTest
    @ValueSource(strings = {" Tells whether it is one. */", " Whereabouts. */", "\n * @param name what it is\n */"})
    void otherWordsAndParametersMayBegin(String rest) {
        assertThat(refused("A.java", "/*" + "*" + rest)).isEmpty();
    }

    @Test
    void theLineAndTheWordAreNamed() {
        assertThat(refused("A.java", "class A {\n\n    /*" + "* Of a server. */"))
                .containsExactly("A.java:3: a comment begins with \"Of\": name the thing or say what is done");
    }

    /** The comments that begin so, each as {@code file:line} and the word. */
    private static List<String> refused(String file, String text) {
        return REFUSED.matcher(text)
                .results()
                .map(found -> "%s:%d: a comment begins with \"%s\": name the thing or say what is done"
                        .formatted(file, text.substring(0, found.start()).split("\n", -1).length, found.group(1)))
                .toList();
    }
}
