package judge.online;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * Somebody in a course.
 *
 * @param rosterId student number or the like, as the school's list has it
 */
public record Member(long course, long person, CourseRole role, @Nullable String rosterId, Instant joined) {}
