package judge.language.java.run;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import judge.language.Execution;
import judge.language.RunInput;
import judge.language.RunLimits;
import judge.language.java.jvm.JvmArguments;
import judge.language.java.jvm.JvmImage;
import judge.language.java.jvm.VmLog;
import judge.sandbox.Command;
import judge.sandbox.Limits;
import judge.sandbox.Mount;
import judge.sandbox.Outcome;
import judge.sandbox.Sandbox;
import judge.sandbox.SandboxException;

/** Runs compiled programs, each run in a fresh JVM in the sandbox. */
public final class Jvm {

    private final Sandbox sandbox;
    private final JvmImage image;

    public Jvm(Sandbox sandbox, JvmImage image) {
        this.sandbox = sandbox;
        this.image = image;
    }

    /**
     * One run from start to end, with both of the VM's compilers, so that its time is one that a contest's judge could
     * have shown. A VM that cannot start, for want of the host's memory for instance, is given another chance: that is
     * never held against the program.
     *
     * @param limits whose memory is the VM's heap
     * @param processors that it is bound to
     */
    public Execution run(StartableClasses program, RunInput input, RunLimits limits, Set<Integer> processors)
            throws SandboxException, InterruptedException {
        Command command = command(JvmArguments.forRunning(limits.memoryBytes()), program, input, processors);
        Outcome first = sandbox.run(command, sandboxLimits(limits));
        Outcome outcome = VmLog.isMute(first) ? sandbox.run(command, sandboxLimits(limits)) : first;
        return Execution.of(input, outcome, JavaEnd.of(outcome));
    }

    /** The command line of the same JVM with the same flags outside of any sandbox, to measure what isolation costs. */
    public List<String> bareCommand(StartableClasses program, RunLimits limits) {
        List<String> line = new ArrayList<>(image.bareJava());
        line.addAll(JvmArguments.forRunning(limits.memoryBytes()));
        line.addAll(List.of("-cp", program.classes().toString(), program.mainClass()));
        return line;
    }

    private Command command(List<String> flags, StartableClasses program, RunInput input, Set<Integer> processors) {
        Mount classes = new Mount(program.classes().toAbsolutePath(), "/classes");
        List<String> line = new ArrayList<>(image.java(sandbox));
        line.addAll(flags);
        line.addAll(List.of("-cp", sandbox.seenAs(classes), program.mainClass()));
        line.addAll(input.arguments());
        List<String> collected = new ArrayList<>(VmLog.files());
        collected.addAll(input.collected());
        input.outputFile().ifPresent(name -> collected.add(Command.WORK + "/" + name));
        return new Command(
                line,
                Map.of("LC_ALL", "C.UTF-8", "HOME", "/nonexistent"),
                List.of(image.mount(), classes),
                input.content(),
                input.files(),
                collected,
                processors);
    }

    /** What a JVM needs beside its heap, resident. */
    public static long ownBytes() {
        return JvmArguments.MAIN_STACK_BYTES + JvmArguments.OVERHEAD_BYTES;
    }

    private static Limits sandboxLimits(RunLimits limits) {
        return new Limits(
                limits.cpuTime(),
                limits.wallTime(),
                limits.memoryBytes() + ownBytes(),
                limits.outputBytes(),
                limits.scratchBytes(),
                limits.scratchFiles(),
                limits.threads());
    }
}
