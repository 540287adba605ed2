package judge.verify;

import java.util.Optional;
import judge.problem.Problem;
import judge.problem.jury.JurySubmission;
import judge.report.Report;
import judge.sandbox.SandboxException;

/** Finds out the time limit of a problem whose package gives none. */
@FunctionalInterface
public interface Limiting {

    /** The problem with its time limit; with the reason in a sentence where it cannot be known. */
    Problem limited(Problem problem) throws SandboxException, InterruptedException;

    /** Returns the report on a submission from the measuring of the limit, which has not stopped it. */
    default Optional<Report> measured(JurySubmission submission, Problem problem) {
        return Optional.empty();
    }
}
