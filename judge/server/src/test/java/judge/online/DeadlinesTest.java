package judge.online;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.util.Optional;
import judge.online.Deadlines.Phase;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class DeadlinesTest {

    private static final Instant OPENS = Instant.parse("2026-11-22T08:00:00Z");
    private static final Instant CLOSES = OPENS.plus(Duration.ofDays(7));
    private static final Instant LATE = CLOSES.plus(Duration.ofDays(2));
    private static final Duration TICK = Duration.ofMillis(1);

    @Test
    void isNotThereBeforeItOpens() {
        Deadlines deadlines = Deadlines.of(assignment(CLOSES, LATE), Optional.empty());
        assertThat(deadlines.at(OPENS.minus(TICK))).isEqualTo(Phase.BEFORE);
        assertThat(deadlines.at(OPENS)).isEqualTo(Phase.OPEN);
    }

    @Test
    void isLateFromTheMomentAtWhichItCloses() {
        Deadlines deadlines = Deadlines.of(assignment(CLOSES, LATE), Optional.empty());
        assertThat(deadlines.at(CLOSES.minus(TICK))).isEqualTo(Phase.OPEN);
        assertThat(deadlines.factor(CLOSES.minus(TICK))).isEqualTo(1);
        assertThat(deadlines.at(CLOSES)).isEqualTo(Phase.LATE);
        assertThat(deadlines.factor(CLOSES)).isEqualTo(0.75);
        assertThat(deadlines.at(LATE)).isEqualTo(Phase.CLOSED);
        assertThat(deadlines.isOver(LATE.minus(TICK))).isFalse();
        assertThat(deadlines.isOver(LATE)).isTrue();
        assertThat(deadlines.end()).contains(LATE);
    }

    @Test
    void closesAtOnceWhereNothingIsTakenLate() {
        Deadlines deadlines = Deadlines.of(assignment(CLOSES, null), Optional.empty());
        assertThat(deadlines.at(CLOSES)).isEqualTo(Phase.CLOSED);
        assertThat(deadlines.end()).contains(CLOSES);
    }

    @Test
    void practiceNeverEnds() {
        Deadlines deadlines = Deadlines.of(assignment(null, null), Optional.of(CLOSES));
        Instant much = OPENS.plus(Duration.ofDays(10_000));
        assertThat(deadlines.at(much)).isEqualTo(Phase.OPEN);
        assertThat(deadlines.isLate(much)).isFalse();
        assertThat(deadlines.isOver(much)).isFalse();
        assertThat(deadlines.end()).isEmpty();
    }

    @Test
    void anExtensionIsOnTimeAndAfterItOneIsLateForAsLongAsAllOthers() {
        Instant extended = CLOSES.plus(Duration.ofDays(1));
        Deadlines deadlines = Deadlines.of(assignment(CLOSES, LATE), Optional.of(extended));
        assertThat(deadlines.at(CLOSES)).isEqualTo(Phase.OPEN);
        assertThat(deadlines.factor(CLOSES)).isEqualTo(1);
        assertThat(deadlines.at(extended)).isEqualTo(Phase.LATE);
        assertThat(deadlines.end()).contains(LATE);
    }

    @Test
    void anExtensionBeyondWhatIsLateForOthersHasNoLateTime() {
        Instant extended = LATE.plus(Duration.ofDays(1));
        Deadlines deadlines = Deadlines.of(assignment(CLOSES, LATE), Optional.of(extended));
        assertThat(deadlines.at(LATE)).isEqualTo(Phase.OPEN);
        assertThat(deadlines.at(extended)).isEqualTo(Phase.CLOSED);
        assertThat(deadlines.end()).contains(extended);
    }

    @Test
    void anExtensionTakesNothingAway() {
        Deadlines deadlines = Deadlines.of(assignment(CLOSES, LATE), Optional.of(OPENS.plus(TICK)));
        assertThat(deadlines).isEqualTo(Deadlines.of(assignment(CLOSES, LATE), Optional.empty()));
    }

    /** Clocks in Berlin show 02:10 once more, forty minutes after the 02:30 at which it closes. */
    @Test
    void areMomentsAndNotWhatAClockShows() {
        ZonedDateTime closes = ZonedDateTime.of(2026, 10, 25, 2, 30, 0, 0, ZoneId.of("Europe/Berlin"));
        ZonedDateTime received = closes.withHour(2).withMinute(10).withLaterOffsetAtOverlap();
        Deadlines deadlines = Deadlines.of(assignment(closes.toInstant(), null), Optional.empty());
        assertThat(received.toLocalTime()).isBefore(closes.toLocalTime());
        assertThat(deadlines.isLate(received.toInstant())).isTrue();
        assertThat(deadlines.isLate(received.withEarlierOffsetAtOverlap().toInstant()))
                .isFalse();
    }

    private static Assignment assignment(@Nullable Instant closes, @Nullable Instant lateUntil) {
        return new Assignment(
                1,
                1,
                "a",
                "A",
                OPENS,
                closes,
                lateUntil,
                0.25,
                new Assignment.Disclosure(Feedback.FULL, true, true),
                null,
                Counting.BEST,
                Duration.ZERO,
                OPENS);
    }
}
