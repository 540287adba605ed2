package judge.language.file;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import judge.problem.ProblemLimits;
import judge.reason.Reason;
import judge.reason.ReasonCode;
import judge.sandbox.Calls;
import judge.sandbox.Ending;
import judge.sandbox.Limits;
import judge.sandbox.Outcome;
import judge.sandbox.SandboxException;
import judge.sandbox.run.Command;
import judge.sandbox.run.Sandbox;
import judge.submission.SourceFile;

/**
 * The working folder of a compiler, for one submission: the sources, and what the steps of building leave. Each step is
 * a command of its own in the sandbox, which finds what earlier ones left in the program's folder. Used by one thread.
 */
final class BuildingSpace {

    /** The folder in which the program is left. */
    static final String OUT = "judge-out";

    /** The program's name in it. */
    static final String PROGRAM = "program";

    /** The size of a file that a step may leave. */
    private static final long FILE_BYTES = 48 << 20;

    private static final long SCRATCH_BYTES = 192 << 20;
    private static final int FILES = 2_000;
    private static final int USUAL_THREADS = 32;

    private final LanguageFile language;
    private final Sandbox sandbox;
    private final ToolRoot root;
    private final ProblemLimits limits;
    private final Set<Integer> processors;
    private final Map<String, byte[]> files = new HashMap<>();
    private final StringBuilder said = new StringBuilder();
    private Duration used = Duration.ZERO;

    BuildingSpace(
            LanguageFile language,
            Sandbox sandbox,
            ToolRoot root,
            List<SourceFile> sources,
            ProblemLimits limits,
            Set<Integer> processors) {
        this.language = language;
        this.sandbox = sandbox;
        this.root = root;
        this.limits = limits;
        this.processors = processors;
        for (SourceFile source : sources) {
            if (!source.path().startsWith(OUT + "/") && !source.path().equals(OUT)) {
                files.put(source.path(), source.content());
            }
        }
    }

    /** CPU time of all steps. */
    Duration used() {
        return used;
    }

    /** Returns what the steps have printed. */
    String said() {
        return said.toString();
    }

    /** Returns the files that were left in the program's folder, by their paths in it. */
    Map<String, byte[]> built() {
        Map<String, byte[]> built = new LinkedHashMap<>();
        files.forEach((path, content) -> {
            if (path.startsWith(OUT + "/")) {
                built.put(path.substring(OUT.length() + 1), content);
            }
        });
        return built;
    }

    /**
     * Takes one step.
     *
     * @return the reason why there is nothing; empty where the step ended well
     */
    Optional<Reason> step(CommandWords words, List<String> sources, String main)
            throws SandboxException, InterruptedException {
        Duration rest = limits.compileTime().minus(used);
        if (rest.isNegative() || rest.isZero()) {
            return Optional.of(tookTooLong());
        }
        Map<String, String> values = new HashMap<>(root.values(sandbox));
        values.put(CommandWords.MAIN, main);
        values.put(CommandWords.OUT, OUT);
        values.put(CommandWords.PROGRAM, OUT + "/" + PROGRAM);
        values.put(CommandWords.MEMORY, String.valueOf(limits.compileMemoryBytes() >> 20));
        values.put(CommandWords.STACK, String.valueOf(limits.compileMemoryBytes() >> 20));
        Outcome outcome = run(words.filled(values, sources), values, rest);
        used = used.plus(outcome.usage().cpuTime());
        said.append(text(outcome.stdout())).append(text(outcome.stderr()));
        if (!outcome.ending().isSuccess()) {
            return Optional.of(failure(outcome));
        }
        if (!outcome.tooLarge().isEmpty()) {
            return Optional.of(tooLarge());
        }
        outcome.collected().forEach((path, content) -> files.put(path.substring(Command.WORK.length() + 1), content));
        return Optional.empty();
    }

    private Outcome run(List<String> line, Map<String, String> values, Duration rest)
            throws SandboxException, InterruptedException {
        Map<String, byte[]> laid = new HashMap<>(files);
        laid.put(OUT + "/", new byte[0]);
        Command command = new Command(
                line,
                environment(values),
                List.of(root.mount()),
                new byte[0],
                laid,
                List.of(Command.WORK + "/" + OUT + "/"),
                processors);
        boolean starting = language.building().processes() > 1;
        return sandbox.run(starting ? command.calling(Calls.STARTING) : command, limits(rest));
    }

    private Map<String, String> environment(Map<String, String> values) {
        Map<String, String> environment = new HashMap<>(
                Map.of("LC_ALL", "C.UTF-8", "HOME", "/scratch/runtime", "PATH", root.searchPath(sandbox)));
        language.building()
                .environment()
                .forEach((name, value) -> environment.put(name, CommandWords.filled(value, values)));
        return environment;
    }

    private Limits limits(Duration rest) {
        return new Limits(
                rest,
                rest.multipliedBy(2).plusSeconds(2),
                limits.compileMemoryBytes(),
                0,
                FILE_BYTES,
                SCRATCH_BYTES,
                FILES,
                Math.max(language.building().processes(), USUAL_THREADS),
                0);
    }

    private static String text(byte[] said) {
        return new String(said, StandardCharsets.UTF_8);
    }

    /** Returns the reason of a step that did not end well: where it ended by itself, the source is wrong. */
    private Reason failure(Outcome outcome) {
        if (outcome.ending() instanceof Ending.Exceeded exceeded) {
            return switch (exceeded.resource()) {
                case CPU_TIME, WALL_TIME -> tookTooLong();
                case MEMORY -> Reason.of(ReasonCode.COMPILE_MEMORY_EXCEEDED, "limitBytes", limits.compileMemoryBytes());
                case SCRATCH -> tooLarge();
                case STDOUT, STDERR -> Reason.of(ReasonCode.COMPILE_ERROR, "errors", 1);
                case PROCESSES -> Reason.of(ReasonCode.COMPILER_CRASHED);
            };
        }
        return outcome.ending() instanceof Ending.Exited
                ? Reason.of(ReasonCode.COMPILE_ERROR, "errors", 1)
                : Reason.of(ReasonCode.COMPILER_CRASHED);
    }

    private Reason tookTooLong() {
        return Reason.of(
                ReasonCode.COMPILE_TIME_EXCEEDED,
                "limitMillis",
                limits.compileTime().toMillis());
    }

    private static Reason tooLarge() {
        return Reason.of(ReasonCode.PROGRAM_TOO_LARGE, "limitBytes", FILE_BYTES);
    }
}
