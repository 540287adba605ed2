package judge.intake;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.time.Instant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PackageZipTest {

    private static final int LARGE = 30 << 20;

    @TempDir
    private Path folder;

    /** Test data may be as large as half of all the memory that the judge has. */
    @Test
    void noMemoryHoldsALargeFile() throws Exception {
        byte[] zip = Zips.utf8()
                .add("sum/problem.yaml", "name: Sum")
                .add("sum/data/secret/1.in", new byte[LARGE], Instant.EPOCH)
                .bytes();
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long before = threads.getCurrentThreadAllocatedBytes();

        String top = PackageZip.unpack(zip, folder);

        assertThat(threads.getCurrentThreadAllocatedBytes() - before).isLessThan(LARGE / 2);
        assertThat(top).isEqualTo("sum");
        assertThat(folder.resolve("data/secret/1.in")).hasSize(LARGE);
    }
}
