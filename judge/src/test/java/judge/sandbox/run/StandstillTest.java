package judge.sandbox.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Set;
import java.util.stream.Stream;
import judge.sandbox.kernel.Kernel;
import org.junit.jupiter.api.Test;

class StandstillTest {

    private static final Duration TICK = Duration.ofMillis(8);

    private Duration stolen = Duration.ofMinutes(1);
    private int asked;
    private Duration now = Duration.ofDays(1);

    private final Standstill standstill = new Standstill(
            Duration.ofSeconds(2),
            () -> {
                asked++;
                return stolen;
            },
            () -> now.toNanos());

    private void waits(Duration time) {
        standstill.rests();
        now = now.plus(time);
        standstill.woken(TICK);
    }

    @Test
    void looksThatAreAlmostInTimeAreNone() {
        for (int i = 0; i < 1_000; i++) {
            waits(TICK.plusMillis(100));
        }

        assertThat(standstill.time()).isZero();
    }

    @Test
    void aMachineThatStoodStillWakesNobodyMeanwhile() {
        waits(TICK.plusMillis(7_500));
        waits(TICK);
        waits(TICK.plusMillis(500));

        assertThat(standstill.time()).isEqualTo(Duration.ofSeconds(8));
    }

    /** A machine under load stands still where whoever looks reads the accounts of a command, too. */
    @Test
    void aMachineThatStoodStillDuringALookDidSo() {
        waits(TICK);
        standstill.rests();
        now = now.plusSeconds(3); // The accounts are read.
        now = now.plus(TICK);
        standstill.woken(TICK);

        assertThat(standstill.time()).isEqualTo(Duration.ofSeconds(3));
    }

    @Test
    void whatTheHypervisorKeepsMeanwhileIsOneAndWhatItKeptBeforeIsNot() {
        standstill.look(Duration.ofMillis(300));
        stolen = stolen.plusMillis(700);
        standstill.look(Duration.ofMillis(1_500));

        assertThat(standstill.time()).isEqualTo(Duration.ofMillis(700));
    }

    @Test
    void theHypervisorIsNotAskedForWhatEndsSoon() {
        for (int i = 0; i < 250; i++) {
            standstill.look(Duration.ofMillis(i));
        }

        assertThat(asked).isZero();
    }

    @Test
    void aStandstillThatBothTellOfCountsOnce() {
        standstill.look(Duration.ofMillis(300));
        waits(TICK.plusMillis(900));
        stolen = stolen.plusMillis(910);

        assertThat(standstill.time()).isEqualTo(Duration.ofMillis(910));
    }

    @Test
    void theKernelTellsItForEachProcessor() {
        assertThat(Kernel.stolen(
                        Stream.of(
                                "cpu  1700 0 300 9000 10 0 5 900 0 0",
                                "cpu0 800 0 100 4500 5 0 2 250 0 0",
                                "cpu1 900 0 200 4500 5 0 3 650 0 0",
                                "intr 39069298 0"),
                        Set.of(1)))
                .isEqualTo(Duration.ofMillis(6_500));
    }

    @Test
    void kernelsThatDoNotTellItHaveNone() {
        assertThat(Kernel.stolen(Stream.of("cpu  1 2 3 4", "cpu0 1 2 3 4", "intr 5"), Set.of(0)))
                .isZero();
        assertThat(Kernel.stolen(Stream.of(), Set.of(0))).isZero();
        assertThat(Kernel.stolen(Stream.of("cpu0 1 0 1 4 5 0 2 250 0 0"), Set.of()))
                .isZero();
    }
}
