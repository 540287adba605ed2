package judge.service;

import java.security.SecureRandom;
import java.time.Clock;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import judge.database.Database;
import judge.database.Tables;
import judge.online.Access;
import judge.online.Access.Action;
import judge.online.ApiToken;
import judge.online.AuditEntry;
import judge.online.Logins;
import judge.online.Person;
import judge.online.Refusal;
import judge.online.SiteRole;
import judge.online.StoredSession;
import judge.online.Viewer;
import org.jspecify.annotations.Nullable;

/** Who has an account, who is logged in, and what shows it: passwords, sessions, links, tokens. */
public final class Accounts {

    private static final Duration IDLE = Duration.ofHours(12);
    private static final Duration ABSOLUTE = Duration.ofDays(7);
    private static final Duration LINK = Duration.ofDays(3);
    private static final Duration NOTED_EVERY = Duration.ofMinutes(5);
    private static final Duration TIDIED_EVERY = Duration.ofHours(1);
    private static final int AGENT_CHARS = 200;
    private static final int LABEL_CHARS = 100;
    private static final String TOKEN_PREFIX = "judge_";

    private final Database database;
    private final Clock clock;
    private final Audit audit;
    private final Secrets secrets;
    private final Passwords passwords;
    private final AtomicReference<Instant> tidied = new AtomicReference<>(Instant.MIN);

    /** Accounts in a database. */
    public Accounts(Database database, Clock clock) {
        this.database = database;
        this.clock = clock;
        audit = new Audit(clock);
        SecureRandom random = new SecureRandom();
        secrets = new Secrets(random);
        passwords = new Passwords(random);
    }

    /** Whether there is no administrator yet who could log in. */
    public boolean isEmpty() {
        return !database.read(tables -> tables.people().hasAdministrator());
    }

    /**
     * Adds somebody.
     *
     * @param password null: none yet, so that only a link lets one set it
     * @param mustChange whether the password is to be changed at the first login
     */
    public Person add(String login, String name, SiteRole role, @Nullable String password, boolean mustChange) {
        return add(null, login, name, role, password, mustChange);
    }

    private Person add(
            @Nullable Viewer by,
            String login,
            String name,
            SiteRole role,
            @Nullable String password,
            boolean mustChange) {
        String normal = Logins.normal(login).orElseThrow(() -> invalid("login-invalid"));
        String shown = Logins.name(name).orElseThrow(() -> invalid("name-invalid"));
        if (password != null) {
            Passwords.requireGood(password);
        }
        @Nullable String hash = password == null ? null : passwords.hash(password);
        return database.write(tables -> {
            if (tables.people().find(normal).isPresent()) {
                throw new Refusal(Refusal.Kind.CONFLICT, "login-taken", Map.of("login", normal));
            }
            Person added = tables.people().add(normal, shown, role, clock.instant());
            if (hash != null) {
                tables.people().setPassword(added.id(), hash, mustChange);
            }
            audit.note(
                    tables,
                    by,
                    "person-added",
                    object(added),
                    normal + ", " + role.name().toLowerCase(Locale.ROOT));
            return tables.people().find(added.id()).orElseThrow();
        });
    }

    /**
     * Begins a session; why it does not is the same whether there is such a login or not.
     *
     * @param address where the request came from
     * @param agent what the browser calls itself
     */
    public Login login(String login, String password, String address, String agent) {
        String normal = Logins.normal(login).orElse(login);
        Optional<Person> person = database.write(tables -> {
            LoginThrottle.take(tables, normal, address, clock.instant());
            return tables.people().find(normal).filter(found -> found.disabled() == null);
        });
        @Nullable
        String hash =
                database.read(tables -> person.flatMap(found -> tables.people().passwordHash(found.id()))
                        .orElse(null));
        if (!passwords.matches(password, hash) || person.isEmpty()) {
            throw new Refusal(Refusal.Kind.INVALID, "login-failed", Map.of());
        }
        return begin(person.get(), hash, normal, address, agent);
    }

    private Login begin(Person person, @Nullable String hash, String login, String address, String agent) {
        String token = secrets.make();
        Instant now = clock.instant();
        StoredSession session = new StoredSession(person.id(), secrets.make(), now, now, now.plus(ABSOLUTE));
        return database.write(tables -> {
            // Who has changed the password meanwhile, or the role, has ended all that was begun with the old one.
            Person still = tables.people()
                    .find(person.id())
                    .filter(found -> found.disabled() == null)
                    .filter(found -> tables.people().passwordHash(found.id()).equals(Optional.ofNullable(hash)))
                    .orElseThrow(() -> invalid("login-failed"));
            tables.sessions().add(Secrets.kept(token), session, address, shortened(agent, AGENT_CHARS));
            LoginThrottle.giveBack(tables, login, address);
            tidy(tables, now);
            return new Login(token, session.csrf(), viewer(still), still.mustChange());
        });
    }

