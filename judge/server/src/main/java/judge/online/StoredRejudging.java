package judge.online;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * Submissions that are judged once more, aside.
 *
 * @param course null: of a problem, in all courses
 * @param kind the kind of its object
 * @param object number of the submission, assignment, problem or course
 * @param reason the reason, in a person's words
 * @param person the person who wants it
 * @param decided the time at which it was applied, dropped or undone; null: it is undecided
 */
public record StoredRejudging(
        long id,
        @Nullable Long course,
        RejudgingKind kind,
        long object,
        String reason,
        long person,
        Instant created,
        RejudgingState state,
        @Nullable Instant decided) {}
