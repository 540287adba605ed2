package judge.database.judging;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.Objects;
import java.util.Optional;
import judge.database.sql.Dialect;
import judge.database.sql.FinalStatement;
import judge.database.sql.RecordRow;
import judge.database.sql.SqlBatch;
import judge.digest.Sha256;
import judge.online.Bounds;
import judge.online.JudgingState;
import judge.online.StoredJudging;
import judge.online.StoredSubmission;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/**
 * The statements of a worker for each judging: it takes the judging, and stores its result. PostgreSQL gets statements
 * that belong together in one message, as in {@link HandInTable}.
 */
public record QueueTable(Handle handle, Dialect dialect, TurnTable turns) {

    private static final RecordRow<StoredSubmission> ITS_SUBMISSION = new RecordRow<>(StoredSubmission.class, "s_");
    private static final RecordRow<StoredJudging> JUDGING = new RecordRow<>(StoredJudging.class);

    private static final String END =
            TurnTable.LOCK + "; with stored as (" + BlobTable.PUT + "), ended as (update judging set state = :done,"
                    + " ended = :now, verdict = :verdict, score = :score, max_score = :max, report = :hash,"
                    + " group_scores = :groups, compiled = :compiled, cpu_ms = :cpu, limit_ms = :limit, again = :again"
                    + " where " + JudgingTable.STILL_OWN + " returning id, active), explained as ("
                    + ExplanationTable.ADD + ") insert into change_log (at, type, object, assignment, data)"
                    + " select :now, 'judged', ended.id, :assignment, :logged from ended; ";

    private static final String ITS_TURN = JudgingTable.BEGIN
            + "id = (select id from judging where state = 'queued' and enqueued = 1"
            + " and (attempt = 0 or ready <= :ready or (unable is not null and %s = 0))"
            + " and (pool is null or pool = cast(:pool as text)) and %s"
            + " order by priority desc, place, id limit 1%s) returning " + JudgingTable.COLUMNS;

    private static final String ITS_SOURCES = "s.id as s_id, s.assignment as s_assignment, s.problem as s_problem,"
            + " s.person as s_person, s.handed_in_by as s_handed_in_by, s.attempt as s_attempt,"
            + " s.received as s_received, s.origin as s_origin, s.sources as s_sources, s.contestant, s.language,"
            + " b.content from submission s join blob b on b.hash = s.sources";

    private static final String STILL_NOT_FINAL =
            "id = :id and attempt = :attempt and state = 'done' and again is not null";

    private static final String TAKE_ALONE = itsTurn(Dialect.SQLITE);
    private static final String TAKE = "with taken as (" + itsTurn(Dialect.POSTGRESQL)
            + ") select taken.*, "
            + ITS_SOURCES.replace(" from submission s", " from taken join submission s on s.id = taken.submission");

    private static String itsTurn(Dialect dialect) {
        return ITS_TURN.formatted(dialect.place("unable", ":mark"), JudgingTaker.takes(dialect), dialect.skipLocked());
    }

    /**
     * The effect of a result.
     *
     * @param own false: another worker has begun the judging since, or has brought its result, and nothing was
     *     written
     * @param next the judging that was taken after it
     */
    public record Ended(boolean own, Optional<Turn> next) {}

    /** A worker begins the judging whose turn it is: no two get the same. Empty if there is none, or none yet. */
    public Optional<Turn> take(JudgingTaker taker) {
        if (dialect == Dialect.POSTGRESQL) {
            return taker.in(new SqlBatch(TAKE)).send(handle, false, answers -> answers.row(QueueTable::turn));
        }
        return taker.in(new SqlBatch(TAKE_ALONE))
                .send(handle, false, answers -> answers.row(JUDGING::of))
                .map(this::withSources);
    }

    private static Turn turn(ResultSet row) throws SQLException {
        return turn(JUDGING.of(row), row);
    }

    private static Turn turn(StoredJudging judging, ResultSet row) throws SQLException {
        return Turn.of(judging, ITS_SUBMISSION.of(row), row);
    }

    private Turn withSources(StoredJudging judging) {
        return handle.createQuery("select " + ITS_SOURCES + " where s.id = :id")
                .bind("id", judging.submission())
                .map((row, context) -> turn(judging, row))
                .one();
    }

    /**
     * Puts down what has come of a judging, and a line in the log; the next one of its person gets its turn.
     *
     * @param again from then on it is judged again, aside; null: its verdict is final
     * @param then the worker that takes the next judging whose turn it is; null: nobody does now
     */
    public FinalStatement<Ended> end(EndedJudging ended, @Nullable Instant again, @Nullable JudgingTaker then) {
        return new FinalStatement<>(ending -> dialect == Dialect.POSTGRESQL
                ? endAtOnce(ended, again, then, ending)
                : endOneByOne(ended, again, then));
    }

