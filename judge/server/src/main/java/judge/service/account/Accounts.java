package judge.service.account;

import java.security.SecureRandom;
import java.time.Clock;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import judge.database.Database;
import judge.database.Tables;
import judge.online.Logins;
import judge.online.Person;
import judge.online.Refusal;
import judge.online.SiteRole;
import judge.online.StoredSession;
import judge.online.Viewer;
import judge.service.access.Audit;
import org.jspecify.annotations.Nullable;

/** Keeps the accounts and everything that proves them: passwords, sessions, links, tokens. */
public final class Accounts {

    private static final Duration IDLE = Duration.ofHours(12);
    private static final Duration ABSOLUTE = Duration.ofDays(7);
    private static final Duration LINK = Duration.ofDays(3);
    private static final Duration NOTED_EVERY = Duration.ofMinutes(5);
    private static final Duration TIDIED_EVERY = Duration.ofHours(1);
    private static final int AGENT_CHARS = 200;

    private final Database database;
    private final Clock clock;
    private final Audit audit;
    private final Secrets secrets;
    private final Passwords passwords;
    private final ProvenPasswords proven;
    private final ApiTokens tokens;
    private final LoginAttempts attempts;
    private final AtomicReference<Instant> tidied = new AtomicReference<>(Instant.MIN);

    /** Accounts in a database. */
    public Accounts(Database database, Clock clock) {
        this(database, clock, new Passwords(new SecureRandom()));
    }

    /** The same with passwords that are hashed so. */
    public Accounts(Database database, Clock clock, Passwords passwords) {
        this.database = database;
        this.clock = clock;
        audit = new Audit(clock);
        this.passwords = passwords;
        attempts = new LoginAttempts(database, clock);
        secrets = new Secrets(new SecureRandom());
        proven = new ProvenPasswords(secrets.make());
        tokens = new ApiTokens(database, clock, audit, secrets, this::viewer);
    }

    /** Returns the tokens that programs show in place of a password. */
    public ApiTokens tokens() {
        return tokens;
    }

    /** Tells whether there is no administrator yet who could log in. */
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

    /** The same, with who does it; null: the server's own command line. */
    Person add(
            @Nullable Viewer by,
            String login,
            String name,
            SiteRole role,
            @Nullable String password,
            boolean mustChange) {
        String normal = Logins.require(login);
        String shown = Logins.requireName(name);
        if (password != null) {
            Passwords.requireOwn(normal, password);
        }
        @Nullable String hash = password == null ? null : passwords.hash(password);
        return database.write(tables -> {
            requireFree(tables, normal);
            Person added = tables.people().add(normal, shown, role, clock.instant());
            if (hash != null) {
                tables.people().setPassword(added.id(), hash, mustChange);
            }
            String detail = normal + ", " + role.name().toLowerCase(Locale.ROOT);
            audit.note(tables, by, "person-added", object(added), detail);
            return tables.people().find(added.id()).orElseThrow();
        });
    }

    private static void requireFree(Tables tables, String login) {
        if (tables.people().find(login).isPresent()) {
            throw Refusal.conflict("login-taken", Map.of("login", login));
        }
    }

    /**
     * Begins a session; why it does not is the same whether there is such a login or not.
     *
     * @param address the address that the request came from
     * @param agent the browser's name for itself
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
            attempts.failed(person.orElse(null), address);
            throw Refusal.invalid("login-failed");
        }
        return begin(person.get(), hash, normal, address, agent);
    }

    private Login begin(Person person, @Nullable String hash, String login, String address, String agent) {
        String token = secrets.make();
        Instant now = clock.instant();
        StoredSession session = new StoredSession(person.id(), secrets.make(), now, now, now.plus(ABSOLUTE));
        return database.write(tables -> {
            // A change of the password or the role meanwhile ends everything that was begun with the old one.
            Person still = tables.people()
                    .find(person.id())
                    .filter(found -> found.disabled() == null)
                    .filter(found -> tables.people().passwordHash(found.id()).equals(Optional.ofNullable(hash)))
                    .orElseThrow(() -> Refusal.invalid("login-failed"));
            tables.sessions().add(Secrets.kept(token), session, address, shortened(agent, AGENT_CHARS));
            LoginThrottle.giveBack(tables, login, address);
            tidy(tables, now);
            attempts.succeeded(tables, still, address);
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

    /** Returns the viewer of a session that has not ended. This question does not make the session last longer. */
    public Optional<Viewer> stillInSession(String token) {
        return open(Secrets.kept(token), clock.instant())
                .flatMap(session -> active(session.person()))
                .filter(person -> !person.mustChange())
                .map(Accounts::viewer);
    }

    private Optional<StoredSession> open(String kept, Instant now) {
        return database.read(tables -> tables.sessions().find(kept)).filter(found -> isOpen(found, now));
    }

    /** Tells whether a session goes on, if it is used now. */
    static boolean isOpen(StoredSession session, Instant now) {
        return now.isBefore(session.ends()) && now.isBefore(session.seen().plus(IDLE));
    }

