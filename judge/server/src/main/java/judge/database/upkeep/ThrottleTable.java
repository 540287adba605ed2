package judge.database.upkeep;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

/** The limits on attempts: buckets that tokens drip into, and from which each attempt takes one. */
public record ThrottleTable(Handle handle) {

    /**
     * Takes a token, where there is one.
     *
     * @param name of the bucket
     * @param most the tokens that it holds, and has at first
     * @param drip after what time there is one more
     * @return empty: it was taken; else when there will be one
     */
    public Optional<Instant> take(String name, int most, Duration drip, Instant now) {
        double tokens = filled(name, most, drip, now);
        if (tokens < 1) {
            return Optional.of(now.plusMillis((long) Math.ceil((1 - tokens) * drip.toMillis())));
        }
        add(name, -1);
        return Optional.empty();
    }

    /** Gives a token back, as what it was taken for succeeded. */
    public void giveBack(String name) {
        add(name, 1);
    }

    /** Deletes the buckets that nobody has taken from since then, so that they are full. */
    public void deleteFull(Instant since) {
        handle.createUpdate("delete from throttle where at < :since")
                .bind("since", since)
                .execute();
    }

    /** Returns the tokens in a bucket, and locks it until the end of the transaction. */
    private double filled(String name, int most, Duration drip, Instant now) {
        // A clock that was ahead and is set right takes nothing away.
        String filled = "throttle.tokens"
                + " + case when excluded.at > throttle.at then (excluded.at - throttle.at) / :drip else 0 end";
        return handle.createQuery("insert into throttle (name, tokens, at) values (:name, :most, :now)"
                        + " on conflict (name) do update set at = excluded.at, tokens = case when " + filled
                        + " > excluded.tokens then excluded.tokens else " + filled + " end returning tokens")
                .bind("name", name)
                .bind("most", (double) most)
                .bind("drip", (double) drip.toMillis())
                .bind("now", now)
                .mapTo(Double.class)
                .one();
    }

    private void add(String name, int tokens) {
        handle.createUpdate("update throttle set tokens = tokens + :tokens where name = :name")
                .bind("tokens", tokens)
                .bind("name", name)
                .execute();
    }
}
