package judge.database.contest;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import judge.database.sql.Dialect;
import judge.online.contest.Webhook;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/** Programs that want to be called, which web server calls them, and up to where each was told. */
public record WebhookTable(Handle handle, Dialect dialect) {

    private static final String COLUMNS =
            "id, person, version, extended, url, endpoints, contests, token, active, credential, failing";
    private static final String WHERE_HELD = " where id = :id and holder = :holder";

    /**
     * The place up to which a program was told of a contest, or of all contests without a place of their own.
     *
     * @param assignment 0: of all those
     * @param moment in milliseconds since 1970
     */
    public record Place(long webhook, long assignment, long tx, long seq, long moment) {}

    /** Adds one; its number is not looked at. */
    public Webhook add(Webhook made) {
        return handle.createQuery("insert into webhook (person, version, extended, url, endpoints, contests, token,"
                        + " active, credential) values (:person, :version, :extended, :url, :endpoints, :contests,"
                        + " :token, :active, :credential) returning " + COLUMNS)
                .bindMethods(made)
                .bind("extended", made.extended() ? 1 : 0)
                .bind("active", made.active() ? 1 : 0)
                .mapTo(Webhook.class)
                .one();
    }

    /** Has it be called in another way from now on, as if it had never failed. */
    public Webhook put(Webhook changed) {
        return handle.createQuery("update webhook set version = :version, extended = :extended, url = :url,"
                        + " endpoints = :endpoints, contests = :contests, token = :token, active = :active,"
                        + " credential = :credential, failing = null where id = :id returning " + COLUMNS)
                .bindMethods(changed)
                .bind("extended", changed.extended() ? 1 : 0)
                .bind("active", changed.active() ? 1 : 0)
                .mapTo(Webhook.class)
                .one();
    }

    /** Removes one. */
    public void remove(long id) {
        handle.createUpdate("delete from webhook_place where webhook = :id")
                .bind("id", id)
                .execute();
        handle.createUpdate("delete from webhook where id = :id").bind("id", id).execute();
    }

    public Optional<Webhook> find(long id) {
        return handle.createQuery("select " + COLUMNS + " from webhook where id = :id")
                .bind("id", id)
                .mapTo(Webhook.class)
                .findOne();
    }

    /** Returns the webhooks of a person, the first first. */
    public List<Webhook> of(long person) {
        return handle.createQuery("select " + COLUMNS + " from webhook where person = :person order by id")
                .bind("person", person)
                .mapTo(Webhook.class)
                .list();
    }

    /** All, the first first. */
    public List<Webhook> all() {
        return handle.createQuery("select " + COLUMNS + " from webhook order by id")
                .mapTo(Webhook.class)
                .list();
    }

    /** Returns the number of webhooks. */
    public long count() {
        return handle.createQuery("select count(*) from webhook")
                .mapTo(Long.class)
                .one();
    }

    /** Tells whether any webhook is called. */
    public boolean areAny() {
        return handle.createQuery("select exists (select 1 from webhook where active = 1)")
                .mapTo(Boolean.class)
                .one();
    }

    /**
     * Takes those that nobody else calls, for a while, and keeps those that it has. A file has no other servers than
     * that which has opened it.
     */
    public List<Webhook> hold(String holder, Duration lease, Instant now) {
        handle.createUpdate("update webhook set holder = :holder, held_until = " + dialect.now() + " + :lease"
                        + " where active = 1 and (holder is null or holder = :holder or :alone = 1 or held_until < "
                        + dialect.now() + ")")
                .bind("holder", holder)
                .bind("lease", lease)
                .bind("alone", dialect == Dialect.SQLITE ? 1 : 0)
                .bind("now", now)
                .execute();
        return handle.createQuery(
                        "select " + COLUMNS + " from webhook where active = 1 and holder = :holder order by id")
                .bind("holder", holder)
                .mapTo(Webhook.class)
                .list();
    }

    /** Lets others take what one server has. */
    public void release(String holder) {
        handle.createUpdate("update webhook set holder = null where holder = :holder")
                .bind("holder", holder)
                .execute();
    }

    /** Tells whether the webhook is called, and by this server. */
    public boolean isHeld(long id, String holder) {
        return handle.createQuery("select count(*) from webhook" + WHERE_HELD + " and active = 1")
                        .bind("id", id)
                        .bind("holder", holder)
                        .mapTo(Long.class)
                        .one()
                == 1;
    }

    /** Stores the time since which calls fail; null: they do not. */
    public void setFailing(long id, @Nullable Instant since) {
        handle.createUpdate("update webhook set failing = :since where id = :id")
                .bindByType("since", since, Instant.class)
                .bind("id", id)
                .execute();
    }

    /** Ends the calls of a webhook. */
    public void end(long id) {
        handle.createUpdate("update webhook set active = 0, holder = null where id = :id")
                .bind("id", id)
                .execute();
    }

    /** Returns the places up to which it was told. */
    public List<Place> places(long webhook) {
        return handle.createQuery("select webhook, assignment, tx, seq, moment from webhook_place"
                        + " where webhook = :webhook order by assignment")
                .bind("webhook", webhook)
                .mapTo(Place.class)
                .list();
    }

    /** Notes that it was told up to a place. */
    public void told(Place place) {
        handle.createUpdate("insert into webhook_place (webhook, assignment, tx, seq, moment) values (:webhook,"
                        + " :assignment, :tx, :seq, :moment) on conflict (webhook, assignment) do update set"
                        + " tx = excluded.tx, seq = excluded.seq, moment = excluded.moment")
                .bindMethods(place)
                .execute();
    }

    /** Notes that it was told of everything up to a place. */
    public void toldAll(Place place) {
        handle.createUpdate("delete from webhook_place where webhook = :webhook")
                .bind("webhook", place.webhook())
                .execute();
        told(place);
    }
}
