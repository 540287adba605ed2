package judge.engine;

import java.io.IOException;
import java.util.Optional;
import judge.check.Checker;
import judge.problem.Problem;
import judge.problem.TestCase;
import judge.reason.Reason;

/** A problem that is ready to be judged with, kept so until this is closed. */
public record ReadyProblem(Problem problem, PreparedProblem prepared, Runnable givingBack) implements AutoCloseable {

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