    private void tidy(Tables tables, Instant now) {
        Instant last = Objects.requireNonNull(tidied.get());
        if (last.isBefore(now.minus(TIDIED_EVERY)) && tidied.compareAndSet(last, now)) {
            tables.sessions().deleteEnded(now);
            LoginThrottle.tidy(tables, now);
        }
    }

    /** Who has the session of a cookie; empty: nobody any more. */
    public Optional<LoggedIn> session(String token) {
        String kept = Secrets.kept(token);
        Instant now = clock.instant();
        Optional<StoredSession> session = database.read(
                        tables -> tables.sessions().find(kept))
                .filter(found ->
                        now.isBefore(found.ends()) && now.isBefore(found.seen().plus(IDLE)));
        if (session.isEmpty()) {
            return Optional.empty();
        }
        if (session.get().seen().plus(NOTED_EVERY).isBefore(now)) {
            database.write(tables -> {
                tables.sessions().seen(kept, now);
                return kept;
            });
        }
        return active(session.get().person())
                .map(person -> new LoggedIn(
                        viewer(person), session.get().csrf(), person.mustChange(), person.locale(), person.zone()));
    }

    /** Ends a session. */
    public void logout(String token) {
        database.write(tables -> {
            tables.sessions().end(Secrets.kept(token));
            return token;
        });
    }

    /** Changes one's own password, and ends all one's sessions; log in again with the new one for a new session. */
    public void changePassword(Viewer viewer, String old, String fresh) {
        Passwords.requireGood(fresh);
        String own = "own " + viewer.person();
        String hash = database.write(tables -> {
            LoginThrottle.take(tables, viewer.login(), own, clock.instant());
            return tables.people().passwordHash(viewer.person()).orElse("");
        });
        if (!passwords.matches(old, hash.isEmpty() ? null : hash)) {
            throw invalid("password-wrong");
        }
        if (old.equals(fresh)) {
            throw invalid("password-same");
        }
        String changed = passwords.hash(fresh);
        database.write(tables -> {
            LoginThrottle.giveBack(tables, viewer.login(), own);
            audit.note(tables, viewer, "password-changed", "person " + viewer.person(), "");
            return setPassword(tables, viewer.person(), changed, false);
        });
    }

    private static boolean setPassword(Tables tables, long person, String hash, boolean mustChange) {
        tables.people().setPassword(person, hash, mustChange);
        tables.sessions().endAll(person);
        return mustChange;
    }

    /** Sets one's own language and time zone; null: the browser's. */
    public void setLocale(Viewer viewer, @Nullable String locale, @Nullable String zone) {
        if (zone != null) {
            try {
                ZoneId.of(zone);
            } catch (DateTimeException e) {
                throw invalid("zone-invalid");
            }
        }
        database.write(tables -> {
            tables.people()
                    .setLocale(
                            viewer.person(),
                            locale == null
                                    ? null
                                    : Locale.forLanguageTag(locale).toLanguageTag(),
                            zone);
            return viewer;
        });
    }

    /** A token for a link by which somebody sets a password, once; one that was made before is over. */
    public String passwordLink(long person) {
        String token = secrets.make();
        return database.write(tables -> {
            long known =
                    tables.people().find(person).orElseThrow(Entry::notFound).id();
            tables.tokens().addLink(Secrets.kept(token), known, clock.instant().plus(LINK));
            return token;
        });
    }

    /** The same, for administrators. */
    public String passwordLink(Viewer viewer, String login) {
        Person person = administered(viewer, login);
        String token = passwordLink(person.id());
        note(viewer, "password-link", person, "");
        return token;
    }

    /** Whose password a link sets; empty: it was used, or is over. */
    public Optional<Person> linkedPerson(String token) {
        return database.read(tables -> tables.tokens().linkedPerson(Secrets.kept(token), clock.instant()))
                .flatMap(this::active);
    }

    /** Sets the password of whoever has the link, ends the link and all sessions. */
    public void redeem(String token, String password) {
        Person person = linkedPerson(token).orElseThrow(() -> invalid("link-over"));
        Passwords.requireGood(password);
        String hash = passwords.hash(password);
        database.write(tables -> {
            if (!tables.tokens().useLink(Secrets.kept(token), clock.instant())) {
                throw invalid("link-over");
            }
            audit.note(tables, viewer(person), "password-set", object(person), "by a link");
            return setPassword(tables, person.id(), hash, false);
        });
    }

    /** A new token for programs, which is shown this once. */
    public String apiToken(long person, String label) {
        String token = TOKEN_PREFIX + secrets.make();
        return database.write(tables -> {
            Person found = tables.people().find(person).orElseThrow(Entry::notFound);
            ApiToken added =
                    tables.tokens().add(Secrets.kept(token), person, shortened(label, LABEL_CHARS), clock.instant());
            audit.note(tables, null, "token-made", "token " + added.id(), found.login() + ": " + added.label());
            return token;
        });
    }

    /** One's own tokens for programs, the newest first. */
    public List<ApiToken> tokens(Viewer viewer) {
        return database.read(tables -> tables.tokens().of(viewer.person()));
    }

