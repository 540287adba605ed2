package judge.hunt;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.LongSupplier;
import judge.knowledge.InputException;
import judge.knowledge.InputSpace;

/**
 * Tries a program on one generated input after the other until it fails, then makes the input as small as it gets.
 * Where it does not fail in half of the time, the other half is spent on the way to the slowest input, which always
 * keeps the contest's promise: to be slow beyond it is no fault.
 */
public final class Hunt {

    private final InputSpace space;
    private final Trial trial;
    private final LongSupplier nanoTime;
    private final Listener listener;
    private final Climb climb;
    private int tried;
    private int unsteady;

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
        climb = new Climb(space.promised(), trial, slowest -> listener.climbed(++tried, slowest));
    }

    /** Receives the progress of a hunt. */
    public interface Listener {
        /** This many inputs were tried. */
        void tried(int inputs);

        /** This many inputs were tried, and the slowest took this much CPU time. */
        void climbed(int inputs, Duration slowest);

        /** A failing input has become this small. */
        void shrunk(String input);
    }

    /**
     * The result of a hunt.
     *
     * @param inputs the number of inputs that were tried
     * @param unsteady the number of those on which the program failed once and not again
     * @param counterexample the smallest failing input, if any was found
     * @param slowest the slowest input, where the program did not fail or was too slow
     * @param interrupted whether the thread was interrupted; what was found is the best so far
     */
    public record Result(
            int inputs,
            int unsteady,
            Optional<Counterexample> counterexample,
            Optional<Slowest> slowest,
            boolean interrupted) {}

    /** A failing input, by its number where it has one. */
    private record Failure(OptionalInt number, String input, TrialResult finding) {}

    /**
     * Hunts. The generated inputs follow from the seed, and so does what is found among them, unless the program is too
     * slow or uses chance. Shrinking may take half as long again as the time for everything.
     */
    public Result run(long seed, Duration time) throws TrialException, InputException {
        long start = nanoTime.getAsLong();
        long end = start + time.toNanos();
        try {
            Optional<Failure> failure = found(seed, start + time.toNanos() / 2, end);
            if (failure.isPresent()) {
                return shrink(failure.get(), seed, end + time.toNanos() / 2);
            }
            return new Result(tried, unsteady, Optional.empty(), climb.measuredAgain(), false);
        } catch (InterruptedException e) {
            return new Result(tried, unsteady, Optional.empty(), climb.measuredOnce(), true);
        }
    }

    /** The next inputs are made while the program runs on one: they are the same as if each were made in its turn. */
    private Optional<Failure> found(long seed, long half, long end)
            throws TrialException, InputException, InterruptedException {
        try (Ahead ahead = space.isApart() ? Ahead.inThread("hunt-ahead") : Ahead.ofNothing()) {
            Optional<Failure> failure = search(seed, half, end, ahead);
            return failure.isPresent() ? failure : climb(seed, end, ahead);
        }
    }

    /** An input, and whether it keeps the contest's promise. */
    private record Made(String input, boolean promised) {}

    private Ahead.Coming<Made> make(long seed, int number, Ahead ahead) {
        return ahead.begin(() -> {
            String input = space.input(seed, number);
            return new Made(input, space.beyond(input).isEmpty());
        });
    }

    /** Tries every kind of input at least once, if there is time. */
    private Optional<Failure> search(long seed, long half, long end, Ahead ahead)
            throws TrialException, InputException, InterruptedException {
        Ahead.Coming<Made> next = make(seed, tried, ahead);
        while (isBefore(half) || (isBefore(end) && tried < space.kinds())) {
            Made made = next.get();
            String input = made.input();
            next = make(seed, tried + 1, ahead);
            TrialResult finding = trial.run(input);
            if (!finding.isFailure()) {
                if (made.promised()) {
                    climb.offer(input, finding);
                }
            } else if (isSeenAgain(input, finding)) {
                return Optional.of(new Failure(OptionalInt.of(tried++), input, finding));
            }
            tried++;
            listener.tried(tried);
            if (Thread.interrupted()) {
                throw new InterruptedException();
            }
        }
        return Optional.empty();
    }

    private Optional<Failure> climb(long seed, long end, Ahead ahead)
            throws TrialException, InputException, InterruptedException {
        Optional<Climb.Place> wrong = climb.climb(seed, () -> isBefore(end), ahead);
        while (wrong.isPresent()) {
            String input = wrong.get().input();
            if (isSeenAgain(input, wrong.get().finding())) {
                return Optional.of(
                        new Failure(OptionalInt.empty(), input, wrong.get().finding()));
            }
            wrong = climb.climb(seed + unsteady, () -> isBefore(end), ahead);
        }
        return Optional.empty();
    }

    /** A failure that is reported must be reproducible. */
    private boolean isSeenAgain(String input, TrialResult finding) throws TrialException, InterruptedException {
        boolean again = trial.run(input).verdict() == finding.verdict();
        unsteady += again ? 0 : 1;
        return again;
    }

    private boolean isBefore(long nanos) {
        return nanoTime.getAsLong() - nanos < 0;
    }

    private Result shrink(Failure failure, long seed, long end) throws TrialException, InputException {
        Shrinker shrinker =
                new Shrinker(space, trial, failure.input(), failure.finding(), () -> isBefore(end), listener::shrunk);
        boolean minimal = false;
        boolean interrupted = false;
        Optional<Slowest> slowest = Optional.empty();
        try {
            shrinker.beginWithSmallest(notTried(failure, seed));
            minimal = shrinker.shrink();
            slowest = isBefore(end) ? howSlow(failure) : Optional.empty();
        } catch (InterruptedException e) {
            interrupted = true;
        }
        Counterexample counterexample = new Counterexample(
                failure.number(),
                failure.input(),
                shrinker.smallest(),
                shrinker.finding(),
                minimal,
                shrinker.attempts());
        return new Result(tried, unsteady, Optional.of(counterexample), slowest, interrupted);
    }

    /**
     * The inputs of each kind that are not tried yet: without those that the program answered correctly before it
     * failed, and without those beyond the contest if the failing input was within it.
     */
    private List<String> notTried(Failure failure, long seed) throws InputException, InterruptedException {
        InputSpace others = space.beyond(failure.input()).isEmpty() ? space.promised() : space;
        List<String> inputs = new ArrayList<>();
        for (int number = failure.number().orElse(others.kinds()) + 1; number < others.kinds(); number++) {
            inputs.add(others.input(seed, number));
        }
        return inputs;
    }

    /** Measures how slow a program is that was stopped at the limit. */
    private Optional<Slowest> howSlow(Failure failure) throws TrialException, InterruptedException {
        boolean promised = space.beyond(failure.input()).isEmpty();
        if (!promised || failure.finding().cpuTime().compareTo(trial.cpuTimeLimit()) <= 0) {
            return Optional.empty();
        }
        return Optional.of(climb.result(failure.input(), trial.run(failure.input(), climb.stretched())));
    }
}
