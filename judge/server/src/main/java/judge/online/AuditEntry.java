package judge.online;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * A line of the log of who did what.
 *
 * @param seq its place in the log, from 1
 * @param person who did it; null: the server's own command line, or nobody who is known
 * @param action code in kebab case, such as {@code role-set}
 * @param object what it was done to, such as {@code person 7}
 * @param detail what else is to be known
 * @param address where it came from; empty: the server itself
 */
public record AuditEntry(
        long seq, Instant at, @Nullable Long person, String action, String object, String detail, String address) {}
