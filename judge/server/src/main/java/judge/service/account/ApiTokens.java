package judge.service.account;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.function.LongFunction;
import judge.database.Database;
import judge.online.ApiToken;
import judge.online.Person;
import judge.online.Refusal;
import judge.online.Viewer;
import judge.service.access.Audit;
import org.jspecify.annotations.Nullable;

/** The tokens by which programs act for people: only what tells a token again is kept, never the token. */
public final class ApiTokens {

    private static final String PREFIX = "judge_";
    private static final int LABEL_CHARS = 100;
    private static final Duration NOTED_EVERY = Duration.ofMinutes(5);

    private final Database database;
    private final Clock clock;
    private final Audit audit;
    private final Secrets secrets;
    private final LongFunction<Optional<Viewer>> active;

    ApiTokens(Database database, Clock clock, Audit audit, Secrets secrets, LongFunction<Optional<Viewer>> active) {
        this.database = database;
        this.clock = clock;
        this.audit = audit;
        this.secrets = secrets;
        this.active = active;
    }

    /** Tells whether a secret looks like a token, so that it is no password. */
    static boolean isOne(String secret) {
        return secret.startsWith(PREFIX);
    }

    /** A new token of one's own, which is shown this once. */
    public String make(Viewer viewer, String label) {
        return make(viewer, viewer.person(), label);
    }

    /** The same, made on the server's own machine. */
    public String make(long person, String label) {
        return make(null, person, label);
    }

    private String make(@Nullable Viewer by, long person, String label) {
        String token = PREFIX + secrets.make();
        String shown = label.length() <= LABEL_CHARS ? label : label.substring(0, LABEL_CHARS);
        return database.write(tables -> {
            Person found = tables.people().find(person).orElseThrow(Refusal::notFound);
            ApiToken added = tables.tokens().add(Secrets.kept(token), person, shown, clock.instant());
            audit.note(tables, by, "token-made", "token " + added.id(), found.login() + ": " + added.label());
            return token;
        });
    }

    /**
     * Returns the owner of a program's token; the token allows everything that the person may do, once the password is
     * theirs.
     */
    public Optional<Viewer> viewer(String token) {
        Instant now = clock.instant();
        Optional<ApiToken> found = find(token);
        found.filter(one -> one.lastUsed() == null
                        || one.lastUsed().plus(NOTED_EVERY).isBefore(now))
                .ifPresent(one -> database.write(tables -> {
                    tables.tokens().used(one.id(), now);
                    return one;
                }));
        return found.flatMap(one -> active.apply(one.person()));
    }

    /** The same as {@link #viewer}, without its being noted as a use. */
    public Optional<Viewer> stillViewer(String token) {
        return find(token).flatMap(one -> active.apply(one.person()));
    }

    private Optional<ApiToken> find(String token) {
        return database.read(tables -> tables.tokens().find(Secrets.kept(token)));
    }
}
