package judge.language.gnu.compile;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import judge.language.Compilation;
import judge.language.Compilation.Compiled;
import judge.language.Compilation.Diagnostic;
import judge.language.Compilation.Refused;
import judge.language.SourceCompiler;
import judge.language.gnu.hint.CompileCauses;
import judge.language.gnu.toolchain.GnuToolchain;
import judge.problem.Judging;
import judge.problem.ProblemLimits;
import judge.reason.EndingHints;
import judge.reason.Hints;
import judge.reason.Reason;
import judge.reason.ReasonCode;
import judge.sandbox.Mount;
import judge.sandbox.SandboxException;
import judge.sandbox.run.Sandbox;
import judge.source.LanguageName;
import judge.submission.SourceFile;
import judge.submission.SourceText;
import judge.submission.SourceTexts;
import judge.submission.Submission;

/**
 * Compiles submissions in C or C++ in the sandbox, from a root folder with the toolchain and nothing else. The compiler
 * gets the sources as the bytes that they are; what charset they are in matters only to who shows them.
 */
public final class GnuCompiler implements SourceCompiler {

    /** The name of the program among the files of what was compiled. */
    public static final String PROGRAM = "program";

    static final String SOURCE = "/source";

    private final Sandbox sandbox;
    private final GnuToolchain toolchain;
    private final LanguageName language;
    private final Path folder;

    /**
     * Makes the compiler of a language.
     *
     * @param folder the folder where sources are laid down
     */
    public GnuCompiler(Sandbox sandbox, GnuToolchain toolchain, LanguageName language, Path folder) {
        this.sandbox = sandbox;
        this.toolchain = toolchain;
        this.language = language;
        this.folder = folder;
    }

    @Override
    public Optional<String> description(ProblemLimits limits) {
        String standard = limits.languages().standard(language);
        return Optional.of(toolchain.version(language) + " " + GnuToolchain.options(language, standard));
    }

    @Override
    public List<Diagnostic> warnings(Submission submission, Judging judging) {
        return ContestFiles.warnings(Known.of(submission).texts(), submission, judging);
    }

    @Override
    public Compilation compile(Submission submission, ProblemLimits limits, Set<Integer> processors)
            throws SandboxException, InterruptedException {
        Known known = Known.of(submission);
        GnuStep step = new GnuStep(sandbox, limits, processors);
        if (submission.fault().isPresent()) {
            return refused(submission.fault().get(), known, List.of(), step);
        }
        try (LaidSources sources = LaidSources.of(submission, language, folder)) {
            return sources.units().isEmpty()
                    ? refused(nothingToCompile(submission), known, List.of(), step)
                    : compile(submission, sources, known, limits, step);
        } catch (IOException e) {
            throw new SandboxException("cannot lay sources down: " + e, e);
        }
    }

    private static Reason nothingToCompile(Submission submission) {
        String headers = submission.sources().stream().map(SourceFile::path).collect(Collectors.joining(", "));
        return headers.isEmpty()
                ? Reason.of(ReasonCode.NO_SOURCE)
                : Reason.of(ReasonCode.ONLY_HEADERS, "files", headers);
    }

    private Compilation compile(
            Submission submission, LaidSources sources, Known known, ProblemLimits limits, GnuStep step)
            throws SandboxException, InterruptedException {
        String standard = limits.languages().standard(language);
        Mount mount = new Mount(sources.folder().path().toAbsolutePath(), SOURCE);
        List<Mount> mounts = List.of(toolchain.mount(), mount);
        String seen = sandbox.seenAs(mount);
        Headers headers = new Headers(sandbox, toolchain, language, standard, submission);
        Reading reading = new Reading(toolchain.speaksJson(), path -> within(path, seen, sources), known::line);
        List<Diagnostic> diagnostics = new ArrayList<>(ContestRules.broken(known.texts()));
        Map<String, byte[]> objects = new LinkedHashMap<>();
        Optional<Reason> refusal = Optional.empty();
        for (String unit : sources.names()) {
            int number = objects.size();
            Headers.Ready ready = headers.of(sources.units().getOrDefault(unit, unit));
            List<Mount> all = new ArrayList<>(mounts);
            all.addAll(ready.mounts());
            Compiling compiling = options -> step.run(
                    toolchain.compile(sandbox, language, standard, options, seen + "/" + unit, "unit.s"),
                    all,
                    Map.of(),
                    "unit.s");
            List<String> own = new ArrayList<>(sources.including(unit, seen));
            own.addAll(ready.options());
            GnuStep.Result assembly = compiling.with(reading.first(own));
            diagnostics.addAll(reading.of(assembly, compiling, own));
            if (assembly.output().isEmpty()) {
                refusal = refusal.or(assembly::refusal);
                if (assembly.refusal().isPresent()) {
                    break;
                }
                objects.put("none-" + number, new byte[0]);
                continue; // What is wrong with the other files is told as well.
            }
            GnuStep.Result object = assembled(assembly.output().get(), step);
            if (object.output().isEmpty()) {
                refusal = refusal.or(object::refusal);
                if (refusal.isEmpty()) {
                    diagnostics.addAll(LinkerMessages.assembler(object.said()));
                }
                objects.put("none-" + number, new byte[0]);
                break;
            }
            objects.put("unit-" + number + ".o", object.output().get());
        }
        if (refusal.isPresent()) {
            return refused(refusal.get(), known, diagnostics, step);
        }
        return objects.keySet().stream().anyMatch(name -> name.startsWith("none-"))
                ? refused(compileError(diagnostics), known, diagnostics, step)
                : linked(objects, known, diagnostics, step);
    }

