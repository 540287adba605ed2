package judge.hunt;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import judge.reason.Reason;
import judge.reason.ReasonCode;
import judge.verdict.Verdict;

/** A program that is a function from inputs to verdicts. */
public final class FakeTrial implements Trial {

    /** The time limit of the problem. */
    public static final Duration LIMIT = Duration.ofSeconds(1);

    private final Function<String, Verdict> program;
    private final BiFunction<String, Verdict, Duration> cpuTime;
    private final List<String> tried = new ArrayList<>();
    private int interruptAfter = Integer.MAX_VALUE;

    public FakeTrial(Function<String, Verdict> program) {
        this(program, (input, verdict) -> verdict == Verdict.TLE ? LIMIT.multipliedBy(3) : Duration.ofMillis(50));
    }

    /** A program that takes the given time, and is stopped where that is too long. */
    public FakeTrial(Function<String, Verdict> program, BiFunction<String, Verdict, Duration> cpuTime) {
        this.program = program;
        this.cpuTime = cpuTime;
    }

    /** Lets the trial behave after so many runs as if Ctrl-C had been pressed. */
    FakeTrial interruptedAfter(int runs) {
        interruptAfter = runs;
        return this;
    }

    List<String> tried() {
        return tried;
    }

    @Override
    public Optional<Reason> refusal() {
        return Optional.empty();
    }

    @Override
    public Duration cpuTimeLimit() {
        return LIMIT;
    }

    @Override
    public TrialResult run(String input) throws InterruptedException {
        return run(input, LIMIT);
    }

    @Override
    public TrialResult run(String input, Duration allowed) throws InterruptedException {
        if (tried.size() >= interruptAfter) {
            throw new InterruptedException();
        }
        tried.add(input);
        Verdict own = program.apply(input);
        Duration needed = cpuTime.apply(input, own);
        boolean stopped = needed.compareTo(allowed) > 0;
        Duration taken = stopped ? allowed.plusMillis(5) : needed;
        Verdict verdict = stopped ? Verdict.TLE : own == Verdict.TLE ? Verdict.AC : own;
        Optional<Reason> reason =
                verdict == Verdict.AC ? Optional.empty() : Optional.of(Reason.of(ReasonCode.NO_OUTPUT));
        byte[] text = "1\n".getBytes(StandardCharsets.US_ASCII);
        return new TrialResult(verdict, reason, text, text, taken);
    }

    @Override
    public void close() {}
}
