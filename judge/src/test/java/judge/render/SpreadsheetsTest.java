package judge.render;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SpreadsheetsTest {

    @Test
    void whatATerminalWouldObeyIsVisible() {
        assertThat(Spreadsheets.text("\u001b[2J\u0007x\u009b31m\u0000y\u007f"))
                .isEqualTo("\\u001B[2J\\u0007x\\u009B31m\\u0000y\\u007F");
    }

    @Test
    void lettersOfAllLanguagesAndWhiteSpaceStay() {
        assertThat(Spreadsheets.text("张 三\tÅ\n😀")).isEqualTo("张 三\tÅ\n😀");
    }

    @Test
    void whatWouldBeComputedHasAnApostropheBeforeIt() {
        assertThat(Spreadsheets.text("=1+1")).isEqualTo("'=1+1");
        assertThat(Spreadsheets.text("a=1")).isEqualTo("a=1");
    }
}
