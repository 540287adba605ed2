package judge.service.contest;

import java.time.Clock;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import judge.clics.FeedPosition;
import judge.database.Database;
import judge.database.contest.WebhookTable.Place;
import judge.online.Viewer;
import judge.online.contest.Webhook;
import judge.service.account.Credentials;

/**
 * The programs that one web server calls, of several on one database: what it holds is its own until it has not said
 * for so long that it wants to keep it.
 */
public record HeldWebhooks(Database database, Clock clock) {

    /** The time for which no other server calls the webhooks that one server holds. */
    public static final Duration LEASE = Duration.ofSeconds(20);

    /** Returns the watch that tells whether something has happened in a contest. */
    public ContestWatch watch() {
        return new ContestWatch(database, clock);
    }

    /** Takes the webhooks that are called and that no other server holds: they are this server's for a while. */
    public List<Webhook> hold(String holder) {
        boolean any = database.read(tables -> tables.webhooks().areAny());
        return any
                ? database.writeLoosely(tables -> tables.webhooks().hold(holder, LEASE, clock.instant()))
                : List.of();
    }

    /** Lets others take them at once. */
    public void release(String holder) {
        database.write(tables -> {
            tables.webhooks().release(holder);
            return holder;
        });
    }

    /** Tells whether the webhook is still called as it was, by this server. */
    public boolean isHeld(Webhook webhook, String holder) {
        return database.read(tables -> tables.webhooks().isHeld(webhook.id(), holder)
                && tables.webhooks()
                        .find(webhook.id())
                        .filter(now -> isSame(now, webhook))
                        .isPresent());
    }

    private static boolean isSame(Webhook one, Webhook other) {
        return one.url().equals(other.url())
                && one.token().equals(other.token())
                && one.endpoints().equals(other.endpoints())
                && one.contests().equals(other.contests())
                && one.credential().equals(other.credential());
    }

    /** Returns the person for whom it is called; empty: nobody any more, as the account or its credential has ended. */
    public Optional<Viewer> viewer(Webhook webhook) {
        return database.read(tables -> Credentials.viewer(tables, webhook.person(), webhook.credential()));
    }

    /** Returns the positions up to which it was told of each contest; 0: of all others. */
    public Map<Long, FeedPosition> places(Webhook webhook) {
        Map<Long, FeedPosition> places = new HashMap<>();
        for (Place place : database.read(tables -> tables.webhooks().places(webhook.id()))) {
            places.put(place.assignment(), new FeedPosition(place.tx(), place.seq(), place.moment()));
        }
        return places;
    }

    /** Notes that it was told of a contest up to a position; false: another server calls it now. */
    public boolean told(Webhook webhook, String holder, long contest, FeedPosition up) {
        return database.writeLoosely(tables -> {
            boolean held = tables.webhooks().isHeld(webhook.id(), holder);
            if (held) {
                tables.webhooks().told(place(webhook, contest, up));
            }
            return held;
        });
    }

    /** Notes that it was told of everything up to a position. */
    public void toldAll(Webhook webhook, String holder, FeedPosition up) {
        database.writeLoosely(tables -> {
            if (tables.webhooks().isHeld(webhook.id(), holder)) {
                tables.webhooks().toldAll(place(webhook, 0, up));
            }
            return up;
        });
    }

    private static Place place(Webhook webhook, long contest, FeedPosition up) {
        return new Place(webhook.id(), contest, up.tx(), up.seq(), up.moment());
    }

    /**
     * A call has failed.
     *
     * @param most for how long calls may fail
     * @return whether they have failed for longer
     */
    public boolean failed(Webhook webhook, Duration most) {
        return database.write(tables -> {
            Optional<Webhook> now = tables.webhooks().find(webhook.id());
            if (now.isPresent() && now.get().failing() == null) {
                tables.webhooks().setFailing(webhook.id(), clock.instant());
            }
            return now.map(Webhook::failing)
                    .filter(since -> since.plus(most).isBefore(clock.instant()))
                    .isPresent();
        });
    }

    /** A call has been received again. */
    public void received(Webhook webhook) {
        database.writeLoosely(tables -> {
            tables.webhooks().setFailing(webhook.id(), null);
            return webhook;
        });
    }

    /** Ends the calls of a webhook until its owner starts them again. */
    public void end(Webhook webhook) {
        database.write(tables -> {
            tables.webhooks().end(webhook.id());
            return webhook;
        });
    }
}
