package judge.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import judge.problem.CasePoints;
import judge.problem.yaml.PackageFault;
import judge.program.PackageProgram;
import judge.program.ProgramFailure;
import judge.reason.Reason;
import judge.reason.ReasonCode;
import judge.sandbox.Outcome;
import judge.sandbox.SandboxException;
import judge.sandbox.run.Command;

/**
 * The problem's own output validators, each invoked as the Kattis format has it: {@code validator input answer
 * feedback_dir/ arguments < output}; status 42 means accepted, 43 rejected, and any other status is the validator's own
 * failure.
 */
public final class ExternalChecker implements Checker {

    /** The status of a validator that accepts. */
    public static final int ACCEPTS = PackageProgram.ACCEPTS;

    private static final int REJECTS = 43;

    /** The folder in which a validator leaves files, as the validator sees it. */
    static final String FEEDBACK = "../" + Command.RUNTIME + "/";

    private final List<PackageProgram> programs;

    /**
     * Makes a checker that asks the programs in turn.
     *
     * @param programs at least one
     */
    public ExternalChecker(List<PackageProgram> programs) {
        this.programs = List.copyOf(programs);
    }

    /** The word of the first one that does not accept, or that of the last one. */
    @Override
    public Ruling check(Attempt attempt) {
        Ruling ruling = check(programs.get(0), attempt);
        for (int i = 1; i < programs.size() && ruling instanceof Ruling.Accepted; i++) {
            ruling = check(programs.get(i), attempt);
        }
        return ruling;
    }

    private static Ruling check(PackageProgram program, Attempt attempt) {
        List<String> arguments = new ArrayList<>(List.of("input.in", "answer.ans", FEEDBACK));
        arguments.addAll(attempt.arguments());
        try {
            Outcome outcome = program.run(
                    attempt.output(),
                    Map.of("input.in", attempt.input(), "answer.ans", attempt.answer()),
                    arguments,
                    Awards.FILES);
            return ruling(program, outcome, attempt.points());
        } catch (SandboxException e) {
            return failed(e.why());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return failed(PackageFault.JUDGE_INTERRUPTED.of());
        }
    }

    /** Returns the ruling of a validator that has ended in this way. */
    static Ruling ruling(PackageProgram program, Outcome outcome, CasePoints points) {
        if (outcome.ending().isLate()) {
            return new Ruling.Failed(
                    Reason.of(ReasonCode.CHECKER_HUNG, "seconds", program.time().toSeconds()));
        }
        boolean accepts = PackageProgram.isAccepting(outcome);
        if (!accepts && !outcome.ending().isExit(REJECTS)) {
            return failed(ProgramFailure.endsWith(outcome.ending(), PackageProgram.words(outcome)));
        }
        if (!outcome.tooLarge().isEmpty()) { // What it awards would be lost, and all points given.
            return failed(ProgramFailure.VALIDATION_OUTPUT_EXCEEDED.of(
                    outcome.tooLarge().get(0).substring(Command.RUNTIME.length() + 1)));
        }
        try {
            return accepts ? Awards.accepted(outcome, points) : Awards.rejected(outcome, points);
        } catch (AwardException e) {
            return failed(e.why());
        }
    }

    private static Ruling failed(Object message) {
        return new Ruling.Failed(Reason.of(
                ReasonCode.CHECKER_FAILED,
                "message",
                message instanceof String text ? PackageProgram.cut(text) : message));
    }
}
