package judge.check;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import judge.program.PackageProgram;
import judge.reason.Reason;
import judge.reason.ReasonCode;
import judge.sandbox.Command;
import judge.sandbox.Outcome;
import judge.sandbox.SandboxException;

/**
 * The problem's own output validator, invoked as the Kattis format has it: {@code validator input answer feedback_dir/
 * arguments < output}; status 42 means accepted, 43 rejected, and any other status is the validator's own failure.
 */
public final class ExternalChecker implements Checker {

    /** The status of a validator that accepts. */
    public static final int ACCEPTS = PackageProgram.ACCEPTS;

    private static final int REJECTS = 43;
    private static final String FEEDBACK = "../" + Command.RUNTIME + "/";
    private static final String MULTIPLIER = Command.RUNTIME + "/score_multiplier.txt";

    private final PackageProgram program;

    public ExternalChecker(PackageProgram program) {
        this.program = program;
    }

    @Override
    public Ruling check(Attempt attempt) {
        List<String> arguments = new ArrayList<>(List.of("input.in", "answer.ans", FEEDBACK));
        arguments.addAll(attempt.arguments());
        try {
            Outcome outcome = program.run(
                    attempt.output(),
                    Map.of("input.in", attempt.input(), "answer.ans", attempt.answer()),
                    arguments,
                    List.of(PackageProgram.MESSAGE, MULTIPLIER));
            return ruling(outcome);
        } catch (SandboxException e) {
            return failed(String.valueOf(e.getMessage()));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return failed("interrupted");
        }
    }

    /** What a validator says that has ended in this way. */
    static Ruling ruling(Outcome outcome) {
        if (PackageProgram.isAccepting(outcome)) {
            byte[] multiplier = outcome.collected().get(MULTIPLIER);
            return multiplier == null ? new Ruling.Accepted(1) : share(multiplier);
        }
        if (outcome.ending().isExit(REJECTS)) {
            return new Ruling.Wrong(Reason.of(ReasonCode.VALIDATOR_REJECTS, "message", PackageProgram.words(outcome)));
        }
        return failed(outcome.ending() + " " + PackageProgram.words(outcome));
    }

    private static Ruling share(byte[] multiplier) {
        String text = new String(multiplier, StandardCharsets.UTF_8).strip();
        try {
            double share = Double.parseDouble(text);
            if (share >= 0 && share <= 1) {
                return new Ruling.Accepted(share);
            }
        } catch (NumberFormatException e) {
            return failed("score_multiplier.txt is not a number: " + PackageProgram.cut(text));
        }
        return failed("score_multiplier.txt is not between 0 and 1: " + PackageProgram.cut(text));
    }

    private static Ruling failed(String message) {
        return new Ruling.Failed(Reason.of(ReasonCode.CHECKER_FAILED, "message", PackageProgram.cut(message)));
    }
}
