package judge.hunt;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import judge.knowledge.InputException;
import judge.knowledge.InputSpace;
import judge.verdict.Verdict;

/**
 * Looks for the slowest input by climbing: from the inputs that took longest so far it goes to similar ones, and stays
 * where the program takes longer. Its choice of inputs depends on the times that it measures.
 */
final class Climb {

    /** The multiple of the problem's limit that a program may take, so that it shows how slow it is. */
    static final int MORE_TIME = 5;

    /**
     * The number of places where climbs begin, as the slowest of the first inputs need not lead to the slowest of all.
     */
    private static final int PLACES = 3;

    /** Smaller differences do not count: the VM's start alone varies by as much. */
    private static final double CLEARLY = 1.05;

    private final InputSpace space;
    private final Trial trial;
    private final Consumer<Duration> progress;
    private final List<Place> places = new ArrayList<>();

    /** An input and its result. */
    record Place(String input, TrialResult finding) {
        Duration cpuTime() {
            return finding.cpuTime();
        }
    }

    Climb(InputSpace space, Trial trial, Consumer<Duration> progress) {
        this.space = space;
        this.trial = trial;
        this.progress = progress;
    }

    /** Keeps an input that the program answered correctly, if it is one of the slowest. */
    void offer(String input, TrialResult finding) {
        places.add(new Place(input, finding));
        places.sort(Comparator.comparing(Place::cpuTime).reversed());
        if (places.size() > PLACES) {
            places.remove(PLACES);
        }
    }

    /**
     * Climbs while there is time, or until the program is as slow as can be measured; an input on which it is wrong
     * ends it.
     */
    Optional<Place> climb(long seed, BooleanSupplier hasTime, Ahead ahead)
            throws TrialException, InputException, InterruptedException {
        Queue<Ahead.Coming<Optional<String>>> coming = new ArrayDeque<>();
        for (int step = 0; hasTime.getAsBoolean() && !places.isEmpty() && !isBeyondMeasure(); step++) {
            int which = step % places.size();
            ahead(coming, step, seed, ahead);
            Optional<String> input = coming.remove().get();
            if (input.isPresent()) {
                TrialResult finding = trial.run(input.get(), stretched());
                if (finding.isFailure() && finding.verdict() != Verdict.TLE) {
                    return Optional.of(new Place(input.get(), finding));
                }
                if (isClearlySlower(finding, places.get(which).finding())) {
                    places.set(which, new Place(input.get(), finding));
                }
            }
            progress.accept(slowest().map(Place::cpuTime).orElse(Duration.ZERO));
            if (Thread.interrupted()) {
                throw new InterruptedException();
            }
        }
        return Optional.empty();
    }

    /** The places of the steps up to the next one at this place are known already. */
    private void ahead(Queue<Ahead.Coming<Optional<String>>> coming, int step, long seed, Ahead ahead) {
        for (int next = step + coming.size(); next < step + places.size(); next++) {
            coming.add(neighbour(places.get(next % places.size()).input(), seed * 1_000_003 + next, ahead));
        }
    }

    /** Returns a neighbour of the input; empty where it may not be tried. */
    private Ahead.Coming<Optional<String>> neighbour(String input, long seed, Ahead ahead) {
        return ahead.begin(() -> {
            String neighbour = space.neighbour(input, seed);
            return space.isLegal(neighbour) && space.isFair(neighbour) ? Optional.of(neighbour) : Optional.empty();
        });
    }

    private static boolean isClearlySlower(TrialResult finding, TrialResult than) {
        return finding.cpuTime().toNanos() > CLEARLY * than.cpuTime().toNanos();
    }

    private boolean isBeyondMeasure() {
        return slowest()
                .filter(place -> place.cpuTime().compareTo(stretched()) > 0)
                .isPresent();
    }

    Duration stretched() {
        return trial.cpuTimeLimit().multipliedBy(MORE_TIME);
    }

    private Optional<Place> slowest() {
        return places.stream().max(Comparator.comparing(Place::cpuTime));
    }

    /** The slowest input, measured again: a time that is reported must be reproducible. */
    Optional<Slowest> measuredAgain() throws TrialException, InterruptedException {
        Optional<Place> slowest = slowest();
        if (slowest.isEmpty()) {
            return Optional.empty();
        }
        TrialResult again = trial.run(slowest.get().input(), stretched());
        TrialResult less = again.cpuTime().compareTo(slowest.get().cpuTime()) < 0
                ? again
                : slowest.get().finding();
        return Optional.of(result(slowest.get().input(), less));
    }

    /** The slowest input as it was measured once. */
    Optional<Slowest> measuredOnce() {
        return slowest().map(place -> result(place.input(), place.finding()));
    }

    Slowest result(String input, TrialResult finding) {
        boolean ended = finding.cpuTime().compareTo(stretched()) <= 0;
        return new Slowest(input, finding, trial.cpuTimeLimit(), ended);
    }
}
