package judge.hunt;

import java.time.Duration;
import java.util.Optional;
import java.util.function.LongSupplier;
import judge.knowledge.InputException;
import judge.knowledge.InputSpace;

/** Tries a program on one generated input after the other until it fails, then makes the input as small as it gets. */
public final class Hunt {

    private final InputSpace space;
    private final Trial trial;
    private final LongSupplier nanoTime;
    private final Listener listener;

    /**
     * A hunt; used once, by one thread.
     *
     * @param nanoTime a clock as {@link System#nanoTime}
     */
    public Hunt(InputSpace space, Trial trial, LongSupplier nanoTime, Listener listener) {
        this.space = space;
        this.trial = trial;
        this.nanoTime = nanoTime;
        this.listener = listener;
    }

    /** Is told how far it has come. */
    public interface Listener {
        /** So many inputs were tried. */
        void tried(int inputs);

        /** A failing input has become this small. */
        void shrunk(String input);
    }

    /**
     * What came of it.
     *
     * @param inputs how many were tried
     * @param unsteady how many of them made the program fail once and not again
     * @param counterexample the smallest failing input, if any was found
     * @param interrupted whether the thread was interrupted; the counterexample is the best so far
     */
    public record Result(int inputs, int unsteady, Optional<Counterexample> counterexample, boolean interrupted) {}

    /**
     * Hunts. What is found follows from the seed, unless the program is too slow or uses chance. Shrinking may take half as long again
     * as the time for everything.
     */
    public Result run(long seed, Duration time) throws TrialException, InputException {
        long start = nanoTime.getAsLong();
        int unsteady = 0;
        int number = 0;
        try {
            while (nanoTime.getAsLong() - start < time.toNanos()) {
                String input = space.input(seed, number);
                Finding finding = trial.run(input);
                if (finding.isFailure()) {
                    // Whoever is told of a failure must be able to see it again.
                    Finding again = trial.run(input);
                    if (again.verdict() == finding.verdict()) {
                        long end = start + time.toNanos() + time.toNanos() / 2;
                        return shrink(number, unsteady, input, again, end);
                    }
                    unsteady++;
                }
                number++;
                listener.tried(number);
                if (Thread.interrupted()) {
                    throw new InterruptedException();
                }
            }
        } catch (InterruptedException e) {
            return new Result(number, unsteady, Optional.empty(), true);
        }
        return new Result(number, unsteady, Optional.empty(), false);
    }

    private Result shrink(int number, int unsteady, String input, Finding finding, long end)
            throws TrialException, InputException {
        Shrinker shrinker =
                new Shrinker(space, trial, input, finding, () -> nanoTime.getAsLong() < end, listener::shrunk);
        boolean minimal = false;
        boolean interrupted = false;
        try {
            minimal = shrinker.shrink();
        } catch (InterruptedException e) {
            interrupted = true;
        }
        Counterexample counterexample = new Counterexample(
                number, input, shrinker.smallest(), shrinker.finding(), minimal, shrinker.attempts());
        return new Result(number + 1, unsteady, Optional.of(counterexample), interrupted);
    }
}
