package judge.verify;

import java.util.Optional;
import judge.problem.JurySubmission;
import judge.problem.Problem;
import judge.report.Report;
import judge.sandbox.SandboxException;

/** Finds out the time limit of a problem whose package gives none. */
@FunctionalInterface
public interface Limiting {

    /** The problem with its time limit; with the reason in a sentence where it cannot be known. */
    Problem limited(Problem problem) throws SandboxException, InterruptedException;

    /** What was measured for it: how a submission was judged that the limit has not stopped. */
    default Optional<Report> measured(JurySubmission submission, Problem problem) {
        return Optional.empty();
    }
}
