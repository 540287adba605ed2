package judge.database;

import java.time.Instant;
import judge.online.AssignedProblem;
import judge.online.Origin;
import org.jspecify.annotations.Nullable;

/**
 * What somebody hands in.
 *
 * @param person whose it is
 * @param handedInBy who sent it
 * @param sources the zip of its files
 * @param idempotency the sender's name for this request; null: it has none
 * @param priority with which it is judged
 */
@SuppressWarnings("ArrayRecordComponent") // handed on, and never compared
public record NewSubmission(
        AssignedProblem assigned,
        long person,
        long handedInBy,
        Instant received,
        Origin origin,
        byte[] sources,
        @Nullable String idempotency,
        int priority) {

    /** What the log says beside its number. */
    String logged() {
        return "{\"assignment\":" + assigned.assignment() + "}";
    }
}
