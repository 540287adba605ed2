package judge.database.judging;

import java.time.Instant;
import judge.database.sql.SqlBatch;
import judge.online.AssignedProblem;
import judge.online.Origin;
import org.jspecify.annotations.Nullable;

/**
 * A submission that a person hands in.
 *
 * @param person the submission's owner
 * @param handedInBy the person who sent it
 * @param sources the zip of its files
 * @param language code of the language that they are in; null: they tell none
 * @param idempotency the sender's name for this request; null: it has none
 * @param priority the priority with which it is judged
 */
@SuppressWarnings("ArrayRecordComponent") // handed on, and never compared
public record NewSubmission(
        AssignedProblem assigned,
        long person,
        long handedInBy,
        Instant received,
        Origin origin,
        byte[] sources,
        @Nullable String language,
        @Nullable String idempotency,
        int priority) {

    /** Sets the parameters of a message that are called like the components, and {@code :queued}. */
    SqlBatch in(SqlBatch message) {
        return message.with("person", person)
                .with("by", handedInBy)
                .with("received", received)
                .with("queued", received)
                .with("origin", origin)
                .with("content", sources)
                .with("language", language)
                .with("idempotency", idempotency)
                .with("priority", priority)
                .with("logged", logged());
    }

    /** Returns the data that the log has beside the submission's number. */
    String logged() {
        return "{\"assignment\":" + assigned.assignment() + "}";
    }
}
