package judge.language.file;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
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

    /** The beginning of a program, in which the name of its loader stands. */
    private static final int HEADERS = 4096;

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
                .map(Compilation.Diagnostic::message)
                .collect(Collectors.joining("\n"));
        throw failure(language, "it cannot build an empty program: " + (said.isEmpty() ? why(compilation) : said));
    }

    /** The reason, where the compiler has said nothing. */
    private static String why(Compilation compilation) {
        return compilation instanceof Compilation.Refused refused
                ? "the compiler says nothing (" + refused.reason().code().code() + ")"
                : "the compiler says nothing";
    }

    /**
     * Throws where a program that is started by itself wants a loader: it sees no libraries.
     *
     * @param program the file
     */
    static void requireStatic(LanguageFile language, byte[] program) throws SandboxException {
        String beginning = new String(program, 0, Math.min(program.length, HEADERS), StandardCharsets.ISO_8859_1);
        boolean alone = language.running().command().words().get(0).equals("{" + CommandWords.PROGRAM + "}");
        if (alone && (beginning.contains("/ld-linux") || beginning.contains("/ld-musl"))) {
            throw failure(
                    language.name(),
                    "the program is linked dynamically and sees no libraries: have it linked statically,"
                            + " or run it by a tool, as in run: \"{loader} {program}\"");
        }
    }

    static SandboxException failure(LanguageName language, String what) {
        return new SandboxException(language.title() + " does not work in the sandbox: " + what);
    }
}
