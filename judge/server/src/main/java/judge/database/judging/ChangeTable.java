package judge.database.judging;

import java.time.Instant;
import java.util.List;
import judge.database.sql.Dialect;
import judge.online.LoggedChange;
import judge.online.LoggedChange.Position;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/**
 * The log of changes, in the order of commits: of transactions that write at the same time, PostgreSQL shows none
 * before all that began earlier in its database have ended.
 */
public record ChangeTable(Handle handle, Dialect dialect) {

    private static final String COLUMNS = "tx, seq, at, type, object, assignment, data";

    /**
     * Notes something down.
     *
     * @param type such as {@code submission} or {@code judged}
     * @param object number of what it happened to
     * @param assignment the assignment that it belongs to; null: none
     * @param json further data
     */
    public void add(Instant at, String type, long object, @Nullable Long assignment, String json) {
        handle.createUpdate("insert into change_log (at, type, object, assignment, data)"
                        + " values (:at, :type, :object, :assignment, :data)")
                .bind("at", at)
                .bind("type", type)
                .bind("object", object)
                .bind("assignment", assignment)
                .bind("data", json)
                .execute();
    }

    /** Returns the end of the log now: every change that is read after this call comes after it. */
    public Position end() {
        if (dialect == Dialect.POSTGRESQL) {
            long open = handle.createQuery("select " + Dialect.OPEN)
                    .mapTo(Long.class)
                    .one();
            return new Position(open, 0);
        }
        return new Position(
                0,
                handle.createQuery("select coalesce(max(seq), 0) from change_log")
                        .mapTo(Long.class)
                        .one());
    }

    /**
     * Returns the changes after a place in the log, in order.
     *
     * @param limit the most changes to return
     */
    public List<LoggedChange> since(Position after, int limit) {
        return since(null, after, limit);
    }

    /** The same of one assignment alone. */
    public List<LoggedChange> of(long assignment, Position after, int limit) {
        return since(assignment, after, limit);
    }

    private List<LoggedChange> since(@Nullable Long assignment, Position after, int limit) {
        return handle.createQuery("select " + COLUMNS + " from change_log where (tx, seq) > (:tx, :seq)"
                        + (assignment == null ? "" : " and assignment = :assignment")
                        + dialect.committed("tx") + " order by tx, seq limit :limit")
                .bind("tx", after.tx())
                .bind("seq", after.seq())
                .bind("assignment", assignment)
                .bind("limit", limit)
                .mapTo(LoggedChange.class)
                .list();
    }
}