    /** Ends a token of one's own. */
    public void endToken(Viewer viewer, long id) {
        database.write(tables -> {
            if (!tables.tokens().end(viewer.person(), id, clock.instant())) {
                throw Entry.notFound();
            }
            audit.note(tables, viewer, "token-ended", "token " + id, "");
            return id;
        });
    }

    /** Whose token a program has; what can be done with it is what the person may do, once the password is theirs. */
    public Optional<Viewer> byApiToken(String token) {
        Instant now = clock.instant();
        Optional<ApiToken> found = database.read(tables -> tables.tokens().find(Secrets.kept(token)));
        found.filter(one -> one.lastUsed() == null
                        || one.lastUsed().plus(NOTED_EVERY).isBefore(now))
                .ifPresent(one -> database.write(tables -> {
                    tables.tokens().used(one.id(), now);
                    return one;
                }));
        return found.flatMap(one -> viewer(one.person()));
    }

    /** Somebody who may log in. */
    public Optional<Viewer> viewer(long person) {
        return active(person).map(Accounts::viewer);
    }

    /** Whose login this is, for commands on the server's own machine; does not ask who wants it. */
    public Optional<Person> find(String login) {
        return database.read(tables -> Logins.normal(login).flatMap(tables.people()::find));
    }

    /** Everybody, for administrators. */
    public List<Person> all(Viewer viewer) {
        requireAdministrator(viewer);
        return database.read(tables -> tables.people().all());
    }

    /** Adds somebody with a random first password, for administrators. */
    public FirstPassword create(Viewer viewer, String login, String name, SiteRole role) {
        requireAdministrator(viewer);
        String password = passwords.readable();
        return new FirstPassword(add(viewer, login, name, role, password, true), password);
    }

    /** Gives somebody a new first password and ends all sessions, for administrators. */
    public FirstPassword resetPassword(Viewer viewer, String login) {
        Person person = administered(viewer, login);
        String password = passwords.readable();
        String hash = passwords.hash(password);
        database.write(tables -> {
            audit.note(tables, viewer, "password-reset", object(person), "");
            return setPassword(tables, person.id(), hash, true);
        });
        return new FirstPassword(person, password);
    }

    /** Sets somebody's role outside of courses and ends all sessions, for administrators; nobody sets their own. */
    public void setRole(Viewer viewer, String login, SiteRole role) {
        Person person = administered(viewer, login);
        requireOther(viewer, person);
        database.write(tables -> {
            tables.people().setRole(person.id(), role);
            tables.sessions().endAll(person.id());
            audit.note(tables, viewer, "role-set", object(person), role.name().toLowerCase(Locale.ROOT));
            return person;
        });
    }

    /** Lets somebody log in no more, or again, for administrators. */
    public void setDisabled(Viewer viewer, String login, boolean disabled) {
        Person person = administered(viewer, login);
        requireOther(viewer, person);
        database.write(tables -> {
            tables.people().setDisabled(person.id(), disabled ? clock.instant() : null);
            tables.sessions().endAll(person.id());
            audit.note(tables, viewer, disabled ? "person-disabled" : "person-enabled", object(person), "");
            return person;
        });
    }

    /**
     * The log, the newest first, for administrators.
     *
     * @param before only what is older than this line; null: all
     */
    public List<AuditEntry> log(Viewer viewer, @Nullable Long before, int limit) {
        requireAdministrator(viewer);
        return database.read(tables -> tables.audit().before(before == null ? Long.MAX_VALUE : before, limit));
    }

    /** A random password that can be read out and typed in. */
    public String firstPassword() {
        return passwords.readable();
    }

    /**
     * A password as it is kept. It takes a tenth of a second and 19 MiB: never within a transaction.
     *
     * <p>For those who make accounts together with others in one transaction, by {@code tables.people()}.
     */
    public String hashed(String password) {
        return passwords.hash(password);
    }

    private void note(Viewer viewer, String action, Person person, String detail) {
        database.write(tables -> {
            audit.note(tables, viewer, action, object(person), detail);
            return person;
        });
    }

    private Person administered(Viewer viewer, String login) {
        requireAdministrator(viewer);
        return find(login).orElseThrow(Entry::notFound);
    }

    private Optional<Person> active(long person) {
        return database.read(tables -> tables.people().find(person)).filter(found -> found.disabled() == null);
    }

    private static void requireAdministrator(Viewer viewer) {
        if (!Access.may(viewer, Action.ADMINISTER)) {
            throw Entry.notFound();
        }
    }

    private static void requireOther(Viewer viewer, Person person) {
        if (viewer.person() == person.id()) {
            throw new Refusal(Refusal.Kind.CONFLICT, "own-account", Map.of());
        }
    }

    private static Viewer viewer(Person person) {
        return new Viewer(person.id(), person.login(), person.name(), person.role());
    }

    private static String object(Person person) {
        return "person " + person.id();
    }

    private static String shortened(String text, int chars) {
        return text.length() <= chars ? text : text.substring(0, chars);
    }

    private static Refusal invalid(String code) {
        return new Refusal(Refusal.Kind.INVALID, code, Map.of());
    }
}
