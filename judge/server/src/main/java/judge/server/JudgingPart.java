package judge.server;

import java.time.Clock;
import java.util.logging.Level;
import java.util.logging.Logger;
import judge.app.HostDataMaker;
import judge.app.HostFailure;
import judge.app.JudgeOptions;
import judge.app.OpenJudge;
import judge.database.Database;
import judge.database.judging.WorkerIdentity;
import judge.database.sql.DatabaseException;
import judge.host.MachineSpeed;
import judge.online.Refusal;
import judge.problem.DataMaker;
import judge.problem.Problem;
import judge.service.JudgingServices;
import judge.worker.PackageVersions;
import judge.worker.Progress;
import judge.worker.Worker;
import org.jspecify.annotations.Nullable;

/**
 * The part of a server that judges. It is opened in a thread of its own, as looking at the host takes longer than a
 * visitor waits for a page.
 */
final class JudgingPart implements AutoCloseable {

    private static final Logger LOG = Logger.getLogger(JudgingPart.class.getName());
    private static final long PATIENCE_MILLIS = 10_000;
    private static final long AGAIN_MILLIS = 1_000;

    private final WorkerIdentity identity;
    private final Database database;
    private final Clock clock;
    private final JudgingServices services;
    private final Progress progress;
    private final JudgeOptions options;
    private final JudgeOpener judges;
    private final Thread opening = new Thread(this::open, "judging");
    private boolean compared;
    private boolean closed;
    private @Nullable OpenJudge judge;
    private @Nullable Worker worker;

    JudgingPart(
            WorkerIdentity identity,
            Database database,
            Clock clock,
            JudgingServices services,
            Progress progress,
            JudgeOptions options,
            JudgeOpener judges) {
        this.identity = identity;
        this.database = database;
        this.clock = clock;
        this.services = services;
        this.progress = progress;
        // A submission is judged, however often it was handed in before: that is what rejudging is for.
        this.options = options.anew().agreeing(new AgreedLimits(database, clock, identity.pool()));
        this.judges = judges;
    }

    /** Compares this machine's speed with others': it is one of several machines. */
    void compare() {
        compared = true;
    }

    void start() {
        opening.setDaemon(true);
        opening.start();
    }

    private void open() {
        try {
            beginWith(made());
        } catch (HostFailure | DatabaseException e) {
            LOG.log(Level.SEVERE, "Nothing is judged: " + e.getMessage());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt(); // The server is closed before it has begun to judge.
        }
    }

    private OpenJudge made() throws HostFailure, InterruptedException {
        OpenJudge made = judges.open(options);
        if (made.host().isolation().equals("none")) {
            LOG.warning("Submissions cannot be kept away from this host: see the command doctor");
        }
        return made;
    }

    /**
     * Begins to judge, also if the database is away when the judge is ready: a server that takes submissions has to
     * judge them.
     */
    private void beginWith(OpenJudge made) throws InterruptedException {
        while (true) {
            try {
                begin(made);
                return;
            } catch (DatabaseException e) {
                throw e; // It will not be better later.
            } catch (RuntimeException e) {
                LOG.log(Level.WARNING, "nothing is judged yet: it is tried again", e);
                Thread.sleep(AGAIN_MILLIS);
            }
        }
    }

    /**
     * Opens the judge, and judges from then on.
     *
     * @throws ServerFailure if nothing can be judged here, or not now
     */
    void begin() throws ServerFailure, InterruptedException {
        try {
            begin(made());
        } catch (DatabaseException e) {
            throw new ServerFailure(e, e.sentence());
        } catch (HostFailure e) {
            throw new ServerFailure(String.valueOf(e.getMessage()), e);
        } catch (Refusal e) {
            throw new ServerFailure("the database cannot be used now: " + e.getMessage(), e);
        }
    }

    private synchronized void begin(OpenJudge made) {
        if (closed) {
            made.close();
            return;
        }
        judge = made;
        if (worker != null) {
            worker.close(); // It could not begin.
        }
        worker = new Worker(
                identity.having(judges.languages()), database, clock, made.judge(), packages(), chores(made), progress);
        worker.repeatingWhen(made.quiet());
        worker.explaining(made.explainer());
        if (compared) {
            worker.comparing(MachineSpeed::millis);
        }
        worker.start();
    }

    /** The cases that somebody waits for, then the packages that are to be verified. */
    private Worker.Chores chores(OpenJudge made) {
        DataMaker maker = new HostDataMaker(options, clock);
        return name ->
                services.cases().next(maker, name) || services.verifications().next(made, name);
    }

    private PackageVersions packages() {
        return new PackageVersions() {

            @Override
            public Problem problem(long version) {
                return services.packages().problem(version);
            }

            @Override
            public boolean isDamaged(long version, Problem used) {
                return services.packages().isDamaged(version, used);
            }
        };
    }

    /** Takes nothing new; what is being judged is finished or given back. */
    @Override
    public void close() {
        Worker running;
        OpenJudge opened;
        synchronized (this) {
            closed = true;
            running = worker;
            opened = judge;
        }
        opening.interrupt();
        try {
            opening.join(PATIENCE_MILLIS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        if (running != null) {
            running.close();
        }
        if (opened != null) {
            opened.close();
        }
    }
}
