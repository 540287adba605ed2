package judge.database.judging;

import java.time.Instant;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

/** Time limits that were measured, for all machines. */
public record TimeLimitTable(Handle handle) {

    /** Returns the content that was kept under a key. */
    public Optional<String> find(String key) {
        return handle.createQuery("select content from time_limit where key = :key")
                .bind("key", key)
                .mapTo(String.class)
                .findOne();
    }

    /** Keeps a limit, unless there is one under the key: the first one counts. */
    public void keep(String key, String content, Instant measured) {
        handle.createUpdate("insert into time_limit (key, content, measured) values (:key, :content, :measured)"
                        + " on conflict (key) do nothing")
                .bind("key", key)
                .bind("content", content)
                .bind("measured", measured.toEpochMilli())
                .execute();
    }
}
