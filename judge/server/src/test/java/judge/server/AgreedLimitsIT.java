package judge.server;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.time.Clock;
import judge.database.BothDatabases;
import judge.database.Database;
import judge.database.OnEachDatabase;
import org.junit.jupiter.params.ParameterizedTest;

class AgreedLimitsIT {

    private static final Clock CLOCK = Clock.systemUTC();

    @ParameterizedTest
    @OnEachDatabase
    void whatWasKeptFirstStaysAndHoldsForOnePool(BothDatabases on) {
        try (Database database = Database.open(on.fresh())) {
            AgreedLimits one = new AgreedLimits(database, CLOCK, "a");
            AgreedLimits other = new AgreedLimits(database, CLOCK, "a");
            one.keep("key", "1000\naccepted/A.java".getBytes(UTF_8));
            other.keep("key", "2000\naccepted/A.java".getBytes(UTF_8));

            assertThat(other.find("key")).hasValue("1000\naccepted/A.java".getBytes(UTF_8));
            assertThat(other.has("key")).isTrue();
            assertThat(other.has("another")).isFalse();
            assertThat(new AgreedLimits(database, CLOCK, "b").has("key")).isFalse();
            assertThat(new AgreedLimits(database, CLOCK, null).has("key")).isFalse();
        }
    }
}
