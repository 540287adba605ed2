package judge.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ForeignLineEndsTest {

    @ParameterizedTest
    @CsvSource({
        "'1\r\n2\r\n', '1\n2\n'",
        "'1\r2\r', '1\n2\n'",
        "'1\r\n2\n3', '1\n2\n3'",
        "'\r\r\n\r', '\n\n\n'",
        "'1\n', '1\n'",
        "'', ''"
    })
    void becomeLineFeeds(String text, String plain) {
        assertThat(ForeignLineEnds.plain(text.getBytes(StandardCharsets.UTF_8)))
                .asString(StandardCharsets.UTF_8)
                .isEqualTo(plain);
    }
}
