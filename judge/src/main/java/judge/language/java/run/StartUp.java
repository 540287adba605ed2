package judge.language.java.run;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.Set;
import judge.language.Execution;
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

    private static long measure(Jvm jvm, Path folder, Set<Integer> processors)
            throws IOException, SandboxException, InterruptedException {
        try (ClassFolder classes = ClassFolder.in(folder)) {
            classes.add(Empty.class);
            StartableClasses program = new StartableClasses(classes.path(), Empty.class.getName());
            long[] nanos = new long[RUNS];
            for (int i = 0; i < RUNS; i++) {
                Execution execution = jvm.run(program, RunInput.empty(), LIMITS, processors);
                if (!execution.outcome().ending().isSuccess()) {
                    throw new SandboxException("an empty program does not run: "
                            + execution.outcome().ending() + " "
                            + new String(execution.outcome().stderr(), StandardCharsets.UTF_8));
                }
                nanos[i] = execution.outcome().usage().cpuTime().toNanos();
            }
            Arrays.sort(nanos);
            return nanos[RUNS / 2];
        }
    }
}
