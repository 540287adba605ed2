package judge.language.python.run;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import judge.language.Execution;
import judge.language.RunInput;
import judge.language.RunLimits;
import judge.language.python.image.PlacedScript;
import judge.language.python.image.PythonImage;
import judge.language.python.image.Script;
import judge.sandbox.Calls;
import judge.sandbox.Mount;
import judge.sandbox.Outcome;
import judge.sandbox.SandboxException;
import judge.sandbox.run.Command;
import judge.sandbox.run.Sandbox;

/** Runs programs, each run in a fresh interpreter in the sandbox. */
public record Interpreter(Sandbox sandbox, PythonImage image) {

    /** The file that a script of the judge writes to, seen from the scratch folder: beside the working folder. */
    private static final String WRITTEN = Command.RUNTIME + "/judge-written";

    /**
     * One run from start to end.
     *
     * @param files of the program
     * @param processors the processors that it is bound to
     */
    public Execution run(LaidFiles files, RunInput input, RunLimits limits, Set<Integer> processors)
            throws SandboxException, InterruptedException {
        Mount program = mounted(files);
        String seen = sandbox.seenAs(program);
        List<String> line = new ArrayList<>(image.python(sandbox));
        line.add(seen + "/" + files.entry());
        Outcome outcome = run(line, List.of(image.mount(), program), input, limits, processors);
        return Execution.of(input, outcome, PythonEnd.of(outcome, seen, files));
    }

    /** The same with a sampler in the same process; what it wrote, empty where it wrote nothing. */
    public byte[] sample(LaidFiles files, RunInput input, RunLimits limits, Set<Integer> processors)
            throws SandboxException, InterruptedException {
        String seen = sandbox.seenAs(mounted(files));
        return written(around(image.script(Script.SAMPLER), seen, files, input, limits, processors));
    }

    /**
     * Runs small changes of the program, one after the other in one process, which it could deceive.
     *
     * @param script makes the changes and runs them
     * @param each the time that a change may run
     * @return the script's end; {@link #written} has what it said of them
     */
    public Outcome tryChanges(
            PlacedScript script,
            LaidFiles files,
            RunInput input,
            Duration each,
            RunLimits limits,
            Set<Integer> processors)
            throws SandboxException, InterruptedException {
        return around(script, String.valueOf(each.toMillis()), files, input, limits, processors);
    }

    /** Output of the script that ran the program; empty where it wrote nothing. */
    public static byte[] written(Outcome outcome) {
        return outcome.collected().getOrDefault(WRITTEN, new byte[0]);
    }

    /** Runs a script that runs the program. */
    private Outcome around(
            PlacedScript script,
            String told,
            LaidFiles files,
            RunInput input,
            RunLimits limits,
            Set<Integer> processors)
            throws SandboxException, InterruptedException {
        Mount program = mounted(files);
        List<String> line = new ArrayList<>(image.around(sandbox, script));
        line.addAll(List.of(told, "../" + WRITTEN, sandbox.seenAs(program) + "/" + files.entry()));
        List<Mount> mounts = new ArrayList<>(image.mounts(script));
        mounts.add(program);
        return run(line, mounts, input.collecting(WRITTEN), limits, processors);
    }

    private static Mount mounted(LaidFiles files) {
        return new Mount(files.folder().toAbsolutePath(), PythonImage.PROGRAM);
    }

    /** A script of the judge's own in place of a program. */
    Outcome run(Script script, RunLimits limits, Set<Integer> processors)
            throws SandboxException, InterruptedException {
        return run(
                image.around(sandbox, image.script(script)),
                List.of(image.mount()),
                RunInput.empty(),
                limits,
                processors);
    }

    private Outcome run(
            List<String> beginning, List<Mount> mounts, RunInput input, RunLimits limits, Set<Integer> processors)
            throws SandboxException, InterruptedException {
        List<String> line = new ArrayList<>(beginning);
        line.addAll(input.arguments());
        List<String> collected = new ArrayList<>(input.collected());
        input.outputFile().ifPresent(name -> collected.add(Command.WORK + "/" + name));
        Command command = new Command(
                        line, image.environment(), mounts, input.content(), input.files(), collected, processors)
                .calling(Calls.USUAL_WITHOUT_FAULTS)
                .talkingAs(input.peer());
        return sandbox.run(command, limits.ofCommand(0, limits.memoryBytes()));
    }
}
