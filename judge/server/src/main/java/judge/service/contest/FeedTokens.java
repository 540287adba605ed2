package judge.service.contest;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.SecureRandom;
import java.util.Arrays;
import java.util.Base64;
import java.util.HexFormat;
import java.util.Optional;
import javax.crypto.Cipher;
import javax.crypto.SecretKey;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.SecretKeySpec;
import judge.clics.FeedPosition;
import judge.database.Database;
import org.jspecify.annotations.Nullable;

/**
 * Positions in event feeds as clients are given them. The log counts what is hidden, too, so a position would tell when
 * and how much of it there was: it is encrypted, each time in another way, and nobody can make up one.
 */
final class FeedTokens {

    private static final String NAME = "event-feed";
    private static final int KEY_BYTES = 32;
    private static final int NONCE_BYTES = 12;
    private static final int TAG_BITS = 128;

    private final Database database;
    private final SecureRandom random = new SecureRandom();
    private volatile @Nullable SecretKey known;

    FeedTokens(Database database) {
        this.database = database;
    }

    /** Returns the token of a position, with which a client of a contest comes back. */
    String of(long contest, FeedPosition position) {
        byte[] nonce = new byte[NONCE_BYTES];
        random.nextBytes(nonce);
        byte[] plain = ByteBuffer.allocate(3 * Long.BYTES)
                .putLong(position.tx())
                .putLong(position.seq())
                .putLong(position.moment())
                .array();
        try {
            byte[] sealed = cipher(Cipher.ENCRYPT_MODE, contest, nonce).doFinal(plain);
            byte[] token = Arrays.copyOf(nonce, nonce.length + sealed.length);
            System.arraycopy(sealed, 0, token, nonce.length, sealed.length);
            return Base64.getUrlEncoder().withoutPadding().encodeToString(token);
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException(e);
        }
    }

    /** The position that it stands for; empty: it was not given for this contest. */
    Optional<FeedPosition> read(long contest, String token) {
        try {
            byte[] bytes = Base64.getUrlDecoder().decode(token.getBytes(StandardCharsets.ISO_8859_1));
            if (bytes.length <= NONCE_BYTES) {
                return Optional.empty();
            }
            byte[] nonce = Arrays.copyOf(bytes, NONCE_BYTES);
            ByteBuffer plain = ByteBuffer.wrap(cipher(Cipher.DECRYPT_MODE, contest, nonce)
                    .doFinal(bytes, NONCE_BYTES, bytes.length - NONCE_BYTES));
            return Optional.of(new FeedPosition(plain.getLong(), plain.getLong(), plain.getLong()));
        } catch (IllegalArgumentException | GeneralSecurityException e) {
            return Optional.empty();
        }
    }

    private Cipher cipher(int mode, long contest, byte[] nonce) throws GeneralSecurityException {
        Cipher cipher = Cipher.getInstance("AES/GCM/NoPadding");
        cipher.init(mode, key(), new GCMParameterSpec(TAG_BITS, nonce));
        cipher.updateAAD(ByteBuffer.allocate(Long.BYTES).putLong(contest).flip());
        return cipher;
    }

    private SecretKey key() {
        SecretKey key = known;
        if (key == null) {
            String hex = database.read(tables -> tables.upkeep().secrets().find(NAME))
                    .orElseGet(this::made);
            key = new SecretKeySpec(HexFormat.of().parseHex(hex), "AES");
            known = key;
        }
        return key;
    }

    private String made() {
        byte[] bytes = new byte[KEY_BYTES];
        random.nextBytes(bytes);
        return database.write(
                tables -> tables.upkeep().secrets().keep(NAME, HexFormat.of().formatHex(bytes)));
    }
}
