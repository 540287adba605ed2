package judge.online;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * Submissions that are judged once more, aside.
 *
 * @param course null: of a problem, in all courses
 * @param kind what it is of
 * @param object number of the submission, assignment or problem
 * @param reason why, in a person's words
 * @param person who wants it
 * @param decided when it was applied, dropped or undone; null: it is undecided
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
