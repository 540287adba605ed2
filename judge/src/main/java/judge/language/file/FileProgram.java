package judge.language.file;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import judge.language.Execution;
import judge.language.Program;
import judge.language.ProgramEnd;
import judge.language.RunInput;
import judge.language.RunLimits;
import judge.language.tool.ProgramFolder;
import judge.sandbox.Calls;
import judge.sandbox.Mount;
import judge.sandbox.Outcome;
import judge.sandbox.SandboxException;
import judge.sandbox.run.Command;
import judge.sandbox.run.Sandbox;

/**
 * A program, laid down.
 *
 * @param folder the folder that it is in
 * @param entry the file that is started
 */
record FileProgram(LanguageFile language, Sandbox sandbox, RunRoot root, ProgramFolder folder, String entry)
        implements Program {

    private static final Map<String, String> ENVIRONMENT =
            Map.of("LC_ALL", "C.UTF-8", "HOME", "/nonexistent", "ONLINE_JUDGE", "true");

    /** The part of a stack that may grow beyond the memory limit: who takes that much is over the limit in any case. */
    private static final long STACK_SLACK_BYTES = 128L << 20;

    @Override
    public Execution run(RunInput input, RunLimits limits, Set<Integer> processors)
            throws SandboxException, InterruptedException {
        Mount program = new Mount(folder.path().toAbsolutePath(), ToolRoot.PROGRAM);
        String seen = sandbox.seenAs(program);
        Map<String, String> values = values(seen, limits);
        List<String> line = new ArrayList<>(language.running().command().filled(values, List.of()));
        line.addAll(input.arguments());
        List<String> collected = new ArrayList<>(input.collected());
        input.outputFile().ifPresent(file -> collected.add(Command.WORK + "/" + file));
        Command command = new Command(
                        line,
                        environment(values),
                        List.of(root.mount(), program),
                        input.content(),
                        input.files(),
                        collected,
                        processors)
                .calling(Calls.USUAL_WITHOUT_FAULTS)
                .talkingAs(input.peer());
        Outcome outcome = sandbox.run(command, limits.ofCommand(0, stackBytes(limits)));
        return Execution.of(input, outcome, end(outcome, seen));
    }

    private Map<String, String> values(String seen, RunLimits limits) {
        Map<String, String> values = new HashMap<>(root.values());
        values.put(CommandWords.MAIN, seen + "/" + entry);
        values.put(CommandWords.PROGRAM, seen + "/" + entry);
        values.put(CommandWords.OUT, seen);
        values.put(CommandWords.MEMORY, String.valueOf(Math.max(1, limits.memoryBytes() >> 20)));
        values.put(
                CommandWords.STACK,
                String.valueOf(Math.max(1, (limits.memoryBytes() - limits.memoryBytes() / 4) >> 20)));
        return values;
    }

    private Map<String, String> environment(Map<String, String> values) {
        Map<String, String> environment = new HashMap<>(ENVIRONMENT);
        language.running()
                .environment()
                .forEach((name, value) -> environment.put(name, CommandWords.filled(value, values)));
        return environment;
    }

    private static long stackBytes(RunLimits limits) {
        return limits.memoryBytes() + limits.runtimeBytes() + STACK_SLACK_BYTES;
    }

    /** Only the sandbox tells that the memory limit was passed: a program can print any words of a runtime. */
    private ProgramEnd end(Outcome outcome, String seen) {
        return ProgramEnd.of(outcome.ending(), status -> language.running()
                .uncaught()
                .flatMap(form ->
                        UncaughtError.in(new String(outcome.stderr(), StandardCharsets.UTF_8), form, seen + "/"))
                .map(error -> (ProgramEnd) ProgramEnd.Failed.uncaught(error.thrown(), error.file(), error.line()))
                .orElseGet(() -> ProgramEnd.Failed.with(status)));
    }

    @Override
    public void close() throws IOException {
        folder.close();
    }
}
