package judge.language.java.compile;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import judge.language.Compilation;
import judge.language.Compilation.Diagnostic;
import judge.language.Compilation.Refused;
import judge.language.SourceCompiler;
import judge.language.java.jvm.JvmImage;
import judge.problem.ProblemLimits;
import judge.reason.Reason;
import judge.reason.ReasonCode;
import judge.sandbox.SandboxException;
import judge.sandbox.run.Sandbox;
import judge.submission.Submission;
import judge.submission.SubmissionFiles;

/**
 * Compiles submissions with the JDK's compiler in the sandbox. The compiler is given text and gives back class files;
 * it sees no file of the submission or the problem, and annotation processors do not run.
 */
public final class Javac implements SourceCompiler {

    private static final CompileAhead.Pace PACE =
            new CompileAhead.Pace(16, Duration.ofSeconds(3), Duration.ofMillis(500));

    private static final ReplyReading READING = new ReplyReading(NewerJava::inClasses, Javac::compileError, "");

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
                : new BatchCompiler(
                        this, new CompileAhead(process, PACE, submissions, limits, threads), READING::compiled);
    }

    @Override
    public Compilation compile(Submission submission, ProblemLimits limits, Set<Integer> processors)
            throws SandboxException, InterruptedException {
        Compilation compilation = READING.compile(process, submission, limits, processors);
        return compilation instanceof Refused refused && OtherModules.areMissedBy(refused.diagnostics())
                ? READING.compile(process.withAll(imageWithAll.image()), submission, limits, processors)
                : compilation;
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
}
