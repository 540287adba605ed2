package judge.language;

import java.io.IOException;
import java.util.List;
import java.util.Set;
import judge.sandbox.SandboxException;

/** A compiled program that lies where a sandbox can run it, until it is closed. Any number of threads may run it. */
public interface Program extends AutoCloseable {

    /**
     * One run from start to end.
     *
     * @param processors the processors that it is bound to
     * @throws SandboxException when the host is at fault, never for what the program does
     */
    Execution run(RunInput input, RunLimits limits, Set<Integer> processors)
            throws SandboxException, InterruptedException;

    /**
     * Runs it once more and looks where its time goes.
     *
     * @return the methods that took most first; empty where that cannot be seen
     * @throws IOException where what looks on finds no room
     */
    default List<Spot> sampled(RunInput input, RunLimits limits, Set<Integer> processors)
            throws IOException, SandboxException, InterruptedException {
        return List.of();
    }

    @Override
    void close() throws IOException;
}
