package judge.explain;

import java.time.Duration;
import judge.problem.Problem;
import judge.report.Report;
import judge.submission.Submission;

/**
 * Explains why a submission has failed; it may build and run the submission once more. A door shows the verdict first,
 * asks then, and shows {@link Explanation#applied} in place of the report. May be asked by several threads at once:
 * each look takes a processor of the judge's own.
 *
 * <p>An explanation that is complete is kept, and told again without another look. One that was cut short is worth
 * another look later, when the machine has more time.
 */
@FunctionalInterface
public interface Explainer {

    /** Explains nothing. */
    Explainer NONE = (submission, problem, report) -> Explanation.NONE;

    /**
     * The explanation of a report; {@link Explanation#NONE} where there is nothing to explain, or where the host failed
     * while it was looked for.
     *
     * @param submission the one that was judged
     * @param problem as it was when the submission was judged
     * @param report of a judge on this host; where it was kept or stored, the explanation may be kept as well
     * @throws InterruptedException when the thread was interrupted, at any moment; everything that ran for it has
     *     ended by then, and the report is as valid as before
     * @throws RuntimeException where the look breaks down: a door says so, and shows the report without explanation
     */
    Explanation explain(Submission submission, Problem problem, Report report) throws InterruptedException;

    /**
     * The same within a time, after which the look is ended, and the explanation is {@link Explanation#CUT_SHORT}.
     *
     * @param most the time on the clock; without a positive one nothing is looked at
     */
    default Explanation explain(Submission submission, Problem problem, Report report, Duration most)
            throws InterruptedException {
        return BoundedLook.within(most, () -> explain(submission, problem, report));
    }
}
