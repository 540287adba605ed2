package judge.language.file;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import judge.language.Compilation;
import judge.language.Compilation.Compiled;
import judge.language.SourceCompiler;
import judge.problem.LanguageRules;
import judge.problem.ProblemLimits;
import judge.sandbox.SandboxException;
import judge.source.LanguageName;
import judge.submission.SourceFile;
import judge.submission.Submission;

/** The program of a language file that does nothing: what a runtime itself needs is measured with it. */
public final class EmptyProgram {

    private static final int MOST_SOURCE_BYTES = 1 << 20;

    private static final Duration BUILDING = Duration.ofSeconds(60);

    private EmptyProgram() {}

    /**
     * Builds it.
     *
     * @param source its text, as the language's file has it
     * @param mostBytes the most memory that the compiler may take
     * @throws SandboxException if it does not compile: the language does not work here
     */
    public static Compiled built(
            LanguageName language, SourceCompiler compiler, String source, long mostBytes, Set<Integer> processors)
            throws SandboxException, InterruptedException {
        SourceFile only = new SourceFile("main" + language.endings().get(0), source.getBytes(StandardCharsets.UTF_8));
        Submission submission = Submission.of("nothing", "judge", "nothing", List.of(only), MOST_SOURCE_BYTES);
        ProblemLimits limits = new ProblemLimits(
                Duration.ofSeconds(1), LanguageRules.NONE, 256 << 20, 4096, MOST_SOURCE_BYTES, BUILDING, mostBytes);
        Compilation compilation = compiler.compile(submission, limits, processors);
        if (compilation instanceof Compiled compiled) {
            return compiled;
        }
        String said = compilation.diagnostics().stream()
                .findFirst()
                .map(Compilation.Diagnostic::message)
                .orElse(compilation.toString());
        throw failure(language, "it cannot build an empty program: " + said);
    }

    static SandboxException failure(LanguageName language, String what) {
        return new SandboxException(language.title() + " does not work in the sandbox: " + what);
    }
}