    private Ended endAtOnce(EndedJudging ended, @Nullable Instant again, @Nullable JudgingTaker then, boolean ending) {
        StoredJudging begun = ended.begun();
        SqlBatch message = ended.times()
                .in(new SqlBatch(END + TurnTable.filling(begun.priority()) + (then == null ? "" : "; " + TAKE)))
                .with("lock", TurnTable.key(begun.person()))
                .with("hash", Sha256.of(ended.report()).hex())
                .with("content", ended.report())
                .with("done", JudgingState.DONE)
                .with("judging", JudgingState.JUDGING)
                .with("verdict", ended.verdict())
                .with("score", ended.score())
                .with("max", Bounds.stored(ended.maxScore()))
                .with("groups", ended.groupScores())
                .with("again", again)
                .with("id", begun.id())
                .with("attempt", begun.attempt())
                .with("owner", begun.worker())
                .with("assignment", ended.assignment())
                .with("logged", ended.logged())
                .with("person", begun.person())
                .with("priority", begun.priority())
                .with("turns", turns.turns())
                .with("now", ended.ended());
        if (then != null) {
            then.in(message);
        }
        return message.send(handle, ending, answers -> {
            answers.skip(); // the lock
            boolean own = answers.count() == 1;
            turns.given(answers.count());
            return ended(own, then == null ? Optional.empty() : answers.row(QueueTable::turn));
        });
    }

    private Ended endOneByOne(EndedJudging ended, @Nullable Instant again, @Nullable JudgingTaker then) {
        JudgingTable judgings = new JudgingTable(handle, turns);
        StoredJudging begun = ended.begun();
        String report = new BlobTable(handle).put(ended.report());
        boolean own = judgings.finish(begun, ended.ended(), ended.verdict(), ended.score(), ended.maxScore(), report);
        if (own) {
            judgings.setMore(ended, again);
            logged(ended);
        }
        return ended(own, then == null ? Optional.empty() : take(then));
    }

    /**
     * The outcome for a judging on which a worker has failed.
     *
     * @param own false: it is another one's, and nothing was written
     * @param first nobody had failed on it before
     * @param givenUp all that may take it have failed on it as often as may be, and nothing was written
     */
    public record Failed(boolean own, boolean first, boolean givenUp) {}

    /**
     * A worker could not judge it, for a fault of its own: it waits again. All others that may take it do so at once,
     * and this one not again. Where all have failed, they try again after a while, and then others come first.
     */
    public Failed failed(StoredJudging begun, Instant now, Retries retries) {
        Failures before = handle.createQuery(
                        "select pool, unable, failures from judging where " + JudgingTable.STILL_OWN)
                .bind("id", begun.id())
                .bind("attempt", begun.attempt())
                .bind("owner", begun.worker())
                .bind("judging", JudgingState.JUDGING)
                .map((row, context) ->
                        new Failures(row.getString("pool"), row.getString("unable"), row.getInt("failures")))
                .findOne()
                .orElse(null);
        if (before == null) {
            return new Failed(false, false, false);
        }
        Failures after = before.with(JudgingTaker.mark(Objects.requireNonNull(begun.worker())));
        boolean others = isThere(after);
        if (!others && after.rounds() >= retries.most()) {
            return new Failed(true, before.failures() == 0, true);
        }
        int own = handle.createUpdate("update judging set state = 'queued', worker = null, started = null,"
                        + " unable = :unable, failures = :failures, ready = :ready,"
                        + " place = case when place < :place then :place else place end where "
                        + JudgingTable.STILL_OWN)
                .bind("unable", after.unable())
                .bind("failures", after.failures())
                .bind("ready", others ? JudgingTable.NEVER : now.plus(retries.wait(after.rounds())))
                .bind("place", others ? Instant.EPOCH : now.plus(retries.behind()))
                .bind("id", begun.id())
                .bind("attempt", begun.attempt())
                .bind("owner", begun.worker())
                .bind("judging", JudgingState.JUDGING)
                .execute();
        turns.given(own);
        return new Failed(own == 1, before.failures() == 0, false);
    }

    /**
     * The rule for trying a judging again on which all workers fail.
     *
     * @param most the number of tries by each worker
     * @param first the wait before the second try; it doubles before each further one
     * @param behind the time for which everything that is queued goes before it
     */
    public record Retries(int most, Duration first, Duration behind) {

        Duration wait(int tried) {
            return first.multipliedBy(1L << (tried - 1));
        }

        /** The longest time that is waited. */
        public Duration longest() {
            return wait(most - 1);
        }
    }

    /** The workers that have failed on a judging, and how often that happened. */
    private record Failures(@Nullable String pool, @Nullable String unable, int failures) {

        Failures with(String mark) {
            boolean again = unable == null || unable.contains(mark);
            return new Failures(pool, again ? mark : unable + mark, failures + 1);
        }

