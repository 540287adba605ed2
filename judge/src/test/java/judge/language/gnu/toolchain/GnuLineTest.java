package judge.language.gnu.toolchain;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class GnuLineTest {

    private static final String SAID =
            """
            Using built-in specs.
            COLLECT_GCC_OPTIONS='-O2' '-static' '-o' 'a'
             /gcc/cc1plus -quiet -imultiarch x86_64-linux-gnu -D_GNU_SOURCE /dev/null -quiet -dumpdir a- \
            -dumpbase null "-mtune=generic" -O2 "-std=gnu++17" -o /tmp/cczJU5FP.s
             x86_64-linux-gnu-as --64 -o /tmp/ccLapBA3.o /tmp/cczJU5FP.s
             /gcc/collect2 -plugin /gcc/liblto_plugin.so "-plugin-opt=-pass-through=-lc" --build-id -m elf_x86_64 \
            -static -o a /gcc/none/../crt1.o "-L/gcc/none/.." /tmp/ccLapBA3.o "-lstdc++" --start-group -lc \
            --end-group /gcc/crtend.o
            """;

    @Test
    void takesTheDriversLinesApart() {
        GnuLine line = GnuLine.read(SAID).orElseThrow();

        assertThat(line.compiler())
                .containsExactly("-imultiarch", "x86_64-linux-gnu", "-D_GNU_SOURCE", "-mtune=generic", "-O2");
        assertThat(line.assembler()).isEqualTo(List.of("--64"));
        assertThat(line.linkerHead()).containsExactly("-m", "elf_x86_64", "-static", "/gcc/crt1.o", "-L/gcc");
        assertThat(line.linkerTail())
                .containsExactly("-lstdc++", "--start-group", "-lc", "--end-group", "/gcc/crtend.o");
    }

    @Test
    void understandsNothingElse() {
        assertThat(GnuLine.read("clang version 14.0.6\n")).isEmpty();
    }
}
