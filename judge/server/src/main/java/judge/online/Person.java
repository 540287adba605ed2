package judge.online;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * A person who has an account.
 *
 * @param login the name to log in with
 * @param name as shown
 * @param role outside of courses
 * @param locale language tag; null: the browser's
 * @param zone time zone; null: the browser's
 * @param mustChange whether the password is one that somebody else gave
 * @param created the time at which the account was made
 * @param disabled the time since which nobody can log in; null: one can
 */
public record Person(
        long id,
        String login,
        String name,
        SiteRole role,
        @Nullable String locale,
        @Nullable String zone,
        boolean mustChange,
        Instant created,
        @Nullable Instant disabled) {}
