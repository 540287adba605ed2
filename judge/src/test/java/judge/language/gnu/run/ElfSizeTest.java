package judge.language.gnu.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import org.junit.jupiter.api.Test;

class ElfSizeTest {

    /** A header with three segments, of which two are loaded. */
    private static byte[] elf() {
        ByteBuffer file = ByteBuffer.allocate(64 + 3 * 56).order(ByteOrder.LITTLE_ENDIAN);
        file.put(new byte[] {0x7f, 'E', 'L', 'F', 2, 1});
        file.putLong(32, 64).putShort(54, (short) 56).putShort(56, (short) 3);
        int[] types = {1, 2, 1};
        for (int i = 0; i < types.length; i++) {
            file.putInt(64 + 56 * i, types[i]).putLong(64 + 56 * i + 40, 1_000_000_000_000L + i);
        }
        return file.array();
    }

    @Test
    void addsUpWhatIsLoaded() {
        assertThat(ElfSize.of(elf())).isEqualTo(2_000_000_000_002L);
    }

    @Test
    void saysNothingOfWhatIsNoProgram() {
        byte[] cut = java.util.Arrays.copyOf(elf(), 100);

        assertThat(ElfSize.of(cut)).isZero();
        assertThat(ElfSize.of(new byte[0])).isZero();
        assertThat(ElfSize.of("#!/bin/sh\n".getBytes(java.nio.charset.StandardCharsets.UTF_8)))
                .isZero();
    }
}
