package judge.program;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.HashMap;
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
import judge.problem.PackagePrograms;
import judge.problem.ProblemLimits;
import judge.problem.ValidatorLimits;
import judge.problem.yaml.Constants;
import judge.sandbox.Ending;
import judge.sandbox.Outcome;
import judge.sandbox.SandboxException;
import judge.sandbox.dialogue.DialoguePeer;
import judge.sandbox.run.Command;
import judge.source.LanguageName;
import judge.submission.SourceFile;
import judge.submission.Submission;

/** A validator or generator that a problem package brings: compiled once, run in the sandbox like a submission. */
public final class PackageProgram implements InputValidator {

    /** The file for a validator's message to the judges. */
    public static final String MESSAGE = Command.RUNTIME + "/judgemessage.txt";

    /** The status of a validator that accepts. */
    public static final int ACCEPTS = 42;

    /** A compiler's message where the package lacks the library, which contests keep beside all their packages. */
    private static final String TESTLIB = "testlib.h: No such file";

    private static final byte[] ALL_HEADERS = "#include <bits/stdc++.h>\n#line 1\n".getBytes(StandardCharsets.UTF_8);

    private static final int MAX_MESSAGE = 500;
    private static final long CODE_BYTES = 1 << 20;
    private static final long SCRATCH_BYTES = 64 << 20;
    /**
     * The memory in bytes for the runtime: nobody judges the memory that a package's program holds outside of its heap.
     */
    private static final long GENEROUS_BYTES = 384 << 20;

    private static final int FILES = 1_000;
    private static final int THREADS = 64;

    private final RunLimits limits;
    private final Program program;
    private final Set<Integer> processors;

    private final Map<String, byte[]> companions;

    private PackageProgram(RunLimits limits, Program program, Map<String, byte[]> companions, Set<Integer> processors) {
        this.companions = Map.copyOf(companions);
        this.processors = processors;
        this.limits = limits;
        this.program = program;
    }

    /** Chooses the language of a program. */
    @FunctionalInterface
    public interface LanguageChoice {

        /** The language, ready to be used. */
        Language of(Submission submission) throws SandboxException, InterruptedException;
    }

    /**
     * The parts that make the programs of packages.
     *
     * @param languages chooses the language of sources
     * @param scripts builds the programs that bring scripts
     * @param kept the programs that were compiled before
     * @param processors the processors that a program is compiled on, and runs on
     */
    public record Workshop(
            LanguageChoice languages, ScriptPrograms scripts, CompiledBefore kept, Set<Integer> processors) {

        /** The same which keeps what it compiles elsewhere. */
        public Workshop keepingIn(CompiledBefore other) {
            return new Workshop(languages, scripts, other, processors);
        }
    }

    /**
     * Compiles or builds one.
     *
     * @param program a folder of sources or with the scripts {@code build} or {@code run}, or a single source
     * @param constants the constants that it may name
     * @throws SandboxException when it does not compile
     */
    public static PackageProgram made(Path program, Constants constants, ValidatorLimits limits, Workshop workshop)
            throws SandboxException, InterruptedException {
        boolean script = ScriptPrograms.isScript(program);
        Map<String, byte[]> companions = script ? Map.of() : PackageSources.companions(program, constants);
        Program made = script
                ? workshop.scripts().made(program, constants, workshop.kept(), workshop.processors())
                : compiled(program, companions, constants, workshop);
        return new PackageProgram(applied(limits), made, companions, workshop.processors());
    }

    /** Makes a package's program of a compiled one, and closes it at its own end. */
    static PackageProgram of(Program made, ValidatorLimits limits, Workshop workshop) {
        return new PackageProgram(applied(limits), made, Map.of(), workshop.processors());
    }

    private static Program compiled(
            Path program, Map<String, byte[]> companions, Constants constants, Workshop workshop)
            throws SandboxException, InterruptedException {
        ProblemLimits compileLimits = new ProblemLimits(
                Duration.ofSeconds(1),
                LanguageRules.NONE,
                1 << 20,
                1 << 20,
                CODE_BYTES,
                Duration.ofSeconds(60),
                512L << 20);
        Submission submission = PackageSources.read(program, constants, CODE_BYTES);
        Language language = workshop.languages().of(submission);
        try {
            Compiled compiled = compiled(program, submission, language, compileLimits, workshop);
            return language.runtime()
                    .layDown(compiled.entry().isEmpty() ? named(program, compiled) : beside(compiled, companions));
        } catch (IOException e) {
            throw new SandboxException("cannot lay down the package's " + program, e);
        }
    }

