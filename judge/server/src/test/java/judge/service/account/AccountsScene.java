package judge.service.account;

import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.security.SecureRandom;
import java.util.Objects;
import judge.database.BothDatabases;
import judge.database.Database;
import judge.online.Person;
import judge.online.Refusal;
import judge.online.SiteRole;
import judge.online.Viewer;
import judge.service.TestClock;

/** Accounts in a database of their own, with one student in it, at a time that does not pass by itself. */
public final class AccountsScene implements AutoCloseable {

    public static final String PASSWORD = "correct horse 9";
    public static final String FRESH = "battery staple 4";
    public static final String HERE = "192.0.2.7";

    public final TestClock clock = new TestClock();
    public final Database database;
    public final Accounts accounts;
    public final People people;
    public final SessionsAndTokens keys;
    public final Person anna;

    public AccountsScene(BothDatabases on) {
        this(on, new Passwords(new SecureRandom()));
    }

    /** Makes a scene whose passwords are hashed in no time, for tests of other things. */
    public static AccountsScene quick(BothDatabases on) {
        return new AccountsScene(on, LightPasswords.make());
    }

    private AccountsScene(BothDatabases on, Passwords passwords) {
        database = Database.open(on.fresh());
        accounts = new Accounts(database, clock, passwords);
        people = new People(database, clock, accounts);
        keys = new SessionsAndTokens(database, clock);
        anna = accounts.add("anna", "Anna Ångström", SiteRole.STUDENT, PASSWORD, false);
    }

    public Viewer administrator() {
        Person root =
                accounts.find("root").orElseGet(() -> accounts.add("root", "Root", SiteRole.ADMIN, PASSWORD, false));
        return new Viewer(root.id(), root.login(), root.name(), root.role());
    }

    public Login login(String login, String password) {
        return accounts.login(login, password, HERE, "Browser");
    }

    /** Returns the refusal of a login that fails, from the usual address. */
    public Refusal refused(String login, String password) {
        return refused(login, password, HERE);
    }

    public Refusal refused(String login, String password, String address) {
        return refusal(() -> accounts.login(login, password, address, "Browser"));
    }

    /** The code of a refusal that there has to be. */
    public static String code(Runnable refused) {
        return refusal(refused).code();
    }

    public static Refusal refusal(Runnable refused) {
        return Objects.requireNonNull(catchThrowableOfType(Refusal.class, refused::run), "a refusal");
    }

    @Override
    public void close() {
        database.close();
    }
}
