package judge.report.folder;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class SafeNameTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "anna",
                "张三",
                "Łukasz Müller",
                "anna-2",
                "a.b",
                "2009级 (3)班_李四",
                "noip2009sudoku",
                "com",
                "🦊",
                "v1.txt2"
            })
    void keepsHarmlessNames(String name) {
        assertThat(SafeName.encode(name)).isEqualTo(name);
    }

    @ParameterizedTest
    @CsvSource({
        "., %2E",
        ".., %2E%2E",
        "../etc, %2E.%2Fetc",
        ".hidden, %2Ehidden",
        "-rf, %2Drf",
        "a/b, a%2Fb",
        "a\\b, a%5Cb",
        "C:, C%3A",
        "100%, 100%25",
        "a., a%2E",
        "con, %63on",
        "NUL.tar, %4EUL.tar",
        "Com1, %43om1",
        "summary.json, summary%2Ejson",
        "Index.HTML, Index%2EHTML",
    })
    void encodesWhatCouldDoHarm(String name, String encoded) {
        assertThat(SafeName.encode(name)).isEqualTo(encoded);
    }

    @ParameterizedTest
    @MethodSource("hostileNames")
    void givesNamesThatStayInTheirFolder(String name, @TempDir Path folder) throws IOException {
        Path file = folder.resolve(SafeName.encode(name));

        Files.writeString(file, "");

        assertThat(file.normalize().getParent()).isEqualTo(folder);
        assertThat(file.getFileName().toString()).doesNotContainPattern("[\\p{Cc}\\p{Cf}/\\\\]");
        assertThat(file.getFileName().toString().getBytes(StandardCharsets.UTF_8))
                .hasSizeLessThanOrEqualTo(200);
    }

    @ParameterizedTest
    @MethodSource("hostileNames")
    void canBeDecodedWhereItIsNotCut(String name) {
        String encoded = SafeName.encode(name);

        if (!encoded.contains("%~") && !encoded.contains("%u") && !name.isEmpty()) {
            assertThat(URLDecoder.decode(encoded.replace("+", "%2B"), StandardCharsets.UTF_8))
                    .isEqualTo(name);
        }
    }

    @Test
    void givesDifferentNamesForDifferentNames() {
        List<String> names = hostileNames().distinct().toList();
        Set<String> encoded = new HashSet<>();
        names.forEach(name -> encoded.add(SafeName.encode(name)));

        assertThat(encoded).hasSameSizeAs(names);
    }

    static Stream<String> hostileNames() {
        return Stream.of(
                "",
                "%",
                "%%",
                "%00",
                "%2E",
                ".",
                "..",
                "../..",
                "/etc/passwd",
                "..\\..",
                "a\u0000b",
                "a\nb",
                "\u001b[2J",
                "\u202egpj.exe",
                "\ud800",
                "\udfff",
                " a ",
                "a ",
                "a",
                "~root",
                "aux",
                "aux ",
                "AUX.txt",
                "summary.json",
                "summary%2Ejson",
                "summary.json.tmp",
                "a".repeat(255),
                "a".repeat(256),
                "张".repeat(85),
                "张".repeat(84) + "李",
                "/".repeat(255),
                "🦊".repeat(63) + "x");
    }
}
