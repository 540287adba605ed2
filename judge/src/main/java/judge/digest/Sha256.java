package judge.digest;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** A SHA-256 that is computed step by step, from bytes that are added one after the other. Used by one thread. */
public final class Sha256 {

    private final MessageDigest digest;

    /** Begins a digest of nothing yet. */
    public Sha256() {
        try {
            digest = MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }

    /** Returns the digest of some bytes. */
    public static Sha256 of(byte[] content) {
        return new Sha256().add(content);
    }

    /** Returns the digest of a text in UTF-8. */
    public static Sha256 of(String text) {
        return of(text.getBytes(StandardCharsets.UTF_8));
    }

    /** Tells whether two digests are the same, in a time that does not tell where they differ. */
    public static boolean isSame(byte[] one, byte[] other) {
        return MessageDigest.isEqual(one, other);
    }

    /** Adds bytes. */
    public Sha256 add(byte[] content) {
        digest.update(content);
        return this;
    }

    /** Adds the first bytes of an array. */
    public Sha256 add(byte[] content, int count) {
        digest.update(content, 0, count);
        return this;
    }

    /** Adds a text in UTF-8 with its length, so that no two lists of texts are the same bytes. */
    public Sha256 addText(String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        return add((bytes.length + ":").getBytes(StandardCharsets.UTF_8)).add(bytes);
    }

    /** The 32 bytes; nothing can be added afterwards. */
    public byte[] bytes() {
        return digest.digest();
    }

    /** The same in hex, 64 digits. */
    public String hex() {
        return HexFormat.of().formatHex(bytes());
    }

    /** The first bytes in hex, two digits for each. */
    public String hex(int count) {
        return HexFormat.of().formatHex(bytes(), 0, count);
    }
}
