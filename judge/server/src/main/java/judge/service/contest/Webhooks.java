package judge.service.contest;

import java.time.Clock;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import judge.database.Database;
import judge.database.Tables;
import judge.database.contest.WebhookTable.Place;
import judge.online.Access;
import judge.online.Access.Action;
import judge.online.LoggedChange.Position;
import judge.online.Refusal;
import judge.online.Viewer;
import judge.online.contest.Contest;
import judge.online.contest.Reach;
import judge.online.contest.Webhook;
import judge.online.contest.WebhookUrl;
import judge.service.access.Audit;
import judge.service.account.Credentials;
import judge.service.contest.ClicsContests.Called;
import judge.service.contest.ClicsContests.Look;
import org.jspecify.annotations.Nullable;

/**
 * The programs that people have called whenever something happens in contests: those of which they see more than
 * everybody does. Each one's are nobody else's; administrators see what there is.
 */
public final class Webhooks {

    private static final int MOST_OF_PERSON = 5;
    private static final int MOST = 200;
    /** The number of all webhooks up to which contestants can register further ones: the rest is left for juries. */
    private static final int MOST_WITH_CONTESTANTS = 100;

    private static final Pattern TOKEN = Pattern.compile("[!-~]{1,256}");
    /** The endpoints that the specification has notifications for. */
    private static final Set<String> ENDPOINTS = Set.of(
            "contest",
            "judgement-types",
            "languages",
            "problems",
            "groups",
            "organizations",
            "teams",
            "persons",
            "accounts",
            "state",
            "submissions",
            "judgements",
            "runs",
            "clarifications",
            "awards",
            "commentary");

    private final Database database;
    private final Clock clock;
    private final Audit audit;
    private final HeldWebhooks held;

    Webhooks(Database database, Clock clock) {
        held = new HeldWebhooks(database, clock);
        this.database = database;
        this.clock = clock;
        audit = new Audit(clock);
    }

    /**
     * The settings of a webhook.
     *
     * @param endpoints the endpoints that it is told of; empty: all
     * @param contests the contests that it is told of; empty: all
     * @param token the token that each call carries
     */
    public record WebhookRequest(
            String url, List<String> endpoints, List<String> contests, String token, boolean active) {

        public WebhookRequest {
            endpoints = endpoints.stream().distinct().toList();
            contests = contests.stream().distinct().toList();
        }
    }

    /** Returns those that this machine holds and calls. */
    public HeldWebhooks held() {
        return held;
    }

    /** One's own, the first first; administrators see all. */
    public List<Webhook> of(Viewer viewer) {
        return database.read(tables -> Access.may(viewer, Action.ADMINISTER)
                ? tables.webhooks().all()
                : tables.webhooks().of(viewer.person()));
    }

    /** Returns a webhook of the viewer's own, or any for an administrator. */
    public Webhook get(Viewer viewer, long id) {
        return database.read(tables -> tables.webhooks()
                .find(id)
                .filter(one -> one.person() == viewer.person() || Access.may(viewer, Action.ADMINISTER))
                .orElseThrow(Refusal::notFound));
    }

    /**
     * Registers a program, which is told of what happens from now on.
     *
     * @param secret token or password that the request came with; null: none, but a session
     */
    public Webhook add(Viewer viewer, WebhookRequest settings, Look look, @Nullable String secret) {
        Checked wanted = database.read(tables -> checked(tables, viewer, 0, settings, look, secret));
        return database.write(tables -> {
            tables.lock(viewer.person());
            Webhook made = tables.webhooks().add(wanted.webhook());
            if (tables.webhooks().of(viewer.person()).size() > MOST_OF_PERSON) {
                throw Refusal.conflict("webhooks-many", Map.of("most", MOST_OF_PERSON));
            }
            int most = wanted.reach() == Reach.INTERNET ? MOST_WITH_CONTESTANTS : MOST;
            if (tables.webhooks().count() > most) {
                throw Refusal.conflict("webhooks-many-here", Map.of("most", most));
            }
            Position end = tables.changes().end();
            tables.webhooks()
                    .told(new Place(
                            made.id(), 0, end.tx(), end.seq(), clock.instant().toEpochMilli()));
            note(tables, viewer, "webhook-made", made);
            return made;
        });
    }

