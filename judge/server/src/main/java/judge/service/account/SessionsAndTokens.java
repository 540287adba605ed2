package judge.service.account;

import java.time.Clock;
import java.time.Instant;
import java.util.List;
import judge.database.Database;
import judge.online.ApiToken;
import judge.online.KeptSession;
import judge.online.Refusal;
import judge.online.StoredSession;
import judge.online.Viewer;
import judge.service.access.Audit;

/** The ways in without a password: a person's own sessions and tokens, to look at and to end. */
public final class SessionsAndTokens {

    /** The shown characters of a stored digest: enough to tell sessions apart, and of no use to get in. */
    private static final int HANDLE_CHARS = 16;

    private final Database database;
    private final Clock clock;
    private final Audit audit;

    /** Makes the service on a database. */
    public SessionsAndTokens(Database database, Clock clock) {
        this.database = database;
        this.clock = clock;
        audit = new Audit(clock);
    }

    /**
     * A session that goes on.
     *
     * @param handle the handle by which it is ended
     * @param begun the time of the login
     * @param seen the time of its last use, to some minutes
     * @param address from where
     * @param agent the browser's name for itself
     * @param current whether it is the one that asks
     */
    public record OpenSession(
            String handle, Instant begun, Instant seen, String address, String agent, boolean current) {}

    /**
     * One's own sessions, the one that was used last first.
     *
     * @param token of the session that asks; empty: none does
     */
    public List<OpenSession> sessions(Viewer viewer, String token) {
        Instant now = clock.instant();
        String kept = Secrets.kept(token);
        return database.read(tables -> tables.sessions().of(viewer.person())).stream()
                .filter(one -> Accounts.isOpen(
                        new StoredSession(viewer.person(), "", one.created(), one.seen(), one.ends()), now))
                .map(one -> new OpenSession(
                        one.tokenHash().substring(0, HANDLE_CHARS),
                        one.created(),
                        one.seen(),
                        one.address(),
                        one.agent(),
                        one.tokenHash().equals(kept)))
                .toList();
    }

    /** Ends a session of one's own. */
    public void endSession(Viewer viewer, String handle) {
        database.write(tables -> {
            String hash = tables.sessions().of(viewer.person()).stream()
                    .map(KeptSession::tokenHash)
                    .filter(one -> one.substring(0, HANDLE_CHARS).equals(handle))
                    .findFirst()
                    .orElseThrow(Refusal::notFound);
            tables.sessions().end(hash);
            audit.note(tables, viewer, "session-ended", "person " + viewer.person(), "");
            return hash;
        });
    }

    /** One's own tokens for programs, the newest first. */
    public List<ApiToken> tokens(Viewer viewer) {
        return database.read(tables -> tables.tokens().of(viewer.person()));
    }

    /** Ends a token of one's own. */
    public void endToken(Viewer viewer, long id) {
        database.write(tables -> {
            if (!tables.tokens().end(viewer.person(), id, clock.instant())) {
                throw Refusal.notFound();
            }
            audit.note(tables, viewer, "token-ended", "token " + id, "");
            return id;
        });
    }
}
