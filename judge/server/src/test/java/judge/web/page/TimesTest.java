package judge.web.page;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.time.Instant;
import java.time.ZoneId;
import java.util.Map;
import judge.online.Refusal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TimesTest {

    private static final ZoneId BERLIN = ZoneId.of("Europe/Berlin");

    @ParameterizedTest
    @CsvSource({
        "Europe/Berlin, 2026-03-29T01:59, 2026-03-29T00:59:00Z",
        "Europe/Berlin, 2026-03-29T03:00, 2026-03-29T01:00:00Z",
        "Europe/Berlin, 2026-10-25T01:59, 2026-10-24T23:59:00Z",
        "Europe/Berlin, 2026-10-25T03:00, 2026-10-25T02:00:00Z",
        "Europe/Berlin, 2026-07-01 18:00, 2026-07-01T16:00:00Z",
        "Asia/Shanghai, 2026-03-29T02:30, 2026-03-28T18:30:00Z"
    })
    void whatIsTypedIsTheMomentAtWhichClocksThereShowIt(String zone, String typed, Instant moment) {
        assertThat(Times.read(typed, ZoneId.of(zone))).isEqualTo(moment);
        assertThat(Times.field(moment, ZoneId.of(zone))).isEqualTo(typed.replace(' ', 'T'));
    }

    @ParameterizedTest
    @CsvSource({
        "Europe/Berlin, 2026-03-29T02:00, 2026-03-29 03:00",
        "Europe/Berlin, 2026-03-29T02:59, 2026-03-29 03:59",
        "America/New_York, 2026-03-08T02:30, 2026-03-08 03:30"
    })
    void aTimeThatClocksSkipIsRefusedAndNotMoved(String zone, String typed, String next) {
        Refusal refusal = refused(() -> Times.read(typed, ZoneId.of(zone)));
        assertThat(refusal.kind()).isEqualTo(Refusal.Kind.INVALID);
        assertThat(refusal.code()).isEqualTo("time-skipped");
        assertThat(refusal.parameters()).isEqualTo(Map.of("time", typed.replace('T', ' '), "zone", zone, "next", next));
    }

    @Test
    void ofATimeThatClocksShowTwiceItIsTheFirst() {
        assertThat(Times.read("2026-10-25T02:30", BERLIN)).isEqualTo("2026-10-25T00:30:00Z");
    }

    @ParameterizedTest
    @CsvSource({"2026-11-22T22:59:59Z", "2026-10-25T01:30:00Z", "2026-10-25T00:30:00.25Z"})
    void aFieldThatNobodyHasTouchedIsTheMomentThatItHasShown(Instant moment) {
        String field = Times.field(moment, BERLIN);

        assertThat(Times.read(field, BERLIN, moment)).isEqualTo(moment);
        assertThat(Times.read("2026-11-22T18:00", BERLIN, moment)).isEqualTo("2026-11-22T17:00:00Z");
        assertThat(Times.read("2026-11-22T18:00", BERLIN, null)).isEqualTo("2026-11-22T17:00:00Z");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "tomorrow", "2026-02-30T10:00", "2026-11-22", "2026-11-22T25:00"})
    void whatIsNoTimeIsRefused(String typed) {
        assertThat(refused(() -> Times.read(typed, BERLIN)).code()).isEqualTo("not-a-time");
    }

    private static Refusal refused(Runnable request) {
        return catchThrowableOfType(Refusal.class, request::run);
    }
}
