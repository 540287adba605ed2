package judge.submission;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SourceTextTest {

    private static final String SOURCE = "class 主 { /* 数独 */ }\n";

    @ParameterizedTest
    @CsvSource({
        "UTF-8, UTF-8",
        "GBK, GB18030",
        "GB18030, GB18030",
        "UTF-16, UTF-16",
        "UTF-16LE, UTF-16",
        "UTF-16BE, UTF-16",
    })
    void tellsTheCharset(String written, String detected) {
        String source = "// " + "plain text ".repeat(20) + "\n" + SOURCE;

        assertThat(SourceText.decode(source.getBytes(Charset.forName(written))))
                .contains(new SourceText(detected, source));
    }

    @Test
    void takesTheByteOrderMarkAway() {
        assertThat(SourceText.decode(("\uFEFF" + SOURCE).getBytes(StandardCharsets.UTF_8)))
                .contains(new SourceText("UTF-8", SOURCE));
    }

    @Test
    void knowsNoCharsetForBytesThatFitNone() {
        assertThat(SourceText.decode(new byte[] {(byte) 0xff, 0, 1})).isEmpty();
    }

    @Test
    void givesALineCutToASaneLength() {
        SourceText text = new SourceText("UTF-8", "one\n" + "x".repeat(1_000) + "\n");

        assertThat(text.line(1)).isEqualTo("one");
        assertThat(text.line(2)).hasSize(200);
        assertThat(text.line(3)).isEmpty();
        assertThat(text.line(0)).isEmpty();
    }
}
