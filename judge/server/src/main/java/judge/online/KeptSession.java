package judge.online;

import java.time.Instant;

/**
 * A session as it is listed for whose it is.
 *
 * @param tokenHash digest of what the browser has
 * @param address the address from which the person logged in
 * @param agent the browser's name for itself
 */
public record KeptSession(
        String tokenHash, Instant created, Instant seen, Instant ends, String address, String agent) {}
