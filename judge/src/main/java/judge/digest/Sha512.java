package judge.digest;

import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;

/** SHA-512, where somebody else's format has it. */
public final class Sha512 {

    private Sha512() {}

    /** Returns the digest of a text in UTF-8, as a number. */
    public static BigInteger of(String text) {
        try {
            return new BigInteger(
                    1, MessageDigest.getInstance("SHA-512").digest(text.getBytes(StandardCharsets.UTF_8)));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}
