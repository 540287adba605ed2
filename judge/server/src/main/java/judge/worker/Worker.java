package judge.worker;

import java.time.Clock;
import java.time.Duration;
import java.util.Optional;
import java.util.function.DoubleSupplier;
import java.util.logging.Level;
import java.util.logging.Logger;
import judge.app.OpenJudge;
import judge.database.Database;
import judge.database.judging.EndedJudging;
import judge.database.judging.Turn;
import judge.database.judging.WorkerIdentity;
import judge.engine.BrokenDown;
import judge.engine.Judge;
import judge.engine.JudgingListener;
import judge.explain.Explainer;
import judge.online.CatalogProblem;
import judge.problem.Problem;
import judge.queue.JudgingWork;
import judge.queue.Queue;
import judge.queue.SpareThread;
import judge.report.Report;
import judge.submission.Submission;
import judge.verdict.Verdict;
import org.jspecify.annotations.Nullable;

/**
 * Judges the queued submissions, on a number of threads of its own, from {@link #start} to {@link #close}. Nothing is
 * lost if a process is killed: a judging that it has begun and not finished is begun again, and a result that comes
 * late is refused.
 */
public final class Worker implements AutoCloseable {

    private static final Logger LOG = Logger.getLogger(Worker.class.getName());

    private final Judge judge;
    private final PackageVersions packages;
    private final Progress progress;
    private final Database database;
    private final Queue queue;
    private final ChoreThread chores;
    private final WorkerIdentity identity;
    private final TryWork trying;
    private @Nullable SpeedWatch watch;
    private SpareThread explaining = new SpareThread("explaining", Duration.ofDays(1), () -> false, () -> false);
    private volatile OpenJudge.Quiet quiet = () -> true;

    /**
     * A worker that has not begun.
     *
     * @param home the id that this worker shares with those that come after it here, and with no other one on this
     *     database: judgings that they left when they were killed are begun at once
     * @param packages gives the problems of versions
     * @param chores the work where nobody waits, as verifying problems
     * @param jobs the number of submissions that are judged at the same time
     */
    public Worker(
            String home,
            Database database,
            Clock clock,
            Judge judge,
            PackageVersions packages,
            Chores chores,
            Progress progress,
            int jobs) {
        this(WorkerIdentity.alone(home, jobs), database, clock, judge, packages, chores, progress);
    }

    /**
     * A worker among others that has not begun.
     *
     * @param identity its place among them, and how many submissions are judged at the same time
     * @param packages gives the problems of versions
     * @param chores the work where nobody waits, as verifying problems
     */
    public Worker(
            WorkerIdentity identity,
            Database database,
            Clock clock,
            Judge judge,
            PackageVersions packages,
            Chores chores,
            Progress progress) {
        this.database = database;
        this.identity = identity;
        this.judge = judge;
        this.packages = packages;
        this.progress = progress;
        queue = new Queue(database, clock, identity, new Judging());
        trying = new TryWork(database, queue, identity, judge, packages, progress, () -> {
            explaining.giveWay();
            queue.repeating().giveWay();
        });
        this.chores = new ChoreThread(
                () -> chores.next(queue.name()), () -> isFree() && !explaining.isWorking(), () -> !queue.isPaused());
    }

    /** Tells whether nobody waits for anything that runs here. */
    private boolean isFree() {
        return queue.isIdle() && !trying.isWorking();
    }

    /** The work where no submission waits. */
    @FunctionalInterface
    public interface Chores {

        /** There is nothing else to do. */
        Chores NONE = worker -> false;

        /**
         * Does the next one, if there is one; false: there was none.
         *
         * @param worker the name of the process that does it
         */
        boolean next(String worker) throws InterruptedException;
    }

    /** Has it judge again, what a busy machine has made late, only while this says that the machine is quiet. */
    public void repeatingWhen(OpenJudge.Quiet moment) {
        quiet = moment;
    }

    /** Has failures explained by this, from when it begins. */
    public void explaining(Explainer explainer) {
        trying.explaining(explainer);
        explaining =
                new ExplanationWork(database, queue, identity, explainer, packages, progress, this::isFree).thread();
    }

    /**
     * Has it, when it begins, and from then on, compare the speed of this machine.
     *
     * @param speed measures how many milliseconds a fixed piece of work takes
     */
    public void comparing(DoubleSupplier speed) {
        comparing(speed, SpeedWatch.Pace.USUAL);
    }

    void comparing(DoubleSupplier speed, SpeedWatch.Pace pace) {
        watch = new SpeedWatch(queue, database, identity, speed, this::isIdle, pace);
    }

