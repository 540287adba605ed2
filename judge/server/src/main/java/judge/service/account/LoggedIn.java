package judge.service.account;

import judge.online.Viewer;
import org.jspecify.annotations.Nullable;

/**
 * A user whose session goes on.
 *
 * @param csrf the token that forms of this session carry
 * @param mustChange whether nothing is possible before the password is changed
 * @param locale language tag that the person has chosen; null: the browser's
 * @param zone time zone that the person has chosen; null: the browser's
 */
public record LoggedIn(Viewer viewer, String csrf, boolean mustChange, @Nullable String locale, @Nullable String zone) {

    /** The same, whose request came from there. */
    public LoggedIn from(String address) {
        return new LoggedIn(viewer.from(address), csrf, mustChange, locale, zone);
    }
}