    /** Has one's own be called in another way from now on; it goes on where it was. */
    public Webhook put(Viewer viewer, long id, WebhookRequest settings, Look look, @Nullable String secret) {
        Checked wanted = database.read(tables -> {
            own(tables, viewer, id);
            return checked(tables, viewer, id, settings, look, secret);
        });
        return database.write(tables -> {
            own(tables, viewer, id);
            Webhook changed = tables.webhooks().put(wanted.webhook());
            note(tables, viewer, "webhook-changed", changed);
            return changed;
        });
    }

    /** Removes one's own. */
    public void remove(Viewer viewer, long id) {
        database.write(tables -> {
            Webhook removed = own(tables, viewer, id);
            tables.webhooks().remove(removed.id());
            note(tables, viewer, "webhook-removed", removed);
            return removed;
        });
    }

    private static Webhook own(Tables tables, Viewer viewer, long id) {
        return tables.webhooks()
                .find(id)
                .filter(one -> one.person() == viewer.person())
                .orElseThrow(Refusal::notFound);
    }

    private void note(Tables tables, Viewer viewer, String action, Webhook webhook) {
        String where = WebhookUrl.of(webhook.url()).map(WebhookUrl::shown).orElse("");
        audit.note(tables, viewer, action, "webhook " + webhook.id(), where);
    }

    /** A webhook to register, with the networks that it may reach. */
    private record Checked(Webhook webhook, Reach reach) {}

    private static void requireSound(WebhookRequest settings) {
        if (!TOKEN.matcher(settings.token()).matches()) {
            throw Refusal.invalid("webhook-token");
        }
        for (String endpoint : settings.endpoints()) {
            if (!ENDPOINTS.contains(endpoint)) {
                throw Refusal.invalid("webhook-endpoint", Map.of("endpoint", endpoint));
            }
        }
    }

    private static Checked checked(
            Tables tables, Viewer viewer, long id, WebhookRequest settings, Look look, @Nullable String secret) {
        requireSound(settings);
        Reach reach = reach(tables, viewer, settings.contests());
        WebhookUrl url = WebhookUrl.of(settings.url()).orElseThrow(() -> Refusal.invalid("webhook-url"));
        if (!reach.covers(url.reach())) {
            throw Refusal.notAllowed("webhook-near", Map.of("address", url.authority()));
        }
        Webhook webhook = new Webhook(
                id,
                viewer.person(),
                look.version().code(),
                look.extended(),
                settings.url(),
                String.join(" ", settings.endpoints()),
                String.join(" ", settings.contests()),
                settings.token(),
                settings.active(),
                Credentials.of(tables, viewer, secret),
                null);
        return new Checked(webhook, reach);
    }

    /** The farthest that any of the contests allows; each is looked at again when it is told of. */
    private static Reach reach(Tables tables, Viewer viewer, List<String> wanted) {
        Function<String, Optional<Called>> seen = contest -> ClicsContests.called(tables, viewer, contest);
        for (String contest : wanted) {
            if (seen.apply(contest).isEmpty()) {
                throw Refusal.invalid("webhook-contest", Map.of("contest", contest));
            }
        }
        Stream<String> contests = wanted.isEmpty()
                ? tables.contests().all().stream().map(Contest::assignment).map(String::valueOf)
                : wanted.stream();
        return contests.flatMap(contest -> seen.apply(contest).stream())
                .map(Called::reach)
                .max(Comparator.naturalOrder())
                .orElseThrow(() -> Refusal.notAllowed("webhook-nothing"));
    }
}
