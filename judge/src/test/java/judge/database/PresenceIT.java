package judge.database;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.Comparator;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class PresenceIT {

    /** A host on which everything takes long: each look at the clock is 40 ms after the one before. */
    private static final class SlowHost extends Clock {

        private final Instant begun = Instant.now();
        private int looks;

        @Override
        public Instant instant() {
            return begun.plusMillis(40L * looks++);
        }

        @Override
        public ZoneId getZone() {
            return ZoneOffset.UTC;
        }

        @Override
        public Clock withZone(ZoneId zone) {
            return this;
        }
    }

    @ParameterizedTest
    @EnumSource
    void doesNotLagBehindHoweverLongItIsThere(BothDatabases on) {
        SlowHost clock = new SlowHost();
        try (Database database = Database.open(on.fresh())) {
            Presence presence = new Presence(database, clock, Post.alone("w", 1));
            presence.join();
            for (int i = 0; i < 60; i++) {
                presence.say();
            }
            // A host that is busy between the two may make it more, but not each time.
            Duration least = IntStream.range(0, 10)
                    .mapToObj(i -> Duration.between(
                                    on == BothDatabases.SQLITE ? clock.instant() : Instant.now(), presence.now())
                            .abs())
                    .min(Comparator.naturalOrder())
                    .orElseThrow();

            assertThat(least).isLessThan(Duration.ofMillis(900));
        }
    }

    /** A host whose clock goes when it is told. */
    private static final class ToldClock extends Clock {

        private Instant now = Instant.now();

        @Override
        public Instant instant() {
            return now;
        }

        @Override
        public ZoneId getZone() {
            return ZoneOffset.UTC;
        }

        @Override
        public Clock withZone(ZoneId zone) {
            return this;
        }
    }

    @ParameterizedTest
    @EnumSource
    void takesNobodyForDeadJustBecauseTheDatabaseWasAway(BothDatabases on) {
        ToldClock clock = new ToldClock();
        try (Database database = Database.open(on.fresh())) {
            Presence one = new Presence(database, clock, Post.alone("one", 1));
            one.join();
            Presence other = new Presence(database, clock, new Post("other", "elsewhere", "host", 1, null));
            // A file has one worker; that it has two is for this test alone.
            assertThat(database.<Boolean>write(
                            tables -> tables.workers().join(other.post(), other.name(), other.now())))
                    .isTrue();
            assertThat(alive(database)).isEqualTo(2);

            // Away for 25 seconds.
            pass(database, clock, 25);
            one.beat();
            assertThat(alive(database)).as("it could not say that it lives").isEqualTo(2);
            for (int i = 0; i < 3; i++) {
                pass(database, clock, 5);
                one.beat();
            }
            assertThat(alive(database)).isEqualTo(2);
            pass(database, clock, 5);
            one.beat();
            assertThat(alive(database)).as("it could have said so since").isEqualTo(1);
        }
    }

    /** A file goes by the clock of its process, a server by its own: there what was is so much longer ago. */
    private static void pass(Database database, ToldClock clock, int seconds) {
        clock.now = clock.now.plusSeconds(seconds);
        if (!database.isFile()) {
            database.fill(handle -> handle.execute("update worker set seen = seen - " + 1_000 * seconds));
        }
    }

    private static int alive(Database database) {
        return database.read(tables -> tables.workers().all()).size();
    }
}
