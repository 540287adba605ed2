package judge.explain.python;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import judge.cause.Catalogue;
import judge.cause.Cause;
import judge.language.Compilation.Diagnostic;
import judge.language.Rerun;
import judge.language.python.compile.SourceScript;
import judge.language.python.compile.SyntaxReply;
import judge.language.python.image.PythonImage;
import judge.reason.Hint;
import judge.sandbox.Outcome;
import judge.sandbox.SandboxException;
import judge.sandbox.run.Sandbox;
import judge.submission.SourceFile;

/**
 * Says what code means that is allowed and seldom meant, in sources that compile; a script in the sandbox looks for it.
 */
record SlipHints(Sandbox sandbox, PythonImage image, PythonScripts scripts) {

    /** CPU time of the script. */
    static final Duration TIME = Duration.ofSeconds(1);

    private static final String LANGUAGE = "python-";

    /**
     * The first of each kind, the surest kind first.
     *
     * @param failure the failure that they would explain: wrong, crash, slow or memory
     */
    List<Hint> of(Rerun failed, String failure, Set<Integer> processors) throws SandboxException, InterruptedException {
        List<SourceFile> sources = failed.submission().sources();
        SourceScript script = new SourceScript(sandbox, image, scripts.script("slips.py"));
        Outcome outcome = script.run(sources, failed.limits().compiledWithin(TIME), processors);
        failed.clock().step(outcome);
        try {
            return SyntaxReply.read(outcome.stdout(), sources).stream()
                    .filter(one -> one.kind().equals(failure))
                    .flatMap(one -> hint(one).stream())
                    .toList();
        } catch (IOException e) {
            return List.of(); // Too long a source, or one that has kept the script busy: nothing is seen.
        }
    }

    private static Optional<Hint> hint(Diagnostic slip) {
        return Catalogue.named(LANGUAGE + slip.code())
                .or(() -> Catalogue.named(slip.code()))
                .map(Cause::code)
                .map(code -> slip.message().isEmpty() ? Hint.of(code) : Hint.of(code, "name", slip.message()))
                .map(hint -> hint.with("line", slip.line()));
    }
}
