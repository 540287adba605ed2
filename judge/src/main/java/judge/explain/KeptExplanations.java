package judge.explain;

import judge.engine.CachedJudge;
import judge.problem.Problem;
import judge.report.Report;
import judge.submission.Submission;

/** Tells again what an earlier look has found, and looks only at what nobody has looked at to the end. */
public final class KeptExplanations implements Explainer {

    private final CachedJudge kept;
    private final Explainer looking;

    public KeptExplanations(CachedJudge kept, Explainer looking) {
        this.kept = kept;
        this.looking = looking;
    }

    @Override
    public Explanation explain(Submission submission, Problem problem, Report report) throws InterruptedException {
        Report explained =
                kept.explained(submission, problem, report, () -> looking.explain(submission, problem, report)
                        .applied(report));
        return explained == report ? Explanation.NONE : Explanation.of(explained);
    }
}
