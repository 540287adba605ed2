package judge.language.python.compile;

import java.io.IOException;
import java.time.Duration;
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
import judge.language.python.image.PythonImage;
import judge.language.python.image.Script;
import judge.language.tool.EntryFile;
import judge.problem.ProblemLimits;
import judge.reason.Reason;
import judge.reason.ReasonCode;
import judge.sandbox.Ending;
import judge.sandbox.Outcome;
import judge.sandbox.Resource;
import judge.sandbox.SandboxException;
import judge.sandbox.run.Sandbox;
import judge.submission.SourceFile;
import judge.submission.SourceText;
import judge.submission.SourceTexts;
import judge.submission.Submission;

/**
 * Has the interpreter check the sources of a submission in the sandbox, all in one process, and says which one is
 * started. Nothing of them is run: a script of the judge's own compiles them and throws away what comes of it. The
 * sources are what was handed in, byte for byte; their charset is guessed to show lines only.
 */
public final class PythonSyntax implements SourceCompiler {

    private final PythonImage image;
    private final SourceScript script;

    public PythonSyntax(Sandbox sandbox, PythonImage image) {
        this.image = image;
        script = new SourceScript(sandbox, image, image.script(Script.SYNTAX));
    }

    @Override
    public Optional<String> description(ProblemLimits limits) {
        return Optional.of("Python " + image.version());
    }

    @Override
    public Compilation compile(Submission submission, ProblemLimits limits, Set<Integer> processors)
            throws SandboxException, InterruptedException {
        SourceTexts texts = SourceTexts.of(submission);
        Optional<Reason> fault = fault(submission);
        if (fault.isPresent()) {
            return refused(fault.get(), texts, List.of(), Duration.ZERO);
        }
        List<SourceFile> sources = submission.sources();
        Outcome outcome = script.run(sources, limits, processors);
        Duration cpuTime = outcome.usage().cpuTime();
        if (!outcome.ending().isSuccess()) {
            return refused(failure(outcome, limits), texts, List.of(), cpuTime);
        }
        Optional<List<Diagnostic>> said = diagnostics(outcome, sources);
        if (said.isEmpty()) {
            return refused(Reason.of(ReasonCode.COMPILER_CRASHED), texts, List.of(), cpuTime);
        }
        List<Diagnostic> diagnostics = said.get();
        List<Diagnostic> errors =
                diagnostics.stream().filter(one -> one.kind().equals("error")).toList();
        if (errors.isEmpty()) {
            return started(submission, texts, diagnostics, cpuTime);
        }
        return refused(Reason.of(ReasonCode.COMPILE_ERROR, "errors", errors.size()), texts, diagnostics, cpuTime);
    }

    /** Returns the script's reply; empty: it is none. */
    private static Optional<List<Diagnostic>> diagnostics(Outcome outcome, List<SourceFile> sources) {
        try {
            return Optional.of(SyntaxReply.read(outcome.stdout(), sources).stream()
                    .map(one -> withSourceLine(one, sources))
                    .toList());
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    private static Optional<Reason> fault(Submission submission) {
        return submission.fault().isEmpty() && submission.sources().isEmpty()
                ? Optional.of(Reason.of(ReasonCode.NO_SOURCE))
                : submission.fault();
    }

    private static Compilation started(
            Submission submission, SourceTexts texts, List<Diagnostic> diagnostics, Duration cpuTime) {
        Map<String, byte[]> files = new LinkedHashMap<>();
        submission.sources().forEach(source -> files.put(source.path(), source.content()));
        Optional<String> entry = submission
                .entry()
                .map(file -> Optional.of(file).filter(files::containsKey))
                .orElseGet(() -> EntryFile.of(files.keySet(), submission.problem()));
        if (entry.isEmpty()) {
            String candidates = files.keySet().stream().collect(Collectors.joining(", "));
            return refused(Reason.of(ReasonCode.SEVERAL_ENTRY_FILES, "files", candidates), texts, diagnostics, cpuTime);
        }
        return new Compiled(files, entry.get(), texts.charset(), diagnostics, cpuTime);
    }

    private static Diagnostic withSourceLine(Diagnostic diagnostic, List<SourceFile> sources) {
        String line = sources.stream()
                .filter(source -> source.path().equals(diagnostic.file()))
                .findFirst()
                .flatMap(source -> SourceText.decode(source.content()))
                .map(text -> text.line(diagnostic.line()))
                .orElse("");
        return new Diagnostic(
                diagnostic.kind(),
                diagnostic.file(),
                diagnostic.line(),
                diagnostic.column(),
                diagnostic.message(),
                line,
                diagnostic.code());
    }

    private static Refused refused(Reason reason, SourceTexts texts, List<Diagnostic> diagnostics, Duration cpuTime) {
        return new Refused(reason, texts.charset(), diagnostics, cpuTime);
    }

    private static Reason failure(Outcome outcome, ProblemLimits limits) {
        if (outcome.ending() instanceof Ending.Exceeded exceeded) {
            Resource resource = exceeded.resource();
            if (resource == Resource.CPU_TIME || resource == Resource.WALL_TIME) {
                return Reason.of(
                        ReasonCode.COMPILE_TIME_EXCEEDED,
                        "limitMillis",
                        limits.compileTime().toMillis());
            }
            if (resource == Resource.MEMORY) {
                return Reason.of(ReasonCode.COMPILE_MEMORY_EXCEEDED, "limitBytes", limits.compileMemoryBytes());
            }
        }
        return Reason.of(ReasonCode.COMPILER_CRASHED);
    }
}
