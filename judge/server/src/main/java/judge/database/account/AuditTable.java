package judge.database.account;

import java.time.Instant;
import java.util.List;
import judge.online.AuditEntry;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/** The log of who did what: lines are added, and nothing else. */
public final class AuditTable {

    private final Handle handle;

    public AuditTable(Handle handle) {
        this.handle = handle;
    }

    /**
     * Adds a line; the database itself lets none of them be changed.
     *
     * @param person the person who did it; null: the server's own command line
     * @param address of the request by which it was done; empty: there was none
     */
    public void add(Instant at, @Nullable Long person, String address, String action, String object, String detail) {
        handle.createUpdate("insert into audit (at, person, action, object, detail, address)"
                        + " values (:at, :person, :action, :object, :detail, :address)")
                .bind("address", address)
                .bind("at", at)
                .bind("person", person)
                .bind("action", action)
                .bind("object", object)
                .bind("detail", detail)
                .execute();
    }

    /** The newest lines before a line, the newest first. */
    public List<AuditEntry> before(long seq, int limit) {
        return handle.createQuery("select seq, at, person, action, object, detail, address from audit"
                        + " where seq < :seq order by seq desc limit :limit")
                .bind("seq", seq)
                .bind("limit", limit)
                .mapTo(AuditEntry.class)
                .list();
    }
}
