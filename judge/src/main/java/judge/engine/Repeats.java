package judge.engine;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import judge.language.Execution;
import judge.sandbox.Ending;
import judge.sandbox.Resource;
import judge.sandbox.SandboxException;

/**
 * Decides how often a case is run for a fair verdict. Used for one submission; for several cases at a time.
 *
 * <p>A run that comes close to its limit is repeated, so that no verdict depends on how fast the host happens to be. A
 * run whose memory was not seen well enough, because the host was busy, is repeated, too.
 *
 * <p>A run that was ended for its time on a busy machine is given more time once, to learn whether it would have ended.
 * If so, the run is repeated when the machine is quiet. If the machine was still busy then, the result says so.
 */
final class Repeats {

    /** A run that comes within this part of its limit is close to it. */
    private static final double NEAR = 0.1;

    /** A program that needs so many times its limit on a busy machine is not within it on a quiet one. */
    static final double BEYOND = 3;

    /** This many runs over the limit are enough for a verdict. */
    private static final int ENOUGH_OVER = 2;

    /**
     * The factor by which a program is run more often if it ends by itself, and leaves its memory in doubt each time.
     */
    private static final int PATIENCE_IN_DOUBT = 2;

    /**
     * The number of cases whose second run was killed as well, or one that had more time, after which further kills of
     * the same submission are not repeated. A program that never ends would take twice its time on every case, and it
     * is not slow by chance.
     */
    static final int ENOUGH_CONFIRMED = 2;

    /** A run that ended by itself counts before one that was killed, then the quicker one. */
    private static final Comparator<Execution> BEST_FIRST = Comparator.comparing(
                    (Execution execution) -> !endedByItself(execution))
            .thenComparing(Repeats::cpuTime);

    private final int maxRuns;
    private final double stretched;
    private final Duration startUp;
    private final Optional<CalmRuns> calm;
    private final AtomicInteger confirmed = new AtomicInteger();

    /**
     * Makes the repeats of one submission, whose verdict nobody asks for twice.
     *
     * @param maxRuns the most runs of one case, but where its memory stays in doubt
     */
    Repeats(int maxRuns) {
        this(maxRuns, 1, Duration.ZERO, Optional.empty());
    }

    /**
     * Makes the repeats of one submission.
     *
     * @param stretched the factor between the time that it gets and the limit that its verdict depends on
     * @param startUp of its runtime, which is part of both
     * @param calm tells of a busy machine; empty: it does not matter
     */
    Repeats(int maxRuns, double stretched, Duration startUp, Optional<CalmRuns> calm) {
        this.maxRuns = maxRuns;
        this.stretched = stretched;
        this.startUp = startUp;
        this.calm = calm;
    }

    /** Returns the time that the verdict depends on, where a program was given so much time. */
    private Duration counting(Duration given) {
        double net = given.minus(startUp).toNanos() / stretched;
        return startUp.plusNanos(Math.round(net));
    }

    /** One run, with so many times the limits of time. */
    @FunctionalInterface
    interface Once<T> {
        T run(double times) throws SandboxException, InterruptedException;
    }

    /**
     * The result of all runs.
     *
     * @param best the run that counts
     * @param count the number of runs
     * @param slowness how many times slower than usual the machine was, where the best run may be slow for that
     *     reason; else 1
     */
    record Runs<T>(T best, int count, double slowness) {

        boolean isFinal() {
            return slowness == 1;
        }
    }

    /**
     * Runs until it is clear what counts.
     *
     * @param given CPU time at which it is ended
     * @param processors the processors that it runs on
     */
    <T> Runs<T> of(Once<T> once, Function<T, Execution> execution, Duration given, Set<Integer> processors)
            throws SandboxException, InterruptedException {
        Duration limit = counting(given);
        List<T> runs = new ArrayList<>();
        long over = 0;
        Duration last;
        boolean inDoubt;
        do {
            T run = once.run(1);
            runs.add(run);
            Execution executed = execution.apply(run);
            last = cpuTime(executed);
            Optional<CalmRuns> late = calm.filter(any -> isLate(executed, limit));
            double slowness =
                    late.map(quieter -> quieter.slowness(executed, processors)).orElse(1.0);
            if (slowness > 1) {
                return onBusyMachine(once, execution, given, processors, runs, slowness, late.get());
            }
            over += last.compareTo(limit) > 0 ? 1 : 0;
            boolean patient = maxRuns > 1 && over == 0 && endedByItself(executed);
            inDoubt = isInDoubt(executed) && runs.size() < maxRuns * (patient ? PATIENCE_IN_DOUBT : 1);
        } while (isOpen(last, over, runs.size(), limit) || inDoubt);
        if (over == ENOUGH_OVER) {
            confirmed.incrementAndGet();
        }
        return counted(runs, execution, 1);
    }

