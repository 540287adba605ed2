package judge.language.java.jvm;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The flags of the JVMs that submissions meet. Pure: limits in, flags out; {@code docs/security.md} says what each is
 * for.
 */
public final class JvmArguments {

    private static final long MIB = 1 << 20;

    /** The main thread's stack: room for some 100,000 frames of an ordinary recursion. */
    public static final long MAIN_STACK_BYTES = 64 * MIB;

    /**
     * The memory in bytes that a VM is given beside heap and stacks, for programs that are not a contestant's: more
     * than any has been seen to need. Nobody judges the memory that they hold outside of the heap.
     */
    public static final long GENEROUS_BYTES = 384 * MIB;

    private static final long RUNNING_START_BYTES = 16 * MIB;

    /** The compiler fills it at once; to grow it costs collections. */
    private static final long COMPILING_START_BYTES = 64 * MIB;

    /** The option that leaves out the second compiler, whose memory grows with the method that it compiles. */
    public static final String FIRST_COMPILER_ONLY = "-XX:TieredStopAtLevel=1";

    /**
     * The share from which on the serial collector lets the young generation grow only while nothing in it is alive.
     */
    private static final int YOUNG_THAT_STAYS_SMALL = 25;

    private static final int YOUNG_SHARE = 8;

    /** The flags of every VM of the judge. */
    private static final List<String> COMMON = List.of(
            "-XX:+UseSerialGC",
            "-XX:ActiveProcessorCount=1",
            "-XX:-UsePerfData",
            "-XX:+DisableAttachMechanism",
            "-XX:-CreateCoredumpOnCrash",
            "-XX:ErrorFile=/dev/null",
            "-XX:+ExitOnOutOfMemoryError",
            "-XX:+UnlockDiagnosticVMOptions",
            // At the address that it was made for. A random address, as a protection, costs a seventh of a start;
            // here the program in the VM is the attacker itself, and what has to be protected is outside of the VM.
            "-XX:ArchiveRelocationMode=0",
            "-XX:-DisplayVMOutput",
            "-XX:+LogVMOutput",
            "-XX:LogFile=" + VmLog.RELATIVE_TO_WORK,
            "-Xlog:disable",
            "-Xlog:all=warning:file=" + VmLog.WARNINGS_RELATIVE_TO_WORK + ":none:filecount=0",
            "-Dfile.encoding=UTF-8",
            "-Dstdout.encoding=UTF-8",
            "-Dstderr.encoding=UTF-8",
            "-Dsun.stdout.encoding=UTF-8",
            "-Dsun.stderr.encoding=UTF-8",
            "-Duser.language=en",
            "-Duser.country=US");

    /** The flags of every contestant's program. */
    private static final List<String> RUNNING = List.of(
            "-Xss" + MAIN_STACK_BYTES,
            // Five times the VM's default: most of what a short program calls a few hundred times
            // is not worth compiling. Loops have their own thresholds, which are not changed.
            "-XX:Tier3InvocationThreshold=1000",
            "-XX:Tier3MinInvocationThreshold=500",
            "-XX:Tier3CompileThreshold=10000",
            // -Xss alone would give every thread as much; the launcher reads it for the main one.
            "-XX:ThreadStackSize=1024",
            "-XX:MaxMetaspaceSize=96m",
            "-XX:CompressedClassSpaceSize=48m",
            "-XX:ReservedCodeCacheSize=64m",
            // Left open on purpose: what is resident is watched from outside, which tells "memory
            // limit" from an exception that the program could as well have thrown itself.
            "-XX:MaxDirectMemorySize=1t",
            // As Codeforces has it.
            "-DONLINE_JUDGE=true",
            "-Djava.io.tmpdir=.",
            "-Djava.awt.headless=true");

    private JvmArguments() {}

    /**
     * Returns the arguments for a contestant's program.
     *
     * @param heapBytes the problem's memory limit
     */
    public static List<String> forRunning(long heapBytes) {
        return Stream.of(common(heapBytes, RUNNING_START_BYTES), generations(heapBytes), RUNNING.stream())
                .flatMap(flags -> flags)
                .toList();
    }

    /**
     * A third of the heap is set aside for the young generation, and where that does not grow into it, a program may
     * fill little more than the other two thirds. There it gets as much as it uses anyway, and the old generation the
     * rest.
     */
    private static Stream<String> generations(long heapBytes) {
        long young = Math.max(heapBytes / YOUNG_SHARE, Math.min(heapBytes, RUNNING_START_BYTES) / 3);
        return Runtime.version().feature() < YOUNG_THAT_STAYS_SMALL
                ? Stream.empty()
                : Stream.of("-XX:MaxNewSize=" + young);
    }

    /**
     * Returns the arguments for the compiler.
     *
     * @param heapBytes the problem's limit for compiling
     */
    public static List<String> forCompiling(long heapBytes) {
        return Stream.concat(common(heapBytes, COMPILING_START_BYTES), Stream.of("-Xss16m", FIRST_COMPILER_ONLY))
                .toList();
    }

    private static Stream<String> common(long heapBytes, long startBytes) {
        return Stream.concat(Stream.of("-Xmx" + heapBytes, "-Xms" + Math.min(heapBytes, startBytes)), COMMON.stream());
    }

    /** All flags of all uses in one line: what a measured start-up time depends on. */
    public static String fingerprint() {
        return Stream.of(forRunning(MIB), forCompiling(MIB))
                .flatMap(List::stream)
                .collect(Collectors.joining(" "));
    }
}
