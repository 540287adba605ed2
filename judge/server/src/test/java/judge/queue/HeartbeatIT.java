package judge.queue;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import judge.database.BothDatabases;
import judge.database.Database;
import judge.database.OnEachDatabase;
import judge.database.judging.WorkerIdentity;
import org.junit.jupiter.params.ParameterizedTest;

class HeartbeatIT {

    /** The clock of a host, on which each look is as much later than the one before as it is slow. */
    private static final class HostClock extends Clock {

        private final Duration slow;
        private Instant now = Instant.now();

        HostClock(Duration slow) {
            this.slow = slow;
        }

        @Override
        public Instant instant() {
            Instant look = now;
            now = now.plus(slow);
            return look;
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
    @OnEachDatabase
    void doesNotLagBehindHoweverLongItIsThere(BothDatabases on) {
        Duration slow = Duration.ofMillis(40);
        HostClock clock = new HostClock(slow);
        try (Database database = Database.open(on.fresh())) {
            Heartbeat heartbeat = new Heartbeat(database, clock, WorkerIdentity.alone("w", 1));
            heartbeat.join();
            for (int i = 0; i < 60; i++) {
                heartbeat.say();
            }
            Clock real = on == BothDatabases.SQLITE ? clock : Clock.systemUTC();

            Instant before = real.instant();
            heartbeat.say();
            Instant now = heartbeat.now();

            // By as much as it takes to ask, and by what its own clock makes of that.
            assertThat(now).isBetween(before.minusMillis(1), real.instant().plus(slow.multipliedBy(4)));
        }
    }

    @ParameterizedTest
    @OnEachDatabase
    void takesNobodyForDeadJustBecauseTheDatabaseWasAway(BothDatabases on) {
        HostClock clock = new HostClock(Duration.ZERO);
        try (Database database = Database.open(on.fresh())) {
            Heartbeat one = new Heartbeat(database, clock, WorkerIdentity.alone("one", 1));
            one.join();
            Heartbeat other = new Heartbeat(database, clock, new WorkerIdentity("other", "elsewhere", "host", 1, null));
            // A file has one worker; that it has two is for this test alone.
            assertThat(database.<Boolean>write(
                            tables -> tables.workers().join(other.identity(), other.name(), other.now())))
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
    private static void pass(Database database, HostClock clock, int seconds) {
        clock.now = clock.now.plusSeconds(seconds);
        if (!database.isFile()) {
            database.fill(handle -> handle.execute("update worker set seen = seen - " + 1_000 * seconds));
        }
    }

    private static int alive(Database database) {
        return database.read(tables -> tables.workers().all()).size();
    }
}