    private GnuStep.Result assembled(byte[] assembly, GnuStep step) throws SandboxException, InterruptedException {
        return step.run(
                toolchain.assemble(sandbox, language, "unit.s", "unit.o"),
                List.of(toolchain.mount()),
                Map.of("unit.s", assembly),
                "unit.o");
    }

    private Compilation linked(Map<String, byte[]> objects, Known known, List<Diagnostic> diagnostics, GnuStep step)
            throws SandboxException, InterruptedException {
        GnuStep.Result program = step.run(
                toolchain.link(sandbox, language, List.copyOf(objects.keySet()), PROGRAM),
                List.of(toolchain.mount()),
                objects,
                PROGRAM);
        if (program.output().isPresent()) {
            Map<String, byte[]> files = Map.of(PROGRAM, program.output().get());
            return new Compiled(files, "", known.charset(), diagnostics, step.used());
        }
        if (program.refusal().isPresent()) {
            return refused(program.refusal().get(), known, diagnostics, step);
        }
        diagnostics.addAll(LinkerMessages.linker(program.said()));
        return refused(compileError(diagnostics), known, diagnostics, step);
    }

    /** Runs the compiler on one file. */
    @FunctionalInterface
    private interface Compiling {
        GnuStep.Result with(List<String> options) throws SandboxException, InterruptedException;
    }

    /**
     * Reads what the compiler says.
     *
     * @param json whether it says it so in a first run
     */
    private record Reading(boolean json, UnaryOperator<String> within, BiFunction<String, Long, String> lines) {

        /** There are sources with errors without end, of which not one has a message. */
        private static final String GAVE_UP = "compilation terminated due to -fmax-errors";

        /** The options of a first run, whose words are read first. */
        List<String> first(List<String> options) {
            List<String> all = new ArrayList<>(options);
            all.addAll(json ? List.of("-fdiagnostics-format=json") : List.of());
            return all;
        }

        /** Returns the compiler's diagnostics of a run, and of a second one where the first tells too little. */
        List<Diagnostic> of(GnuStep.Result result, Compiling compiling, List<String> options)
                throws SandboxException, InterruptedException {
            List<Diagnostic> read = json
                    ? new GnuDiagnostics(within, lines).read(result.said())
                    : new GnuText(within, lines).read(result.said());
            if (result.output().isPresent() || result.refusal().isPresent() || isPlain(read)) {
                return read;
            }
            List<Diagnostic> text = json
                    ? new GnuText(within, lines).read(compiling.with(options).said())
                    : List.of();
            List<Diagnostic> found = text.isEmpty() ? read : text;
            boolean gaveUp = new String(result.said(), StandardCharsets.UTF_8).contains(GAVE_UP);
            return found.isEmpty() && gaveUp ? List.of(GnuText.silent(GAVE_UP)) : found;
        }

        /** Tells whether there is an error, and each error has a place in the submission. */
        private static boolean isPlain(List<Diagnostic> read) {
            List<Diagnostic> errors =
                    read.stream().filter(one -> one.kind().equals("error")).toList();
            return !errors.isEmpty()
                    && errors.stream().noneMatch(one -> one.file().isEmpty());
        }
    }

    /** Paths as the compiler sees them are below the folder of sources, and have perhaps a name of the judge's. */
    static String within(String path, String seen, LaidSources sources) {
        if (!path.startsWith(seen + "/")) {
            return "";
        }
        String name = Path.of(path).normalize().toString().substring(seen.length() + 1);
        return sources.units().getOrDefault(name, name);
    }

    private static Reason compileError(List<Diagnostic> diagnostics) {
        long errors =
                diagnostics.stream().filter(one -> one.kind().equals("error")).count();
        return errors == 0
                ? Reason.of(ReasonCode.COMPILER_CRASHED)
                : Reason.of(ReasonCode.COMPILE_ERROR, "errors", errors);
    }

    private static Refused refused(Reason reason, Known known, List<Diagnostic> diagnostics, GnuStep step) {
        boolean explained = reason.code() == ReasonCode.COMPILE_ERROR;
        Reason hinted =
                explained ? reason.with(Hints.orNone(() -> CompileCauses.of(diagnostics, known.plain()))) : reason;
        return new Refused(EndingHints.hinted(hinted), known.charset(), diagnostics, step.used());
    }

    /**
     * The sources as text, for who shows them.
     *
     * @param texts path within the submission to text
     */
    private record Known(Map<String, SourceText> texts, Optional<String> charset) {

        static Known of(Submission submission) {
            Map<String, SourceText> texts = new LinkedHashMap<>();
            for (SourceFile source : submission.sources()) {
                texts.put(
                        source.path(),
                        SourceText.decode(source.content())
                                .orElseGet(() -> new SourceText(
                                        "ISO-8859-1", new String(source.content(), StandardCharsets.ISO_8859_1))));
            }
            return new Known(texts, new SourceTexts(texts, Optional.empty()).charset());
        }

        Map<String, String> plain() {
            return new SourceTexts(texts, Optional.empty()).plain();
        }

        String line(String file, Long number) {
            return Optional.ofNullable(texts.get(file))
                    .map(text -> text.line(number))
                    .orElse("");
        }
    }
}
