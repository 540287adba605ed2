package judge.language.java.run;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import judge.language.Execution;
import judge.language.RunInput;
import judge.language.RunLimits;
import judge.language.java.jvm.ClassFolder;
import judge.language.java.jvm.JvmArguments;
import judge.language.java.run.probe.HardOnTheVm;
import judge.language.tool.KeptFigure;
import judge.sandbox.SandboxException;

/**
 * The memory that the JVM itself needs on this host beside heap and stacks: classes, compiled code, the compilers at
 * work, the collector's tables, its libraries. It is measured once with a program that makes it need much, and kept
 * beside the JVM image, so that the same submission meets the same limit every time.
 *
 * @param measuredBytes with a heap of 64 MiB
 */
public record VmMemory(long measuredBytes) {

    /**
     * Runs of one and the same program differ by 5 MiB, and what is printed at once the library copies out of the heap,
     * 8 MiB where the problem allows as much. More is not needed: the measured program takes 25 MiB more than one that
     * does little, and what the second compiler takes beyond that is not held against a program ({@link Jvm}).
     */
    private static final long MARGIN_BYTES = 16 << 20;

    /**
     * The share of the heap that the VM needs beside it: the collector's two tables of cards take a 256th, its notes
     * while it collects as much again.
     */
    public static final int HEAP_SHARE = 128;

    private static final long HEAP_BYTES = 64 << 20;
    private static final RunLimits LIMITS = new RunLimits(
            Duration.ofSeconds(60), Duration.ofSeconds(200), HEAP_BYTES, JvmArguments.GENEROUS_BYTES, 1024);

    /**
     * The kept figure, or a new one.
     *
     * @param cache folder where it is kept
     * @param key the things that it depends on besides the flags: image and isolation
     * @param folder the folder where the program that measures it is laid down
     * @param processors to measure on
     * @throws SandboxException when it can be neither measured nor kept
     */
    public static VmMemory of(Jvm jvm, Path cache, String key, Path folder, Set<Integer> processors)
            throws SandboxException, InterruptedException {
        return new VmMemory(KeptFigure.of(
                cache, "vm-memory", key + JvmArguments.fingerprint(), () -> measure(jvm, folder, processors)));
    }

    /** Returns the bytes that the VM needs beside a heap of that size. */
    public long bytes(long heapBytes) {
        return measuredBytes + MARGIN_BYTES + heapBytes / HEAP_SHARE;
    }

    private static long measure(Jvm jvm, Path folder, Set<Integer> processors)
            throws IOException, SandboxException, InterruptedException {
        try (ClassFolder classes = ClassFolder.in(folder)) {
            classes.add(HardOnTheVm.class);
            StartableClasses program = new StartableClasses(classes.path(), HardOnTheVm.class.getName());
            RunInput nothing = RunInput.empty().answeredIn(HardOnTheVm.FILE, List.of());
            Execution execution = jvm.run(program, nothing, LIMITS, processors);
            String answer = new String(execution.answer(), StandardCharsets.UTF_8).strip();
            if (!execution.outcome().ending().isSuccess() || !answer.matches("[0-9]{1,11}")) {
                throw new SandboxException("the program that measures the JVM's memory does not run: "
                        + execution.outcome().ending() + " "
                        + new String(execution.outcome().stderr(), StandardCharsets.UTF_8));
            }
            return Long.parseLong(answer);
        }
    }
}
