package judge.worker;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicReference;
import java.util.logging.Level;
import java.util.logging.Logger;
import judge.database.Database;
import judge.database.judging.ExplanationTable;
import judge.database.judging.TakenTry;
import judge.database.judging.TryTable;
import judge.database.judging.WorkerIdentity;
import judge.engine.Judge;
import judge.explain.Explainer;
import judge.explain.Explanation;
import judge.online.JudgingState;
import judge.queue.Queue;
import judge.queue.SpareThread;
import judge.report.ExplanationState;
import judge.report.Report;
import judge.service.submission.TryResult;
import judge.source.LanguageChoice;
import judge.verdict.Verdict;
import org.jspecify.annotations.Nullable;

/**
 * Runs programs that are tried, in the room that judging leaves: as many at a time as could be judged besides. They are
 * looked for where nothing is queued that could be judged, and give way to whatever is taken once there is no room.
 */
final class TryWork {

    private static final Logger LOG = Logger.getLogger(TryWork.class.getName());

    private static final Duration LOOKING = Duration.ofSeconds(5);

    /** The time for explaining a failure while others wait to try something. */
    private static final Duration EXPLAINING = Duration.ofSeconds(3);

    /** The same where nobody waits: the verdict is told meanwhile, and a busy machine takes longer. */
    private static final Duration EXPLAINING_ALONE = Duration.ofSeconds(12);

    /** The most beginnings that come to no end. */
    private static final int MOST = 3;

    private final Database database;
    private final Queue queue;
    private final WorkerIdentity identity;
    private final Judge judge;
    private final PackageVersions packages;
    private final Progress progress;
    private final Runnable beginning;
    private final List<SpareThread> threads = new ArrayList<>();
    /** The threads that run tries, by the number of the try. */
    private final Map<Long, SpareThread> held = new ConcurrentHashMap<>();

    private volatile Explainer explainer = Explainer.NONE;

    /**
     * The trying of a process; nothing is done yet.
     *
     * @param beginning has that give way which comes after tries
     */
    TryWork(
            Database database,
            Queue queue,
            WorkerIdentity identity,
            Judge judge,
            PackageVersions packages,
            Progress progress,
            Runnable beginning) {
        this.database = database;
        this.queue = queue;
        this.identity = identity;
        this.judge = judge;
        this.packages = packages;
        this.progress = progress;
        this.beginning = beginning;
        for (int i = 1; i <= identity.jobs(); i++) {
            int number = i;
            threads.add(new SpareThread(
                    "trying-" + i, LOOKING, () -> queue.hasRoom(number), () -> next(threads.get(number - 1))));
        }
    }

    void explaining(Explainer other) {
        explainer = other;
    }

    void start() {
        threads.forEach(SpareThread::start);
    }

    /** Tells whether something is tried just now. */
    boolean isWorking() {
        return threads.stream().anyMatch(SpareThread::isWorking);
    }

    /** Ends the runs of what was given up, and looks for more. */
    void look() {
        Set.copyOf(held.keySet()).stream().filter(this::isGivenUp).forEach(this::end);
        wake();
    }

    private boolean isGivenUp(long id) {
        return database.read(tables -> tables.tries().find(id))
                .filter(there -> there.state() != JudgingState.DONE)
                .isEmpty();
    }

    private void end(long given) {
        held.computeIfPresent(given, (id, thread) -> {
            thread.giveWay();
            thread.wake();
            return thread;
        });
    }

    /** Has one thread look that does nothing; it wakes the next one where there is more. */
    void wake() {
        threads.stream().filter(one -> !one.isWorking()).findFirst().ifPresent(SpareThread::wake);
    }

    /** Interrupts as many as there is no room for any more. */
    void giveWay() {
        for (int i = 0; i < threads.size(); i++) {
            if (!queue.hasRoom(i + 1)) {
                threads.get(i).giveWay();
            }
        }
    }

    void close() {
        threads.forEach(SpareThread::close);
    }

