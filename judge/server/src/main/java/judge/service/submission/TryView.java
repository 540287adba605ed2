package judge.service.submission;

import java.time.Duration;
import java.time.Instant;
import judge.database.judging.TryTable;
import judge.online.JudgingState;
import org.jspecify.annotations.Nullable;

/**
 * A try as the one sees it whose it is.
 *
 * @param course its slug
 * @param assignment its slug
 * @param problem its slug
 * @param version the problem's version by which it is run
 * @param forgotten the time from which on it is not there any more
 * @param waits what comes before it; null: it does not wait
 * @param result null: there is none yet, or once it is done: the judge itself failed each time
 */
public record TryView(
        long id,
        String course,
        String assignment,
        String problem,
        long version,
        Instant forgotten,
        JudgingState state,
        @Nullable Before waits,
        @Nullable TryResult result) {

    /**
     * The number of those that come before a try.
     *
     * @param submissions those that wait to be judged; null: that may not be known
     * @param pace the time in which one of them is done; null: that is not known either
     */
    public record Before(@Nullable Long submissions, long tries, @Nullable Duration pace) {

        /** Returns the try's place among all that wait, from 1; null: that may not be known. */
        public @Nullable Long place() {
            return submissions == null ? null : (Long) (submissions + tries + 1);
        }
    }

    /** Returns the time at which it came. */
    public Instant begun() {
        return forgotten.minus(TryTable.KEPT);
    }

    /** Tells whether nothing of it will change any more. */
    public boolean isDone() {
        return state == JudgingState.DONE;
    }
}