    /** A run came to a limit of time, and the machine was busy then. */
    private <T> Runs<T> onBusyMachine(
            Once<T> once,
            Function<T, Execution> execution,
            Duration given,
            Set<Integer> processors,
            List<T> runs,
            double first,
            CalmRuns quieter)
            throws SandboxException, InterruptedException {
        double slowness = first;
        boolean hung = isHung(execution.apply(runs.get(runs.size() - 1)));
        if (!hung && isEndless(once, execution, given, quieter)) {
            return counted(runs, execution, 1);
        }
        for (int i = 0; i < quieter.runs(hung, confirmed.get() >= ENOUGH_CONFIRMED); i++) {
            CalmRuns.Calm moment = quieter.await(processors);
            try {
                T run = once.run(1);
                runs.add(run);
                Execution executed = execution.apply(run);
                if (!isLate(executed, given)) {
                    return counted(runs, execution, 1);
                }
                slowness = quieter.slowness(executed, processors);
                if (moment.isQuiet() && slowness == 1) {
                    return counted(runs, execution, 1);
                }
            } finally {
                moment.close();
            }
        }
        return counted(runs, execution, Math.max(first, slowness));
    }

    /** Gives a program more time, if so much may still be spent, and tells whether it did not end then either. */
    private <T> boolean isEndless(Once<T> once, Function<T, Execution> execution, Duration given, CalmRuns quieter)
            throws SandboxException, InterruptedException {
        boolean endless = quieter.maySpend(CalmRuns.multiplied(given, BEYOND))
                && CalmRuns.isBeyond(execution.apply(once.run(BEYOND)), given);
        if (endless) {
            confirmed.incrementAndGet();
        }
        return endless;
    }

    /** Tells whether a run came to a limit of time. */
    private static boolean isLate(Execution run, Duration limit) {
        return cpuTime(run).compareTo(limit) > 0
                || run.outcome().ending().equals(new Ending.Exceeded(Resource.CPU_TIME))
                || isHung(run);
    }

    private static boolean isHung(Execution run) {
        return run.outcome().ending().equals(new Ending.Exceeded(Resource.WALL_TIME));
    }

    private <T> Runs<T> counted(List<T> runs, Function<T, Execution> execution, double slowness) {
        boolean seen = runs.stream().map(execution).anyMatch(Repeats::showsItsMemory);
        return new Runs<>(
                runs.stream()
                        .filter(run -> !seen || !isInDoubt(execution.apply(run)))
                        .min(Comparator.comparing(execution, BEST_FIRST))
                        .orElseThrow(),
                runs.size(),
                slowness);
    }

    private static boolean endedByItself(Execution run) {
        return !(run.outcome().ending() instanceof Ending.Exceeded);
    }

    private static boolean isInDoubt(Execution run) {
        return run.outcome().usage().memoryInDoubt();
    }

    /** Tells whether a run answers what others left in doubt: a run that was killed for its time does not. */
    private static boolean showsItsMemory(Execution run) {
        boolean overMemory = run.outcome().ending().equals(new Ending.Exceeded(Resource.MEMORY));
        return !isInDoubt(run) && (endedByItself(run) || overMemory);
    }

    /**
     * Tells whether the last run is inconclusive: it came close to the limit, no run that was killed has been confirmed
     * by a second one, and there were not enough runs yet.
     */
    private boolean isOpen(Duration last, long over, int count, Duration limit) {
        double share = (double) last.toNanos() / limit.toNanos();
        boolean near = share >= 1 - NEAR && share <= 1 + NEAR;
        int enoughOver = confirmed.get() < ENOUGH_CONFIRMED ? ENOUGH_OVER : 1;
        return near && over < enoughOver && count < maxRuns;
    }

    private static Duration cpuTime(Execution execution) {
        return execution.outcome().usage().cpuTime();
    }
}
