package judge.service;

import java.time.Clock;
import java.util.List;
import java.util.Optional;
import judge.database.Database;
import judge.online.AuditEntry;
import judge.online.Person;
import judge.online.SiteRole;
import judge.online.Viewer;
import org.jspecify.annotations.Nullable;

/** Who has an account, who is logged in, and what shows it: passwords, sessions, links, tokens. */
public final class Accounts {

    private final Database database;
    private final Clock clock;

    /** Accounts in a database. */
    public Accounts(Database database, Clock clock) {
        this.database = database;
        this.clock = clock;
    }

    /** Whether there is no administrator yet who could log in. */
    public boolean isEmpty() {
        throw new UnsupportedOperationException();
    }

    /**
     * Adds somebody.
     *
     * @param password null: none yet, so that only a link lets one set it
     * @param mustChange whether the password is to be changed at the first login
     */
    public Person add(String login, String name, SiteRole role, @Nullable String password, boolean mustChange) {
        throw new UnsupportedOperationException();
    }

    /**
     * Begins a session; why it does not is the same whether there is such a login or not.
     *
     * @param address where the request came from
     * @param agent what the browser calls itself
     */
    public Login login(String login, String password, String address, String agent) {
        throw new UnsupportedOperationException();
    }

    /** Who has the session of a cookie; empty: nobody any more. */
    public Optional<LoggedIn> session(String token) {
        throw new UnsupportedOperationException();
    }

    /** Ends a session. */
    public void logout(String token) {
        throw new UnsupportedOperationException();
    }

    /** Changes one's own password, and ends all one's sessions; log in again with the new one for a new session. */
    public void changePassword(Viewer viewer, String old, String fresh) {
        throw new UnsupportedOperationException();
    }

    /** One's own language and time zone; null: the browser's. */
    public void setLocale(Viewer viewer, @Nullable String locale, @Nullable String zone) {
        throw new UnsupportedOperationException();
    }

    /** A token for a link by which somebody sets a password, once. */
    public String passwordLink(long person) {
        throw new UnsupportedOperationException();
    }

    /** Whose password a link sets; empty: it was used, or is over. */
    public Optional<Person> linkedPerson(String token) {
        throw new UnsupportedOperationException();
    }

    /** Sets the password of whoever has the link, ends the link and all sessions. */
    public void redeem(String token, String password) {
        throw new UnsupportedOperationException();
    }

    /** A new token for programs, which is shown this once. */
    public String apiToken(long person, String label) {
        throw new UnsupportedOperationException();
    }

    /** Whose token a program has. */
    public Optional<Viewer> byApiToken(String token) {
        throw new UnsupportedOperationException();
    }

    /** Somebody who may log in. */
    public Optional<Viewer> viewer(long person) {
        throw new UnsupportedOperationException();
    }

    /** Whose login this is, for commands on the server's own machine; does not ask who wants it. */
    public Optional<Person> find(String login) {
        return database.read(tables -> tables.people().find(login));
    }

    /** Everybody, for administrators. */
    public List<Person> all(Viewer viewer) {
        throw new UnsupportedOperationException();
    }

    /** Adds somebody with a random first password, for administrators. */
    public FirstPassword create(Viewer viewer, String login, String name, SiteRole role) {
        throw new UnsupportedOperationException();
    }

    /** Gives somebody a new first password and ends all sessions, for administrators. */
    public FirstPassword resetPassword(Viewer viewer, String login) {
        throw new UnsupportedOperationException();
    }

    /** Sets somebody's role outside of courses, for administrators; nobody takes their own away. */
    public void setRole(Viewer viewer, String login, SiteRole role) {
        throw new UnsupportedOperationException();
    }

    /** Lets somebody log in no more, or again, for administrators. */
    public void setDisabled(Viewer viewer, String login, boolean disabled) {
        throw new UnsupportedOperationException();
    }

    /**
     * The log, the newest first, for administrators.
     *
     * @param before only what is older than this line; null: all
     */
    public List<AuditEntry> log(Viewer viewer, @Nullable Long before, int limit) {
        throw new UnsupportedOperationException();
    }

    /** A random password that can be read out and typed in. */
    public String firstPassword() {
        throw new UnsupportedOperationException(database + "" + clock);
    }

    /**
     * A password as it is kept. It takes a tenth of a second and 19 MiB: never within a transaction.
     *
     * <p>For those who make accounts with others in one transaction, by {@code tables.people()}.
     */
    public String hashed(String password) {
        throw new UnsupportedOperationException();
    }
}
