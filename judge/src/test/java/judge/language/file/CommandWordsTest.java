package judge.language.file;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class CommandWordsTest {

    @Test
    void takesWordsApartAtBlanksAndKeepsThoseBetweenQuotes() {
        assertThat(CommandWords.of("  {a} -c 'two words'  {files}").words())
                .containsExactly("{a}", "-c", "two words", "{files}");
    }

    @Test
    void putsEveryFileInAsAWordAndValuesIntoWords() {
        assertThat(CommandWords.of("{a} -o{out} {files}")
                        .filled(Map.of("a", "/bin/a", "out", "x"), List.of("b c", "$d")))
                .containsExactly("/bin/a", "-ox", "b c", "$d");
    }

    @Test
    void knowsItsPlaceholdersAndNoOtherBraces() {
        assertThat(CommandWords.of("{b}{a} {} { x} {1}").placeholders()).containsExactly("a", "b");
    }
}
