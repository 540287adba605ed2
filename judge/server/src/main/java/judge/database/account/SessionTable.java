package judge.database.account;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import judge.online.KeptSession;
import judge.online.StoredSession;
import org.jdbi.v3.core.Handle;

/**
 * The sessions; of their tokens the database has only digests.
 *
 * @param ended what to call when sessions are ended
 */
public record SessionTable(Handle handle, Runnable ended) {

    private static final String COLUMNS = "person, csrf, created, seen, ends";

    /** Adds a session that is used for the first time when it is made. */
    public void add(String tokenHash, StoredSession session, String address, String agent) {
        handle.createUpdate("insert into session (token_hash, person, csrf, created, seen, ends, address, agent)"
                        + " values (:hash, :person, :csrf, :created, :seen, :ends, :address, :agent)")
                .bindMethods(session)
                .bind("hash", tokenHash)
                .bind("address", address)
                .bind("agent", agent)
                .execute();
    }

    public Optional<StoredSession> find(String tokenHash) {
        return handle.createQuery("select " + COLUMNS + " from session where token_hash = :hash")
                .bind("hash", tokenHash)
                .mapTo(StoredSession.class)
                .findOne();
    }

    /** Returns the sessions of a person, the last used first. */
    public List<KeptSession> of(long person) {
        return handle.createQuery("select token_hash, created, seen, ends, address, agent from session"
                        + " where person = :person order by seen desc, token_hash")
                .bind("person", person)
                .mapTo(KeptSession.class)
                .list();
    }

    /** Notes that a session was used. */
    public void seen(String tokenHash, Instant now) {
        handle.createUpdate("update session set seen = :now where token_hash = :hash")
                .bind("hash", tokenHash)
                .bind("now", now)
                .execute();
    }

    public void end(String tokenHash) {
        ended.run();
        handle.createUpdate("delete from session where token_hash = :hash")
                .bind("hash", tokenHash)
                .execute();
    }

    /** Ends all of somebody. */
    public void endAll(long person) {
        ended.run();
        handle.createUpdate("delete from session where person = :person")
                .bind("person", person)
                .execute();
    }

    /** Deletes what is over. */
    public void deleteEnded(Instant now) {
        handle.createUpdate("delete from session where ends <= :now")
                .bind("now", now)
                .execute();
    }
}
