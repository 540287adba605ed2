package judge.hunt;

import java.time.Duration;
import java.util.Optional;
import judge.reason.Reason;

/** A program that is ready to be tried on inputs, one after the other, by one thread. */
public interface Trial extends AutoCloseable {

    /** Returns why it cannot be tried at all: it does not compile. Empty if it can. */
    Optional<Reason> refusal();

    /** Returns the CPU time that the problem allows. */
    Duration cpuTimeLimit();

    /** Tries an input under the problem's limits. */
    TrialResult run(String input) throws TrialException, InterruptedException;

    /**
     * Tries an input with another limit of CPU time than the problem's: less where more would show nothing new, or more
     * to find out how slow the program is.
     */
    TrialResult run(String input, Duration cpuTime) throws TrialException, InterruptedException;

    @Override
    void close();
}
