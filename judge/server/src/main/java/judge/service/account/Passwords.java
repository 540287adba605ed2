package judge.service.account;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.password4j.Argon2Function;
import com.password4j.Password;
import com.password4j.types.Argon2;
import java.security.GeneralSecurityException;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import judge.digest.Sha256;
import judge.online.Refusal;
import org.jspecify.annotations.Nullable;

/**
 * Passwords: hashed by Argon2id so that nobody can guess many, and never more than two at once: each takes 19 MiB.
 * First ones that are made here are guessed by nobody, and there are many at once: of them a salted digest is kept.
 */
public final class Passwords {

    private static final int MEMORY_KIB = 19 << 10;
    private static final int ROUNDS = 2;
    private static final int HASH_BYTES = 32;
    private static final int SALT_BYTES = 16;
    private static final int AT_ONCE = 2;
    private static final int WAIT_SECONDS = 10;
    /**
     * The hash of a random password that was thrown away: passwords for unknown logins are compared with it, so that
     * this takes as long.
     */
    private static final String NOBODYS =
            "$argon2id$v=19$m=19456,t=2,p=1$" + "4gFpuQcV8xJyZFltb6m39w$/81ao+k9xYnxWsMVJ0le0/j33BBH2jyjiFZrl9Xzqk0";

    private static final int LEAST = 8;
    private static final int MOST = 200;
    private static final String CONSONANTS = "bdfghkmnprstvz";
    private static final String VOWELS = "aeiou";
    private static final int GROUPS = 5;
    /** The beginning of what is kept of a first password; of a chosen one it is {@code $argon2id$}. */
    private static final String FIRST = "$first$1$";

    private static final String MAC = "HmacSHA256";

    private final Semaphore hashing = new Semaphore(AT_ONCE, true);
    private final SecureRandom random;
    private final Supplier<Argon2Function> argon;
    private final AtomicLong worked = new AtomicLong();

    /** Passwords whose chance comes from there. */
    public Passwords(SecureRandom random) {
        this(random, Passwords::argon);
    }

    /** The same that are hashed by another function. */
    Passwords(SecureRandom random, Supplier<Argon2Function> argon) {
        this.random = random;
        this.argon = argon;
    }

    /** Refuses a password that is too short or too long. */
    public static void requireGood(String password) {
        int length = password.codePointCount(0, password.length());
        if (length < LEAST) {
            throw Refusal.invalid("password-short", Map.of("least", LEAST, "count", length));
        }
        if (length > MOST) {
            throw Refusal.invalid("password-long", Map.of("most", MOST, "count", length));
        }
    }

    /** The same of one that somebody chooses for this login, if it is one of the first that are tried, too. */
    static void requireOwn(String login, String password) {
        requireGood(password);
        if (CommonPasswords.contain(login, password)) {
            throw Refusal.invalid("password-common");
        }
    }

    /** Refuses one that somebody gives to a team, if it is too short or too long; it names the team. */
    public static void requireGoodFor(String login, String password) {
        try {
            requireGood(password);
        } catch (Refusal refusal) {
            throw Refusal.invalid(
                    "team-password",
                    Map.of(
                            "login",
                            login,
                            "least",
                            LEAST,
                            "most",
                            MOST,
                            "count",
                            password.codePointCount(0, password.length())));
        }
    }

    /** Made when it is first needed, as it takes its memory when it is made; the same one each time. */
    private static Argon2Function argon() {
        return Argon2Function.getInstance(
                MEMORY_KIB, ROUNDS, 1, HASH_BYTES, Argon2.ID, Argon2Function.ARGON2_VERSION_13);
    }

    public String hash(String password) {
        return withTurn(() -> {
            byte[] salt = new byte[SALT_BYTES];
            random.nextBytes(salt);
            return Password.hash(password).addSalt(salt).with(argon.get()).getResult();
        });
    }

