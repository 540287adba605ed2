package judge.language;

import judge.problem.ProblemLimits;
import judge.submission.Submission;

/** A run that is to be done again in another way, to find out more about it. */
public interface Rerun {

    /** The submission with all that it is compiled with. */
    Submission submission();

    /** The limits of the problem. */
    ProblemLimits limits();

    /** The input of the run. */
    RunInput input();

    /** The limits of the run. */
    RunLimits run();

    /** The clock that is told of whatever is given up for its time. */
    LookClock clock();
}
