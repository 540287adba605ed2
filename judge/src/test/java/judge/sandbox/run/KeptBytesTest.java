package judge.sandbox.run;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.jna.Memory;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;

class KeptBytesTest {

    private static final int MANY = 5_000_000;

    private final byte[] written = new byte[MANY];
    private final KeptBytes kept = new KeptBytes();

    private void write() {
        Random random = new Random(1);
        random.nextBytes(written);
        try (Memory piece = new Memory(1 << 16)) {
            for (int done = 0; done < MANY; ) {
                int count = Math.min(1 + random.nextInt(1 << 16), MANY - done);
                piece.write(0, written, done, count);
                kept.add(piece, count);
                done += count;
            }
        }
    }

    @Test
    void piecesOfAllSizesAreWhatWasWritten() {
        write();

        assertThat(kept.size()).isEqualTo(MANY);
        assertThat(kept.with(new byte[0])).isEqualTo(written);
    }

    @Test
    void whatIsCutOffLeavesTheBeginningAndGoesOnBehindIt() {
        for (int left : new int[] {0, 1, 1 << 16, (1 << 16) + 1, 3_000_000, MANY}) {
            KeptBytesTest fresh = new KeptBytesTest();
            fresh.write();
            fresh.kept.cutTo(left);

            assertThat(fresh.kept.size()).isEqualTo(left);
            byte[] expected = Arrays.copyOf(fresh.written, left + 2);
            expected[left] = 7;
            expected[left + 1] = 8;
            try (Memory piece = new Memory(1)) {
                piece.setByte(0, (byte) 7);
                fresh.kept.add(piece, 1);
            }
            assertThat(fresh.kept.with(new byte[] {8})).isEqualTo(expected);
        }
    }
}
