package judge.online.contest;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * A balloon for a solved problem, once somebody has taken it.
 *
 * @param taken the time at which somebody set out with it
 * @param takenBy the person who did
 * @param given the time at which the team had it; null: not yet
 */
public record Balloon(
        long assignment, long person, long problem, Instant taken, long takenBy, @Nullable Instant given) {}
