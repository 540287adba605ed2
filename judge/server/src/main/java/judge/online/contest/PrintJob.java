package judge.online.contest;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * A file that a contestant wants on paper.
 *
 * @param file its name
 * @param content its digest, among the blobs
 * @param printed the time at which it was printed or failed; null: it waits
 * @param failure the reason why it could not be printed; null: it was, or was not tried
 */
public record PrintJob(
        long id,
        long assignment,
        long person,
        String file,
        String content,
        Instant at,
        @Nullable Instant printed,
        @Nullable String failure) {}
