package judge.explain.look;

import java.io.IOException;
import java.time.Duration;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import judge.language.LookClock;
import judge.language.Rerun;
import judge.language.RunInput;
import judge.language.RunLimits;
import judge.language.Spot;
import judge.problem.ProblemLimits;
import judge.reason.Hint;
import judge.sandbox.SandboxException;
import judge.submission.SourceTexts;
import judge.submission.Submission;

/**
 * Builds and runs a program that has failed or was too slow once more, in another way, to find out why. No verdict
 * depends on it.
 */
@FunctionalInterface
public interface SecondLook {

    /** The look into programs of a language that has no way to find out more. */
    SecondLook NONE = (failed, processors) -> List.of();

    /**
     * A run that has failed.
     *
     * @param limits of the problem
     * @param run the limits of the run
     * @param told the hints that the run itself has given
     * @param examples cases of the problem, first the one that has failed; none where nobody can tell what is right
     * @param clock is told of whatever the look gives up for its time
     */
    record Failed(
            Submission submission,
            ProblemLimits limits,
            RunInput input,
            RunLimits run,
            How how,
            List<Hint> told,
            Examples examples,
            LookClock clock)
            implements Rerun {

        /** CPU time for a hundred samples, or more. */
        private static final Duration WATCHED = Duration.ofSeconds(1);

        private static final int WAITING = 4;

        public Failed {
            told = List.copyOf(told);
        }

        /** Makes a failed run of a problem whose right outputs are not known. */
        public Failed(
                Submission submission, ProblemLimits limits, RunInput input, RunLimits run, How how, List<Hint> told) {
            this(submission, limits, input, run, how, told, List::of, LookClock.unmeasured());
        }

        /** The limits of a run that is only watched: where a slow program is so long, it is for longer. */
        public RunLimits watched() {
            Duration time = run.cpuTime().compareTo(WATCHED) < 0 ? run.cpuTime() : WATCHED;
            return run.within(time, time.multipliedBy(WAITING));
        }

        /** Tells whether the program ended by a signal or an exception, or used too much memory. */
        public boolean crashed() {
            return how == How.CRASHED || how == How.MEMORY;
        }
    }

    /**
     * A search whose steps note nothing for each other.
     *
     * @param spots the places where a program that was too slow spends its time; none of another one
     * @param processors the processors that everything is bound to
     */
    record ProgramSearch(Failed failed, List<Spot> spots, Set<Integer> processors) {

        public ProgramSearch {
            spots = List.copyOf(spots);
            processors = Set.copyOf(processors);
        }

        /** A search in a program that was not too slow. */
        public ProgramSearch(Failed failed, Set<Integer> processors) {
            this(failed, List.of(), processors);
        }

        /** The sources as text. */
        public Collection<String> texts() {
            return SourceTexts.of(failed.submission()).plain().values();
        }

        /** The number of bytes of the input. */
        public int inputBytes() {
            return failed.input().content().length;
        }
    }

    /** Reads them where they are wanted, which is seldom. */
    @FunctionalInterface
    interface Examples {
        List<Example> read() throws IOException;
    }

    /**
     * A case of the problem.
     *
     * @param right whether that is what it asks for
     */
    record Example(RunInput input, Predicate<byte[]> right) {}

    /** The ways in which a run fails. */
    enum How {
        WRONG,
        CRASHED,
        MEMORY,
        SLOW,
        /** The run had hardly begun to use its CPU time when the time on the clock was over. */
        HUNG
    }

    /**
     * Finds mistakes in the program, the likeliest first; empty where none can be seen.
     *
     * @param processors the processors that everything is bound to
     * @throws IOException where there is no room
     * @throws SandboxException when the host is at fault
     */
    List<Hint> hints(Failed failed, Set<Integer> processors) throws IOException, SandboxException, InterruptedException;

    /**
     * Finds where a program that was too slow spends its time.
     *
     * @return the functions that took most, first; empty where a program need not be built anew for that
     */
    default Optional<List<Spot>> spots(Failed failed, Set<Integer> processors)
            throws IOException, SandboxException, InterruptedException {
        return Optional.empty();
    }

    /** Loops of a program that printed too much, or was too slow, which have no end on its input. */
    default List<Hint> endless(Failed failed) {
        return List.of();
    }

    /**
     * Finds actions that a program that was too slow probably repeats too often.
     *
     * @param spots the places where the program spends its time
     */
    default List<Hint> slowness(Failed failed, List<Spot> spots, Set<Integer> processors)
            throws IOException, SandboxException, InterruptedException {
        return List.of();
    }
}
