package judge.language.java.run;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import judge.language.Execution;
import judge.language.RunInput;
import judge.language.RunLimits;
import judge.language.java.jvm.JarFolder;
import judge.language.java.jvm.JvmArguments;
import judge.language.java.jvm.JvmImage;
import judge.language.java.jvm.VmLog;
import judge.sandbox.Ending;
import judge.sandbox.Mount;
import judge.sandbox.Outcome;
import judge.sandbox.Resource;
import judge.sandbox.SandboxException;
import judge.sandbox.run.Command;
import judge.sandbox.run.Sandbox;

/** Runs compiled programs, each run in a fresh JVM in the sandbox. */
public final class Jvm {

    /** The factor by which a program is slower without the second compiler, at most. */
    private static final int SLOWER = 4;

    /**
     * The memory in bytes that the second compiler may hold: it gives a method up at a number of nodes, and has been
     * seen to hold 60 MiB shortly before.
     */
    private static final long SECOND_COMPILER_BYTES = 96 << 20;

    /** The runs without the second compiler, where the host was too busy to look at their memory, at most. */
    private static final int MOST_CONFIRMATIONS = 4;

    /** The bytes of stack after whose use a program may be unwinding it after an overflow. */
    private static final long DEEP_STACK_BYTES = JvmArguments.MAIN_STACK_BYTES / 2;

    /** The VM's status where the main thread ends with an exception. */
    private static final int UNCAUGHT = 1;

    private final Sandbox sandbox;
    private final JvmImage image;
    private final Optional<JarFolder> libraries;

    public Jvm(Sandbox sandbox, JvmImage image) {
        this(sandbox, image, Optional.empty());
    }

    /** One that has jars on the class path of programs. */
    Jvm(Sandbox sandbox, JvmImage image, Optional<JarFolder> libraries) {
        this.sandbox = sandbox;
        this.image = image;
        this.libraries = libraries;
    }

    /**
     * One run from start to end, with both of the VM's compilers, so that its time is one that a contest's judge could
     * have shown. A VM that cannot start, for want of the host's memory for instance, is given another chance: that is
     * never held against the program.
     *
     * <p>The second compiler can take more memory for a method of many loops than the VM needs otherwise, so a program
     * that was killed for its memory is run without it: only if it is killed again, the memory was the program's own.
     * Else a third run counts, which may hold more. Where that is not enough either, as when the VM unwinds a deep
     * stack of methods that the second compiler has made, the run without it counts, if that kept to the limits of
     * time. That unwinding takes up to five times as long, too: a program that came to the limit of time with a deep
     * stack has such a run as well. It counts if it is in time, or fails by itself: the program is not to blame for how
     * long the VM unwinds.
     *
     * <p>A talk is never begun again: there it may hold from the beginning what the second compiler may take.
     *
     * @param limits the limits, whose memory is the VM's heap
     * @param processors the processors that it is bound to
     */
    public Execution run(StartableClasses program, RunInput input, RunLimits limits, Set<Integer> processors)
            throws SandboxException, InterruptedException {
        List<String> flags = JvmArguments.forRunning(limits.memoryBytes());
        Command command = command(flags, program, input, processors);
        if (input.peer().isPresent()) {
            return execution(
                    input,
                    sandbox.run(
                            command,
                            limits.withMore(SECOND_COMPILER_BYTES).ofCommand(JvmArguments.MAIN_STACK_BYTES, 0)));
        }
        List<String> oneCompiler = new ArrayList<>(flags);
        oneCompiler.add(JvmArguments.FIRST_COMPILER_ONLY);
        Command simpler = command(oneCompiler, program, input, processors);
        Outcome outcome = started(command, limits);
        if (isOverMemory(outcome)) {
            outcome = withMemoryInDoubt(command, simpler, outcome, limits);
        } else if (outcome.ending().isLate() && outcome.usage().stackBytes() > DEEP_STACK_BYTES) {
            outcome = withDeepStack(simpler, outcome, limits);
        }
        return execution(input, outcome);
    }

    private Outcome withMemoryInDoubt(Command command, Command simpler, Outcome outcome, RunLimits limits)
            throws SandboxException, InterruptedException {
        Outcome confirmation = started(simpler, patient(limits));
        for (int i = 1; i < MOST_CONFIRMATIONS && confirmation.usage().memoryInDoubt(); i++) {
            confirmation = started(simpler, patient(limits));
        }
        if (isOverMemory(confirmation)) {
            return outcome;
        }
        if (confirmation.usage().memoryInDoubt()) {
            return confirmation; // It acquits nobody; who judges the case goes on.
        }
        Outcome generous = started(command, limits.withMore(SECOND_COMPILER_BYTES));
        boolean isRefused = isOverMemory(generous) || generous.ending().isLate();
        return isRefused && isWithin(confirmation, limits) ? confirmation : generous;
    }

    private Outcome withDeepStack(Command simpler, Outcome late, RunLimits limits)
            throws SandboxException, InterruptedException {
        Outcome unwound = started(simpler, patient(limits));
        if (isWithin(unwound, limits)) {
            return unwound;
        }
        return unwound.ending().isExit(UNCAUGHT)
                ? unwound.with(unwound.usage().atMost(limits.cpuTime(), limits.wallTime()))
                : late;
    }

    private static RunLimits patient(RunLimits limits) {
        return limits.within(
                limits.cpuTime().multipliedBy(SLOWER), limits.wallTime().multipliedBy(SLOWER));
    }

    private static boolean isWithin(Outcome outcome, RunLimits limits) {
        return !isOverMemory(outcome)
                && !outcome.ending().isLate()
                && outcome.usage().cpuTime().compareTo(limits.cpuTime()) <= 0
                && outcome.usage().wallTime().compareTo(limits.wallTime()) <= 0;
    }

    private Outcome started(Command command, RunLimits limits) throws SandboxException, InterruptedException {
        Outcome first = sandbox.run(command, limits.ofCommand(JvmArguments.MAIN_STACK_BYTES, 0));
        return VmLog.isMute(first) ? sandbox.run(command, limits.ofCommand(JvmArguments.MAIN_STACK_BYTES, 0)) : first;
    }

    private static boolean isOverMemory(Outcome outcome) {
        return outcome.ending().equals(new Ending.Exceeded(Resource.MEMORY));
    }

    private static Execution execution(RunInput input, Outcome outcome) {
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
        List<String> line =
                new ArrayList<>(libraries.map(jars -> jars.java(image, sandbox)).orElseGet(() -> image.java(sandbox)));
        line.addAll(flags);
        String before = libraries.map(jars -> jars.classPath(sandbox) + ":").orElse("");
        line.addAll(List.of("-cp", before + sandbox.seenAs(classes), program.mainClass()));
        line.addAll(input.arguments());
        List<String> collected = new ArrayList<>(VmLog.files());
        collected.addAll(input.collected());
        input.outputFile().ifPresent(name -> collected.add(Command.WORK + "/" + name));
        List<Mount> mounts = new ArrayList<>(List.of(image.mount(), classes));
        libraries.map(JarFolder::mount).ifPresent(mounts::add);
        return new Command(
                        line,
                        Map.of("LC_ALL", "C.UTF-8", "HOME", "/nonexistent"),
                        mounts,
                        input.content(),
                        input.files(),
                        collected,
                        processors)
                .talkingAs(input.peer());
    }
}
