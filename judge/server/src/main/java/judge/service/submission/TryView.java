package judge.service.submission;

import java.time.Instant;
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
 * @param place among the tries that wait, from 1; null: it does not wait
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
        @Nullable Long place,
        @Nullable TryResult result) {

    /** Tells whether nothing of it will change any more. */
    public boolean isDone() {
        return state == JudgingState.DONE;
    }
}
