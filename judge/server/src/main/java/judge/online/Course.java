package judge.online;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * A class.
 *
 * @param slug its name in addresses
 * @param name as shown
 * @param joinCode the code with which students join by themselves; null: they cannot
 * @param archived the time since which it is over; null: it is not
 */
public record Course(
        long id, String slug, String name, @Nullable String joinCode, Instant created, @Nullable Instant archived) {}
