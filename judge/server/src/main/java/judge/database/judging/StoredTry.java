package judge.database.judging;

import java.time.Instant;
import judge.online.JudgingState;
import org.jspecify.annotations.Nullable;

/**
 * A try as it is stored.
 *
 * @param result JSON, which may be there before the try is done; null: there is none yet, or once it is done: the
 *     judge itself was ended over it each time
 */
@SuppressWarnings("ArrayRecordComponent")
public record StoredTry(
        long id,
        long person,
        long assignment,
        long version,
        Instant created,
        @Nullable String sample,
        JudgingState state,
        byte @Nullable [] result) {}
