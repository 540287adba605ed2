package judge.compile;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import judge.compile.Compilation.Compiled;
import judge.compile.Compilation.Diagnostic;
import judge.compile.Compilation.Refused;
import judge.compile.worker.CompileWorker;
import judge.jvm.ClassFolder;
import judge.jvm.JvmArguments;
import judge.jvm.JvmImage;
import judge.jvm.VmLog;
import judge.problem.ProblemLimits;
import judge.reason.Reason;
import judge.reason.ReasonCode;
import judge.sandbox.Command;
import judge.sandbox.Ending;
import judge.sandbox.Limits;
import judge.sandbox.Mount;
import judge.sandbox.Outcome;
import judge.sandbox.Resource;
import judge.sandbox.Sandbox;
import judge.sandbox.SandboxException;
import judge.submission.Submission;

/**
 * Compiles submissions with the JDK's compiler in the sandbox. The compiler is given text and gives back class files; it
 * sees no file of the submission or the problem, and annotation processors do not run.
 */
public final class Javac implements AutoCloseable {

    private static final long OUTPUT_BYTES = 64 << 20;
    private static final long SCRATCH_BYTES = 1 << 20;
    private static final long OVERHEAD_BYTES = 300 << 20;
    private static final int THREADS = 64;

    /** Only what the image that runs the program has is there to compile against. */
    private static final List<String> OPTIONS =
            List.of("-proc:none", "-implicit:none", "-Xlint:none", "-nowarn", "--limit-modules", "java.base");

    private final Sandbox sandbox;
    private final JvmImage image;
    private final ClassFolder worker;

    /**
     * A compiler that runs on an image.
     *
     * @throws SandboxException when its worker cannot be laid down
     */
    public Javac(Sandbox sandbox, JvmImage image) throws SandboxException {
        this.sandbox = sandbox;
        this.image = image;
        try {
            this.worker = ClassFolder.create();
            worker.add(CompileWorker.class);
        } catch (IOException e) {
            throw new SandboxException("cannot lay down the compiler's worker", e);
        }
    }

    /**
     * Compiles a submission.
     *
     * @param cpu the processor to use
     */
    public Compilation compile(Submission submission, ProblemLimits limits, OptionalInt cpu)
            throws SandboxException, InterruptedException {
        Sources sources = Sources.of(submission, limits.codeBytes());
        if (sources.fault().isPresent()) {
            return new Refused(sources.fault().get(), sources.charset(), List.of(), Duration.ZERO);
        }
        Outcome outcome = sandbox.run(command(sources, limits, cpu), sandboxLimits(limits));
        Optional<ReasonCode> failure = failure(outcome);
        if (failure.isPresent()) {
            return refused(reason(failure.get(), limits), sources, List.of(), outcome);
        }
        try {
            return judged(WorkerReply.read(outcome.stdout()), sources, submission.problem(), outcome);
        } catch (IOException e) {
            return refused(Reason.of(ReasonCode.COMPILER_CRASHED), sources, List.of(), outcome);
        }
    }

    private static Compilation judged(WorkerReply reply, Sources sources, String problem, Outcome outcome) {
        List<Diagnostic> diagnostics = withSourceLines(reply.diagnostics(), sources);
        if (reply.errors() > 0) {
            return refused(compileError(reply.errors(), diagnostics), sources, diagnostics, outcome);
        }
        List<String> candidates;
        try {
            candidates = MainClass.candidates(reply.classes().values(), problem);
        } catch (RuntimeException e) { // ASM's way to say that a class file is none.
            return refused(Reason.of(ReasonCode.COMPILER_CRASHED), sources, diagnostics, outcome);
        }
        if (candidates.isEmpty()) {
            return refused(Reason.of(ReasonCode.NO_MAIN_CLASS), sources, diagnostics, outcome);
        }
        if (candidates.size() > 1) {
            Reason reason = Reason.of(ReasonCode.SEVERAL_MAIN_CLASSES, "classes", String.join(", ", candidates));
            return refused(reason, sources, diagnostics, outcome);
        }
        return new Compiled(
                reply.classes(),
                candidates.get(0),
                sources.charset(),
                diagnostics,
                outcome.usage().cpuTime());
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

    private static Refused refused(Reason reason, Sources sources, List<Diagnostic> diagnostics, Outcome outcome) {
        return new Refused(
                reason, sources.charset(), diagnostics, outcome.usage().cpuTime());
    }

    private static List<Diagnostic> withSourceLines(List<Diagnostic> diagnostics, Sources sources) {
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
                    line));
        }
        return complete;
    }

    private static Optional<ReasonCode> failure(Outcome outcome) {
        if (outcome.ending().equals(new Ending.Exited(0))) {
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

    private Command command(Sources sources, ProblemLimits limits, OptionalInt cpu) {
        Mount classes = new Mount(worker.path().toAbsolutePath(), "/worker");
        List<String> line = new ArrayList<>();
        line.add(image.java(sandbox));
        line.addAll(JvmArguments.forCompiling(limits.compileMemoryBytes()));
        line.addAll(List.of("-cp", sandbox.seenAs(classes), CompileWorker.class.getName()));
        line.addAll(OPTIONS);
        return new Command(
                line,
                Map.of("LC_ALL", "C.UTF-8"),
                List.of(image.mount(), classes),
                request(sources),
                Map.of(),
                VmLog.files(),
                cpu);
    }

    private static byte[] request(Sources sources) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (DataOutputStream out = new DataOutputStream(bytes)) {
            out.writeInt(sources.texts().size());
            for (Map.Entry<String, SourceText> source : sources.texts().entrySet()) {
                for (String text : List.of(source.getKey(), source.getValue().text())) {
                    byte[] encoded = text.getBytes(StandardCharsets.UTF_8);
                    out.writeInt(encoded.length);
                    out.write(encoded);
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException("memory does not fail", e);
        }
        return bytes.toByteArray();
    }

    private static Limits sandboxLimits(ProblemLimits limits) {
        return new Limits(
                limits.compileTime(),
                limits.compileTime().multipliedBy(2),
                limits.compileMemoryBytes() + OVERHEAD_BYTES,
                OUTPUT_BYTES,
                SCRATCH_BYTES,
                100,
                THREADS);
    }

    @Override
    public void close() throws IOException {
        worker.close();
    }
}