    /**
     * BAPCtools' header for validators makes an input, and does not check one, where the program that it is in is
     * started by a path with the name of this folder in it: packages have a link there to their validator.
     */
    private static Compiled named(Path program, Compiled compiled) {
        Path parent = program.toAbsolutePath().getParent();
        if (parent == null || !parent.endsWith(PackagePrograms.GENERATORS)) {
            return compiled;
        }
        byte[] content = compiled.files().values().iterator().next();
        return new Compiled(
                Map.of(PackagePrograms.GENERATORS, content),
                compiled.entry(),
                compiled.charset(),
                compiled.diagnostics(),
                compiled.cpuTime());
    }

    /** Adds the data to a compiled program: a program of several files may look for them beside it. */
    private static Compiled beside(Compiled compiled, Map<String, byte[]> companions) {
        Map<String, byte[]> files = new HashMap<>(companions);
        files.putAll(compiled.files());
        return new Compiled(files, compiled.entry(), compiled.charset(), compiled.diagnostics(), compiled.cpuTime());
    }

    private static Compiled compiled(
            Path program, Submission submission, Language language, ProblemLimits limits, Workshop workshop)
            throws SandboxException, InterruptedException {
        List<Way> ways = ways(submission, language, limits);
        for (Way way : ways) {
            Optional<Compiled> known = workshop.kept().find(way.sources(), language, way.limits());
            if (known.isPresent()) {
                return known.get();
            }
        }
        Optional<Object> complaint = Optional.empty();
        for (Way way : ways) {
            Compilation compilation = language.compiler().compile(way.sources(), way.limits(), workshop.processors());
            if (compilation instanceof Compiled compiled) {
                workshop.kept().keep(way.sources(), language, way.limits(), compiled);
                return compiled;
            }
            complaint = complaint.or(() -> Optional.of(complaint((Compilation.Refused) compilation)));
        }
        throw new SandboxException(ProgramFailure.PROGRAM_NOT_COMPILED.of(program, complaint.orElse("")));
    }

    /** One way to compile a program. */
    private record Way(Submission sources, ProblemLimits limits) {}

    /**
     * Returns the ways to compile: by each standard as it is, and then with all headers, as nobody can know which
     * compiler its authors have.
     */
    private static List<Way> ways(Submission submission, Language language, ProblemLimits limits) {
        List<ProblemLimits> choices = choices(language, limits);
        return Stream.of(Optional.of(submission), withAllHeaders(submission, language))
                .flatMap(Optional::stream)
                .flatMap(sources -> choices.stream().map(choice -> new Way(sources, choice)))
                .toList();
    }

    /**
     * Includes all headers of C++ in the sources: which headers include which others differs between versions of a
     * compiler.
     */
    private static Optional<Submission> withAllHeaders(Submission submission, Language language) {
        if (!language.name().equals(LanguageName.CPP)) {
            return Optional.empty();
        }
        return Optional.of(submission.with(submission.sources().stream()
                .map(source -> LanguageName.CPP.isTold(source.path())
                        ? new SourceFile(source.path(), withAllHeaders(source.content()))
                        : source)
                .toList()));
    }

    private static byte[] withAllHeaders(byte[] source) {
        byte[] all = Arrays.copyOf(ALL_HEADERS, ALL_HEADERS.length + source.length);
        System.arraycopy(source, 0, all, ALL_HEADERS.length, source.length);
        return all;
    }

    /** Returns the limits with each standard of the language by which a program is tried. */
    private static List<ProblemLimits> choices(Language language, ProblemLimits limits) {
        List<String> standards = language.name().standards();
        return standards.isEmpty()
                ? List.of(limits)
                : standards.stream()
                        .map(one -> limits.with(limits.languages().withStandard(language.name(), one)))
                        .toList();
    }

