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
}
