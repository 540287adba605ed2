package judge.database.upkeep;

import java.time.Duration;
import java.time.Instant;
import org.jdbi.v3.core.Handle;

/** Counts of what went wrong, by the hour: there are no more rows where somebody tries every second. */
public record TroubleTable(Handle handle) {

    /** A login with a password that is not its own, or that nobody has. */
    public static final String LOGIN_FAILED = "login-failed";

    private static final Duration KEPT = Duration.ofDays(2);

    /** Counts one more. */
    public void count(String kind, Instant now) {
        handle.createUpdate("delete from trouble where hour < :hour")
                .bind("hour", hour(now.minus(KEPT)))
                .execute();
        handle.createUpdate("insert into trouble (kind, hour, many) values (:kind, :hour, 1)"
                        + " on conflict (kind, hour) do update set many = trouble.many + 1")
                .bind("kind", kind)
                .bind("hour", hour(now))
                .execute();
    }

    /** Returns how many there were since then, to the hour. */
    public long since(String kind, Instant since) {
        return handle.createQuery("select coalesce(sum(many), 0) from trouble where kind = :kind and hour >= :hour")
                .bind("kind", kind)
                .bind("hour", hour(since))
                .mapTo(Long.class)
                .one();
    }

    private static long hour(Instant moment) {
        return moment.toEpochMilli() / Duration.ofHours(1).toMillis();
    }
}
