package judge.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import judge.Eventually;
import judge.language.Compilation.Compiled;
import judge.language.Program;
import judge.language.RunInput;
import judge.language.RunLimits;
import judge.language.java.run.probe.Empty;
import judge.sandbox.Ending;
import judge.sandbox.account.OwnControlGroups;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;

/** Many runs leave nothing behind. {@code -Dsoak=2000} is the run that {@code security.md} describes. */
@Isolated("looks for remnants")
class SoakIT {

    private static final int RUNS = Integer.getInteger("soak", 60);
    private static final int WARM_UP = 30;
    private static final RunLimits LIMITS =
            new RunLimits(Eventually.HANG, Eventually.HANG, 64 << 20, 384 << 20, 1 << 20);

    /**
     * The resources that may grow.
     *
     * @param heapBytes bytes of the heap in use after a collection
     */
    private record Holdings(
            long processes,
            long descriptors,
            long threads,
            long temporaryFiles,
            long mounts,
            long groups,
            long heapBytes) {

        static Holdings now(Path temporary) throws IOException {
            System.gc();
            Runtime runtime = Runtime.getRuntime();
            return new Holdings(
                    ownProcesses(),
                    entries(Path.of("/proc/self/fd")),
                    entries(Path.of("/proc/self/task")),
                    entries(temporary),
                    Files.readAllLines(Path.of("/proc/mounts")).size(),
                    OwnControlGroups.now().size(),
                    runtime.totalMemory() - runtime.freeMemory());
        }

        boolean isNoMoreThan(Holdings before) {
            return processes <= before.processes
                    && descriptors <= before.descriptors
                    && threads <= before.threads + 2
                    && temporaryFiles <= before.temporaryFiles
                    && mounts == before.mounts
                    && groups == 0
                    && heapBytes < before.heapBytes + (4 << 20);
        }

        /**
         * The processes that this one has started, without those of the tests' database and browser: they begin and end
         * some by themselves.
         */
        private static long ownProcesses() {
            return ProcessHandle.current()
                    .descendants()
                    .filter(process -> !name(process).matches("postgres|chrom.*"))
                    .filter(ProcessHandle::isAlive)
                    .count();
        }

        private static String name(ProcessHandle process) {
            try {
                return Files.readString(Path.of("/proc", String.valueOf(process.pid()), "comm"))
                        .strip();
            } catch (IOException e) {
                return "";
            }
        }

        private static long entries(Path folder) throws IOException {
            try (Stream<Path> entries = Files.list(folder)) {
                return entries.count();
            }
        }
    }

    @Test
    void leavesNoProcessesDescriptorsFilesMountsGroupsOrMemoryBehind() throws Exception {
        try (Toolchain toolchain = Toolchains.isolated(Integer.MAX_VALUE);
                Program program = empty(toolchain)) {
            run(program, WARM_UP);
            Holdings before = Holdings.now(toolchain.temporary());
            run(program, RUNS);
            Holdings after = Holdings.now(toolchain.temporary());

            System.out.println(RUNS + " runs: " + before + " -> " + after);
            // The VM's own compilers come and go, and what a thread had is given back a moment after its end.
            Eventually.until("no more than " + before, () -> Holdings.now(toolchain.temporary())
                    .isNoMoreThan(before));
        }
    }

    private static Program empty(Toolchain toolchain) throws Exception {
        String name = Empty.class.getName();
        byte[] content;
        try (InputStream in = Empty.class.getResourceAsStream("Empty.class")) {
            content = in.readAllBytes();
        }
        Compiled compiled = new Compiled(
                Map.of(name.replace('.', '/') + ".class", content), name, Optional.empty(), List.of(), Duration.ZERO);
        return toolchain.languages().first().runtime().layDown(compiled);
    }

    private static void run(Program program, int runs) throws Exception {
        RunInput input = new RunInput(new byte[1000], Map.of(), Optional.of("out.txt"), List.of(), List.of());
        for (int i = 0; i < runs; i++) {
            assertThat(program.run(input, LIMITS, Set.of()).outcome().ending()).isEqualTo(new Ending.Exited(0));
        }
    }
}
