package judge.language.tool;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class RootPartsTest {

    /** A home folder may have blanks in its name, and the cache is below it. */
    @Test
    void libraryMayLieInAFolderWithBlanks() {
        String said =
                """
                \tlinux-vdso.so.1 (0x00007ffd5a5f2000)
                \tlibjava.so => /home/an na/.cache/judge/jvm/lib/libjava.so (0x00007f2d4a200000)
                \tlibm.so.6 => /lib/x86_64-linux-gnu/../libm.so.6 (0x00007f2d4a000000)
                \tlibnowhere.so => not found
                \t/lib64/ld-linux-x86-64.so.2 => /usr/lib64/ld-linux-x86-64.so.2 (0x00007f2d4a3f0000)
                \t/lib64/ld-linux-x86-64.so.2 (0x00007f2d4a3f0000)
                """;

        assertThat(RootParts.named(said))
                .containsExactly(
                        Path.of("/home/an na/.cache/judge/jvm/lib/libjava.so"),
                        Path.of("/lib/libm.so.6"),
                        Path.of("/usr/lib64/ld-linux-x86-64.so.2"),
                        Path.of("/lib64/ld-linux-x86-64.so.2"));
    }
}
