package judge.database;

import java.time.Instant;
import org.jdbi.v3.core.Handle;

/** The processes that judge. What one of them has taken is its own for as long as it is heard of. */
final class WorkerTable {

    private final Handle handle;
    private final Dialect dialect;

    WorkerTable(Handle handle, Dialect dialect) {
        this.handle = handle;
        this.dialect = dialect;
    }

    /** It is alive. */
    void seen(String name, Instant now) {
        handle.createUpdate("insert into worker (name, seen) values (:name, :now)"
                        + " on conflict (name) do update set seen = excluded.seen")
                .bind("name", name)
                .bind("now", now)
                .execute();
    }

    /** It has ended. */
    void gone(String name) {
        handle.createUpdate("delete from worker where name = :name")
                .bind("name", name)
                .execute();
    }

    /** All of a home have ended, as there is a new one. A file has no other worker than that which opens it now. */
    void goneFrom(String home) {
        boolean alone = dialect == Dialect.SQLITE;
        handle.createUpdate("delete from worker where :alone = 1 or substr(name, 1, length(:prefix)) = :prefix")
                .bind("alone", alone ? 1 : 0)
                .bind("prefix", home + Queue.SEPARATOR)
                .execute();
    }

    /** Those that were last heard of before this are taken for dead, and what nobody judges any more waits again. */
    void release(Instant silentSince) {
        handle.createUpdate("delete from worker where seen < :since")
                .bind("since", silentSince)
                .execute();
        handle.execute("update judging set state = 'queued', worker = null, started = null where state = 'judging'"
                + " and not exists (select 1 from worker where worker.name = judging.worker)");
    }
}
