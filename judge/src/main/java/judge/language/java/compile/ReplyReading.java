package judge.language.java.compile;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import judge.language.Compilation;
import judge.language.Compilation.Compiled;
import judge.language.Compilation.Diagnostic;
import judge.language.Compilation.Refused;
import judge.language.java.jvm.VmLog;
import judge.problem.ProblemLimits;
import judge.reason.Reason;
import judge.reason.ReasonCode;
import judge.sandbox.Ending;
import judge.sandbox.Outcome;
import judge.sandbox.Resource;
import judge.sandbox.SandboxException;
import judge.submission.SourceText;
import judge.submission.SourceTexts;
import judge.submission.Submission;

/**
 * Makes of what a compiler's process did what came of a submission.
 *
 * @param reworded the diagnostics in other words, with all sources at hand
 * @param error the reason for a number of errors, of which these were told
 * @param mainSuffix the end of the name of a main class, after {@code Main} or the problem's name
 */
record ReplyReading(
        BiFunction<List<Diagnostic>, Collection<String>, List<Diagnostic>> reworded,
        BiFunction<Integer, List<Diagnostic>, Reason> error,
        String mainSuffix) {

    /** Compiles a submission alone. */
    Compilation compile(CompilerProcess process, Submission submission, ProblemLimits limits, Set<Integer> processors)
            throws SandboxException, InterruptedException {
        SourceTexts sources = SourceTexts.of(submission);
        if (sources.fault().isPresent()) {
            return refused(sources.fault().get(), sources, List.of(), Duration.ZERO);
        }
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

    /** Returns the result for a submission that was compiled together with others. */
    Compilation compiled(Submission submission, WorkerReply reply) {
        return judged(reply, SourceTexts.of(submission), submission, reply.time());
    }

    private Compilation judged(WorkerReply reply, SourceTexts sources, Submission submission, Duration cpuTime) {
        List<Diagnostic> diagnostics = reworded.apply(
                withSourceLines(reply.diagnostics(), sources), sources.plain().values());
        if (reply.errors() > 0) {
            return refused(error.apply(reply.errors(), diagnostics), sources, diagnostics, cpuTime);
        }
        List<String> candidates;
        try {
            candidates = MainClass.candidates(
                    reply.classes().values(), submission.problem(), mainSuffix, submission.entry());
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
