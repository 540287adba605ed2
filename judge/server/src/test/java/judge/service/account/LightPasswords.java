package judge.service.account;

import com.password4j.Argon2Function;
import com.password4j.types.Argon2;
import java.security.SecureRandom;

/**
 * Passwords that are hashed in no time, for tests that ask what comes of them: a server that is started as a process,
 * and {@link PasswordsIT}, have the real ones.
 */
public final class LightPasswords {

    private static final Argon2Function LIGHT =
            Argon2Function.getInstance(64, 1, 1, 32, Argon2.ID, Argon2Function.ARGON2_VERSION_13);

    private LightPasswords() {}

    public static Passwords make() {
        return new Passwords(new SecureRandom(), () -> LIGHT);
    }
}
