package judge.submission;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import judge.reason.Reason;
import judge.reason.ReasonCode;
import org.junit.jupiter.api.Test;

class SourceTextsTest {

    private static final Reason TOO_LARGE = Reason.of(ReasonCode.SOURCE_TOO_LARGE, "bytes", 6L, "limitBytes", 5L);

    private static SourceTexts sources(Optional<Reason> fault, SourceFile... files) {
        return SourceTexts.of(new Submission("ann/sum", "ann", "sum", List.of(files), fault));
    }

    private static SourceFile utf8(String path, String text) {
        return new SourceFile(path, text.getBytes(UTF_8));
    }

    private static SourceFile noText(String path) {
        return new SourceFile(path, new byte[] {'a', 0, (byte) 0xff});
    }

    @Test
    void areTheTextsOfASubmissionInItsOrder() {
        SourceTexts sources = sources(
                Optional.empty(),
                utf8("B.java", "class B {}"),
                new SourceFile("A.java", "// 数独".getBytes(Charset.forName("GB18030"))));

        assertThat(sources.texts().keySet()).containsExactly("B.java", "A.java");
        assertThat(sources.texts().get("A.java").text()).isEqualTo("// 数独");
        assertThat(sources.charset()).contains("GB18030");
        assertThat(sources.fault()).isEmpty();
    }

    @Test
    void ofASubmissionWithoutAnyAreNoneAndSaySo() {
        assertThat(sources(Optional.empty()).fault()).contains(Reason.of(ReasonCode.NO_SOURCE));
    }

    @Test
    void tellTheFaultOfWhatCouldNotBeHadEvenIfNothingCouldBe() {
        assertThat(sources(Optional.of(TOO_LARGE)).fault()).contains(TOO_LARGE);
        assertThat(sources(Optional.of(TOO_LARGE), utf8("A.java", "")).fault()).contains(TOO_LARGE);
    }

    @Test
    void tellTheFirstFaultInTheOrderOfTheSources() {
        SourceTexts sources = sources(Optional.of(TOO_LARGE), utf8("A.java", ""), noText("B.java"), utf8("C.java", ""));

        assertThat(sources.fault()).contains(Reason.of(ReasonCode.UNKNOWN_CHARSET, "file", "B.java"));
        assertThat(sources.texts().keySet()).containsExactly("A.java");
    }

    /** The letters of a few words tell GBK and Big5 apart no better than a coin. */
    @Test
    void sourcesAreReadInTheCharsetThatIsNamed() {
        Charset big5 = Charset.forName("Big5");
        byte[] source = "# 輸出答案\nprint(1)\n".getBytes(big5);

        assertThat(SourceTexts.of(SourceTexts.in(big5, of("a.py", source))).plain())
                .containsEntry("a.py", "# 輸出答案\nprint(1)\n");
        byte[] unicode = "# 输出\n".getBytes(StandardCharsets.UTF_8);
        assertThat(SourceTexts.of(SourceTexts.in(big5, of("a.py", unicode))).plain())
                .containsEntry("a.py", "# 输出\n");
        assertThat(SourceTexts.in(big5, of("a.cpp", source)).sources().get(0).content())
                .isEqualTo(source);
    }

    private static Submission of(String path, byte[] content) {
        return Submission.of("1", "ada", "p", List.of(new SourceFile(path, content)), 1 << 20);
    }
}
