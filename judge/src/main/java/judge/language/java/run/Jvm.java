package judge.language.java.run;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import judge.language.java.jvm.JvmArguments;
import judge.language.java.jvm.JvmImage;
import judge.language.java.jvm.VmLog;
import judge.language.java.run.Execution.VmEnd;
import judge.sandbox.Command;
import judge.sandbox.Limits;
import judge.sandbox.Mount;
import judge.sandbox.Outcome;
import judge.sandbox.Sandbox;
import judge.sandbox.SandboxException;

/** Runs compiled programs, each run in a fresh JVM in the sandbox. */
public final class Jvm {

    /** The scratch folder of a run. */
    public static final long SCRATCH_BYTES = 16 << 20;

    public static final int SCRATCH_FILES = 1_000;
    public static final int THREADS = 128;
    private static final String STDOUT = "stdout";

    private final Sandbox sandbox;
    private final JvmImage image;

    public Jvm(Sandbox sandbox, JvmImage image) {
        this.sandbox = sandbox;
        this.image = image;
    }

    /**
     * One run from start to end, with both of the VM's compilers, so that its time is one that a contest's judge could
     * have shown. A VM that cannot start, for example because the host has no memory left, is started again: that never
     * counts against the program.
     *
     * @param cpu the processor it is bound to
     */
    public Execution run(Program program, RunInput input, RunLimits limits, OptionalInt cpu)
            throws SandboxException, InterruptedException {
        Command command = command(JvmArguments.forRunning(limits.heapBytes()), program, input, cpu);
        Outcome first = sandbox.run(command, sandboxLimits(limits));
        Outcome outcome = VmLog.isMute(first) ? sandbox.run(command, sandboxLimits(limits)) : first;
        return execution(input, outcome);
    }

    private static Execution execution(RunInput input, Outcome outcome) {
        Optional<byte[]> written =
                input.outputFile().map(name -> outcome.collected().get(Command.WORK + "/" + name));
        // An output file that was opened and left empty does not hide an answer on stdout.
        boolean fromFile = written.isPresent() && (written.get().length > 0 || outcome.stdout().length == 0);
        return new Execution(
                outcome,
                vmEnd(outcome),
                fromFile ? written.get() : outcome.stdout(),
                fromFile ? input.outputFile().orElseThrow() : STDOUT);
    }

    /** The command line of the same JVM with the same flags outside of any sandbox, to measure what isolation costs. */
    public List<String> bareCommand(Program program, RunLimits limits) {
        List<String> line = new ArrayList<>(image.bareJava());
        line.addAll(JvmArguments.forRunning(limits.heapBytes()));
        line.addAll(List.of("-cp", program.classes().toString(), program.mainClass()));
        return line;
    }

    private Command command(List<String> flags, Program program, RunInput input, OptionalInt cpu) {
        Mount classes = new Mount(program.classes().toAbsolutePath(), "/classes");
        List<String> line = new ArrayList<>(image.java(sandbox));
        line.addAll(flags);
        line.addAll(List.of("-cp", sandbox.seenAs(classes), program.mainClass()));
        line.addAll(input.arguments());
        List<String> collected = new ArrayList<>(VmLog.files());
        input.outputFile().ifPresent(name -> collected.add(Command.WORK + "/" + name));
        return new Command(
                line,
                Map.of("LC_ALL", "C.UTF-8", "HOME", "/nonexistent"),
                List.of(image.mount(), classes),
                input.content(),
                input.inputFile().map(name -> Map.of(name, input.content())).orElse(Map.of()),
                collected,
                cpu);
    }

    /** What a JVM with such a heap may have resident in all. */
    public static long residentBytes(long heapBytes) {
        return heapBytes + JvmArguments.MAIN_STACK_BYTES + JvmArguments.OVERHEAD_BYTES;
    }

    private static Limits sandboxLimits(RunLimits limits) {
        return new Limits(
                limits.cpuTime(),
                limits.wallTime(),
                residentBytes(limits.heapBytes()),
                limits.outputBytes(),
                SCRATCH_BYTES,
                SCRATCH_FILES,
                THREADS);
    }

    private static VmEnd vmEnd(Outcome outcome) {
        if (VmLog.isOutOfMemory(outcome)) {
            return VmEnd.OUT_OF_MEMORY;
        }
        if (VmLog.isCrash(outcome)) {
            return VmEnd.CRASH;
        }
        boolean failed = !outcome.ending().isSuccess();
        return failed && VmLog.isOutOfThreads(outcome) ? VmEnd.OUT_OF_THREADS : VmEnd.ORDINARY;
    }
}