    /** Returns the user of a cookie's session; empty: the session has ended. */
    public Optional<LoggedIn> session(String token) {
        String kept = Secrets.kept(token);
        Instant now = clock.instant();
        Optional<StoredSession> session = open(kept, now);
        if (session.isEmpty()) {
            return Optional.empty();
        }
        if (session.get().seen().plus(NOTED_EVERY).isBefore(now)) {
            database.write(tables -> {
                tables.sessions().seen(kept, now);
                return kept;
            });
        }
        return database.read(tables -> LoggedIn.of(tables, session.get()));
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
        Passwords.requireOwn(viewer.login(), fresh);
        String own = "own " + viewer.person();
        String hash = database.write(tables -> {
            LoginThrottle.take(tables, viewer.login(), own, clock.instant());
            return tables.people().passwordHash(viewer.person()).orElse("");
        });
        if (!passwords.matches(old, hash.isEmpty() ? null : hash)) {
            throw Refusal.invalid("password-wrong");
        }
        if (old.equals(fresh)) {
            throw Refusal.invalid("password-same");
        }
        String changed = passwords.hash(fresh);
        database.write(tables -> {
            LoginThrottle.giveBack(tables, viewer.login(), own);
            audit.note(tables, viewer, "password-changed", "person " + viewer.person(), "");
            return setPassword(tables, viewer.person(), changed, false);
        });
    }

    /** Sets a password, and ends all sessions of the person. */
    public static boolean setPassword(Tables tables, long person, String hash, boolean mustChange) {
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
                throw Refusal.invalid("zone-invalid", Map.of("zone", zone));
            }
        }
        @Nullable
        String tag = locale == null ? null : Locale.forLanguageTag(locale).toLanguageTag();
        database.write(tables -> {
            tables.people().setLocale(viewer.person(), tag, zone);
            return viewer;
        });
    }

    /** A token for a link by which somebody sets a password, once; one that was made before is over. */
    public String passwordLink(long person) {
        String token = secrets.make();
        return database.write(tables -> {
            long known =
                    tables.people().find(person).orElseThrow(Refusal::notFound).id();
            tables.tokens().addLink(Secrets.kept(token), known, clock.instant().plus(LINK));
            return token;
        });
    }

    /** Returns the person whose password a link sets; empty: the link was used, or is over. */
    public Optional<Person> linkedPerson(String token) {
        return database.read(tables -> tables.tokens().linkedPerson(Secrets.kept(token), clock.instant()))
                .flatMap(this::active);
    }

    /**
     * Sets the password of whoever has the link, ends the link and all sessions.
     *
     * @param address the address that the request came from
     */
    public void redeem(String token, String password, String address) {
        Person person = linkedPerson(token).orElseThrow(() -> Refusal.invalid("link-over"));
        Passwords.requireOwn(person.login(), password);
        String hash = passwords.hash(password);
        database.write(tables -> {
            if (!tables.tokens().useLink(Secrets.kept(token), clock.instant())) {
                throw Refusal.invalid("link-over");
            }
            audit.note(tables, viewer(person).from(address), "password-set", object(person), "by a link");
            return setPassword(tables, person.id(), hash, false);
        });
    }

    /**
     * Returns the user whose login and password, or token in the password's place, come with each request. A password
     * is hashed once in a while only: until then it is enough that it is the same, and that nobody has changed it.
     *
     * @return empty: the password is not the login's
     * @throws Refusal if the password was tried too often
     */
    public Optional<LoggedIn> byPassword(String login, String secret, String address) {
        String normal = Logins.normal(login).orElse(login);
        if (ApiTokens.isOne(secret)) {
            return tokens.viewer(secret)
                    .filter(viewer -> viewer.login().equals(normal))
                    .map(viewer -> new LoggedIn(viewer, false));
        }
        Optional<Person> person =
                database.read(tables -> tables.people().find(normal)).filter(found -> found.disabled() == null);
        @Nullable
        String hash =
                database.read(tables -> person.flatMap(found -> tables.people().passwordHash(found.id()))
                        .orElse(null));
        Instant now = clock.instant();
        return proven.holds(normal, secret, hash, now) || proves(normal, secret, address, person.isPresent(), hash, now)
                ? person.map(found -> new LoggedIn(viewer(found), found.mustChange()))
                : Optional.empty();
    }

    /** Tells whether a password is that of an account, by its hash. */
    private boolean proves(
            String login, String password, String address, boolean known, @Nullable String hash, Instant now) {
        attempts.take(login, address);
        if (!passwords.matches(password, hash) || !known || hash == null) {
            attempts.failed(null, address);
            return false;
        }
        attempts.giveBack(login, address);
        proven.add(login, password, hash, now);
        return true;
    }

    /** Returns the viewer of a person who may log in. */
    public Optional<Viewer> viewer(long person) {
        return active(person).map(Accounts::viewer);
    }

    /** Returns the person with a login, for commands on the server's own machine; does not ask who wants it. */
    public Optional<Person> find(String login) {
        return database.read(tables -> Logins.normal(login).flatMap(tables.people()::find));
    }

    /** Returns how often a password has been hashed, see {@link Passwords#worked}. */
    public long worked() {
        return passwords.worked();
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

    private Optional<Person> active(long person) {
        return database.read(tables -> tables.people().find(person)).filter(found -> found.disabled() == null);
    }

    private static Viewer viewer(Person person) {
        return new Viewer(person.id(), person.login(), person.name(), person.role());
    }

    /** Returns the log's name for a person. */
    public static String object(Person person) {
        return "person " + person.id();
    }

    private static String shortened(String text, int chars) {
        return text.length() <= chars ? text : text.substring(0, chars);
    }
}
