package judge.cli;

import judge.Judge;
import judge.problem.Problem;
import judge.report.HostSection;
import judge.verify.Verification;

/**
 * A judge that is ready, with what it has set up for itself.
 *
 * @param judge to be used by as many threads as was asked for
 * @param verifier verifies problem packages with the same tools
 * @param host what it runs on; an isolation of {@code none} makes the commands warn
 * @param closing gives back what was set up; called once
 */
public record OpenJudge(Judge judge, Verifier verifier, HostSection host, Runnable closing) implements AutoCloseable {

    /** Verifies problem packages. */
    @FunctionalInterface
    public interface Verifier {

        /** Tries out a package that could be read, and judges the jury's own submissions. */
        Verification verify(Problem problem) throws InterruptedException;
    }

    @Override
    public void close() {
        closing.run();
    }
}
