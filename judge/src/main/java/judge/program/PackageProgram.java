package judge.program;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import judge.language.Compilation;
import judge.language.Compilation.Compiled;
import judge.language.Language;
import judge.language.Program;
import judge.language.RunInput;
import judge.language.RunLimits;
import judge.problem.LanguageRules;
import judge.problem.MemoryRule;
import judge.problem.ProblemLimits;
import judge.problem.ValidatorLimits;
import judge.sandbox.Command;
import judge.sandbox.Outcome;
import judge.sandbox.Party;
import judge.sandbox.SandboxException;
import judge.source.LanguageNames;
import judge.submission.Submission;
import judge.submission.SubmissionFiles;

/** A validator or generator that a problem package brings: compiled once, run in the sandbox like a submission. */
public final class PackageProgram implements AutoCloseable {

    /** The file for a validator's message to the judges. */
    public static final String MESSAGE = Command.RUNTIME + "/judgemessage.txt";

    /** The status of a validator that accepts. */
    public static final int ACCEPTS = 42;

    private static final int MAX_MESSAGE = 500;
    private static final long CODE_BYTES = 1 << 20;
    private static final long SCRATCH_BYTES = 64 << 20;
    /** For its runtime: what it holds outside of its heap is nobody's to judge. */
    private static final long GENEROUS_BYTES = 384 << 20;

    private static final int FILES = 1_000;
    private static final int THREADS = 64;

    private final RunLimits limits;
    private final Program program;
    private final Set<Integer> processors;

    private PackageProgram(RunLimits limits, Program program, Set<Integer> processors) {
        this.processors = processors;
        this.limits = limits;
        this.program = program;
    }

    /** Which language a program is in. */
    @FunctionalInterface
    public interface LanguageChoice {

        /** The language, ready to be used. */
        Language of(Submission submission) throws SandboxException, InterruptedException;
    }

    /**
     * Compiles one.
     *
     * @param program a folder of sources or a single one
     * @param languages the language that sources are in
     * @param processors that it is compiled on, and runs on
     * @throws SandboxException when it does not compile
     */
    public static PackageProgram compile(
            Path program, ValidatorLimits limits, LanguageChoice languages, Set<Integer> processors)
            throws SandboxException, InterruptedException {
        ProblemLimits compileLimits = new ProblemLimits(
                Duration.ofSeconds(1),
                LanguageRules.NONE,
                1 << 20,
                1 << 20,
                CODE_BYTES,
                Duration.ofSeconds(60),
                512L << 20);
        Submission submission = new SubmissionFiles("package", "package", program, sources(program)).read(CODE_BYTES);
        Language language = languages.of(submission);
        Compilation compilation = language.compiler().compile(submission, compileLimits, processors);
        if (!(compilation instanceof Compiled compiled)) {
            throw new SandboxException("the package's " + program + " does not compile: "
                    + ((Compilation.Refused) compilation).reason().code().code() + " " + compilation.diagnostics());
        }
        try {
            return new PackageProgram(applied(limits), language.runtime().layDown(compiled), processors);
        } catch (IOException e) {
            throw new SandboxException("cannot lay down the package's " + program, e);
        }
    }

    private static RunLimits applied(ValidatorLimits limits) {
        Duration time = limits.time();
        return new RunLimits(
                time,
                time.multipliedBy(2).plusSeconds(2),
                limits.memoryBytes(),
                GENEROUS_BYTES,
                limits.outputBytes(),
                SCRATCH_BYTES,
                FILES,
                THREADS,
                MemoryRule.RESIDENT);
    }

    private static List<Path> sources(Path program) throws SandboxException {
        try (Stream<Path> files = Files.walk(program)) {
            List<Path> sources = files.filter(
                            file -> LanguageNames.BUILT_IN.isSource(file.toString()) && Files.isRegularFile(file))
                    .sorted()
                    .toList();
            Path folder = packageOf(program).toRealPath();
            for (Path source : sources) {
                if (!source.toRealPath().startsWith(folder)) {
                    throw new SandboxException("the package's " + source + " is a link that leaves the package");
                }
            }
            return sources;
        } catch (IOException e) {
            throw new SandboxException("cannot read the package's " + program, e);
        }
    }

    /** The folder that a program belongs to: the nearest one with a {@code problem.yaml}, or else its own. */
    private static Path packageOf(Path program) {
        Path own = program.toAbsolutePath().normalize().getParent();
        for (Path folder = own; folder != null; folder = folder.getParent()) {
            if (Files.exists(folder.resolve("problem.yaml"))) {
                return folder;
            }
        }
        return own == null ? program : own;
    }

    /**
     * Runs it once.
     *
     * @param files in its working folder
     * @param collected paths that it may leave, as in {@link Command#collected()}
     */
    public Outcome run(byte[] stdin, Map<String, byte[]> files, List<String> arguments, List<String> collected)
            throws SandboxException, InterruptedException {
        RunInput input = new RunInput(stdin, files, Optional.empty(), arguments, collected);
        return program.run(input, limits, processors).outcome();
    }

    /**
     * Runs it once in a talk with a submission.
     *
     * @param files in its working folder
     * @param collected paths that it may leave, as in {@link Command#collected()}
     */
    public Outcome talk(Party party, Map<String, byte[]> files, List<String> arguments, List<String> collected)
            throws SandboxException, InterruptedException {
        RunInput input = new RunInput(new byte[0], files, Optional.empty(), arguments, collected, Optional.of(party));
        return program.run(input, limits, processors).outcome();
    }

    /** Runs it as an input validator: empty if the input is valid, else its message or how it ended. */
    public Optional<String> complaint(byte[] input, List<String> arguments)
            throws SandboxException, InterruptedException {
        Outcome outcome = run(input, Map.of(), arguments, List.of());
        return isAccepting(outcome) ? Optional.empty() : Optional.of(words(outcome));
    }

    /**
     * Runs it as a generator: what it printed.
     *
     * @throws SandboxException when it did not end with status 0
     */
    public byte[] generate(List<String> arguments) throws SandboxException, InterruptedException {
        Outcome outcome = run(new byte[0], Map.of(), arguments, List.of());
        if (!outcome.ending().isSuccess()) {
            throw new SandboxException("it did not end well: " + outcome.ending() + " " + words(outcome));
        }
        return outcome.stdout();
    }

    /** Whether a validator that ended in this way accepts its input. */
    public static boolean isAccepting(Outcome outcome) {
        return outcome.ending().isExit(ACCEPTS);
    }

    /** The validator's message: that for judges, else what it printed. */
    public static String words(Outcome outcome) {
        byte[] message = outcome.collected().get(MESSAGE);
        String text = message != null
                ? new String(message, StandardCharsets.UTF_8)
                : new String(outcome.stderr(), StandardCharsets.UTF_8)
                        + new String(outcome.stdout(), StandardCharsets.UTF_8);
        return cut(text.strip());
    }

    /** As much of a program's output as fits into a report. */
    public static String cut(String text) {
        return text.substring(0, Math.min(text.length(), MAX_MESSAGE));
    }

    @Override
    public void close() throws IOException {
        program.close();
    }
}
