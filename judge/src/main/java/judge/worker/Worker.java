package judge.worker;

import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import java.util.logging.Level;
import java.util.logging.Logger;
import judge.database.Database;
import judge.database.Queue;
import judge.database.Tables;
import judge.engine.BrokenDown;
import judge.engine.Judge;
import judge.engine.JudgingListener;
import judge.online.ProblemVersion;
import judge.online.Refusal;
import judge.online.StoredJudging;
import judge.online.StoredSubmission;
import judge.problem.Problem;
import judge.report.Report;
import judge.report.ReportJson;
import judge.service.SourceZip;
import judge.source.LanguageNames;
import judge.submission.SourceFile;
import judge.submission.Submission;
import judge.verdict.CaseResult;

/**
 * Judges what is queued, on a number of threads of its own, from {@link #start} to {@link #close}. Whatever is killed,
 * nothing is lost: what it has begun and not finished is begun again, and a result that comes late is refused.
 */
public final class Worker implements AutoCloseable {

    private static final Logger LOG = Logger.getLogger(Worker.class.getName());
    private static final Duration PAUSE = Duration.ofSeconds(1);

    private final String name;
    private final Database database;
    private final Clock clock;
    private final Judge judge;
    private final Packages packages;
    private final Progress progress;
    private final Queue queue;
    private final ChoreThread chores;

    /**
     * A worker that has not begun.
     *
     * @param name no other worker on this database has it; the same one after a restart; at most 50 characters
     * @param packages what versions of problems are
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
        this.name = name;
        this.database = database;
        this.clock = clock;
        this.judge = judge;
        this.packages = packages;
        this.progress = progress;
        queue = new Queue(database, clock, name, jobs, this::judge);
        this.chores = new ChoreThread(chores, queue::isIdle);
    }

    /** Where problems are. */
    @FunctionalInterface
    public interface Packages {

        /** A version, which stays readable until the worker is closed. */
        Problem problem(ProblemVersion version);
    }

    /** What is to be done where no submission waits. */
    @FunctionalInterface
    public interface Chores {

        /** There is nothing else to do. */
        Chores NONE = () -> false;

        /** Does the next one, if there is one; false: there was none. */
        boolean next() throws InterruptedException;
    }

    /** What is known of a judging when it is begun. */
    @SuppressWarnings("ArrayRecordComponent") // handed on, and never compared
    private record Begun(
            StoredJudging judging, StoredSubmission submission, String login, ProblemVersion version, byte[] sources) {}

    /** Begins: first with what an earlier worker of this name has left. */
    public void start() {
        queue.start();
        chores.start();
    }

    /** Looks for chores now and not only in a while. */
    public void wake() {
        chores.wake();
    }

    private void judge(long id) throws InterruptedException {
        // Were it lost with the power, so would be this worker, and another one would begin.
        Optional<StoredJudging> begun =
                database.writeLoosely(tables -> tables.judgings().begin(id, name, clock.instant()));
        if (begun.isEmpty()) {
            return;
        }
        Begun work = database.read(tables -> begun(tables, begun.get()));
        Telling telling = new Telling(work);
        try {
            telling.begun();
            finish(work, report(work, telling), telling);
        } catch (InterruptedException | RuntimeException | Error e) {
            giveBack(work, telling);
            throw e;
        }
    }

    private static Begun begun(Tables tables, StoredJudging judging) {
        StoredSubmission submission =
                tables.submissions().find(judging.submission()).orElseThrow();
        return new Begun(
                judging,
                submission,
                tables.people().find(submission.person()).orElseThrow().login(),
                tables.problems().version(judging.version()).orElseThrow(),
                tables.blobs().get(submission.sources()));
    }

    /** What is the judge's fault is a report as well, as it is where a class is graded. */
    private Judged report(Begun work, JudgingListener listener) throws InterruptedException {
        Problem problem = packages.problem(work.version());
        List<SourceFile> sources = Submission.sourcesAmong(SourceZip.read(work.sources()), LanguageNames.BUILT_IN);
        Submission submission = Submission.of(
                String.valueOf(work.submission().id()),
                work.login(),
                problem.id(),
                sources,
                problem.limits().codeBytes());
        try {
            return Judged.of(judge.judge(submission, problem, listener));
        } catch (RuntimeException e) {
            LOG.log(Level.WARNING, "the judge broke down on submission " + submission.id(), e);
            return Judged.of(BrokenDown.report(work.login(), problem, e));
        }
    }

