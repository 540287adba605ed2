package judge.language;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import judge.problem.ProblemLimits;
import judge.reason.Hint;
import judge.sandbox.SandboxException;
import judge.submission.Submission;

/**
 * Builds and runs a program that has failed or was too slow once more, in another way, to find out why. No verdict
 * depends on it.
 */
@FunctionalInterface
public interface SecondLook {

    /** Where nothing more can be found out. */
    SecondLook NONE = (failed, processors) -> List.of();

    /**
     * A run that has failed.
     *
     * @param limits of the problem
     * @param run those of the run
     * @param crashed whether the program ended by a signal or had too much memory; otherwise its answer is
     *     wrong, or it has taken too long
     */
    record Failed(Submission submission, ProblemLimits limits, RunInput input, RunLimits run, boolean crashed) {}

    /**
     * What is wrong with the program, the likeliest first; empty where that cannot be seen.
     *
     * @param processors that everything is bound to
     * @throws IOException where there is no room
     * @throws SandboxException when the host is at fault
     */
    List<Hint> hints(Failed failed, Set<Integer> processors) throws IOException, SandboxException, InterruptedException;

    /**
     * Where the time goes of a program that was too slow.
     *
     * @return the functions that took most first; nothing at all where a program need not be built anew for that
     */
    default Optional<List<Spot>> spots(Failed failed, Set<Integer> processors)
            throws IOException, SandboxException, InterruptedException {
        return Optional.empty();
    }
}
