package judge.database.judging;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import judge.database.sql.ConstantCodes;
import judge.online.JudgingState;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.SqlStatement;
import org.jdbi.v3.core.statement.StatementContext;
import org.jspecify.annotations.Nullable;

/**
 * Programs that are tried without being handed in, one at a time of each person. Each waits, then a process runs it,
 * then its result is there; {@link #KEPT} after it came, nothing of it is left. {@code attempt} counts the beginnings;
 * the result of an earlier one is refused. What a process has taken that lives no more, or knows nothing of it, waits
 * again by itself.
 *
 * @param skipLocked what lets a selection leave out what another one has locked
 */
public record TryTable(Handle handle, TurnTable turns, String skipLocked) {

    /** The time after which a try is forgotten. */
    public static final Duration KEPT = Duration.ofHours(1);

    private static final String COLUMNS = "id, person, assignment, version, created, sample, state, result";

    private static final String ITS_TURN = " from try t where t.state <> 'done' and (t.state = 'queued'"
            + " or (t.worker = :worker and t.id not in (<held>))"
            + " or not exists (select 1 from worker w where w.name = t.worker))"
            + " and (t.pool is null or t.pool = cast(:pool as text)) order by t.id limit 1";

    /** The program and its input are of no use any more. */
    private static final String DONE = "update try set state = 'done', input = null, sources = :none";

    /** No text; as a result, that its owner has given the try up. It still is one of those in a minute. */
    private static final byte[] NONE = {};

    private static final String NOT_GIVEN_UP = " and (result is null or length(result) > 0)";

    private static final String STILL_OWN =
            " where id = :id and attempt = :attempt and worker = :worker and state = 'judging'";

    /**
     * A process that runs tries.
     *
     * @param pool the pool that it belongs to; null: it gets those that may be run anywhere
     * @param held the numbers of those that it runs now
     */
    public record Taker(String worker, @Nullable String pool, Set<Long> held) {

        public Taker {
            held = Set.copyOf(held);
        }
    }

    /** Adds a try of a person who has none that is not done; returns its number. */
    public long add(NewTry asked) {
        long id = handle.createQuery("insert into try (person, assignment, version, contestant, created, sample, input,"
                        + " sources, explain, pool) values (:person, :assignment, :version, :contestant, :created,"
                        + " :sample, :input, :sources, :explains,"
                        + " (select pool from contest where contest.assignment = :assignment)) returning id")
                .bindMethods(asked)
                .bind("explains", asked.explain() ? 1 : 0)
                .mapTo(Long.class)
                .one();
        turns.given(1); // Whoever judges is woken, and finds this where it finds nothing else.
        return id;
    }

    /** Forgets all that came before this moment. */
    public void forget(Instant before) {
        handle.createUpdate("delete from try where created < :before")
                .bind("before", before)
                .execute();
    }

    /** Returns a try, until it is forgotten or given up. */
    public Optional<StoredTry> find(long id) {
        return handle.createQuery("select " + COLUMNS + " from try where id = :id" + NOT_GIVEN_UP)
                .bind("id", id)
                .map(TryTable::stored)
                .findOne();
    }

    /** Returns the person's try that is not done. */
    public Optional<StoredTry> open(long person) {
        return handle.createQuery("select " + COLUMNS + " from try where person = :person and state <> 'done'")
                .bind("person", person)
                .map(TryTable::stored)
                .findOne();
    }

    /** Returns the person's last try at a problem of an assignment. */
    public Optional<StoredTry> last(long person, long assignment, long problem) {
        return handle.createQuery("select " + COLUMNS + " from try where person = :person and assignment = :assignment"
                        + " and version in (select id from problem_version where problem = :problem)" + NOT_GIVEN_UP
                        + " order by id desc limit 1")
                .bind("person", person)
                .bind("assignment", assignment)
                .bind("problem", problem)
                .map(TryTable::stored)
                .findOne();
    }

    /** Has nothing left of a try but that there was one; what still comes of it is refused. */
    public void giveUp(long id) {
        handle.createUpdate(DONE + ", result = :none, attempt = attempt + 1 where id = :id")
                .bind("id", id)
                .bind("none", NONE)
                .execute();
        turns.given(1); // Whoever judges is woken, and ends its run.
    }

