package judge.online;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * A line of the log of who did what.
 *
 * @param seq its place in the log, from 1
 * @param person the person who did it; null: the server's own command line, or nobody who is known
 * @param action code in kebab case, such as {@code role-set}
 * @param object the changed object, such as {@code person 7}
 * @param detail further details
 * @param address the address that it came from; empty: the server itself
 */
public record AuditEntry(
        long seq, Instant at, @Nullable Long person, String action, String object, String detail, String address) {}
