package judge.intake;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
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

    @Test
    void whatALinkOutOfThePackageLeadsToIsNotZipped() throws Exception {
        Path problem = Files.createDirectories(folder.resolve("sum"));
        Files.writeString(problem.resolve("problem.yaml"), "name: Sum");
        Files.createSymbolicLink(problem.resolve("copy.yaml"), Path.of("problem.yaml"));
        Path outside = Files.writeString(folder.resolve("outside.txt"), "password");
        Files.createSymbolicLink(problem.resolve("statement.txt"), outside);

        byte[] zip = PackageZip.of(problem);

        Path unpacked = Files.createDirectories(folder.resolve("unpacked"));
        PackageZip.unpack(zip, unpacked);
        assertThat(unpacked).isDirectoryContaining("glob:**copy.yaml").isDirectoryNotContaining("glob:**.txt");
    }
}
