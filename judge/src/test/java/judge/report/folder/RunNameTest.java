package judge.report.folder;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RunNameTest {

    @ParameterizedTest
    @ValueSource(strings = {"2026-11-21T08-37-22Z", "2026-11-21T08-37-22Z-2", "2026-11-21T08-37-22Z-10"})
    void isReadAsItIsWritten(String name) {
        assertThat(RunName.parse(name)).hasValueSatisfying(read -> assertThat(read)
                .hasToString(name)
                .satisfies(one -> assertThat(one.startedAt()).isEqualTo(Instant.parse("2026-11-21T08:37:22Z"))));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "latest",
                "2026-11-21T08-37-22",
                "2026-13-21T08-37-22Z",
                "2026-11-21T08-37-22Z-0",
                "2026-11-21T08-37-22Z-",
                "2026-11-21T08-37-22Z-99999999999"
            })
    void isNotReadOutOfOtherNames(String name) {
        assertThat(RunName.parse(name)).isEmpty();
    }

    @Test
    void comesAfterEarlierOnes() {
        assertThat(RunName.parse("2026-11-21T08-37-22Z-10")).hasValueSatisfying(last -> assertThat(last)
                .isGreaterThan(RunName.parse("2026-11-21T08-37-22Z-9").orElseThrow())
                .isGreaterThan(RunName.parse("2026-11-21T08-37-22Z").orElseThrow())
                .isLessThan(RunName.parse("2026-11-21T08-37-23Z").orElseThrow()));
    }
}
