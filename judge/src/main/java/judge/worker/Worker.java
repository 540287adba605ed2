package judge.worker;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Clock;
import judge.database.Database;
import judge.engine.Judge;
import judge.online.ProblemVersion;

/**
 * Judges what is queued, on a number of threads of its own, from {@link #start} to {@link #close}. Whatever is killed,
 * nothing is lost: what it has begun and not finished is begun again, and a result that comes late is refused.
 */
public final class Worker implements AutoCloseable {

    /**
     * A worker that has not begun.
     *
     * @param name no other worker on this database has it; the same one after a restart
     * @param packages where versions of problems lie
     * @param chores what is to be done where nobody waits, as verifying problems
     * @param jobs how many submissions are judged at the same time
     */
    public Worker(
            String name,
            Database database,
            Clock clock,
            Judge judge,
            Packages packages,
            Chores chores,
            Progress progress,
            int jobs) {
        throw new UnsupportedOperationException();
    }

    /** Where packages are laid down. */
    @FunctionalInterface
    public interface Packages {

        /** The folder of a version's package, which is there until the worker is closed. */
        Path unpacked(ProblemVersion version) throws IOException;
    }

    /** What is to be done where no submission waits. */
    @FunctionalInterface
    public interface Chores {

        /** There is nothing else to do. */
        Chores NONE = () -> false;

        /** Does the next one, if there is one; false: there was none. */
        boolean next() throws InterruptedException;
    }

    /** Begins: first with what an earlier worker of this name has left. */
    public void start() {
        throw new UnsupportedOperationException();
    }

    /** Looks for chores now and not only in a while. */
    public void wake() {
        throw new UnsupportedOperationException();
    }

    /** Takes nothing new, and finishes or gives back what it has begun, within 10 seconds. */
    @Override
    public void close() {}
}
