package judge.online.contest;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * What a contest knows of one of its problems; their order is that of the assignment.
 *
 * @param label such as {@code A}
 * @param rgb such as {@code #ff8800}; null: it has no colour
 * @param color the name of the colour; null: it has none
 * @param removed since when it does not count any more; null: it does
 */
public record ContestProblem(
        long assignment,
        long problem,
        String label,
        @Nullable String rgb,
        @Nullable String color,
        @Nullable Instant removed) {}
