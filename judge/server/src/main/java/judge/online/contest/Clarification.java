package judge.online.contest;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * A question, an answer, or something that is announced.
 *
 * @param problem the problem that it is about; null: none
 * @param sender the contestant that asks; null: the jury says it
 * @param recipient the only contestant that it is for; null: of a question the jury, else everybody
 * @param replyTo the number of the question that is answered; null: none is
 * @param byPerson the person who has written it
 */
public record Clarification(
        long id,
        long assignment,
        @Nullable Long problem,
        @Nullable Long sender,
        @Nullable Long recipient,
        @Nullable Long replyTo,
        String content,
        long byPerson,
        Instant at) {

    /** Tells whether a contestant may read it; the jury reads everything. */
    public boolean isFor(long person) {
        if (sender != null) {
            return sender == person;
        }
        return recipient == null || recipient == person;
    }

    /** Tells whether everybody may read it who may see the contest. */
    public boolean isForAll() {
        return sender == null && recipient == null;
    }
}