    private boolean isIdle() {
        return isFree() && !explaining.isWorking() && !chores.isWorking();
    }

    /**
     * Begins: first with what an earlier worker of this name has left.
     *
     * @throws judge.database.sql.DatabaseException if another process lives that is called the same
     */
    public void start() {
        if (watch != null) {
            watch.start();
        }
        queue.start();
        trying.start();
        explaining.start();
        chores.start();
    }

    /** Looks for chores, and for what is to be judged again, now and not only in a while. */
    public void wake() {
        chores.wake();
        explaining.wake();
        queue.repeating().wake();
    }

    private final class Judging implements JudgingWork {

        @Override
        public JudgingWork.Result judge(Turn turn) throws InterruptedException {
            trying.giveWay();
            explaining.giveWay();
            Telling telling = telling(turn);
            telling.begun();
            return new Outcome(turn, report(turn, telling), telling);
        }

        @Override
        public JudgingWork.Result givenUp(Turn turn, Throwable why) {
            String problem = database.read(
                            tables -> tables.problems().find(turn.submission().problem()))
                    .map(CatalogProblem::slug)
                    .orElse("");
            Report report = BrokenDown.report(turn.login(), problem, why);
            return new Outcome(turn, Judged.of(report), telling(turn));
        }

        @Override
        public void idle() {
            trying.look();
        }

        @Override
        public void givenBack(Turn turn) {
            telling(turn).queued();
        }

        @Override
        public boolean isQuiet() throws InterruptedException {
            return quiet.isNow();
        }
    }

    /** Judges a submission. A failure of the judge becomes a report as well, as where a class is graded. */
    private Judged report(Turn work, JudgingListener listener) throws InterruptedException {
        Problem problem = packages.problem(work.judging().version());
        Submission submission = StoredSources.submission(work.submission(), work.login(), work.sources(), problem);
        try {
            Report report = judge.judge(submission, StoredSources.running(problem, submission, work), listener);
            if (report.verdict() == Verdict.JE
                    && packages.isDamaged(work.judging().version(), problem)) {
                throw new DamagedPackage(problem.id());
            }
            return Judged.of(problem, report);
        } catch (DamagedPackage e) {
            throw e; // It is fetched again, and then it is judged.
        } catch (RuntimeException e) {
            if (Thread.interrupted()) {
                throw new InterruptedException("cancelled: " + e);
            }
            LOG.log(Level.WARNING, "the judge broke down on submission " + submission.id(), e);
            return Judged.of(BrokenDown.report(work.login(), problem, e));
        }
    }

    /** A package was changed: nothing can be judged by it. */
    private static final class DamagedPackage extends RuntimeException {

        private static final long serialVersionUID = 1L;

        DamagedPackage(String problem) {
            super("the package of " + problem + " was changed where it is kept");
        }
    }

    private Telling telling(Turn turn) {
        return new Telling(turn.submission().id(), turn.judging(), progress, queue::now);
    }

    /** The result of a judging. */
    private final class Outcome implements JudgingWork.Result {

        private final Turn work;
        private final Judged judged;
        private final Telling telling;

        Outcome(Turn work, Judged judged, Telling telling) {
            this.work = work;
            this.judged = judged;
            this.telling = telling;
        }

        @Override
        public Optional<String> fault() {
            return judged.report().hostFailure().map(Object::toString);
        }

        @Override
        public EndedJudging ended() {
            Report report = judged.report();
            return new EndedJudging(
                    work.judging(),
                    work.submission().assignment(),
                    queue.now(),
                    report.verdict().name(),
                    report.score(),
                    report.maxScore(),
                    judged.json(),
                    judged.groups(),
                    judged.times(telling.compiled().orElse(null)));
        }

        @Override
        public boolean settled() {
            boolean failed = judged.report().verdict() == Verdict.JE; // That takes no verdict's place.
            return judged.report().settled() && !(failed && Telling.isOnceMore(work.judging()));
        }

        @Override
        public void written(boolean own) {
            if (own) {
                telling.judged();
                trying.wake();
                explaining.wake();
            } else {
                LOG.info("a late result of judging " + work.judging().id() + " is dropped");
            }
        }
    }

    /** Takes nothing new, and finishes or gives back what it has begun, within 10 seconds. */
    @Override
    public void close() {
        chores.cancel();
        trying.close();
        explaining.close();
        if (watch != null) {
            watch.close();
        }
        queue.close();
        chores.close();
    }
}
