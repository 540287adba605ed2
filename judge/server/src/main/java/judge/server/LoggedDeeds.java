package judge.server;

import java.time.Duration;
import java.time.Instant;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import judge.database.Database;
import judge.database.Tables;
import judge.online.AuditEntry;
import judge.online.CatalogProblem;
import judge.online.Person;
import judge.online.StoredJudging;
import judge.online.StoredSubmission;
import judge.worker.Progress;

/**
 * Writes deeds and verdicts to the log of the console, with the logins and problems that their numbers stand for. A
 * thread of its own does so, for which nobody waits; where more happens than it can write, lines are left out.
 */
final class LoggedDeeds implements AutoCloseable {

    private static final int WAITING = 1_000;
    private static final int PATIENCE_SECONDS = 2;

    private final Database database;
    private final ConsoleLog log;
    private final ThreadPoolExecutor writing =
            new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new ArrayBlockingQueue<>(WAITING), task -> {
                Thread thread = new Thread(task, "console log");
                thread.setDaemon(true);
                return thread;
            });

    LoggedDeeds(Database database, ConsoleLog log) {
        this.database = database;
        this.log = log;
    }

    /** Writes down what somebody has done. */
    void did(AuditEntry deed) {
        later(() -> {
            Long person = deed.person();
            String login = person == null
                    ? ""
                    : database.read(tables -> tables.people().find((long) person))
                            .map(Person::login)
                            .orElse("");
            log.write(new LogLine(deed.at(), deed.action())
                    .with("login", login)
                    .with("on", deed.object())
                    .with("detail", deed.detail())
                    .with("address", deed.address()));
        });
    }

    /** Writes verdicts down, and passes everything on. */
    Progress and(Progress other) {
        return new JudgedToo(other, submission -> later(() -> judged(submission)));
    }

    private void judged(long submission) {
        database.read(tables -> line(tables, submission)).ifPresent(log::write);
    }

    private Optional<LogLine> line(Tables tables, long number) {
        Optional<StoredJudging> judging = tables.judgings().active(number).filter(one -> one.verdict() != null);
        return tables.submissions()
                .find(number)
                .flatMap(found -> judging.map(
                        one -> result(named(log.event("judged").with("submission", number), tables, found), one)));
    }

    private static LogLine named(LogLine line, Tables tables, StoredSubmission submission) {
        String login =
                tables.people().find(submission.person()).map(Person::login).orElse("");
        String problem = tables.problems()
                .find(submission.problem())
                .map(CatalogProblem::slug)
                .orElse("");
        return line.with("login", login).with("problem", problem);
    }

    private static LogLine result(LogLine line, StoredJudging judging) {
        return line.with("verdict", String.valueOf(judging.verdict()))
                .with("millis", millis(judging))
                .with("worker", Objects.requireNonNullElse(judging.worker(), ""));
    }

    private static long millis(StoredJudging judging) {
        Instant started = judging.started();
        Instant ended = judging.ended();
        return started == null || ended == null
                ? 0
                : Duration.between(started, ended).toMillis();
    }

    private void later(Runnable task) {
        try {
            writing.execute(() -> {
                try {
                    task.run();
                } catch (RuntimeException e) {
                    log.write(log.event("warning")
                            .with("message", "a line is left out")
                            .with("cause", e.toString()));
                }
            });
        } catch (RejectedExecutionException e) {
            return; // It ends, or too much happens.
        }
    }

    @Override
    public void close() {
        writing.shutdown();
        try {
            if (!writing.awaitTermination(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
                writing.shutdownNow();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
