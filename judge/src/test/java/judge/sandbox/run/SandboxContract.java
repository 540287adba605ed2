package judge.sandbox.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.stream.Stream;
import judge.Eventually;
import judge.sandbox.Limits;
import judge.sandbox.Outcome;
import judge.sandbox.SandboxException;
import judge.sandbox.account.OwnControlGroups;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The contract of every sandbox: the parts of a long stderr that are kept, and the meaning of closing. A test that
 * implements it must be isolated: it looks for remnants.
 */
interface SandboxContract {

    Limits LIMITS = new Limits(Eventually.HANG, Eventually.HANG, 256L << 20, 0, 1 << 20, 16 << 20, 1000, 32, 0);

    /** A sandbox of the kind that is tested. */
    Sandbox open(Path scratch);

    @Test
    default void keepsTheBeginningAndTheEndOfALongStderr(@TempDir Path scratch) throws Exception {
        try (Sandbox sandbox = open(scratch)) {
            Outcome outcome = shell(
                    sandbox,
                    "echo first >&2; exec 1>&2; i=0; while [ $i -lt 9000 ]; do echo 'a line that is rather long "
                            + "and says nothing'; i=$((i+1)); done; echo last");

            assertThat(new String(outcome.stderr(), StandardCharsets.US_ASCII))
                    .startsWith("first\n")
                    .endsWith("last\n")
                    .hasSize(256 << 10);
        }
    }

    @Test
    default void leavesNoProcessNoFolderAndNoControlGroup(@TempDir Path scratch) throws Exception {
        List<Long> before = children();
        Sandbox sandbox = open(scratch);
        assertThat(new String(shell(sandbox, "echo hello").stdout(), StandardCharsets.US_ASCII))
                .isEqualTo("hello\n");

        sandbox.close();

        assertThat(children()).isEqualTo(before);
        assertThat(scratch).isEmptyDirectory();
        assertThat(OwnControlGroups.now()).isEmpty();
    }

    @Test
    default void refusesToRunAnythingAfterwards(@TempDir Path scratch) throws Exception {
        List<Long> before = children();
        Sandbox sandbox = open(scratch);
        sandbox.close();
        sandbox.close();

        assertThatThrownBy(() -> shell(sandbox, "echo hello"))
                .isInstanceOf(SandboxException.class)
                .hasMessage("the sandbox is closed");
        assertThat(children()).isEqualTo(before);
        assertThat(scratch).isEmptyDirectory();
        assertThat(OwnControlGroups.now()).isEmpty();
    }

    @Test
    default void endsWhatIsRunningBeforeItComesBack(@TempDir Path scratch) throws Exception {
        String mark = "sleep 76543" + ProcessHandle.current().pid();
        List<Long> before = children();
        Sandbox sandbox = open(scratch);
        CompletableFuture<Outcome> run = CompletableFuture.supplyAsync(() -> {
            try {
                return shell(sandbox, "exec " + mark);
            } catch (Exception e) {
                throw new CompletionException(e);
            }
        });
        Eventually.until(() -> commandLines().stream().anyMatch(line -> line.startsWith(mark)));

        Thread.currentThread().interrupt();
        sandbox.close();

        assertThat(Thread.interrupted()).as("the interrupt is still to be seen").isTrue();
        assertThat(commandLines()).noneMatch(line -> line.contains(mark));
        assertThat(children()).isEqualTo(before);
        assertThat(scratch).isEmptyDirectory();
        assertThat(OwnControlGroups.now()).isEmpty();
        assertThat(run)
                .failsWithin(Eventually.HANG)
                .withThrowableThat()
                .withCauseInstanceOf(SandboxException.class)
                .withMessageContaining("the sandbox is closed");
    }

    @Test
    default void leavesNothingOfFiftySandboxes(@TempDir Path scratch) throws Exception {
        openRunAndClose(scratch, 3);
        List<Long> children = children();
        int descriptors = descriptors();
        int threads = Thread.getAllStackTraces().size();

        openRunAndClose(scratch, 50);

        assertThat(children()).isEqualTo(children);
        // The JDK closes what it had of a process, and ends its threads, a moment after the process has ended.
        Eventually.until("no further descriptor", () -> descriptors() <= descriptors);
        Eventually.until("no further thread", () -> Thread.getAllStackTraces().size() <= threads);
        assertThat(OwnControlGroups.now()).isEmpty();
        assertThat(scratch).isEmptyDirectory();
    }

    private void openRunAndClose(Path scratch, int times) throws Exception {
        for (int i = 0; i < times; i++) {
            try (Sandbox sandbox = open(scratch)) {
                shell(sandbox, "exit 0");
            }
        }
    }

    private static Outcome shell(Sandbox sandbox, String script) throws Exception {
        Command command = new Command(
                List.of("/bin/sh", "-c", script),
                Map.of("PATH", "/bin:/usr/bin"),
                HostCheck.programMounts(),
                new byte[0],
                Map.of(),
                List.of(),
                Set.of());
        return sandbox.run(command, LIMITS);
    }

    static List<Long> children() {
        return ProcessHandle.current()
                .children()
                .map(ProcessHandle::pid)
                .sorted()
                .toList();
    }

    private static int descriptors() throws IOException {
        try (Stream<Path> all = Files.list(Path.of("/proc/self/fd"))) {
            return (int) all.count();
        }
    }

    private static List<String> commandLines() {
        List<String> lines = new ArrayList<>();
        ProcessHandle.allProcesses().forEach(process -> lines.add(commandLine(process.pid())));
        return lines;
    }

    private static String commandLine(long pid) {
        try {
            return Files.readString(Path.of("/proc/" + pid + "/cmdline")).replace('\0', ' ');
        } catch (IOException e) {
            return ""; // It has ended.
        }
    }
}
