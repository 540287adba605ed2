package judge.language.python.compile;

import java.util.List;
import java.util.Map;
import java.util.Set;
import judge.language.python.image.PlacedScript;
import judge.language.python.image.PythonImage;
import judge.problem.ProblemLimits;
import judge.sandbox.Limits;
import judge.sandbox.Outcome;
import judge.sandbox.SandboxException;
import judge.sandbox.run.Command;
import judge.sandbox.run.Sandbox;
import judge.submission.SourceFile;

/** A script of the judge that reads sources and runs nothing of them. */
public record SourceScript(Sandbox sandbox, PythonImage image, PlacedScript script) {

    private static final long OUTPUT_BYTES = 1 << 20;
    private static final long SCRATCH_BYTES = 1 << 20;
    private static final int SCRATCH_FILES = 10;
    private static final int THREADS = 8;

    /** Runs the script on sources; returns its reply, for {@link SyntaxReply#read}. */
    public Outcome run(List<SourceFile> sources, ProblemLimits limits, Set<Integer> processors)
            throws SandboxException, InterruptedException {
        Command command = new Command(
                image.closed(sandbox, script),
                image.environment(),
                image.mounts(script),
                SyntaxReply.request(sources),
                Map.of(),
                List.of(),
                processors);
        return sandbox.run(
                command,
                new Limits(
                        limits.compileTime(),
                        limits.compileTime().multipliedBy(2),
                        limits.compileMemoryBytes(),
                        0,
                        OUTPUT_BYTES,
                        SCRATCH_BYTES,
                        SCRATCH_FILES,
                        THREADS,
                        0));
    }
}