    /** The first error, or why there is none. */
    private static Object complaint(Compilation.Refused refused) {
        return refused.diagnostics().stream()
                .filter(one -> one.kind().equals("error"))
                .findFirst()
                .map(one -> one.message().startsWith(TESTLIB)
                        ? ProgramFailure.TESTLIB_MISSING.of(one.file(), one.line())
                        : (one.file().isEmpty() ? "" : one.file() + ":" + one.line() + ": ") + cut(one.message()))
                .orElseGet(refused::reason);
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

    /** Returns the CPU time for one run. */
    public Duration time() {
        return limits.cpuTime();
    }

    /**
     * Runs it once.
     *
     * @param files in its working folder
     * @param collected paths that it may leave, as in {@link Command#collected()}
     */
    public Outcome run(byte[] stdin, Map<String, byte[]> files, List<String> arguments, List<String> collected)
            throws SandboxException, InterruptedException {
        return run(program, stdin, files, arguments, collected);
    }

    private Outcome run(
            Program started, byte[] stdin, Map<String, byte[]> files, List<String> arguments, List<String> collected)
            throws SandboxException, InterruptedException {
        RunInput input = new RunInput(stdin, files, Optional.empty(), arguments, collected);
        return started.run(input, limits, processors).outcome();
    }

    /**
     * Runs it once in a talk with a submission.
     *
     * @param files in its working folder
     * @param collected paths that it may leave, as in {@link Command#collected()}
     * @param beside the processors that the submission runs on: of two that wait for each other one is idle
     */
    public Outcome talk(
            DialoguePeer peer,
            Map<String, byte[]> files,
            List<String> arguments,
            List<String> collected,
            Set<Integer> beside)
            throws SandboxException, InterruptedException {
        RunInput input = new RunInput(new byte[0], files, Optional.empty(), arguments, collected, Optional.of(peer));
        return program.run(input, limits, beside).outcome();
    }

    /** Runs it as an input validator, with what lies beside its sources: empty if the input is valid. */
    @Override
    public Optional<Complaint> complaint(byte[] input, Map<String, byte[]> files, List<String> arguments)
            throws SandboxException, InterruptedException {
        Map<String, byte[]> all = new HashMap<>(companions);
        all.putAll(files);
        Program started = program instanceof ScriptProgram script ? script.amongItsFiles() : program;
        Outcome outcome = run(started, input, all, arguments, List.of());
        return isAccepting(outcome)
                ? Optional.empty()
                : Optional.of(new Complaint(said(outcome), outcome.ending().isLate()));
    }

    private static Object said(Outcome outcome) {
        String words = words(outcome);
        if (words.isEmpty()) {
            return ProgramFailure.PROGRAM_SAYS_NOTHING.of(ProgramFailure.of(outcome.ending()));
        }
        return outcome.ending() instanceof Ending.Exited ? words : ProgramFailure.endsWith(outcome.ending(), words);
    }

    /**
     * Runs it as a generator: what it printed.
     *
     * @throws SandboxException when it did not end with status 0
     */
    public byte[] generate(List<String> arguments) throws SandboxException, InterruptedException {
        Outcome outcome = run(new byte[0], Map.of(), arguments, List.of());
        if (!outcome.ending().isSuccess()) {
            throw new SandboxException(ProgramFailure.endsWith(outcome.ending(), words(outcome)));
        }
        return outcome.stdout();
    }

    /** Tells whether a validator that ended in this way accepts its input. */
    public static boolean isAccepting(Outcome outcome) {
        return outcome.ending().isExit(ACCEPTS);
    }

    /** The validator's message: that for judges, else what it printed. */
    public static String words(Outcome outcome) {
        byte[] message = outcome.collected().get(MESSAGE);
        String text = message != null
                ? new String(message, StandardCharsets.UTF_8)
                : ValidatorWords.withoutTracebacks(new String(outcome.stderr(), StandardCharsets.UTF_8)
                        + new String(outcome.stdout(), StandardCharsets.UTF_8));
        return cut(text.strip());
    }

    /** Returns as much of a program's output as fits into a report. */
    public static String cut(String text) {
        return text.substring(0, Math.min(text.length(), MAX_MESSAGE));
    }

    @Override
    public void close() throws IOException {
        program.close();
    }
}
