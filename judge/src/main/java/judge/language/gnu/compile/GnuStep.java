package judge.language.gnu.compile;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import judge.language.gnu.toolchain.GnuToolchain;
import judge.problem.ProblemLimits;
import judge.reason.Reason;
import judge.reason.ReasonCode;
import judge.sandbox.Ending;
import judge.sandbox.Limits;
import judge.sandbox.Mount;
import judge.sandbox.Outcome;
import judge.sandbox.SandboxException;
import judge.sandbox.Usage;
import judge.sandbox.run.Command;
import judge.sandbox.run.Sandbox;
import judge.source.LanguageName;

/**
 * The compiler, the assembler and the linker as commands in the sandbox, for one submission: each a single process,
 * whose output goes through the judge to the next. Their CPU time is counted together. Used by one thread.
 */
final class GnuStep {

    /** The size of the file that one step may write. */
    static final long FILE_BYTES = 48 << 20;

    /** The memory in bytes beside the problem's limit: the precompiled header. */
    private static final long OVERHEAD_BYTES = 256L << 20;

    private static final int FILES = 100;
    private static final int PROCESSES = 4;
    private static final List<String> NO_MEMORY =
            List.of("out of memory", "virtual memory exhausted", "memory exhausted");
    private static final List<String> NO_ROOM = List.of("File too large", "No space left on device");

    private final Sandbox sandbox;
    private final ProblemLimits limits;
    private final Set<Integer> processors;
    private Duration used = Duration.ZERO;
    private Optional<Usage> last = Optional.empty();
    private boolean late;

    GnuStep(Sandbox sandbox, ProblemLimits limits, Set<Integer> processors) {
        this.sandbox = sandbox;
        this.limits = limits;
        this.processors = processors;
    }

    /**
     * The result of one step.
     *
     * @param output the file that it was to write; empty where it has not
     * @param said the step's stderr
     * @param refusal the reason why there is nothing, where the compiler has not said so itself
     */
    @SuppressWarnings("ArrayRecordComponent")
    record Result(Optional<byte[]> output, byte[] said, Optional<Reason> refusal) {}

    /** CPU time of all that were run. */
    Duration used() {
        return used;
    }

    /** Usage of the one that was ended for its time, or after which there was none left; empty where all had theirs. */
    Optional<Usage> late() {
        return late ? last : Optional.empty();
    }

    /**
     * Runs one.
     *
     * @param files the files that it reads, in its working folder
     * @param output the file that it writes there
     */
    Result run(List<String> line, List<Mount> mounts, Map<String, byte[]> files, String output)
            throws SandboxException, InterruptedException {
        Duration rest = limits.compileTime().minus(used);
        if (rest.isNegative() || rest.isZero()) {
            late = true;
            return refused(new byte[0], tookTooLong());
        }
        String path = Command.WORK + "/" + output;
        long given =
                files.values().stream().mapToLong(content -> content.length).sum();
        Command command = new Command(
                        line, Map.of("LC_ALL", "C"), mounts, new byte[0], files, List.of(path), processors)
                .withoutDevices();
        Outcome outcome = sandbox.run(command, limits(rest, given));
        used = used.plus(outcome.usage().cpuTime());
        last = Optional.of(outcome.usage());
        late = outcome.ending().isLate();
        Optional<byte[]> written = Optional.ofNullable(outcome.collected().get(path));
        return outcome.ending().isSuccess() && written.isPresent()
                ? new Result(written, outcome.stderr(), Optional.empty())
                : new Result(Optional.empty(), outcome.stderr(), failure(outcome));
    }

    private Limits limits(Duration rest, long given) {
        return new Limits(
                rest,
                rest.multipliedBy(2).plusSeconds(2),
                limits.compileMemoryBytes() + OVERHEAD_BYTES,
                0,
                FILE_BYTES,
                FILE_BYTES + (1 << 20) + given,
                FILES,
                PROCESSES,
                0);
    }

    /** Makes an object file of what the compiler has written. */
    Result assembled(GnuToolchain toolchain, LanguageName language, byte[] assembly)
            throws SandboxException, InterruptedException {
        List<String> line = toolchain.assemble(sandbox, language, "unit.s", "unit.o");
        return run(line, List.of(toolchain.mount()), Map.of("unit.s", assembly), "unit.o");
    }

    private static Result refused(byte[] said, Reason reason) {
        return new Result(Optional.empty(), said, Optional.of(reason));
    }

    private Reason tookTooLong() {
        return Reason.of(
                ReasonCode.COMPILE_TIME_EXCEEDED,
                "limitMillis",
                limits.compileTime().toMillis());
    }

    /**
     * Returns the reason of a failure; empty where the step has ended by itself, as it does where the source is wrong.
     */
    private Optional<Reason> failure(Outcome outcome) {
        if (outcome.ending() instanceof Ending.Exceeded exceeded) {
            return switch (exceeded.resource()) {
                case CPU_TIME, WALL_TIME -> Optional.of(tookTooLong());
                case MEMORY -> Optional.of(tooMuchMemory());
                case SCRATCH -> Optional.of(tooLarge());
                case STDOUT, STDERR -> Optional.empty(); // It has said more than anybody wants to know.
                case PROCESSES -> Optional.of(Reason.of(ReasonCode.COMPILER_CRASHED));
            };
        }
        String said = new String(outcome.stderr(), StandardCharsets.UTF_8);
        if (!outcome.tooLarge().isEmpty() || NO_ROOM.stream().anyMatch(said::contains)) {
            return Optional.of(tooLarge());
        }
        if (outcome.ending() instanceof Ending.Exited exited && exited.status() <= 1) {
            boolean memory = said.length() < 2_000 && NO_MEMORY.stream().anyMatch(said::contains);
            return memory ? Optional.of(tooMuchMemory()) : Optional.empty();
        }
        return Optional.of(Reason.of(ReasonCode.COMPILER_CRASHED));
    }

    private Reason tooMuchMemory() {
        return Reason.of(ReasonCode.COMPILE_MEMORY_EXCEEDED, "limitBytes", limits.compileMemoryBytes());
    }

    private static Reason tooLarge() {
        return Reason.of(ReasonCode.PROGRAM_TOO_LARGE, "limitBytes", FILE_BYTES);
    }
}
