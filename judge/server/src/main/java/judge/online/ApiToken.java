package judge.online;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * A token for programs, as the server keeps it: without the token itself.
 *
 * @param label the owner's name for it
 * @param lastUsed about when it was last used; null: never
 */
public record ApiToken(long id, long person, String label, Instant created, @Nullable Instant lastUsed) {}
