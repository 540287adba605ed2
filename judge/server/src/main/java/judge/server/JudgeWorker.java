package judge.server;

import java.time.Clock;
import java.util.logging.Level;
import java.util.logging.Logger;
import judge.database.Database;
import judge.database.judging.WorkerIdentity;
import judge.database.sql.DatabaseException;
import judge.online.Refusal;
import judge.service.JudgingServices;
import judge.worker.Progress;
import judge.worker.ToldProgress;

/**
 * A machine that judges for servers elsewhere, from {@link #start} until it is closed: the part of a server that
 * judges, without any pages. It keeps the packages that it needs, and asks the database for nothing of people.
 */
public final class JudgeWorker implements AutoCloseable {

    private final String name;
    private final OpenParts parts;

    private JudgeWorker(String name, OpenParts parts) {
        this.name = name;
        this.parts = parts;
    }

    private static JudgeWorker begun(WorkerSettings settings, Clock clock, JudgeOpener judges, OpenParts parts)
            throws ServerFailure, InterruptedException {
        parts.add(DataLock.of(settings.data()));
        Database database = parts.add(Database.join(settings.url()));
        String home = DataHome.of(settings.data());
        String name = settings.name() == null ? home : settings.name();
        WorkerIdentity identity = new WorkerIdentity(
                name, home, DataHome.host(), settings.judging().jobs(), settings.pool());
        JudgingPart judging = new JudgingPart(
                identity,
                database,
                clock,
                JudgingServices.on(database, clock, settings.data()),
                new ToldProgress(database.peers(), Progress.NOBODY),
                settings.judging(),
                judges);
        judging.compare();
        parts.add(judging);
        database.peers().meet(line -> {});
        judging.begin();
        return new JudgeWorker(name, parts);
    }

    /**
     * Starts to judge.
     *
     * @throws ServerFailure if that is not possible, as where a worker of this name lives; nothing is left of it then
     */
    public static JudgeWorker start(WorkerSettings settings, Clock clock, JudgeOpener judges)
            throws ServerFailure, InterruptedException {
        Logger.getLogger("").setLevel(Level.WARNING);
        OpenParts parts = new OpenParts();
        try {
            return begun(settings, clock, judges, parts);
        } catch (DatabaseException e) {
            parts.close();
            throw new ServerFailure(e, e.sentence());
        } catch (Refusal e) {
            parts.close();
            throw new ServerFailure(String.valueOf(e.getMessage()), e);
        } catch (ServerFailure | InterruptedException | RuntimeException | Error e) {
            parts.close();
            throw e;
        }
    }

    /** Returns the worker's name. */
    public String name() {
        return name;
    }

    /** Takes nothing new; what is being judged is finished or given back, within ten seconds. */
    @Override
    public void close() {
        parts.close();
    }
}
