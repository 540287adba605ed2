package judge.app;

import java.util.Optional;
import judge.engine.BatchJudge;
import judge.engine.Judge;
import judge.explain.Explainer;
import judge.hunt.Trial;
import judge.hunt.TrialException;
import judge.knowledge.InputSpace;
import judge.problem.Problem;
import judge.report.HostSection;
import judge.submission.Submission;
import judge.verify.Coverage;
import judge.verify.InterruptedVerification;
import judge.verify.Verification;
import judge.verify.VerificationListener;

/**
 * A judge that is ready, with what it has set up for itself.
 *
 * @param judge to be used by as many threads as was asked for
 * @param many opens judges for runs of many submissions
 * @param verifier verifies problem packages with the same tools
 * @param trials makes submissions ready to be tried on any input
 * @param generators makes inputs of problems of which only their package knows something
 * @param explainer tells why a submission has failed
 * @param host the host that it runs on; an isolation of {@code none} makes the commands warn
 * @param quiet tells whether the machine is
 * @param closing releases what was set up; called once
 */
public record OpenJudge(
        Judge judge,
        BatchJudge many,
        Verifier verifier,
        Trials trials,
        Generators generators,
        Explainer explainer,
        HostSection host,
        Quiet quiet,
        Runnable closing)
        implements AutoCloseable {

    /** Verifies problem packages. */
    @FunctionalInterface
    public interface Verifier {

        /**
         * Tries out a package that could be read, and judges the jury's own submissions.
         *
         * @param coverage on how many cases the jury's submissions are run
         * @param watcher the person who waits and is told the progress; empty where nobody waits: submissions go
         *     first
         * @throws InterruptedVerification with the findings so far when it was interrupted
         */
        Verification verify(Problem problem, Coverage coverage, Optional<VerificationListener> watcher)
                throws InterruptedException;
    }

    /** Makes submissions ready to be tried on any input. */
    @FunctionalInterface
    public interface Trials {

        /** Compiles a submission, and the program that gives the right answers. */
        Trial open(Submission submission, Problem problem) throws TrialException, InterruptedException;
    }

    /** Makes inputs. */
    @FunctionalInterface
    public interface Generators {

        /** The inputs of a problem; empty if its package has no generator or no input validator that can be run. */
        Optional<InputSpace> open(Problem problem) throws TrialException, InterruptedException;
    }

    /** Tells whether this machine is about as fast now as it is when nothing else runs on it. */
    @FunctionalInterface
    public interface Quiet {

        /** Measures it, in some milliseconds, once a processor is free. */
        boolean isNow() throws InterruptedException;
    }

    @Override
    public void close() {
        closing.run();
    }
}
