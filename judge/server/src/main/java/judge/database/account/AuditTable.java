package judge.database.account;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import judge.online.AuditEntry;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/** The log of who did what: lines are added, and nothing else. */
public final class AuditTable {

    private final Handle handle;

    private final List<AuditEntry> told = new ArrayList<>();
    private boolean addedTo;

    public AuditTable(Handle handle) {
        this.handle = handle;
    }

    /** Returns what was added, and what was only told, in this transaction. */
    public List<AuditEntry> told() {
        return told;
    }

    /** Tells whether a line was added in this transaction. */
    public boolean isAddedTo() {
        return addedTo;
    }

    /** Tells who watches the server of a deed, once this is on the disk, that stays in no log. */
    public void tell(AuditEntry deed) {
        told.add(deed);
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
        addedTo = true;
        told.add(new AuditEntry(0, at, person, action, object, detail, address));
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
