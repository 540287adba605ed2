package judge.online.contest;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * What has become of the balloon for a solved problem. There is none of these before somebody takes the balloon.
 *
 * @param taken when somebody set out with it
 * @param takenBy who that is
 * @param given when the team had it; null: not yet
 */
public record Balloon(
        long assignment, long person, long problem, Instant taken, long takenBy, @Nullable Instant given) {}
