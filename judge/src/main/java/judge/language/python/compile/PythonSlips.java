package judge.language.python.compile;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import judge.language.Compilation.Diagnostic;
import judge.language.Rerun;
import judge.language.python.image.PythonImage;
import judge.language.python.image.Script;
import judge.sandbox.Outcome;
import judge.sandbox.SandboxException;
import judge.sandbox.run.Sandbox;
import judge.submission.SourceFile;

/** Finds code that is allowed and seldom meant, in sources that compile; a script in the sandbox looks for it. */
public final class PythonSlips {

    /** CPU time of the script. */
    public static final Duration TIME = Duration.ofSeconds(1);

    private final SourceScript script;

    public PythonSlips(Sandbox sandbox, PythonImage image) {
        script = new SourceScript(sandbox, image, Script.SLIPS);
    }

    /**
     * The first of each kind, the surest kind first; the code is that of the kind, the message a name in the source.
     *
     * @param failure the failure that they would explain: wrong, crash, slow or memory
     */
    public List<Diagnostic> found(Rerun failed, String failure, Set<Integer> processors)
            throws SandboxException, InterruptedException {
        List<SourceFile> sources = failed.submission().sources();
        Outcome outcome = script.run(sources, failed.limits().compiledWithin(TIME), processors);
        failed.clock().step(outcome);
        try {
            return SyntaxReply.read(outcome.stdout(), sources).stream()
                    .filter(one -> one.kind().equals(failure))
                    .toList();
        } catch (IOException e) {
            return List.of(); // Too long a source, or one that has kept the script busy: nothing is seen.
        }
    }
}
