package judge.submission;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FileKindTest {

    @ParameterizedTest
    @CsvSource({
        "7f454c460201010000000000, ELF",
        "4d5a900003000000, EXE",
        "cafebabe0000003d, CLASS",
        "a70d0d0a00000000000000000000000000, PYC",
        "504b0304140000000800, ZIP",
        "504b03045b436f6e74656e745f54797065735d2e786d6c, DOCUMENT",
        "d0cf11e0a1b11ae1, DOCUMENT",
        "526172211a0700, RAR",
        "377abcaf271c0004, SEVEN_ZIP",
        "1f8b0800, GZIP",
        "255044462d312e37, PDF",
        "7b5c727466315c, RTF",
        "efbbbf0a3c21444f43545950452068746d6c3e, HTML",
    })
    void isToldByTheFirstBytes(String hex, FileKind kind) {
        assertThat(FileKind.of(HexFormat.of().parseHex(hex))).contains(kind);
    }

    @Test
    void sourcesAreNone() {
        for (String source :
                new String[] {"", "MZ=1", "#include <html>", "int main(){}// é", "PK", "\u00ff\u00fe#\0i\0"}) {
            assertThat(FileKind.of(source.getBytes(StandardCharsets.ISO_8859_1)))
                    .as(source)
                    .isEmpty();
        }
    }
}
