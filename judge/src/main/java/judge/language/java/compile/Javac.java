package judge.language.java.compile;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import judge.language.Compilation;
import judge.language.Compilation.Compiled;
import judge.language.Compilation.Diagnostic;
import judge.language.Compilation.Refused;
import judge.language.SourceCompiler;
import judge.language.java.jvm.JvmImage;
import judge.language.java.jvm.VmLog;
import judge.problem.ProblemLimits;
import judge.reason.Reason;
import judge.reason.ReasonCode;
import judge.sandbox.Ending;
import judge.sandbox.Outcome;
import judge.sandbox.Resource;
import judge.sandbox.SandboxException;
import judge.sandbox.run.Sandbox;
import judge.submission.SourceText;
import judge.submission.SourceTexts;
import judge.submission.Submission;
import judge.submission.SubmissionFiles;

/**
 * Compiles submissions with the JDK's compiler in the sandbox. The compiler is given text and gives back class files;
 * it sees no file of the submission or the problem, and annotation processors do not run.
 */
public final class Javac implements SourceCompiler {

    private final CompilerProcess process;
    private final JvmImage.Later imageWithAll;

    /**
     * A compiler that runs on an image.
     *
     * @param imageWithAll for sources that use more of the standard library than {@code java.base}
     * @param folder the folder where its worker is laid down; it stays there
     * @throws SandboxException when its worker cannot be laid down
     */
    public Javac(Sandbox sandbox, JvmImage image, JvmImage.Later imageWithAll, Path folder) throws SandboxException {
        this.process = CompilerProcess.ofBase(sandbox, image, folder);
        this.imageWithAll = imageWithAll;
    }

    /** The options of the compiler for programs that use these modules. */
    public static List<String> options(List<String> modules) {
        return CompilerProcess.options(modules);
    }

    /** Makes a compiler for the submissions of a run: they share the start of a compiler. */
    @Override
    public SourceCompiler forMany(List<SubmissionFiles> submissions, ProblemLimits limits, int threads) {
        return submissions.size() < 2
                ? this
                : new BatchCompiler(this, new CompileAhead(process, submissions, limits, threads), Javac::compiled);
    }

    @Override
    public Compilation compile(Submission submission, ProblemLimits limits, Set<Integer> processors)
            throws SandboxException, InterruptedException {
        SourceTexts sources = SourceTexts.of(submission);
        if (sources.fault().isPresent()) {
            return refused(sources.fault().get(), sources, List.of(), Duration.ZERO);
        }
        Compilation compilation = compile(process, submission, sources, limits, processors);
        return compilation instanceof Refused refused && OtherModules.areMissedBy(refused.diagnostics())
                ? compile(process.withAll(imageWithAll.image()), submission, sources, limits, processors)
                : compilation;
    }

    /** Returns the result for a submission that was compiled together with others. */
    private static Compilation compiled(Submission submission, WorkerReply reply) {
        return judged(reply, SourceTexts.of(submission), submission, reply.time());
    }

    private static Compilation compile(
            CompilerProcess process,
            Submission submission,
            SourceTexts sources,
            ProblemLimits limits,
            Set<Integer> processors)
            throws SandboxException, InterruptedException {
        Outcome outcome = process.run(List.of(sources), limits.compileTime(), limits, processors);
        Duration cpuTime = outcome.usage().cpuTime();
        Optional<ReasonCode> failure = failure(outcome);
        if (failure.isPresent()) {
            return refused(reason(failure.get(), limits), sources, List.of(), cpuTime);
        }
        try {
            Optional<WorkerReply> reply = WorkerReply.read(outcome.stdout(), 1).get(0);
            return reply.isPresent()
                    ? judged(reply.get(), sources, submission, cpuTime)
                    : refused(Reason.of(ReasonCode.COMPILER_CRASHED), sources, List.of(), cpuTime);
        } catch (IOException e) {
            return refused(Reason.of(ReasonCode.COMPILER_CRASHED), sources, List.of(), cpuTime);
        }
    }

