package judge.service.account;

import java.time.Duration;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.Map;
import judge.digest.Sha256;
import org.jspecify.annotations.Nullable;

/**
 * Passwords that were right a short while ago, for programs that send theirs with each request: hashing each would take
 * a tenth of a second. Only a digest is kept, of no use without a secret that ends with this process.
 */
final class ProvenPasswords {

    private static final Duration HOLDS = Duration.ofMinutes(10);
    private static final int MOST = 5_000;

    private final String secret;
    private final Map<String, Proven> kept = new LinkedHashMap<>();

    ProvenPasswords(String secret) {
        this.secret = secret;
    }

    /** {@code hash}: as the password was kept then. */
    private record Proven(String hash, Instant until) {}

    /**
     * Tells whether this password was the login's, and still is.
     *
     * @param hash the hash as it is kept now; null: there is none
     */
    synchronized boolean holds(String login, String password, @Nullable String hash, Instant now) {
        Proven proven = kept.get(key(login, password));
        return proven != null && proven.hash().equals(hash) && now.isBefore(proven.until());
    }

    synchronized void add(String login, String password, String hash, Instant now) {
        kept.values().removeIf(proven -> !now.isBefore(proven.until()));
        if (kept.size() >= MOST) {
            kept.remove(kept.keySet().iterator().next());
        }
        kept.put(key(login, password), new Proven(hash, now.plus(HOLDS)));
    }

    private String key(String login, String password) {
        return new Sha256().addText(secret).addText(login).addText(password).hex();
    }
}
