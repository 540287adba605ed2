package judge.online;

import java.time.Instant;

/**
 * A session, as the server keeps it: without its token.
 *
 * @param csrf the token that its forms carry
 * @param created the time of the login
 * @param seen about when it was last used
 * @param ends the time at which it ends, however often it is used
 */
public record StoredSession(long person, String csrf, Instant created, Instant seen, Instant ends) {}