    /** A report as it is written down. */
    @SuppressWarnings("ArrayRecordComponent") // handed on, and never compared
    private record Judged(Report report, byte[] json) {

        static Judged of(Report report) {
            return new Judged(report, new ReportJson().write(report));
        }
    }

    /**
     * Puts the result down, also where the database is away for a while: what was judged need not be judged again.
     */
    private void finish(Begun work, Judged judged, Telling telling) throws InterruptedException {
        while (true) {
            try {
                if (database.write(tables -> finish(tables, work, judged))) {
                    telling.judged();
                } else {
                    LOG.info("a late result of judging " + work.judging().id() + " is dropped");
                }
                return;
            } catch (Refusal e) {
                if (e.kind() != Refusal.Kind.UNAVAILABLE) {
                    throw e;
                }
                LOG.log(Level.WARNING, "a result cannot be written down yet", e);
                Thread.sleep(PAUSE.toMillis());
            }
        }
    }

    private boolean finish(Tables tables, Begun work, Judged judged) {
        Report report = judged.report();
        boolean finished = tables.judgings()
                .finish(
                        work.judging(),
                        clock.instant(),
                        report.verdict().name(),
                        report.score(),
                        report.maxScore(),
                        tables.blobs().put(judged.json()));
        if (finished) {
            String json = "{\"submission\":" + work.submission().id() + "}";
            tables.changes().add(clock.instant(), "judged", work.judging().id(), json);
        }
        return finished;
    }

    private void giveBack(Begun work, Telling telling) {
        try {
            boolean given = database.write(tables -> tables.judgings()
                    .giveBack(work.judging().id(), work.judging().attempt()));
            if (given) {
                telling.queued();
            }
        } catch (RuntimeException e) {
            LOG.log(Level.WARNING, "judging " + work.judging().id() + " will be given back later", e);
        }
    }

    /** Tells of one judging how it goes on, if it is one that people wait for. */
    private final class Telling implements JudgingListener {

        private final long submission;
        private final Progress told;
        private final AtomicInteger ended = new AtomicInteger();
        private volatile int cases;

        Telling(Begun work) {
            submission = work.submission().id();
            told = work.judging().active() ? progress : Progress.NOBODY;
        }

        void queued() {
            told.queued(submission);
        }

        void begun() {
            told.begun(submission);
        }

        void judged() {
            told.judged(submission);
        }

        @Override
        public void compiling() {
            told.compiling(submission);
        }

        @Override
        public void running(int all) {
            cases = all;
            told.ended(submission, 0, all);
        }

        @Override
        public void ended(CaseResult result) {
            told.ended(submission, ended.incrementAndGet(), cases);
        }
    }

    /** Takes nothing new, and finishes or gives back what it has begun, within 10 seconds. */
    @Override
    public void close() {
        chores.cancel();
        queue.close();
        chores.close();
    }

    /** One thread beside those that judge, which works while they have nothing to do. */
    private static final class ChoreThread implements AutoCloseable {

        private static final long LOOKING_MILLIS = 5_000;
        private static final long BUSY_MILLIS = 200;
        private static final long CLOSING_MILLIS = 1_000;
        /** However busy the judge is: a problem is verified some time. */
        private static final int PATIENCE = 300;

        private final Chores chores;
        private final BooleanSupplier idle;
        private final Thread thread = new Thread(this::work, "chores");
        private boolean woken;

        ChoreThread(Chores chores, BooleanSupplier idle) {
            this.chores = chores;
            this.idle = idle;
            thread.setDaemon(true);
        }

        void start() {
            thread.start();
        }

        synchronized void wake() {
            woken = true;
            notifyAll();
        }

        private void work() {
            try {
                while (true) {
                    for (int i = 0; i < PATIENCE && !idle.getAsBoolean(); i++) {
                        Thread.sleep(BUSY_MILLIS);
                    }
                    if (!next()) {
                        pause();
                    }
                }
            } catch (InterruptedException e) {
                // It is closed.
            }
        }

        private boolean next() throws InterruptedException {
            try {
                return chores.next();
            } catch (RuntimeException e) {
                LOG.log(Level.WARNING, "a chore could not be done, and is tried again", e);
                return false;
            }
        }

        @SuppressWarnings("WaitNotInLoop") // Waking too early only looks for chores too early.
        private synchronized void pause() throws InterruptedException {
            if (!woken) {
                wait(LOOKING_MILLIS);
            }
            woken = false;
        }

        void cancel() {
            thread.interrupt();
        }

        @Override
        public void close() {
            try {
                thread.join(CLOSING_MILLIS);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
    }
}
