package judge.check;

import static judge.check.Rulings.attempt;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ExactCheckerTest {

    private static String ruling(String answer, String output) {
        return Rulings.describe(new ExactChecker().check(attempt(answer, output)));
    }

    @Test
    void acceptsTheSameBytesOnly() {
        assertThat(ruling("1 2\n", "1 2\n")).isEqualTo("accepted");
        assertThat(ruling("", "")).isEqualTo("accepted");
    }

    @Test
    void misformatsTheSameTokensWithOtherWhiteSpace() {
        assertThat(ruling("1 2\n", "1 2"))
                .isEqualTo("misformatted different-white-space {line=1, column=4, expected=\\n}");
        assertThat(ruling("a\nb\n", "a\r\nb\r\n"))
                .isEqualTo("misformatted different-white-space {line=1, column=2, found=\\r\\nb, expected=\\nb}");
        assertThat(ruling("\u9776 1\n", "\u9776  1\n"))
                .as("columns are characters")
                .isEqualTo("misformatted different-white-space {line=1, column=3, found= 1, expected=1}");
    }

    @Test
    void showsBothLinesWhereTheTextDiffers() {
        assertThat(ruling("a\nYes\n", "a\nyes\n"))
                .isEqualTo("wrong different-text {line=2, column=1, expected=Yes, found=yes}");
        assertThat(ruling("abc\n", "ab")).isEqualTo("wrong different-text {line=1, column=3, expected=abc, found=ab}");
        assertThat(ruling("", "x")).isEqualTo("wrong different-text {line=1, column=1, expected=, found=x}");
    }

    @Test
    void tellsTheNumbersOfCharactersThatLookAlike() {
        assertThat(ruling("a \u041eK\n", "a OK\n"))
                .isEqualTo("wrong different-text {line=1, column=3, expected=a \\u041eK, found=a OK}");
    }

    @Test
    void showsTheSurroundingsInALongLine() {
        String start = "x".repeat(1000);

        assertThat(ruling(start + "1\n", start + "2\n"))
                .isEqualTo("wrong different-text {line=1, column=1001, expected=..." + "x".repeat(40) + "1, found=..."
                        + "x".repeat(40) + "2}");
    }

    /** The column was one too many, and the text began with half a character. */
    @Test
    void countsAndShowsWholeCharacters() {
        assertThat(ruling("αβ\n", "αγ\n")).isEqualTo("wrong different-text {line=1, column=2, expected=αβ, found=αγ}");
        String start = "x" + "α".repeat(100);

        assertThat(ruling(start + "β\n", start + "γ\n"))
                .isEqualTo("wrong different-text {line=1, column=102, expected=..." + "α".repeat(20) + "β, found=..."
                        + "α".repeat(20) + "γ}");
    }
}
