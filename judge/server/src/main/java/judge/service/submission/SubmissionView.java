package judge.service.submission;

import java.time.Instant;
import judge.online.JudgingState;
import judge.report.ExplanationState;
import judge.report.Report;
import org.jspecify.annotations.Nullable;

/**
 * A submission as somebody may see it: what the assignment's feedback hides is absent.
 *
 * @param course its slug
 * @param assignment its slug
 * @param problem its slug
 * @param person the submission's owner
 * @param attempt from 1
 * @param late whether it came after the end
 * @param state {@code QUEUED} for as long as nothing may be known of it
 * @param place in the queue, from 1; null: it does not wait, or that may not be known
 * @param score points by the assignment, before any deduction
 * @param maxScore points by the assignment
 * @param countedScore the part of the score that counts after the deduction for being late
 * @param report the part of the report that may be seen; null: none, or there is none yet
 */
public record SubmissionView(
        long id,
        String course,
        String assignment,
        String problem,
        long person,
        String login,
        String name,
        int attempt,
        Instant received,
        boolean late,
        JudgingState state,
        @Nullable Long place,
        @Nullable String verdict,
        @Nullable Double score,
        @Nullable Double maxScore,
        @Nullable Double countedScore,
        @Nullable Report report) {

    /** Tells whether the cause of the failure is being looked for, and will be shown. */
    public boolean isLookedInto() {
        return report != null && report.explanation() == ExplanationState.LOOKING;
    }

    /** Tells whether the cause of the failure was looked for, and what was found is shown. */
    public boolean isExplained() {
        return report != null && report.explanation() != null && !isLookedInto();
    }
}