    private static StoredTry stored(ResultSet row, StatementContext context) throws SQLException {
        return new StoredTry(
                row.getLong("id"),
                row.getLong("person"),
                row.getLong("assignment"),
                row.getLong("version"),
                Instant.ofEpochMilli(row.getLong("created")),
                row.getString("sample"),
                (JudgingState) ConstantCodes.constant(JudgingState.class, row.getString("state")),
                row.getBytes("result"));
    }

    /** Counts as done what is known of the person's tries, although a failure is still being explained. */
    public void settle(long person) {
        handle.createUpdate(DONE + " where person = :person and state <> 'done' and result is not null")
                .bind("person", person)
                .bind("none", NONE)
                .execute();
    }

    /**
     * Returns the time of the person's try before which there were so many since a moment.
     *
     * @param many the number of younger ones, from 0
     */
    public Optional<Instant> since(long person, Instant since, int many) {
        return handle.createQuery("select created from try where person = :person and created > :since"
                        + " order by created desc limit 1 offset :many")
                .bind("person", person)
                .bind("since", since)
                .bind("many", many)
                .mapTo(Instant.class)
                .findOne();
    }

    /** Returns the place of a try among those that wait, from 1. */
    public long place(long id) {
        return handle.createQuery("select count(*) from try where state = 'queued' and id <= :id")
                .bind("id", id)
                .mapTo(Long.class)
                .one();
    }

    /** Tells whether any waits. */
    public boolean isWaitedFor() {
        return handle.createQuery("select id from try where state = 'queued' limit 1")
                .mapTo(Long.class)
                .findOne()
                .isPresent();
    }

    /** Tells whether there is one for this process to run, or any that came before this moment. */
    public boolean isDue(Taker taker, Instant before) {
        boolean old = handle.createQuery("select id from try where created < :before limit 1")
                .bind("before", before)
                .mapTo(Long.class)
                .findOne()
                .isPresent();
        return old
                || asked(handle.createQuery("select t.id" + ITS_TURN), taker)
                        .mapTo(Long.class)
                        .findOne()
                        .isPresent();
    }

    /** A process takes the one whose turn it is: no two get the same. Empty if there is none. */
    public Optional<TakenTry> take(Taker taker) {
        return asked(
                        handle.createQuery("update try set state = 'judging', attempt = attempt + 1,"
                                + " failures = failures + 1, worker = :worker where id = (select t.id"
                                + ITS_TURN + skipLocked.replace("update", "update of t")
                                + ") returning id, version, contestant, sample, input, sources, explain, attempt,"
                                + " failures"),
                        taker)
                .map((row, context) -> new TakenTry(
                        row.getLong("id"),
                        row.getLong("version"),
                        row.getString("contestant"),
                        row.getString("sample"),
                        row.getBytes("input"),
                        row.getBytes("sources"),
                        row.getInt("explain") != 0,
                        row.getInt("attempt"),
                        row.getInt("failures")))
                .findOne();
    }

    private static <S extends SqlStatement<S>> S asked(S statement, Taker taker) {
        List<Long> held = new ArrayList<>(taker.held());
        held.add(0L); // A list in SQL is never empty.
        return statement
                .bind("worker", taker.worker())
                .bind("pool", taker.pool())
                .bindList("held", held);
    }

    /** Puts down what is known while a failure is explained; false: it is another one's by now, or forgotten. */
    public boolean tell(TakenTry taken, String worker, byte[] result) {
        return own(handle.createUpdate("update try set result = :result" + STILL_OWN), taken, worker)
                        .bind("result", result)
                        .execute()
                == 1;
    }

    /**
     * Puts down what came of it; false: it is another one's by now or forgotten, and nothing was written.
     *
     * @param result JSON; null: the judge itself was ended over it each time
     */
    public boolean end(TakenTry taken, String worker, byte @Nullable [] result) {
        return own(handle.createUpdate(DONE + ", result = :result" + STILL_OWN), taken, worker)
                        .bind("none", NONE)
                        .bind("result", result)
                        .execute()
                == 1;
    }

    /** Lets it wait again, as it has {@code failed} or something came first; false: it is not its own any more. */
    public boolean giveBack(TakenTry taken, String worker, boolean failed) {
        String back = "update try set state = 'queued', worker = null, failures = failures - :back" + STILL_OWN;
        return own(handle.createUpdate(back), taken, worker)
                        .bind("back", failed ? 0 : 1)
                        .execute()
                == 1;
    }

    private static <S extends SqlStatement<S>> S own(S statement, TakenTry taken, String worker) {
        return statement.bind("id", taken.id()).bind("attempt", taken.attempt()).bind("worker", worker);
    }
}
