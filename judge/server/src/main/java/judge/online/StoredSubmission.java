package judge.online;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * A submission as the server keeps it.
 *
 * @param person the submission's owner
 * @param handedInBy the person who sent it: the owner, or a teacher
 * @param attempt number of this person's attempt at this problem of the assignment, from 1
 * @param sources hash of the zip of its files
 */
public record StoredSubmission(
        long id,
        long assignment,
        long problem,
        long person,
        long handedInBy,
        int attempt,
        Instant received,
        Origin origin,
        String sources) {

    /** The word, in place of a verdict, for submissions of which the viewer knows none. */
    public static final String NO_VERDICT = "none";

    /**
     * The submissions that are looked for; a null condition is none.
     *
     * @param problem the problem's slug
     * @param verdict code of a verdict that the viewer may know, or {@link #NO_VERDICT}
     * @param language code of the language
     * @param since the first moment at which they were received
     * @param until the moment before which they were received
     */
    public record Filter(
            @Nullable String problem,
            @Nullable String verdict,
            @Nullable String language,
            @Nullable Instant since,
            @Nullable Instant until) {}
}
