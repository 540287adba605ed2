package judge.service.account;

import java.security.SecureRandom;
import java.util.Base64;
import judge.digest.Sha256;

/** Random texts that show who somebody is: 256 bits, of which the server keeps only the SHA-256. */
final class Secrets {

    private static final int BYTES = 32;

    private final SecureRandom random;

    Secrets(SecureRandom random) {
        this.random = random;
    }

    /** A new one, of letters that addresses and cookies can have. */
    String make() {
        byte[] bytes = new byte[BYTES];
        random.nextBytes(bytes);
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }

    /** Returns the stored form of a secret: its digest. */
    static String kept(String secret) {
        return Sha256.of(secret).hex();
    }
}
