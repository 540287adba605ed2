package judge.program;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import judge.language.Execution;
import judge.language.Program;
import judge.language.ProgramEnd;
import judge.language.RunInput;
import judge.language.RunLimits;
import judge.language.tool.ProgramFolder;
import judge.reason.Reason;
import judge.reason.ReasonCode;
import judge.sandbox.Calls;
import judge.sandbox.Ending;
import judge.sandbox.Mount;
import judge.sandbox.Outcome;
import judge.sandbox.SandboxException;
import judge.sandbox.run.Command;
import judge.sandbox.run.Sandbox;

/**
 * A program that is started by a file {@code run}, in whatever language: what it needs must be on a usual system.
 *
 * @param root the part of the host that it sees
 * @param folder its own files
 * @param start the beginning of its command line
 */
record ScriptProgram(Sandbox sandbox, ShellRoot root, Optional<ProgramFolder> folder, List<String> start)
        implements Program {

    /** BAPCtools starts the validators of interactive problems in their own folder, and some rely on it: "./jury". */
    private static final List<String> AMONG_ITS_FILES =
            List.of("/bin/sh", "-c", "ln -s \"${0%/*}\"/* . 2>/dev/null; exec \"$0\" \"$@\"");

    private static final String BESIDE_WORK = "../" + Command.RUNTIME;

    @Override
    public Execution run(RunInput input, RunLimits limits, Set<Integer> processors)
            throws SandboxException, InterruptedException {
        Outcome outcome = sandbox.run(command(input, processors), limits.ofCommand(0, 0));
        return Execution.of(input, outcome, end(outcome));
    }

    /** Makes the program of a folder with a file {@code run}. */
    static ScriptProgram in(ProgramFolder folder, Sandbox sandbox, ShellRoot root) {
        String run = sandbox.seenAs(mount(folder)) + "/" + ScriptPrograms.RUN;
        return new ScriptProgram(sandbox, root, Optional.of(folder), List.of(run));
    }

    /** The same which finds its own files in its working folder. */
    ScriptProgram amongItsFiles() {
        List<String> line = new ArrayList<>(AMONG_ITS_FILES);
        line.addAll(start);
        return folder.isPresent() ? new ScriptProgram(sandbox, root, folder, line) : this;
    }

    private static Mount mount(ProgramFolder folder) {
        return new Mount(folder.path().toAbsolutePath(), ScriptPrograms.MOUNTED);
    }

    private Command command(RunInput input, Set<Integer> processors) {
        List<Mount> mounts = new ArrayList<>(root.mounts());
        folder.ifPresent(own -> mounts.add(mount(own)));
        List<String> line = new ArrayList<>();
        if (folder.isPresent() && input.peer().isPresent()) {
            line.addAll(AMONG_ITS_FILES);
        }
        line.addAll(start);
        boolean walled = root.isSeenAsRoot(sandbox);
        input.arguments().forEach(argument -> line.add(walled ? wherever(argument, input.files()) : argument));
        List<String> collected = new ArrayList<>(input.collected());
        input.outputFile().ifPresent(name -> collected.add(Command.WORK + "/" + name));
        Command command = new Command(
                line, ShellRoot.environment(walled), mounts, input.content(), input.files(), collected, processors);
        return command.calling(Calls.STARTING).talkingAs(input.peer());
    }

    /** Many scripts go to their own folder first: what names a file has to name it from there, too. */
    private static String wherever(String argument, Map<String, byte[]> files) {
        if (argument.startsWith(BESIDE_WORK + "/")) {
            return ShellRoot.inScratch(Command.RUNTIME) + argument.substring(BESIDE_WORK.length());
        }
        return files.containsKey(argument) ? ShellRoot.inScratch(Command.WORK + "/" + argument) : argument;
    }

    private static ProgramEnd end(Outcome outcome) {
        if (outcome.ending() instanceof Ending.Exceeded exceeded) {
            return new ProgramEnd.OverLimit(exceeded.resource());
        }
        return outcome.ending().isSuccess()
                ? new ProgramEnd.Well()
                : new ProgramEnd.Failed(Reason.of(ReasonCode.EXIT_STATUS, "status", String.valueOf(outcome.ending())));
    }

    @Override
    public void close() throws IOException {
        if (folder.isPresent()) {
            folder.get().close();
        }
    }
}