    private static Compilation judged(WorkerReply reply, SourceTexts sources, Submission submission, Duration cpuTime) {
        List<Diagnostic> diagnostics = NewerJava.inClasses(
                withSourceLines(reply.diagnostics(), sources), sources.plain().values());
        if (reply.errors() > 0) {
            return refused(compileError(reply.errors(), diagnostics), sources, diagnostics, cpuTime);
        }
        List<String> candidates;
        try {
            candidates = MainClass.candidates(reply.classes().values(), submission.problem(), submission.entry());
        } catch (RuntimeException e) { // How ASM says that something is not a class file.
            return refused(Reason.of(ReasonCode.COMPILER_CRASHED), sources, diagnostics, cpuTime);
        }
        if (candidates.size() != 1) {
            Reason reason = candidates.isEmpty()
                    ? Reason.of(ReasonCode.NO_MAIN_CLASS)
                    : Reason.of(ReasonCode.SEVERAL_MAIN_CLASSES, "classes", String.join(", ", candidates));
            return refused(reason, sources, diagnostics, cpuTime);
        }
        return new Compiled(files(reply), candidates.get(0), sources.charset(), diagnostics, cpuTime);
    }

    private static Map<String, byte[]> files(WorkerReply reply) {
        Map<String, byte[]> files = new LinkedHashMap<>();
        reply.classes().forEach((name, content) -> files.put(name.replace('.', '/') + ".class", content));
        return files;
    }

    private static Reason compileError(int errors, List<Diagnostic> diagnostics) {
        int present = Runtime.version().feature();
        OptionalInt needed = NewerJava.neededFor(diagnostics, present);
        return needed.isEmpty()
                ? Reason.of(ReasonCode.COMPILE_ERROR, "errors", errors)
                : Reason.of(
                        ReasonCode.COMPILE_ERROR,
                        "errors",
                        errors,
                        "javaLevel",
                        needed.getAsInt(),
                        "javaHere",
                        present);
    }

    private static Refused refused(Reason reason, SourceTexts sources, List<Diagnostic> diagnostics, Duration cpuTime) {
        return new Refused(reason, sources.charset(), diagnostics, cpuTime);
    }

    private static List<Diagnostic> withSourceLines(List<Diagnostic> diagnostics, SourceTexts sources) {
        List<Diagnostic> complete = new ArrayList<>();
        for (Diagnostic diagnostic : diagnostics) {
            SourceText source = sources.texts().get(diagnostic.file());
            String line = source == null ? "" : source.line(diagnostic.line());
            complete.add(new Diagnostic(
                    diagnostic.kind(),
                    diagnostic.file(),
                    diagnostic.line(),
                    diagnostic.column(),
                    diagnostic.message(),
                    line,
                    diagnostic.code()));
        }
        return complete;
    }

    private static Optional<ReasonCode> failure(Outcome outcome) {
        if (outcome.ending().isSuccess()) {
            return Optional.empty();
        }
        if (VmLog.isOutOfMemory(outcome)) {
            return Optional.of(ReasonCode.COMPILE_MEMORY_EXCEEDED);
        }
        if (outcome.ending() instanceof Ending.Exceeded exceeded) {
            Resource resource = exceeded.resource();
            return Optional.of(
                    resource == Resource.CPU_TIME || resource == Resource.WALL_TIME
                            ? ReasonCode.COMPILE_TIME_EXCEEDED
                            : resource == Resource.MEMORY
                                    ? ReasonCode.COMPILE_MEMORY_EXCEEDED
                                    : ReasonCode.COMPILER_CRASHED);
        }
        return Optional.of(ReasonCode.COMPILER_CRASHED);
    }

    private static Reason reason(ReasonCode code, ProblemLimits limits) {
        return switch (code) {
            case COMPILE_TIME_EXCEEDED -> Reason.of(
                    code, "limitMillis", limits.compileTime().toMillis());
            case COMPILE_MEMORY_EXCEEDED -> Reason.of(code, "limitBytes", limits.compileMemoryBytes());
            default -> Reason.of(code);
        };
    }
}
