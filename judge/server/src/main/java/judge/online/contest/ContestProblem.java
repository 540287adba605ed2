package judge.online.contest;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * A contest's facts about one of its problems; their order is that of the assignment.
 *
 * @param label the label, such as {@code A}
 * @param rgb the colour, such as {@code #ff8800}; null: it has none
 * @param color the name of the colour; null: it has none
 * @param removed the time since which it does not count any more; null: it counts
 */
public record ContestProblem(
        long assignment,
        long problem,
        String label,
        @Nullable String rgb,
        @Nullable String color,
        @Nullable Instant removed) {}
