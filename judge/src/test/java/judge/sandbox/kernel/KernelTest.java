package judge.sandbox.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

@EnabledOnOs(OS.LINUX)
class KernelTest {

    private static final Path OWN_NAME = Path.of("/proc/self/comm");

    private final int pid = (int) ProcessHandle.current().pid();

    @Test
    void knowsTheMemoryOfAProcessWhateverThatCallsItself() throws IOException {
        byte[] before = Files.readAllBytes(OWN_NAME);
        try {
            // No UTF-8; and it looks like the line that is wanted.
            Files.write(OWN_NAME, new byte[] {'\n', 'V', 'm', 'R', 'S', 'S', ':', ' ', '1', (byte) 0xff});

            assertThat(Kernel.status(pid)).hasValueSatisfying(status -> {
                assertThat(status.residentBytes()).isGreaterThan(1 << 20);
                assertThat(status.peakResidentBytes()).isGreaterThanOrEqualTo(status.residentBytes());
                assertThat(status.threads()).isGreaterThan(1);
            });
        } finally {
            Files.write(OWN_NAME, before);
        }
    }

    @Test
    void knowsTheMemoryOfAProcessWhoseFirstThreadHasEnded(@TempDir Path process) throws IOException {
        String ended = "Name:\tx\nState:\tZ (zombie)\nThreads:\t2\n";
        String alive = "Name:\tx\nVmHWM:\t90 kB\nVmRSS:\t80 kB\nRssFile:\t7 kB\nThreads:\t2\n";
        Files.writeString(process.resolve("status"), ended);
        for (String thread : List.of("1", "2")) {
            Path folder = Files.createDirectories(process.resolve("task").resolve(thread));
            Files.writeString(folder.resolve("status"), thread.equals("1") ? ended : alive);
        }

        assertThat(Kernel.status(process)).contains(new Kernel.Status(80 << 10, 90 << 10, 7 << 10, 2));
    }

    @Test
    void mayReadAllWhereItHasTheCapability() {
        assertThat(Kernel.mayReadAll("Name:\tx\nCapEff:\t000001ffffffffff\n")).isTrue();
        assertThat(Kernel.mayReadAll("Name:\tx\nCapEff:\t0000000000080000\n")).isTrue();
        assertThat(Kernel.mayReadAll("Name:\tx\nCapEff:\t00000000a80425fb\n"))
                .as("root in a container")
                .isFalse();
        assertThat(Kernel.mayReadAll("Name:\tx\nCapEff:\t0000000000000000\n")).isFalse();
    }

    @Test
    void knowsNothingOfAProcessThatIsGone() {
        int gone = 1 << 22; // No kernel's count gets this high.
        assertThat(Kernel.status(gone)).isEmpty();
        assertThat(Kernel.cpuTime(gone)).isEmpty();
    }
}
