package judge.language;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import judge.reason.Reason;
import judge.reason.ReasonCode;
import judge.sandbox.Ending;
import judge.sandbox.HostPace;
import judge.sandbox.Outcome;
import judge.sandbox.Resource;
import judge.sandbox.Usage;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Tests on a machine that is as slow as the test says. */
class LookClockTest {

    private static final Duration SECOND = Duration.ofSeconds(1);
    private static final Ending LATE = new Ending.Exceeded(Resource.CPU_TIME);
    private static final Ending WELL = new Ending.Exited(0);

    private double slowness = 1;
    private int measured;
    private LookClock clock;

    @BeforeEach
    void begins() {
        HostPace pace = processors -> {
            measured++;
            return slowness;
        };
        clock = new LookClock(pace, Set.of(0));
    }

    private static Outcome outcome(Ending ending, Duration cpuTime, Duration starved) {
        Usage usage = new Usage(cpuTime, cpuTime.plus(starved), 1 << 20, false, 0, starved, Duration.ZERO);
        return new Outcome(ending, usage, new byte[0], new byte[0], Map.of(), List.of(), List.of());
    }

    private static Outcome outcome(Ending ending) {
        return outcome(ending, SECOND, Duration.ZERO);
    }

    @Test
    void isNotCutShortWhereNothingIsEndedHoweverBusyTheMachineIs() {
        slowness = 3;
        clock.step(outcome(WELL));
        clock.run(outcome(WELL));

        assertThat(clock.isCutShort(false)).isFalse();
        assertThat(measured).isZero();
    }

    @Test
    void isNotCutShortByAnyClockOnAQuietMachine() {
        clock.step(outcome(LATE));
        clock.run(outcome(LATE));
        clock.givesUp();
        clock.triedInVain(outcome(LATE), SECOND);

        assertThat(clock.isCutShort(false)).isFalse();
    }

    @Test
    void isCutShortByAStepThatABusyMachineMadeLateWhateverElseIsFound() {
        slowness = 1.3;
        clock.step(outcome(LATE));
        slowness = 1;

        assertThat(clock.isCutShort(true)).isTrue();
    }

    @Test
    void isCutShortByAStepThatWaitedForItsProcessorThoughTheMachineIsQuietByNow() {
        clock.givesUp(outcome(LATE, SECOND, SECOND).usage());

        assertThat(clock.isCutShort(true)).isTrue();
    }

    /** Many changes of a program have no end on any machine. */
    @Test
    void isCutShortByRunsOnlyWhereNothingIsFound() {
        slowness = 1.3;
        clock.run(outcome(LATE));

        assertThat(clock.isCutShort(true)).isFalse();
        assertThat(clock.isCutShort(false)).isTrue();
    }

    @Test
    void measuresTheMachineTwiceHoweverManyRunsAreEnded() {
        for (int i = 0; i < 100; i++) {
            clock.run(outcome(LATE));
        }

        assertThat(clock.isCutShort(false)).isFalse();
        assertThat(measured).isEqualTo(2);
    }

    @Test
    void isNotCutShortByAProgramThatSleeps() {
        slowness = 3;
        Usage idle = new Usage(Duration.ofMillis(5), SECOND, 1 << 20);
        Ending ending = new Ending.Exceeded(Resource.WALL_TIME);
        clock.run(new Outcome(ending, idle, new byte[0], new byte[0], Map.of(), List.of(), List.of()));

        assertThat(clock.isCutShort(false)).isFalse();
    }

    @Test
    void isCutShortWhereAProcessHasTriedUntilItsOwnTimeWasOver() {
        slowness = 1.3;
        clock.triedInVain(outcome(WELL, SECOND.plusMillis(1), Duration.ZERO), SECOND);

        assertThat(clock.isCutShort(true)).isTrue();
    }

    /** The clocks of single changes lie within a process, and nobody outside learns of them. */
    @Test
    void isCutShortWhereAProcessHasTriedAllInVainOnABusyMachine() {
        slowness = 1.3;
        clock.triedInVain(outcome(WELL, Duration.ofMillis(500), Duration.ZERO), SECOND);

        assertThat(clock.isCutShort(true)).isFalse();
        assertThat(clock.isCutShort(false)).isTrue();
    }

    @Test
    void isCutShortByABuildThatTookTooLongAndByNoOther() {
        slowness = 1.3;
        clock.built(refused(ReasonCode.COMPILE_ERROR));
        assertThat(clock.isCutShort(false)).isFalse();

        clock.built(refused(ReasonCode.COMPILE_TIME_EXCEEDED));

        assertThat(clock.isCutShort(false)).isTrue();
    }

    private static Compilation refused(ReasonCode why) {
        return new Compilation.Refused(Reason.of(why), Optional.empty(), List.of(), Duration.ZERO);
    }
}
