package judge.charset;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DecodedTextTest {

    private static byte[] list(String charset, String names) {
        List<String> all = List.of(names.split(" ", -1));
        return IntStream.range(0, all.size())
                .mapToObj(i -> "m" + i + "," + all.get(i).replace('_', ' '))
                .collect(Collectors.joining("\n", "id,name\n", "\n"))
                .getBytes(Charset.forName(charset));
    }

    @ParameterizedTest
    @CsvSource({
        "windows-1252, Müller Jörg_König",
        "windows-1252, Søren_Næss",
        "windows-1252, Müller",
        "windows-1252, José_Núñez Begoña_Peña",
        "windows-1252, François Hélène_Lefèvre",
        "windows-1252, João_Conceição Inês",
        "windows-1250, Łukasz_Święcicki Michał Čapek",
        "windows-1250, Jiří_Dvořák Šárka_Růžičková",
        "windows-1250, Szőke_Erzsébet Gyűrűs",
        "windows-1251, Иван",
        "windows-1251, Ольга_Петрова Сергей",
        "windows-1253, Γιώργος_Παπαδόπουλος",
        "windows-1254, Şükrü_Yıldız Ayşe Oğuz",
        "windows-1257, Jānis_Bērziņš Līga_Kalniņa Šķēle",
        "KOI8-U, Иван_Петров Ольга",
        "GBK, 张三",
        "GBK, 张三 李四 王小明",
        "GBK, 欧阳娜娜 买买提·艾力",
        "Big5, 張三 陳怡君",
        "x-windows-949, 김철수 박영희 홍길동",
        "windows-31j, 佐藤_太郎 田中_さくら",
        "windows-31j, 日本語",
        "EUC-JP, 佐藤_太郎 田中_花子",
        "UTF-8, Müller",
        "UTF-8, Łukasz 张三 Иван",
        "UTF-8, Søren",
        "x-MacRoman, Müller_Jörg König Schröder_Käthe",
    })
    void listsAreReadInTheirCharset(String charset, String names) throws CharsetException {
        byte[] bytes = list(charset, names);
        assertThat(DecodedText.of(bytes, Optional.empty()).text())
                .isEqualTo(new String(bytes, Charset.forName(charset)));
    }

    @ParameterizedTest
    @CsvSource({"UTF-16LE", "UTF-16BE", "UTF-16", "UTF-8"})
    void unicodeIsReadWithAndWithoutMark(String charset) throws CharsetException {
        for (String mark : List.of("", "\ufeff")) {
            String text = "学号,姓名\n1,张三\n2,Müller\n";
            byte[] bytes = (mark + text).getBytes(Charset.forName(charset));
            assertThat(DecodedText.of(bytes, Optional.empty()).text())
                    .endsWith(text)
                    .doesNotStartWith("\u0000");
        }
    }

    @Test
    void listOfThreeHundredWithOneAccentIsRead() throws CharsetException {
        String text =
                IntStream.range(0, 300).mapToObj(i -> "s" + i + ",Ann Lee " + i).collect(Collectors.joining("\n"))
                        + "\ns300,Jörg";
        assertThat(DecodedText.of(text.getBytes(Charset.forName("windows-1252")), Optional.empty())
                        .text())
                .isEqualTo(text);
    }

    @Test
    void aSingleLetterIsRefusedWithTheReadingOfItsOwnCharsetAmongTheOthers() {
        assertThatThrownBy(() ->
                        DecodedText.of("id,name\n1,Å\n".getBytes(Charset.forName("windows-1252")), Optional.empty()))
                .isInstanceOfSatisfying(CharsetException.class, e -> assertThat(e.readings())
                        .anySatisfy(one -> assertThat(one.sample()).isEqualTo("Å")));
    }

    @Test
    void whatReadsAsWellInAnotherCharsetIsRefusedWithBoth() {
        assertThatThrownBy(() -> DecodedText.of(list("windows-1257", "Izabelė_Æ Æ"), Optional.empty()))
                .isInstanceOfSatisfying(CharsetException.class, e -> assertThat(e.readings())
                        .hasSizeGreaterThan(1)
                        .allSatisfy(one -> assertThat(one.sample()).isNotEmpty()));
    }

    @Test
    void charsetThatIsGivenDecides() throws CharsetException {
        byte[] bytes = list("windows-1252", "Müller");
        assertThat(DecodedText.of(bytes, Charsets.named("cp850")).text()).contains("M³ller");
        assertThatThrownBy(() -> DecodedText.of(bytes, Optional.of(StandardCharsets.UTF_8)))
                .isInstanceOfSatisfying(
                        CharsetException.class, e -> assertThat(e.readings()).isEmpty());
    }

    @Test
    void bytesThatAreNoTextAreInNoCharset() {
        byte[] bytes = "7,\u0081\u00b0\u00db\u00b1\u00b2\u0098\u00b0\u00b1\n".getBytes(StandardCharsets.ISO_8859_1);
        assertThatThrownBy(() -> DecodedText.of(bytes, Optional.empty())).isInstanceOf(CharsetException.class);
    }

    @ParameterizedTest
    @CsvSource({
        "IBM850, Müller/Main.java Søren_Næss/Main.java",
        "IBM437, Müller/sum.cpp Jörg/sum.cpp",
        "IBM852, Łukasz/sum.cpp Jiří/sum.cpp Šárka/a.cpp",
        "IBM866, Иван/sum.cpp Ольга/sum.cpp",
        "GBK, 张三/求和.cpp 李四/求和.cpp",
        "windows-31j, 佐藤/sum.cpp 田中/sum.cpp",
        "x-windows-949, 김철수/sum.cpp 박영희/sum.cpp",
        "windows-1252, Müller/sum.cpp Jörg/sum.cpp Käthe/sum.cpp Schröder/sum.cpp",
        "UTF-8, Müller/sum.cpp",
    })
    void namesOfAZipAreReadInTheirCharset(String charset, String names) {
        List<byte[]> raw = List.of(names.split(" ", -1)).stream()
                .map(name -> name.getBytes(Charset.forName(charset)))
                .toList();
        NameCharset found = NameCharset.of(raw);
        assertThat(raw.stream().map(name -> new String(name, found.charset())).collect(Collectors.joining(" ")))
                .isEqualTo(names);
        assertThat(found.isClear()).isTrue();
    }
}
