package judge.engine;

import java.util.List;
import java.util.Map;
import judge.problem.Problem;
import judge.submission.SubmissionFiles;

/** Opens judges for runs of many submissions. */
@FunctionalInterface
public interface BatchJudge {

    /**
     * The judge for one run: what it knows of the run is gone with it. It may compile several submissions at once; no
     * verdict depends on that, and what counts is what it is given, also where that has changed since.
     *
     * @param expected the submissions that it will be given, about in this order
     * @param threads the number of threads that will judge at the same time
     */
    Judge forRun(Map<Problem, List<SubmissionFiles>> expected, int threads);
}
