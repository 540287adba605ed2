package judge.language.file;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.Set;
import java.util.function.ToLongFunction;
import judge.language.Allowance;
import judge.language.Compilation.Compiled;
import judge.language.Program;
import judge.language.RunInput;
import judge.language.RunLimits;
import judge.language.tool.KeptFigure;
import judge.sandbox.Outcome;
import judge.sandbox.SandboxException;
import judge.source.LanguageName;

/**
 * Measures the time and memory that a language needs for itself on this host, each as the median of several runs of a
 * program that does nothing. They are kept in the cache folder, so that a submission meets the same limits every time.
 */
record RuntimeNeeds(FileCompiler compiler, FileRuntime runtime, Set<Integer> processors) {

    private static final int RUNS = 7;

    /** Runs of one and the same program differ by some pages. */
    private static final long MARGIN_BYTES = 1 << 20;

    private static final String RESIDENT = "resident";

    /** The most memory that building the empty program may take. */
    private static final long COMPILER_BYTES = 2L << 30;

    private static final RunLimits RUNNING =
            new RunLimits(Duration.ofSeconds(20), Duration.ofSeconds(60), 256 << 20, 256 << 20, 4096);

    /**
     * The kept figures, or new ones.
     *
     * @param source of the program that does nothing
     * @param cache folder where they are kept
     * @param key all that they depend on
     * @throws SandboxException when they can be neither measured nor kept
     */
    Allowance of(String source, Path cache, String key) throws SandboxException, InterruptedException {
        String code = compiler.language().name().code();
        long nanos = KeptFigure.of(
                cache,
                "language-" + code + "-start-up",
                key,
                () -> median(source, one -> one.usage().cpuTime().toNanos()));
        long bytes = KeptFigure.of(
                cache,
                "language-" + code + "-memory",
                key,
                () -> median(source, one -> one.usage().peakMemoryBytes()));
        return new Allowance(Duration.ofNanos(nanos), RESIDENT, bytes + MARGIN_BYTES, 0, 0);
    }

    private long median(String source, ToLongFunction<Outcome> figure)
            throws IOException, SandboxException, InterruptedException {
        LanguageName name = compiler.language().name();
        Compiled compiled = EmptyProgram.built(name, compiler, source, COMPILER_BYTES, processors);
        EmptyProgram.requireStatic(
                compiler.language(), compiled.files().getOrDefault(BuildingSpace.PROGRAM, new byte[0]));
        long[] figures = new long[RUNS];
        try (Program program = runtime.layDown(compiled)) {
            for (int i = 0; i < RUNS; i++) {
                Outcome outcome =
                        program.run(RunInput.empty(), RUNNING, processors).outcome();
                if (!outcome.ending().isSuccess()) {
                    String said = new String(outcome.stderr(), StandardCharsets.UTF_8).strip();
                    throw EmptyProgram.failure(name, outcome.ending().words() + " " + said);
                }
                figures[i] = figure.applyAsLong(outcome);
            }
        }
        Arrays.sort(figures);
        return figures[RUNS / 2];
    }
}
