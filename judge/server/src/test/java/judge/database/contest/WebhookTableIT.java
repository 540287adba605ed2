package judge.database.contest;

import static org.assertj.core.api.Assertions.assertThat;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import judge.database.BothDatabases;
import judge.database.Database;
import judge.database.OnEachDatabase;
import judge.database.contest.WebhookTable.Place;
import judge.online.SiteRole;
import judge.online.contest.Webhook;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;

@ParameterizedClass
@OnEachDatabase
class WebhookTableIT {

    private static final Instant NOW = Instant.parse("2026-11-22T10:00:00Z");
    private static final Duration LEASE = Duration.ofHours(1);

    private final String url;
    private final Database database;
    private final Webhook webhook;

    WebhookTableIT(BothDatabases on) {
        url = on.fresh();
        database = Database.open(url);
        webhook = database.write(tables -> {
            long person =
                    tables.people().add("tina", "Tina", SiteRole.TEACHER, NOW).id();
            return tables.webhooks()
                    .add(new Webhook(
                            0,
                            person,
                            "2026-01",
                            true,
                            "http://x.example/",
                            "teams problems",
                            "",
                            "secret",
                            true,
                            "x",
                            null));
        });
    }

    @AfterEach
    void closes() {
        database.close();
    }

    private <T> T read(Function<WebhookTable, T> function) {
        return database.read(tables -> function.apply(tables.webhooks()));
    }

    private List<Webhook> hold(String holder) {
        return database.write(tables -> tables.webhooks().hold(holder, LEASE, NOW));
    }

    private boolean isHeld(String holder) {
        return read(webhooks -> webhooks.isHeld(webhook.id(), holder));
    }

    private void leaseIsOver() throws SQLException {
        try (Connection connection = DriverManager.getConnection(url);
                Statement statement = connection.createStatement()) {
            statement.executeUpdate("update webhook set held_until = 1");
        }
    }

    @Test
    void isWhatWasAdded() {
        assertThat(webhook.endpointList()).containsExactly("teams", "problems");
        assertThat(webhook.contestList()).isEmpty();
        assertThat(webhook.wants("teams")).isTrue();
        assertThat(webhook.wants("runs")).isFalse();
        assertThat(webhook.wantsContest("7")).isTrue();
        Optional<Webhook> found = read(webhooks -> webhooks.find(webhook.id()));
        assertThat(found).hasValue(webhook);
        List<Webhook> all = read(webhooks -> webhooks.of(webhook.person()));
        assertThat(all).containsExactly(webhook);
    }

    @Test
    void isCalledByOneServerUntilThatIsNotHeardOf() throws SQLException {
        assertThat(hold("one")).containsExactly(webhook);
        // A file has no other server than that which has opened it, and the one before has ended.
        assertThat(hold("other").isEmpty()).isEqualTo(!database.isFile());
        leaseIsOver();

        assertThat(hold("other")).containsExactly(webhook);

        assertThat(isHeld("one")).isFalse();
        assertThat(isHeld("other")).isTrue();
        database.write(tables -> {
            tables.webhooks().release("other");
            return webhook;
        });
        assertThat(hold("one")).containsExactly(webhook);
    }

    @Test
    void isCalledByNobodyWhenItIsNotActive() {
        hold("one");
        database.write(tables -> {
            tables.webhooks().end(webhook.id());
            return webhook;
        });

        assertThat(isHeld("one")).isFalse();
        assertThat(hold("one")).isEmpty();
        boolean any = read(WebhookTable::areAny);
        assertThat(any).isFalse();
    }

    @Test
    void keepsUpToWhereItWasToldUntilThatIsSoOfAll() {
        Place all = new Place(webhook.id(), 0, 1, 2, 3);
        Place one = new Place(webhook.id(), 7, 4, 5, 6);
        database.write(tables -> {
            tables.webhooks().told(all);
            tables.webhooks().told(new Place(webhook.id(), 7, 1, 1, 1));
            tables.webhooks().told(one);
            return all;
        });
        assertThat(places()).containsExactly(all, one);

        Place later = new Place(webhook.id(), 0, 7, 8, 9);
        database.write(tables -> {
            tables.webhooks().toldAll(later);
            return later;
        });
        assertThat(places()).containsExactly(later);

        database.write(tables -> {
            tables.webhooks().remove(webhook.id());
            return later;
        });
        assertThat(places()).isEmpty();
        long count = read(WebhookTable::count);
        assertThat(count).isZero();
    }

    private List<Place> places() {
        return read(webhooks -> webhooks.places(webhook.id()));
    }
}
