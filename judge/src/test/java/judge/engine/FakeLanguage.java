package judge.engine;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import judge.language.Allowance;
import judge.language.Compilation;
import judge.language.Compilation.Compiled;
import judge.language.Compilation.Refused;
import judge.language.Execution;
import judge.language.Language;
import judge.language.Program;
import judge.language.ProgramEnd;
import judge.language.ProgramRuntime;
import judge.language.RunInput;
import judge.language.RunLimits;
import judge.language.SourceCompiler;
import judge.problem.ProblemLimits;
import judge.reason.Reason;
import judge.reason.ReasonCode;
import judge.sandbox.Ending;
import judge.sandbox.Outcome;
import judge.sandbox.Resource;
import judge.sandbox.Usage;
import judge.source.LanguageName;
import judge.submission.Submission;

/**
 * A language whose compiler is a function and whose runtime is a script: the source says, a line for each run, how the
 * program ends. {@code prints 3} answers, {@code status 2} fails, {@code memory}, {@code time} and {@code crash} end by
 * the runtime, over a limit, by a signal. The last line stands for all further runs; {@code nonsense} does not compile.
 */
final class FakeLanguage implements SourceCompiler, ProgramRuntime {

    static final LanguageName NAME = new LanguageName("fake", "Fake", List.of(".fake"));

    private static final Allowance ALLOWANCE = new Allowance(Duration.ofMillis(7), "none", 11, 0, 0);

    private int open;

    static Language language() {
        FakeLanguage both = new FakeLanguage();
        return new Language(NAME, both, both);
    }

    @Override
    public Compilation compile(Submission submission, ProblemLimits limits, Set<Integer> processors) {
        if (submission.sources().isEmpty()) {
            return refused(ReasonCode.NO_SOURCE);
        }
        String script = new String(submission.sources().get(0).content(), UTF_8);
        return script.contains("nonsense")
                ? refused(ReasonCode.COMPILE_ERROR)
                : new Compiled(Map.of(), script, Optional.empty(), List.of(), Duration.ofMillis(3));
    }

    private static Compilation refused(ReasonCode why) {
        return new Refused(Reason.of(why), Optional.empty(), List.of(), Duration.ZERO);
    }

    @Override
    public synchronized Program layDown(Compiled compiled) {
        open++;
        List<String> lines = compiled.entry().lines().toList();
        return new Program() {
            private int runs;

            @Override
            public synchronized Execution run(RunInput input, RunLimits limits, Set<Integer> processors) {
                String line = lines.get(Math.min(runs, lines.size() - 1));
                runs++;
                return FakeLanguage.run(line, input);
            }

            @Override
            public void close() {
                synchronized (FakeLanguage.this) {
                    open--;
                }
            }
        };
    }

    private static Execution run(String line, RunInput input) {
        String word = line.split(" ", 2)[0];
        return switch (word) {
            case "prints" -> ended(input, new Ending.Exited(0), new ProgramEnd.Well(), line.substring(7) + "\n");
            case "status" -> ended(
                    input,
                    new Ending.Exited(2),
                    new ProgramEnd.Failed(Reason.of(ReasonCode.EXIT_STATUS, "status", 2)),
                    "");
            case "memory" -> ended(
                    input, new Ending.Exited(0), new ProgramEnd.ByRuntime(ProgramEnd.Word.OUT_OF_MEMORY), "");
            case "time" -> ended(
                    input, new Ending.Exceeded(Resource.WALL_TIME), new ProgramEnd.OverLimit(Resource.WALL_TIME), "");
            case "crash" -> ended(input, new Ending.Signalled(11), new ProgramEnd.Signalled(11), "");
            default -> throw new IllegalArgumentException("no such ending: " + line);
        };
    }

    private static Execution ended(RunInput input, Ending ending, ProgramEnd end, String stdout) {
        Usage usage = new Usage(Duration.ofMillis(20), Duration.ofMillis(25), 1 << 20);
        Outcome outcome =
                new Outcome(ending, usage, stdout.getBytes(UTF_8), new byte[0], Map.of(), List.of(), List.of());
        return Execution.of(input, outcome, end);
    }

    /** Returns the number of programs that lie about. */
    synchronized int open() {
        return open;
    }

    @Override
    public Allowance allowance() {
        return ALLOWANCE;
    }

    @Override
    public String surroundings() {
        return "fake 1";
    }
}
