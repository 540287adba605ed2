package judge.online;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * A person in a course.
 *
 * @param rosterId student number or the like, as the school's list has it
 * @param rosterGroup class, section or the like; null: no list has said one
 */
public record Member(
        long course,
        long person,
        CourseRole role,
        @Nullable String rosterId,
        @Nullable String rosterGroup,
        Instant joined) {}
