package judge.submission;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle;
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

    /** Each is in GB18030, too: as 鲞, 黮, 黮 and others. */
    @ParameterizedTest
    @CsvSource({
        "windows-1252, Größe",
        "windows-1252, für",
        "windows-1252, 'Schüler: Jürgen Müller, Übung 3'",
        "windows-1252, 'Élève: François, année 2'",
        "windows-1252, été",
        "windows-1250, 'rješenje za čvorove, ćevapčići'",
        "windows-1250, 'największa liczba, źródło, żółw'",
        "windows-1251, введите число",
    })
    void readsLettersOfAnAlphabetAsThoseAndNotAsChinese(String charset, String words) {
        String source = "// " + words + "\nint main() {}\n";

        assertThat(SourceText.decode(source.getBytes(Charset.forName(charset))))
                .contains(new SourceText(charset, source));
    }

    @ParameterizedTest
    @CsvSource({
        "'print(\"是\" or \"否\") # 结', e69d",
        "'print(\"是\" or \"否\") # 结', bde1caf8",
        "'print(\"是\" or \"否\") # caf', e9",
        "'print(\"да\" or \"нет\") # ', d0",
        "'print(\"größer\") # m', fc",
        "'print(\"はい\") # ', 93fa96",
        "'print(\"예\") # ', c0",
        "'print(\"🙂\") # ', f09f",
    })
    void readsUtf8OfWhichAFewBytesAreBroken(String source, String broken) throws Exception {
        byte[] whole = source.getBytes(StandardCharsets.UTF_8);
        byte[] bytes = ByteBuffer.allocate(whole.length + broken.length() / 2 + 1)
                .put(whole)
                .put(HexFormat.of().parseHex(broken))
                .put((byte) '\n')
                .array();

        SourceText read = SourceText.decode(bytes).orElseThrow();

        assertThat(read.charset()).isEqualTo("UTF-8");
        assertThat(read.text()).startsWith(source + "\ufffd").endsWith("\n");
    }

    @ParameterizedTest
    @CsvSource({
        "GB18030, 小写",
        "GB18030, 写小需新",
        "GB18030, 判断小数",
        "IBM866, решение рад сам",
        "IBM866, рад",
        "KOI8-U, решение",
        "windows-31j, 答えを出力",
        "EUC-KR, 정답을 출력",
        "Big5, 輸出答案",
    })
    void takesNoOtherCharsetForBrokenUtf8(String charset, String words) {
        byte[] source = ("// " + words + "\nint main() {}\n").getBytes(Charset.forName(charset));

        assertThat(SourceText.decode(source).orElseThrow().text()).doesNotContain("\ufffd");
    }

    @Test
    void takesSingleLettersInADamagedFileForNoAlphabet() {
        byte[] source = "int a; \u00ff\u00ff \u0080 \u00e9 \u00fe int b;\n".getBytes(StandardCharsets.ISO_8859_1);

        assertThat(SourceText.decode(source)).map(SourceText::charset).contains(SourceText.LATIN);
    }

    /** Short comments are the hardest; these messages are of the kind that stands in sources. */
    @Test
    void readsNoChineseAsLettersOfAnAlphabet() throws Exception {
        ResourceBundle messages = ResourceBundle.getBundle("judge.faults", Locale.CHINESE);
        List<String> phrases = messages.keySet().stream()
                .map(messages::getString)
                .flatMap(text -> Arrays.stream(text.split("[^\\p{IsHan}]+")))
                .filter(phrase -> !phrase.isEmpty())
                .distinct()
                .toList();

        assertThat(phrases).hasSizeGreaterThan(500);
        assertThat(phrases)
                .map(phrase -> "// " + phrase + "\nint main() {}\n")
                .map(source -> SourceText.decode(source.getBytes(Charset.forName("GB18030")))
                        .orElseThrow()
                        .charset())
                .containsOnly("GB18030", "UTF-8");
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
