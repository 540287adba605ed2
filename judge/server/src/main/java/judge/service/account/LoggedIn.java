package judge.service.account;

import java.util.Optional;
import judge.database.Tables;
import judge.online.SiteRole;
import judge.online.StoredSession;
import judge.online.Viewer;
import org.jspecify.annotations.Nullable;

/**
 * A user whose session goes on.
 *
 * @param csrf the token that forms of this session carry
 * @param mustChange whether nothing is possible before the password is changed
 * @param locale language tag that the person has chosen; null: the browser's
 * @param zone time zone that the person has chosen; null: the browser's
 * @param handsIn whether the user is a student, or has handed in something
 */
public record LoggedIn(
        Viewer viewer,
        String csrf,
        boolean mustChange,
        @Nullable String locale,
        @Nullable String zone,
        boolean handsIn) {

    /** A user who has sent credentials with the request, and sees no pages. */
    public LoggedIn(Viewer viewer, boolean mustChange) {
        this(viewer, "", mustChange, null, null, false);
    }

    /** Returns the user of a session; empty: the account is switched off. */
    static Optional<LoggedIn> of(Tables tables, StoredSession session) {
        return tables.people()
                .find(session.person())
                .filter(found -> found.disabled() == null)
                .map(one -> new LoggedIn(
                        new Viewer(one.id(), one.login(), one.name(), one.role()),
                        session.csrf(),
                        one.mustChange(),
                        one.locale(),
                        one.zone(),
                        one.role() == SiteRole.STUDENT
                                || tables.ownSubmissions().isThere(one.id())));
    }

    /** The same, whose request came from there. */
    public LoggedIn from(String address) {
        return new LoggedIn(viewer.from(address), csrf, mustChange, locale, zone, handsIn);
    }
}
