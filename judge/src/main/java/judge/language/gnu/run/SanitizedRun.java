package judge.language.gnu.run;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import judge.language.Rerun;
import judge.language.RunLimits;
import judge.language.tool.ProgramFolder;
import judge.sandbox.Ending;
import judge.sandbox.Limits;
import judge.sandbox.Mount;
import judge.sandbox.Outcome;
import judge.sandbox.SandboxException;
import judge.sandbox.run.Command;
import judge.sandbox.run.Sandbox;

/**
 * Runs programs that were linked with sanitizers, under the same filter as any other, but with what these need: the C
 * library, more memory, and no limit of address space, as they reserve terabytes of it.
 *
 * @param folder the folder where programs are laid down
 */
public record SanitizedRun(Sandbox sandbox, Path folder) {

    private static final String NAME = "sanitized";
    private static final long MORE_BYTES = 512L << 20;
    private static final int TIMES = 3;
    private static final long STACK_BYTES = 256L << 20;
    private static final long RESERVED_BYTES = 1L << 46;

    /** An old sanitizer does not start on every layout of addresses that the kernel may choose. */
    private static final int TRIES = 3;

    private static final List<String> NOT_STARTED =
            List.of("Shadow memory range interleaves", "ReserveShadowMemoryRange failed", "failed to intercept");

    private static final String OPTIONS =
            "detect_leaks=0:color=never:handle_abort=1:max_allocation_size_mb=2048:quarantine_size_mb=16";

    /**
     * The option to find uses of local variables after the end of their function; with it a recursion without end takes
     * minutes to come to the end of the stack.
     */
    private static final String LOCALS_KEPT = ":detect_stack_use_after_return=1";

    private static final String FILLED = ":max_malloc_fill_size=1073741824:malloc_fill_byte=";

    /**
     * One run.
     *
     * @param root the root in which such programs run
     * @param time of the processor's, and twice that on the clock
     * @param after whether to find out who uses the variables of a function that has ended; takes time in each call
     * @return the text on stderr
     */
    public String said(byte[] program, Mount root, Rerun failed, Duration time, boolean after, Set<Integer> processors)
            throws IOException, SandboxException, InterruptedException {
        String options = after ? OPTIONS + LOCALS_KEPT : OPTIONS;
        return text(outcome(program, root, failed, time, options, processors));
    }

    /**
     * Returns the program's answer where all memory from malloc and new begins with a value.
     *
     * @param value the value of each byte
     * @return empty where it came to a limit; no bytes where it did not end well
     */
    public Optional<byte[]> answer(
            byte[] program, Mount root, Rerun failed, Duration time, int value, Set<Integer> processors)
            throws IOException, SandboxException, InterruptedException {
        String options = OPTIONS + FILLED + value;
        Outcome outcome = outcome(program, root, failed, time, options, processors);
        if (outcome.ending() instanceof Ending.Exceeded) {
            return Optional.empty();
        }
        boolean well = outcome.ending() instanceof Ending.Exited exited && exited.status() == 0;
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        if (well) {
            all.writeBytes(outcome.stdout());
            new TreeMap<>(outcome.collected()).values().forEach(all::writeBytes);
        }
        return Optional.of(all.toByteArray());
    }

    private Outcome outcome(
            byte[] program, Mount root, Rerun failed, Duration time, String options, Set<Integer> processors)
            throws IOException, SandboxException, InterruptedException {
        try (ProgramFolder laid = ProgramFolder.in(folder, "sanitized-")) {
            laid.addProgram(NAME, program);
            Mount mount = new Mount(laid.path().toAbsolutePath(), NativePrograms.MOUNTED);
            List<String> line = new ArrayList<>(List.of(sandbox.seenAs(mount) + "/" + NAME));
            line.addAll(failed.input().arguments());
            Command command = new Command(
                    line,
                    environment(options),
                    List.of(root, mount),
                    failed.input().content(),
                    failed.input().files(),
                    failed.input().collected(),
                    processors);
            Outcome outcome = sandbox.run(command, sandboxLimits(failed.run(), time));
            for (int i = 1; i < TRIES && hasNotStarted(outcome); i++) {
                outcome = sandbox.run(command, sandboxLimits(failed.run(), time));
            }
            failed.clock().run(outcome);
            return outcome;
        }
    }

    private static boolean hasNotStarted(Outcome outcome) {
        return NOT_STARTED.stream().anyMatch(text(outcome)::contains);
    }

    private static String text(Outcome outcome) {
        return new String(outcome.stderr(), StandardCharsets.UTF_8);
    }

    private static Map<String, String> environment(String options) {
        return Map.of(
                "LC_ALL",
                "C.UTF-8",
                "HOME",
                "/nonexistent",
                "ASAN_OPTIONS",
                options,
                "UBSAN_OPTIONS",
                "print_stacktrace=1:color=never");
    }

    private static Limits sandboxLimits(RunLimits limits, Duration time) {
        return new Limits(
                time,
                time.multipliedBy(2),
                limits.memoryBytes() * TIMES + MORE_BYTES,
                STACK_BYTES,
                limits.outputBytes(),
                limits.scratchBytes(),
                limits.scratchFiles(),
                limits.threads(),
                STACK_BYTES,
                RESERVED_BYTES);
    }
}
