package judge.language.gnu.run;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import judge.language.Execution;
import judge.language.Program;
import judge.language.ProgramEnd;
import judge.language.RunInput;
import judge.language.RunLimits;
import judge.language.tool.ProgramFolder;
import judge.problem.MemoryRule;
import judge.sandbox.Ending;
import judge.sandbox.Limits;
import judge.sandbox.Mount;
import judge.sandbox.Outcome;
import judge.sandbox.Resource;
import judge.sandbox.SandboxException;
import judge.sandbox.Usage;
import judge.sandbox.run.Command;
import judge.sandbox.run.Sandbox;

/**
 * A statically linked program, laid down.
 *
 * @param root a root folder with nothing but the locale
 * @param folder the folder that the program is in
 * @param name of its file
 * @param declaredBytes the memory that it takes before it does anything
 */
record StaticProgram(Sandbox sandbox, Path root, ProgramFolder folder, String name, long declaredBytes)
        implements Program {

    private static final Map<String, String> ENVIRONMENT = Map.of("LC_ALL", "C.UTF-8", "HOME", "/nonexistent");

    private static final long STACK_SLACK_BYTES = 128L << 20;

    @Override
    public Execution run(RunInput input, RunLimits limits, Set<Integer> processors)
            throws SandboxException, InterruptedException {
        if (limits.memory() == MemoryRule.DECLARED && declaredBytes > limits.memoryBytes()) {
            return Execution.of(input, notRun(), new ProgramEnd.TooLarge(declaredBytes));
        }
        Outcome outcome = sandbox.run(command(input, processors), sandboxLimits(limits));
        return Execution.of(input, outcome, ProgramEnd.of(outcome.ending(), ProgramEnd.Failed::with));
    }

    private Outcome notRun() {
        return new Outcome(
                new Ending.Exceeded(Resource.MEMORY),
                new Usage(Duration.ZERO, Duration.ZERO, declaredBytes),
                new byte[0],
                new byte[0],
                Map.of(),
                List.of(),
                List.of());
    }

    private Command command(RunInput input, Set<Integer> processors) {
        Mount program = new Mount(folder.path().toAbsolutePath(), NativePrograms.MOUNTED);
        List<String> line = new ArrayList<>(List.of(sandbox.seenAs(program) + "/" + name));
        line.addAll(input.arguments());
        List<String> collected = new ArrayList<>(input.collected());
        input.outputFile().ifPresent(file -> collected.add(Command.WORK + "/" + file));
        return new Command(
                        line,
                        ENVIRONMENT,
                        List.of(new Mount(root, "/"), program),
                        input.content(),
                        input.files(),
                        collected,
                        processors)
                .talkingAs(input.peer());
    }

    /**
     * The stack may take all the memory that there is, and some more: who takes more than that is always over the limit
     * of memory, and never ends in a way that depends on who looks first.
     */
    private static Limits sandboxLimits(RunLimits limits) {
        return limits.ofCommand(0, limits.memoryBytes() + limits.runtimeBytes() + STACK_SLACK_BYTES);
    }

    @Override
    public void close() throws IOException {
        folder.close();
    }
}
