package judge.service.account;

import java.util.Optional;
import judge.database.Tables;
import judge.digest.Sha256;
import judge.online.Person;
import judge.online.Refusal;
import judge.online.Viewer;
import org.jspecify.annotations.Nullable;

/**
 * Names the API token or password by which a person had logged in who has left work to be done later. It holds until
 * the token is ended, the password is changed, or the account is closed; it does not tell the token or password.
 */
public final class Credentials {

    private static final String TOKEN = "token ";
    private static final String PASSWORD = "password ";

    private Credentials() {}

    /**
     * Returns the credential to keep for a person who has logged in.
     *
     * @param secret the token or password of the request; null: none, there is a session
     */
    public static String of(Tables tables, Viewer viewer, @Nullable String secret) {
        if (secret != null && ApiTokens.isOne(secret)) {
            return tables.tokens()
                    .find(Secrets.kept(secret))
                    .map(token -> TOKEN + token.id())
                    .orElseThrow(Refusal::notFound);
        }
        return password(tables, viewer.person());
    }

    private static String password(Tables tables, long person) {
        return PASSWORD
                + Sha256.of(tables.people().passwordHash(person).orElse("")).hex();
    }

    /** Returns the person, as long as the credential still holds. */
    public static Optional<Viewer> viewer(Tables tables, long person, String credential) {
        return tables.people()
                .find(person)
                .filter(found -> found.disabled() == null)
                .filter(found -> holds(tables, person, credential))
                .map(Credentials::viewer);
    }

    private static boolean holds(Tables tables, long person, String credential) {
        if (credential.startsWith(TOKEN)) {
            return tables.tokens().of(person).stream().anyMatch(token -> credential.equals(TOKEN + token.id()));
        }
        return credential.equals(password(tables, person));
    }

    private static Viewer viewer(Person person) {
        return new Viewer(person.id(), person.login(), person.name(), person.role());
    }
}
