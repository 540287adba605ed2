package judge.database.judging;

import org.jspecify.annotations.Nullable;

/**
 * A try that a process has taken.
 *
 * @param attempt the number of this beginning, from 1
 * @param failures the number of beginnings, this one included, that were neither given back nor brought to an end
 */
@SuppressWarnings("ArrayRecordComponent")
public record TakenTry(
        long id,
        long version,
        String contestant,
        @Nullable String sample,
        byte @Nullable [] input,
        byte[] sources,
        boolean explain,
        int attempt,
        int failures) {}
