package judge.language.python.run;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.Set;
import java.util.function.ToLongFunction;
import judge.language.RunLimits;
import judge.language.python.image.Script;
import judge.language.tool.KeptFigure;
import judge.sandbox.Outcome;
import judge.sandbox.SandboxException;

/**
 * The time and memory that the interpreter needs for itself on this host, each the median of several runs in the same
 * sandbox with the same flags. They are measured once and kept in the cache folder, so that the same submission meets
 * the same limits every time.
 *
 * @param startUp CPU time of a program that does nothing
 * @param memoryBytes resident bytes of a program that imports what contest programs import and does nothing
 */
public record InterpreterNeeds(Duration startUp, long memoryBytes) {

    private static final int RUNS = 7;

    /** Runs of one and the same program differ by some pages. */
    private static final long MARGIN_BYTES = 1 << 20;

    private static final RunLimits LIMITS =
            new RunLimits(Duration.ofSeconds(20), Duration.ofSeconds(60), 256 << 20, 0, 4096);

    /**
     * The kept figures, or new ones.
     *
     * @param cache folder where they are kept
     * @param key all that they depend on: image, flags and isolation
     * @param processors to measure on
     * @throws SandboxException when they can be neither measured nor kept
     */
    public static InterpreterNeeds of(Interpreter interpreter, Path cache, String key, Set<Integer> processors)
            throws SandboxException, InterruptedException {
        long nanos = KeptFigure.of(
                cache,
                "python-start-up",
                key,
                () -> measure(interpreter, Script.EMPTY, processors, one -> one.usage()
                        .cpuTime()
                        .toNanos()));
        long bytes = KeptFigure.of(
                cache,
                "python-memory",
                key,
                () -> measure(interpreter, Script.MODULES, processors, one -> one.usage()
                        .peakMemoryBytes()));
        return new InterpreterNeeds(Duration.ofNanos(nanos), bytes + MARGIN_BYTES);
    }

    private static long measure(
            Interpreter interpreter, Script script, Set<Integer> processors, ToLongFunction<Outcome> figure)
            throws SandboxException, InterruptedException {
        long[] figures = new long[RUNS];
        for (int i = 0; i < RUNS; i++) {
            Outcome outcome = interpreter.run(script, LIMITS, processors);
            if (!outcome.ending().isSuccess()) {
                throw new SandboxException("the Python interpreter does not run in the sandbox: "
                        + outcome.ending().words() + " " + new String(outcome.stderr(), StandardCharsets.UTF_8));
            }
            figures[i] = figure.applyAsLong(outcome);
        }
        Arrays.sort(figures);
        return figures[RUNS / 2];
    }
}
