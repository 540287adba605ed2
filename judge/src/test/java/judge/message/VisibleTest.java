package judge.message;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class VisibleTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "plain text|plain text",
                "数独 Łódź 🦊|数独 Łódź 🦊",
                "e\u0301|e\u0301",
            })
    void keepsWhatHasASign(String text, String shown) {
        assertThat(Visible.of(text)).isEqualTo(shown);
    }

    @Test
    void showsWhatATerminalWouldActOn() {
        assertThat(Visible.of("\u001b[31mred")).isEqualTo("\\u001B[31mred");
        assertThat(Visible.of("a\r\n\tb\u0000\b\u007f")).isEqualTo("a\\r\\n\\tb\\u0000\\u0008\\u007F");
        assertThat(Visible.of("\u009b2J")).isEqualTo("\\u009B2J");
    }

    @Test
    void showsWhatWouldTurnTheDirectionOrHide() {
        assertThat(Visible.of("\u202egpj.exe\u2066\u200b\ufeff\u00ad"))
                .isEqualTo("\\u202Egpj.exe\\u2066\\u200B\\uFEFF\\u00AD");
        assertThat(Visible.of("\u2028\u2029")).isEqualTo("\\u2028\\u2029");
        assertThat(Visible.of(Character.toString(0xe0041))).isEqualTo("\\u{E0041}");
    }

    @Test
    void showsHalvesOfSurrogatePairs() {
        assertThat(Visible.of("a\ud83d")).isEqualTo("a\\uD83D");
    }

    @Test
    void cutsBetweenCodePoints() {
        assertThat(Visible.of("🦊🦊🦊", 2)).isEqualTo("🦊🦊…");
        assertThat(Visible.of("🦊🦊", 2)).isEqualTo("🦊🦊");
        assertThat(Visible.of("\n\n\n", 1)).isEqualTo("\\n…");
    }

    @Test
    void linesStayLines() {
        assertThat(Visible.lines("a\r\n\tb\u202e\nc")).isEqualTo("a\n    b\\u202E\nc");
    }
}
