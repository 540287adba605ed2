package judge.online;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * Points that a teacher has given instead of those that follow from what was handed in.
 *
 * @param points null: an earlier one is taken back
 */
public record GradeOverride(
        long id,
        long assignment,
        long person,
        long problem,
        @Nullable Double points,
        String reason,
        long byPerson,
        Instant at) {}
