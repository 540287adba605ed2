package judge.explain.change;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import judge.explain.change.Tried.Edit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ToldChangesTest {

    private static final String SOURCE = "n = int(input())\nprint(n  <  2)\n";
    private static final ToldChanges TOLD = new ToldChanges("def rule(): yield 'abs(', 'global '", "#");

    private static boolean isTold(long line, String written, String changed, String text) {
        int start = SOURCE.indexOf("<");
        Edit edit = new Edit(start, start + 1, text.getBytes(StandardCharsets.UTF_8));
        Tried tried = new Tried(HelpfulChange.of(line, written, changed), List.of(edit), new byte[0]);
        return TOLD.changed(tried, SOURCE.getBytes(StandardCharsets.UTF_8)).isPresent();
    }

    @ParameterizedTest
    @CsvSource({
        "print(n < 2), print(n <= 2), <=",
        "print(n < 2), print(n < abs( 2), < abs(",
        "print(n < 2), print(n < 7 + 2), < 7 +",
        "'', n <=, <=",
        "print(n..., print(n <..., <=",
        "n = int(input()) ... print(n < 2), n = int(input()) ... print(n <= 2), <="
    })
    void tellsWhatIsDone(String written, String changed, String text) {
        assertThat(isTold(2, written, changed, text)).isTrue();
    }

    @ParameterizedTest
    @CsvSource({
        "print(n < 2), print(n <= 2), ==",
        "3 1 4 1 5, print(n <= 2), <=",
        "print(n < 2), 3 1 4 1 5, <=",
        "print(n < 2), print(n < 3141592 + 2), < 3141592 +",
        "print(n < 2), print(n < secrets + 2), < secrets +",
        "print(n < 2), print(n < '3 1 4 1 5' 2), < '3 1 4 1 5'",
        "print(n < 2), print(n < 3 + 11 + 14 + 2), < 3 + 11 + 14 +",
        "print(n < 2), print(n < # 3 1 4 1 5, < # 3 1 4 1 5"
    })
    void tellsNothingThatTheProgramMayHaveRead(String written, String changed, String text) {
        assertThat(isTold(2, written, changed, text)).isFalse();
    }

    @Test
    void tellsNoLineThatTheSourceDoesNotHave() {
        assertThat(isTold(3, "print(n < 2)", "print(n <= 2)", "<=")).isFalse();
    }

    @Test
    void tellsNoLongText() {
        String text = " + n".repeat(40);

        assertThat(isTold(2, "print(n < 2)", "print(n <" + text + " 2)", "<" + text))
                .isFalse();
    }
}