    /**
     * The hashes of many that are made at once, by the same keys. They are hashed like all others, on all processors
     * but never more than two at once; whoever logs in meanwhile waits for one of them at most.
     */
    public Map<String, String> hashAll(Map<String, String> passwords) {
        ExecutorService executor = Executors.newFixedThreadPool(AT_ONCE);
        try {
            Map<String, Future<String>> hashing = new LinkedHashMap<>();
            passwords.forEach((key, password) -> hashing.put(key, executor.submit(() -> hash(password))));
            Map<String, String> hashes = new LinkedHashMap<>();
            for (Map.Entry<String, Future<String>> one : hashing.entrySet()) {
                hashes.put(one.getKey(), one.getValue().get());
            }
            return hashes;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new Refusal(Refusal.Kind.UNAVAILABLE, "busy", Map.of());
        } catch (ExecutionException e) {
            if (e.getCause() instanceof Refusal refusal) {
                throw refusal;
            }
            throw new IllegalStateException(e.getCause());
        } finally {
            executor.shutdownNow();
        }
    }

    /**
     * Tells whether a password has a hash; without a hash it takes as long, and the answer is no.
     *
     * @param hash null: there is none
     */
    boolean matches(String password, @Nullable String hash) {
        boolean first = hash != null && hash.startsWith(FIRST);
        // A login by a first password takes as long as any other.
        String compared = hash == null || first ? NOBODYS : hash;
        // A text longer than any password is none, and must not take longer.
        String tried = password.length() > 2 * MOST ? "" : password;
        boolean same = withTurn(() -> Password.check(tried, compared).with(argon.get()));
        return hash != null && (first ? isFirst(tried, hash) : same);
    }

    /**
     * A random password that this program has made, and what is kept of it.
     *
     * @param hash takes no time to work out, so it is made here alone and never of a password that somebody chose
     */
    public record First(String password, String hash) {}

    /** A new first password; it can be made within a transaction. */
    public First first() {
        String password = readable();
        byte[] salt = new byte[SALT_BYTES];
        random.nextBytes(salt);
        Base64.Encoder text = Base64.getEncoder().withoutPadding();
        return new First(
                password, FIRST + text.encodeToString(salt) + "$" + text.encodeToString(digest(password, salt)));
    }

    private static boolean isFirst(String password, String hash) {
        String[] parts = hash.substring(FIRST.length()).split("\\$", -1);
        try {
            Base64.Decoder bytes = Base64.getDecoder();
            return parts.length == 2 && Sha256.isSame(digest(password, bytes.decode(parts[0])), bytes.decode(parts[1]));
        } catch (IllegalArgumentException e) {
            return false; // It is none that was made here.
        }
    }

    private static byte[] digest(String password, byte[] salt) {
        try {
            Mac mac = Mac.getInstance(MAC);
            mac.init(new SecretKeySpec(salt, MAC));
            return mac.doFinal(password.getBytes(UTF_8));
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException(e); // Each JDK has it.
        }
    }

    /** Returns how often a hash has been worked out, which takes most of the time. */
    long worked() {
        return worked.get();
    }

    private <T> T withTurn(Supplier<T> work) {
        try {
            if (!hashing.tryAcquire(WAIT_SECONDS, TimeUnit.SECONDS)) {
                throw new Refusal(Refusal.Kind.UNAVAILABLE, "busy", Map.of());
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new Refusal(Refusal.Kind.UNAVAILABLE, "busy", Map.of());
        }
        worked.incrementAndGet();
        try {
            return work.get();
        } finally {
            hashing.release();
        }
    }

    /** A random password that can be read out and typed in, of 61 bits: {@code bavo-kuti-fesa-duno-mira}. */
    public String readable() {
        StringBuilder text = new StringBuilder();
        for (int group = 0; group < GROUPS; group++) {
            text.append(group == 0 ? "" : "-");
            for (int syllable = 0; syllable < 2; syllable++) {
                text.append(CONSONANTS.charAt(random.nextInt(CONSONANTS.length())));
                text.append(VOWELS.charAt(random.nextInt(VOWELS.length())));
            }
        }
        return text.toString();
    }
}
