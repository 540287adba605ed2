package judge.online;

import java.time.Instant;

/**
 * A session, as the server keeps it: without its token.
 *
 * @param csrf what its forms carry
 * @param created when somebody logged in
 * @param seen about when it was last used
 * @param ends when it is over, however often it is used
 */
public record StoredSession(long person, String csrf, Instant created, Instant seen, Instant ends) {}
