package judge.hunt;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import judge.reason.Reason;
import judge.reason.ReasonCode;
import judge.verdict.Verdict;

/** A program that is a function from inputs to verdicts. */
public final class FakeTrial implements Trial {

    private final Function<String, Verdict> program;
    private final List<String> tried = new ArrayList<>();
    private int interruptAfter = Integer.MAX_VALUE;

    public FakeTrial(Function<String, Verdict> program) {
        this.program = program;
    }

    /** From then on it behaves as if Ctrl-C had been pressed. */
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
    public Finding run(String input) throws InterruptedException {
        if (tried.size() >= interruptAfter) {
            throw new InterruptedException();
        }
        tried.add(input);
        Verdict verdict = program.apply(input);
        Optional<Reason> reason =
                verdict == Verdict.AC ? Optional.empty() : Optional.of(Reason.of(ReasonCode.NO_OUTPUT));
        byte[] text = "1\n".getBytes(StandardCharsets.US_ASCII);
        return new Finding(verdict, reason, text, text, Duration.ofMillis(50));
    }

    @Override
    public Finding run(String input, Duration cpuTime) throws InterruptedException {
        return run(input);
    }

    @Override
    public void close() {}
}
