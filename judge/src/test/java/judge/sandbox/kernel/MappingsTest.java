package judge.sandbox.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class MappingsTest {

    private static final String HEAP = mapping("fc000000-100000000 rw-p 00000000 00:00 0", 60_000);

    @Test
    void whatLiesJustAboveGuardPagesIsAStack() {
        String guard = mapping("7f0000000000-7f0000005000 ---p 00000000 00:00 0", 0);
        String stack = mapping("7f0000005000-7f0004000000 rw-p 00000000 00:00 0", 50_000);

        assertThat(read(HEAP + guard + stack)).isEqualTo(new Mappings.Mapped(110_000 * 1024L, 50_000 * 1024L));
    }

    @Test
    void whatLiesApartFromGuardPagesIsNoStack() {
        String guard = mapping("7f0000000000-7f0000005000 ---p 00000000 00:00 0", 0);
        String apart = mapping("7f0000006000-7f0004000000 rw-p 00000000 00:00 0", 50_000);

        assertThat(read(guard + apart)).isEqualTo(new Mappings.Mapped(50_000 * 1024L, 0));
    }

    @Test
    void whatLiesAboveMemoryThatIsOnlyReservedIsNoStack() {
        String reserved = mapping("7f0000000000-7f0001000000 ---p 00000000 00:00 0", 0);
        String buffer = mapping("7f0001000000-7f0004000000 rw-p 00000000 00:00 0", 50_000);

        assertThat(read(reserved + buffer).stackBytes()).isZero();
    }

    @Test
    void aMappedFileIsNoStack() {
        String guard = mapping("7f0000000000-7f0000005000 ---p 00000000 00:00 0", 0);
        String file = mapping("7f0000005000-7f0004000000 rw-p 00000000 00:2a 17    /scratch/work/file", 50_000);

        assertThat(read(guard + file).stackBytes()).isZero();
    }

    @Test
    void theFirstThreadsStackIsNamed() {
        String stack = mapping("7ffc00000000-7ffc00021000 rw-p 00000000 00:00 0    [stack]", 132);

        assertThat(read(stack).stackBytes()).isEqualTo(132 * 1024L);
    }

    @Test
    void aProcessThatIsGoneHasNone() {
        assertThat(new Mappings().read("".lines())).isEmpty();
        assertThat(Kernel.mapped(1 << 22)).isEmpty();
    }

    private static Mappings.Mapped read(String table) {
        return new Mappings().read(table.lines()).orElseThrow();
    }

    private static String mapping(String head, long residentKibibytes) {
        return head + "\nSize:    65536 kB\nRss:    " + residentKibibytes + " kB\nPss:  1 kB\nVmFlags: rd wr mr\n";
    }
}
