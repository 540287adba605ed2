package judge.online;

import java.time.Instant;

/**
 * A session as it is listed for whose it is.
 *
 * @param tokenHash digest of what the browser has
 * @param address where somebody logged in
 * @param agent what the browser calls itself
 */
public record KeptSession(
        String tokenHash, Instant created, Instant seen, Instant ends, String address, String agent) {}
