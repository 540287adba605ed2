package judge.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import judge.host.CacheFolder;
import judge.language.java.jvm.ClassFolder;
import judge.language.java.run.Program;
import judge.language.java.run.RunInput;
import judge.language.java.run.RunLimits;
import judge.language.java.run.probe.Empty;
import judge.sandbox.Ending;
import judge.sandbox.HostCheck;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;

/** Many runs leave nothing behind. {@code -Dsoak=2000} is the run that {@code security.md} describes. */
@Isolated("looks for remnants")
class SoakIT {

    private static final int RUNS = Integer.getInteger("soak", 60);
    private static final int WARM_UP = 30;
    private static final RunLimits LIMITS =
            new RunLimits(Duration.ofSeconds(20), Duration.ofSeconds(60), 64 << 20, 1 << 20);

    /**
     * What may grow.
     *
     * @param heapBytes in use after a collection
     */
    private record Holdings(
            long processes,
            long descriptors,
            long threads,
            long temporaryFiles,
            long mounts,
            long groups,
            long heapBytes) {

        static Holdings now() throws IOException {
            System.gc();
            Runtime runtime = Runtime.getRuntime();
            return new Holdings(
                    ProcessHandle.current().descendants().count(),
                    entries(Path.of("/proc/self/fd"), ""),
                    entries(Path.of("/proc/self/task"), ""),
                    entries(
                            Path.of(System.getProperty("java.io.tmpdir")),
                            "judge-classes-" + ProcessHandle.current().pid() + "-"),
                    Files.readAllLines(Path.of("/proc/mounts")).size(),
                    controlGroups(),
                    runtime.totalMemory() - runtime.freeMemory());
        }

        private static long entries(Path folder, String prefix) throws IOException {
            try (Stream<Path> entries = Files.list(folder)) {
                return entries.filter(entry -> entry.getFileName().toString().startsWith(prefix))
                        .count();
            }
        }

        private static long controlGroups() throws IOException {
            String mark = "judge-" + ProcessHandle.current().pid() + "-";
            try (Stream<Path> groups = Files.find(Path.of("/sys/fs/cgroup"), 6, (path, attributes) -> path.getFileName()
                    .toString()
                    .startsWith(mark))) {
                return groups.count();
            }
        }
    }

    @Test
    void leavesNoProcessesDescriptorsFilesMountsGroupsOrMemoryBehind() throws Exception {
        HostCheck host = HostCheck.run();
        assertThat(host.isIsolated()).as("%s", host.findings()).isTrue();
        try (Workshop workshop = Workshop.open(host.sandbox(), CacheFolder.of(System.getenv()));
                ClassFolder classes = ClassFolder.create()) {
            classes.add(Empty.class);
            Program program = new Program(classes.path(), Empty.class.getName());
            run(workshop, program, WARM_UP);
            Holdings before = Holdings.now();
            run(workshop, program, RUNS);
            Holdings after = Holdings.now();

            System.out.println(RUNS + " runs: " + before + " -> " + after);
            assertThat(after.processes()).isEqualTo(before.processes());
            assertThat(after.descriptors()).isLessThanOrEqualTo(before.descriptors());
            assertThat(after.threads())
                    .isLessThanOrEqualTo(before.threads() + 2); // The VM's own compilers come and go.
            assertThat(after.temporaryFiles()).isLessThanOrEqualTo(before.temporaryFiles());
            assertThat(after.mounts()).isEqualTo(before.mounts());
            assertThat(after.groups()).isZero();
            assertThat(after.heapBytes()).isLessThan(before.heapBytes() + (4 << 20));
        }
    }

    private static void run(Workshop workshop, Program program, int runs) throws Exception {
        RunInput input = new RunInput(new byte[1000], Optional.empty(), Optional.of("out.txt"), List.of());
        for (int i = 0; i < runs; i++) {
            assertThat(workshop.jvm()
                            .run(program, input, LIMITS, OptionalInt.empty())
                            .outcome()
                            .ending())
                    .isEqualTo(new Ending.Exited(0));
        }
    }
}