    private boolean next(SpareThread thread) throws InterruptedException {
        Optional<TakenTry> taken = taken(thread);
        if (taken.isEmpty()) {
            return false;
        }
        wake(); // There may be more, for another one.
        try {
            run(thread, taken.get());
        } finally {
            held.remove(taken.get().id());
        }
        return true;
    }

    /** One thread at a time: what the process has and does not hold is taken again. */
    private synchronized Optional<TakenTry> taken(SpareThread thread) {
        Instant before = queue.now().minus(TryTable.KEPT);
        TryTable.Taker taker = new TryTable.Taker(queue.name(), identity.pool(), held.keySet());
        if (!database.read(tables -> tables.tries().isDue(taker, before))) {
            return Optional.empty();
        }
        Optional<TakenTry> taken = database.writeLoosely(tables -> {
            tables.tries().forget(before);
            return tables.tries().take(taker);
        });
        taken.ifPresent(one -> held.put(one.id(), thread));
        return taken;
    }

    private TriedProgram run(TakenTry taken) throws InterruptedException {
        beginning.run();
        LanguageChoice choice = database.read(tables -> tables.languages().ofTry(taken.id()));
        return TriedProgram.of(taken, choice, judge, packages);
    }

    private void run(SpareThread thread, TakenTry taken) throws InterruptedException {
        if (taken.failures() > MOST) { // The judge itself was ended each time.
            end(taken, null);
            return;
        }
        progress.tried(taken.id());
        AtomicReference<@Nullable TriedProgram> tried = new AtomicReference<>();
        try {
            if (thread.run(() -> tried.set(run(taken)))) {
                ended(thread, taken, tried.get());
            } else {
                giveBack(taken, false);
            }
        } catch (InterruptedException e) {
            giveBack(taken, false);
            throw e;
        } catch (RuntimeException e) {
            LOG.log(Level.WARNING, "try " + taken.id() + " has failed", e);
            ended(thread, taken, null);
        }
    }

    /** Tells what has come of it, or has it run again where that is the judge's own failure. */
    private void ended(SpareThread thread, TakenTry taken, @Nullable TriedProgram tried) throws InterruptedException {
        boolean failed = tried == null || tried.result().report().verdict() == Verdict.JE;
        if (failed && taken.failures() < MOST) {
            giveBack(taken, true);
        } else if (tried == null) {
            end(taken, null);
        } else {
            end(taken, taken.explain() ? explained(thread, taken, tried) : tried.result());
        }
    }

    /** Tells what is known, and looks for the cause of a failure meanwhile, as long as there is room. */
    private TryResult explained(SpareThread thread, TakenTry taken, TriedProgram tried) throws InterruptedException {
        Report report = tried.result().report();
        if (!ExplanationTable.explains(report.verdict().name())
                || report.firstFailing().isEmpty()) {
            return tried.result();
        }
        byte[] known =
                tried.result().with(report.explained(ExplanationState.LOOKING)).json();
        if (!database.write(tables -> tables.tries().tell(taken, queue.name(), known))) {
            return tried.result();
        }
        progress.tried(taken.id());
        AtomicReference<Explanation> found = new AtomicReference<>(Explanation.CUT_SHORT);
        try {
            Duration time = database.read(tables -> tables.tries().isWaitedFor()) ? EXPLAINING : EXPLAINING_ALONE;
            thread.run(() -> found.set(explainer.explain(tried.submission(), tried.problem(), report, time)));
        } catch (InterruptedException e) {
            LOG.fine(() -> "try " + taken.id() + " is told without its cause, as something else came first");
        } catch (RuntimeException e) {
            LOG.log(Level.WARNING, "try " + taken.id() + " could not be explained", e);
        }
        return tried.result().with(Objects.requireNonNull(found.get()).applied(report));
    }

    private void giveBack(TakenTry taken, boolean failed) {
        if (database.write(tables -> tables.tries().giveBack(taken, queue.name(), failed))) {
            progress.tried(taken.id());
        }
    }

    private void end(TakenTry taken, @Nullable TryResult result) {
        byte @Nullable [] json = result == null ? null : result.json();
        if (database.write(tables -> tables.tries().end(taken, queue.name(), json))) {
            progress.tried(taken.id());
        }
    }
}
