package judge.clics;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ClicsTimesTest {

    @Test
    void momentsHaveMillisecondsAndAnOffset() {
        assertThat(ClicsTimes.time(Instant.parse("2026-11-22T09:08:07Z"))).isEqualTo("2026-11-22T09:08:07.000+00:00");
        assertThat(ClicsTimes.time(Instant.parse("2026-11-22T09:08:07.0459Z")))
                .isEqualTo("2026-11-22T09:08:07.045+00:00");
    }

    @ParameterizedTest
    @CsvSource({
        "0, 0:00:00.000",
        "1, 0:00:00.001",
        "-932457, -0:15:32.457",
        "18000000, 5:00:00.000",
        "604800000, 168:00:00.000"
    })
    void durationsHaveAsManyHoursAsThereAre(long millis, String text) {
        assertThat(ClicsTimes.relative(millis)).isEqualTo(text);
    }

    @ParameterizedTest
    @CsvSource({"poj3074, poj3074", "a, a", "a.b-c_d, a.b-c_d"})
    void namesThatCanBeIdentifiersAre(String name, String id) {
        assertThat(ClicsIds.problem(name)).isEqualTo(id);
    }

    @ParameterizedTest
    @CsvSource({"ends.", "anna@school", "梅", "a-name-that-is-longer-than-thirty-six-letters"})
    void othersAreNamedByADigestThatNothingElseIsCalled(String name) {
        assertThat(ClicsIds.named(name)).matches("_[0-9a-f]{16}").isNotEqualTo(ClicsIds.named(name + "x"));
        assertThat(ClicsIds.named(ClicsIds.named(name))).isNotEqualTo(ClicsIds.named(name));
    }
}