        /** Returns how often each worker has tried it. */
        int rounds() {
            return failures / Objects.requireNonNull(unable).split("//", -1).length;
        }
    }

    /** Returns how often workers have failed on a judging. */
    public int failures(long judging) {
        return handle.createQuery("select failures from judging where id = :id")
                .bind("id", judging)
                .mapTo(Integer.class)
                .one();
    }

    /** Tells whether there is anybody else who may take it. */
    private boolean isThere(Failures failures) {
        return handle.createQuery("select count(*) from worker where state <> 'draining'"
                                + " and (cast(:pool as text) is null or pool = cast(:pool as text))"
                                + " and " + dialect.place(":unable", "'/' || name || '/'") + " = 0")
                        .bind("pool", failures.pool())
                        .bind("unable", failures.unable())
                        .mapTo(Long.class)
                        .one()
                > 0;
    }

    /** Allows a worker to take the judgings again that it has failed on: the cause is mended. */
    public void able(String worker) {
        int again = handle.createUpdate("update judging set unable = replace(unable, :mark, '')"
                        + " where state = 'queued' and unable is not null and " + dialect.place("unable", ":mark")
                        + " > 0")
                .bind("mark", JudgingTaker.mark(worker))
                .execute();
        turns.given(again);
    }

    /** Lets those try again who have failed on what was left to others that have gone, or take nothing. */
    public void leftToNobody(Instant now) {
        int again = handle.createUpdate("update judging set ready = :now where state = 'queued' and ready = :never"
                        + " and not exists (select 1 from worker where worker.state = 'working'"
                        + " and (judging.pool is null or judging.pool = worker.pool)"
                        + " and " + dialect.place("judging.unable", "'/' || worker.name || '/'") + " = 0)")
                .bind("now", now)
                .bind("never", JudgingTable.NEVER)
                .execute();
        turns.given(again);
    }

    /**
     * The judging that has waited longest to be judged again, as its verdict is not final; empty if there is none, or
     * none yet.
     *
     * @param pool of the machine that asks; null: it gets what may be judged anywhere
     * @param latest the time up to which judgings may wait; those that would wait longer are tried now
     */
    public Optional<StoredJudging> notFinal(@Nullable String pool, Instant now, Instant latest) {
        return handle.createQuery("select " + JudgingTable.COLUMNS + " from judging where again is not null"
                        + " and (again <= :now or again > :latest) and state = 'done' and active = 1"
                        + " and (pool is null or pool = cast(:pool as text)) order by again, id limit 1")
                .bind("pool", pool)
                .bind("now", now)
                .bind("latest", latest)
                .mapTo(StoredJudging.class)
                .findOne();
    }

    /**
     * A worker judges it again: no two do. Its verdict stays what it is meanwhile.
     *
     * @param next the time at which it is tried once more if this try brings nothing
     */
    public Optional<Turn> beginAgain(StoredJudging notFinal, Instant next) {
        return handle.createQuery("update judging set attempt = attempt + 1, again = :next where " + STILL_NOT_FINAL
                        + " returning " + JudgingTable.COLUMNS)
                .bind("next", next)
                .bind("id", notFinal.id())
                .bind("attempt", notFinal.attempt())
                .mapTo(StoredJudging.class)
                .findOne()
                .map(this::withSources);
    }

    /** Puts down its final verdict; false: another one has begun it since, or it was said to be final as it was. */
    public boolean endAgain(EndedJudging ended) {
        StoredJudging begun = ended.begun();
        boolean own = handle.createUpdate("update judging set verdict = :verdict, score = :score, max_score = :max,"
                                + " report = :report, group_scores = :groups, cpu_ms = :cpu, limit_ms = :limit,"
                                + " again = null where " + STILL_NOT_FINAL)
                        .bind("verdict", ended.verdict())
                        .bind("score", ended.score())
                        .bind("max", Bounds.stored(ended.maxScore()))
                        .bind("report", new BlobTable(handle).put(ended.report()))
                        .bind("groups", ended.groupScores())
                        .bind("cpu", ended.times().cpuMillis())
                        .bind("limit", ended.times().limitMillis())
                        .bind("id", begun.id())
                        .bind("attempt", begun.attempt())
                        .execute()
                == 1;
        if (own) {
            logged(ended);
        }
        return own;
    }

    private void logged(EndedJudging ended) {
        new ChangeTable(handle, dialect)
                .add(ended.ended(), "judged", ended.begun().id(), ended.assignment(), ended.logged());
        new ExplanationTable(handle, "").add(ended.begun(), ended.verdict(), ended.assignment());
    }

    private Ended ended(boolean own, Optional<Turn> next) {
        next.ifPresent(turn -> turns.taken());
        return new Ended(own, next);
    }
}
