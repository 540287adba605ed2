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
     * @param late whether they came after the end
     * @param person login of their owner
     * @param group the owner's group in the course; empty: owners in none
     * @param search a part of the login, the name or the team of the owner, or {@code #} and the submission's number
     * @param since the first moment at which they were received
     * @param until the moment before which they were received
     */
    public record Filter(
            @Nullable String problem,
            @Nullable String verdict,
            @Nullable String language,
            @Nullable Boolean late,
            @Nullable String person,
            @Nullable String group,
            @Nullable String search,
            @Nullable Instant since,
            @Nullable Instant until) {

        /** No condition. */
        public static final Filter ALL = new Filter(null, null, null, null, null, null, null, null, null);

        private static final String NUMBER = "#";

        /** Returns the number of the one submission that is searched for; null: none is. */
        public @Nullable Long number() {
            return search != null && search.matches(NUMBER + "[0-9]{1,18}")
                    ? (Long) Long.parseLong(search.substring(NUMBER.length()))
                    : null;
        }
    }
}
