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
import java.util.stream.Collectors;
import judge.language.Compilation;
import judge.language.Compilation.Compiled;
import judge.language.Compilation.Diagnostic;
import judge.language.Compilation.Refused;
import judge.language.SourceCompiler;
import judge.language.gnu.toolchain.GnuToolchain;
import judge.problem.Judging;
import judge.problem.ProblemLimits;
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
 *
 * @param folder the folder where sources are laid down
 */
public record GnuCompiler(Sandbox sandbox, GnuToolchain toolchain, LanguageName language, Path folder)
        implements SourceCompiler {

    /** The name of the program among the files of what was compiled. */
    public static final String PROGRAM = "program";

    static final String SOURCE = "/source";

    @Override
    public Optional<String> description(ProblemLimits limits) {
        String standard = limits.languages().standard(language);
        return Optional.of(toolchain.version(language) + " " + GnuToolchain.options(language, standard));
    }

    /** The sources as text, by their paths. */
    public static Map<String, String> texts(Submission submission) {
        return new SourceTexts(Known.of(submission).texts(), Optional.empty()).plain();
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
        Units units = new Units(submission, sources, known, limits, step);
        for (String unit : sources.names()) {
            if (!units.add(unit)) {
                break;
            }
        }
        if (units.refusal.isPresent()) {
            return refused(units.refusal.get(), known, units.diagnostics, step);
        }
        return units.objects.size() < units.begun
                ? refused(compileError(units.diagnostics), known, units.diagnostics, step)
                : linked(units.objects, known, units.diagnostics, step);
    }

    /** The files of a submission that are compiled one after the other, and what comes of them. */
    private final class Units {

        private final LaidSources sources;
        private final GnuStep step;
        private final String standard;
        private final Mount mount;
        private final String seen;
        private final Headers headers;
        private final CompilerMessages messages;
        private final List<Diagnostic> diagnostics;
        private final Map<String, byte[]> objects = new LinkedHashMap<>();
        private Optional<Reason> refusal = Optional.empty();
        private int begun;

        Units(Submission submission, LaidSources sources, Known known, ProblemLimits limits, GnuStep step) {
            this.sources = sources;
            this.step = step;
            standard = limits.languages().standard(language);
            mount = new Mount(sources.folder().path().toAbsolutePath(), SOURCE);
            seen = sandbox.seenAs(mount);
            headers = new Headers(sandbox, toolchain, language, standard, submission);
            messages = new CompilerMessages(toolchain.speaksJson(), path -> within(path, seen, sources), known::line);
            diagnostics = new ArrayList<>(ContestRules.broken(known.texts()));
        }

        /** Compiles one; false where the others are not to be compiled any more. */
        boolean add(String unit) throws SandboxException, InterruptedException {
            int number = begun++;
            GnuStep.Result assembly = assembly(unit);
            if (assembly.output().isEmpty()) {
                refusal = refusal.or(assembly::refusal);
                return assembly.refusal().isEmpty(); // What is wrong with the other files is told as well.
            }
            GnuStep.Result object =
                    step.assembled(toolchain, language, assembly.output().get());
            if (object.output().isEmpty()) {
                refusal = refusal.or(object::refusal);
                diagnostics.addAll(refusal.isEmpty() ? LinkerMessages.assembler(object.said()) : List.of());
                return false;
            }
            objects.put("unit-" + number + ".o", object.output().get());
            return true;
        }

        private GnuStep.Result assembly(String unit) throws SandboxException, InterruptedException {
            Headers.Ready ready = headers.of(sources.units().getOrDefault(unit, unit));
            List<Mount> mounts = new ArrayList<>(List.of(toolchain.mount(), mount));
            mounts.addAll(ready.mounts());
            CompilerMessages.Compiling compiling = options -> step.run(
                    toolchain.compile(sandbox, language, standard, options, seen + "/" + unit, "unit.s"),
                    mounts,
                    Map.of(),
                    "unit.s");
            List<String> own = new ArrayList<>(sources.including(unit, seen));
            own.addAll(ready.options());
            GnuStep.Result assembly = compiling.with(messages.first(own));
            diagnostics.addAll(messages.of(assembly, compiling, own));
            return assembly;
        }
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
        return new Refused(reason, known.charset(), diagnostics, step.used());
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

        String line(String file, Long number) {
            return Optional.ofNullable(texts.get(file))
                    .map(text -> text.line(number))
                    .orElse("");
        }
    }
}
