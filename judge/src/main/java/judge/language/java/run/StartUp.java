package judge.language.java.run;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.Set;
import judge.language.Execution;
import judge.language.Program;
import judge.language.RunInput;
import judge.language.RunLimits;
import judge.language.java.jvm.ClassFolder;
import judge.language.java.jvm.JvmArguments;
import judge.language.java.run.probe.Empty;
import judge.language.tool.KeptFigure;
import judge.sandbox.SandboxException;

/**
 * The JVM's own start-up on this host: the CPU time of a program that does nothing, in the same sandbox with the same
 * flags, the median of several runs. It is measured once and kept beside the JVM image, so that the same submission
 * meets the same limit every time.
 */
public final class StartUp {

    private static final int RUNS = 7;
    private static final RunLimits LIMITS =
            new RunLimits(Duration.ofSeconds(20), Duration.ofSeconds(60), 64 << 20, JvmArguments.GENEROUS_BYTES, 1024);

    private StartUp() {}

    /**
     * The kept figure, or a new one.
     *
     * @param cache folder where it is kept
     * @param key the things that it depends on besides the flags: image and isolation
     * @param folder for temporary files
     * @param processors to measure on
     */
    public static Duration of(Jvm jvm, Path cache, String key, Path folder, Set<Integer> processors)
            throws SandboxException, InterruptedException {
        return Duration.ofNanos(KeptFigure.of(
                cache, "start-up", key + JvmArguments.fingerprint(), () -> measure(jvm, folder, processors)));
    }

    /** A program that does nothing, laid down for whoever measures. */
    @FunctionalInterface
    public interface Nothing {
        Program laidDown() throws IOException, SandboxException, InterruptedException;
    }

    /**
     * The same with a program of a language's own.
     *
     * @param name of the figure
     */
    public static Duration of(Nothing nothing, Path cache, String name, String key, Set<Integer> processors)
            throws SandboxException, InterruptedException {
        return Duration.ofNanos(KeptFigure.of(cache, name, key + JvmArguments.fingerprint(), () -> {
            try (Program program = nothing.laidDown()) {
                return median(() -> program.run(RunInput.empty(), LIMITS, processors));
            }
        }));
    }

    private static long measure(Jvm jvm, Path folder, Set<Integer> processors)
            throws IOException, SandboxException, InterruptedException {
        try (ClassFolder classes = ClassFolder.in(folder)) {
            classes.add(Empty.class);
            StartableClasses program = new StartableClasses(classes.path(), Empty.class.getName());
            return median(() -> jvm.run(program, RunInput.empty(), LIMITS, processors));
        }
    }

    @FunctionalInterface
    private interface Run {
        Execution once() throws SandboxException, InterruptedException;
    }

    private static long median(Run run) throws SandboxException, InterruptedException {
        long[] nanos = new long[RUNS];
        for (int i = 0; i < RUNS; i++) {
            Execution execution = run.once();
            if (!execution.outcome().ending().isSuccess()) {
                throw new SandboxException(
                        "an empty program does not run: " + execution.outcome().ending() + " "
                                + new String(execution.outcome().stderr(), StandardCharsets.UTF_8));
            }
            nanos[i] = execution.outcome().usage().cpuTime().toNanos();
        }
        Arrays.sort(nanos);
        return nanos[RUNS / 2];
    }
}
