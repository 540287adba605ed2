package judge.service.account;

import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import judge.database.Database;
import judge.database.Tables;
import judge.online.Access;
import judge.online.Access.Action;
import judge.online.AuditEntry;
import judge.online.Logins;
import judge.online.Person;
import judge.online.Refusal;
import judge.online.SiteRole;
import judge.online.Viewer;
import judge.service.access.Audit;
import org.jspecify.annotations.Nullable;

/** The changes of administrators to accounts, and the log of who did what. */
public final class People {

    private final Database database;
    private final Clock clock;
    private final Accounts accounts;
    private final Audit audit;

    /** Makes the service on these accounts. */
    public People(Database database, Clock clock, Accounts accounts) {
        this.database = database;
        this.clock = clock;
        this.accounts = accounts;
        audit = new Audit(clock);
    }

    /** Everybody. */
    public List<Person> all(Viewer viewer) {
        requireAdministrator(viewer);
        return database.read(tables -> tables.people().all());
    }

    /** Returns a person's name. */
    public String name(Viewer viewer, String login) {
        return administered(viewer, login).name();
    }

    /** Adds somebody with a random first password. */
    public FirstPassword create(Viewer viewer, String login, String name, SiteRole role) {
        requireAdministrator(viewer);
        String password = accounts.firstPassword();
        return new FirstPassword(accounts.add(viewer, login, name, role, password, true), password);
    }

    /** Gives somebody a new first password and ends all sessions. */
    public FirstPassword resetPassword(Viewer viewer, String login) {
        Person person = administered(viewer, login);
        String password = accounts.firstPassword();
        String hash = accounts.hashed(password);
        database.write(tables -> {
            audit.note(tables, viewer, "password-reset", Accounts.object(person), "");
            return Accounts.setPassword(tables, person.id(), hash, true);
        });
        return new FirstPassword(person, password);
    }

    /** A token for a link by which somebody sets a password, see {@link Accounts#passwordLink}. */
    public String passwordLink(Viewer viewer, String login) {
        Person person = administered(viewer, login);
        String token = accounts.passwordLink(person.id());
        database.write(tables -> {
            audit.note(tables, viewer, "password-link", Accounts.object(person), "");
            return person;
        });
        return token;
    }

    /** Gives somebody another name. */
    public void rename(Viewer viewer, String login, String name) {
        Person person = administered(viewer, login);
        String shown = Logins.requireName(name);
        database.write(tables -> {
            tables.people().rename(person.id(), shown);
            audit.note(tables, viewer, "person-renamed", Accounts.object(person), person.name() + " -> " + shown);
            return person;
        });
    }

    /** Sets somebody's role outside of courses and ends all sessions; nobody sets their own. */
    public void setRole(Viewer viewer, String login, SiteRole role) {
        Person person = administered(viewer, login);
        requireOther(viewer, person);
        database.write(tables -> {
            tables.people().setRole(person.id(), role);
            tables.sessions().endAll(person.id());
            audit.note(
                    tables,
                    viewer,
                    "role-set",
                    Accounts.object(person),
                    role.name().toLowerCase(Locale.ROOT));
            return person;
        });
    }

    /** Lets somebody log in no more, or again; drafts of theirs are forgotten. */
    public void setDisabled(Viewer viewer, String login, boolean disabled) {
        Person person = administered(viewer, login);
        requireOther(viewer, person);
        database.write(tables -> {
            setDisabled(tables, person, disabled ? clock.instant() : null);
            audit.note(tables, viewer, disabled ? "person-disabled" : "person-enabled", Accounts.object(person), "");
            return person;
        });
    }

    /**
     * Lets somebody log in no more, or again.
     *
     * @param since null: again
     */
    public static void setDisabled(Tables tables, Person person, @Nullable Instant since) {
        tables.people().setDisabled(person.id(), since);
        tables.sessions().endAll(person.id());
        tables.drafts().forget(person.id());
    }

    /**
     * The log, the newest first.
     *
     * @param before only what is older than this line; null: all
     */
    public List<AuditEntry> log(Viewer viewer, @Nullable Long before, int limit) {
        requireAdministrator(viewer);
        return database.read(tables -> tables.audit().before(before == null ? Long.MAX_VALUE : before, limit));
    }

    private Person administered(Viewer viewer, String login) {
        requireAdministrator(viewer);
        return accounts.find(login).orElseThrow(Refusal::notFound);
    }

    private static void requireAdministrator(Viewer viewer) {
        if (!Access.may(viewer, Action.ADMINISTER)) {
            throw Refusal.notFound();
        }
    }

    private static void requireOther(Viewer viewer, Person person) {
        if (viewer.person() == person.id()) {
            throw Refusal.conflict("own-account");
        }
    }
}
