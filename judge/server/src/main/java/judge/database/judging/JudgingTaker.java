package judge.database.judging;

import java.time.Instant;
import judge.database.sql.Dialect;
import judge.database.sql.SqlBatch;
import org.jspecify.annotations.Nullable;

/**
 * A worker that wants a judging.
 *
 * @param worker the name of the process
 * @param pool the pool that it belongs to; null: it gets judgings that may be judged anywhere
 * @param left the languages that it leaves to others
 * @param ready the time up to which judgings that failed before may be due again; new judgings need not wait,
 *     whatever the clock of the machine that has taken them in says
 */
public record JudgingTaker(String worker, @Nullable String pool, LeftLanguages left, Instant ready, Instant now) {

    /** One that leaves nothing to others. */
    public JudgingTaker(String worker, @Nullable String pool, Instant ready, Instant now) {
        this(worker, pool, LeftLanguages.NONE, ready, now);
    }

    /** The condition on a judging that it is in no language that is left to others. */
    static String takes(Dialect dialect) {
        String left = "case when judging.pool is null then cast(:left as text) else cast(:pooled as text) end";
        return "(cast(:left as text) = '' or not exists (select 1 from submission s where s.id = judging.submission"
                + " and " + dialect.place(left, "' ' || s.language || ' '") + " > 0))";
    }

    /** The name of a process among those that have failed. No label has a slash in it, so it is found nowhere else. */
    static String mark(String worker) {
        return "/" + worker + "/";
    }

    /** The message with what its statement needs to know of the worker. */
    SqlBatch in(SqlBatch message) {
        return message.with("worker", worker)
                .with("mark", mark(worker))
                .with("pool", pool)
                .with("left", left.anywhere())
                .with("pooled", left.inPool())
                .with("ready", ready)
                .with("now", now);
    }
}
