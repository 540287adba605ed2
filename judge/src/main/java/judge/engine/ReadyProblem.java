package judge.engine;

import java.io.IOException;
import java.util.Optional;
import judge.check.Checker;
import judge.problem.Problem;
import judge.problem.TestCase;
import judge.reason.Reason;

/** A problem that is ready to be judged with, kept so until this is closed. */
public final class ReadyProblem implements AutoCloseable {

    private final Problem problem;
    private final PreparedProblem prepared;
    private final Runnable givingBack;

    ReadyProblem(Problem problem, PreparedProblem prepared, Runnable givingBack) {
        this.problem = problem;
        this.prepared = prepared;
        this.givingBack = givingBack;
    }

    Problem problem() {
        return problem;
    }

    PreparedProblem prepared() {
        return prepared;
    }

    /** The problem's checker. */
    public Checker checker() {
        return prepared.checker();
    }

    /** Returns why a test case cannot be judged, if it cannot. */
    public Optional<Reason> fault(TestCase testCase) throws IOException, InterruptedException {
        return prepared.expected(testCase, problem.content()).fault();
    }

    @Override
    public void close() {
        givingBack.run();
    }
}
