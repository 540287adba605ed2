package judge.sandbox;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;

class ResidenceTest {

    private static final long MIB = 1 << 20;

    /** Nobody's: its stacks cannot be known, so that all of it may be stacks. */
    private static final int GONE = 1 << 22;

    private final Residence residence = new Residence(
            GONE, new Limits(Duration.ofSeconds(1), Duration.ofSeconds(1), 100 * MIB, 64 * MIB, MIB, MIB, 100, 100));

    @Test
    void whatIsWithinTheLimitIsNotOver() {
        assertThat(residence.isOver(new Kernel.Status(100 * MIB, 100 * MIB, 0, 1)))
                .isFalse();
    }

    @Test
    void whatMayBeStacksAndTheirUnwindingIsNotOver() {
        assertThat(residence.isOver(new Kernel.Status(500 * MIB, 500 * MIB, 0, 1)))
                .isFalse();
    }

    @Test
    void moreThanTheLimitAndAllThatStacksMayNeedIsOver() {
        assertThat(residence.isOver(new Kernel.Status(501 * MIB, 501 * MIB, 0, 1)))
                .isTrue();
    }

    @Test
    void aPeakBetweenTwoLooksCounts() {
        assertThat(residence.isOver(new Kernel.Status(10 * MIB, 501 * MIB, 0, 1)))
                .isTrue();
        assertThat(residence.peakBytes()).isEqualTo(501 * MIB);
    }

    @Test
    void closeToTheLimitIsNearlyOver() {
        residence.isOver(new Kernel.Status(50 * MIB, 50 * MIB, 0, 1));
        assertThat(residence.isNearlyOver()).isFalse();

        residence.isOver(new Kernel.Status(90 * MIB, 90 * MIB, 0, 1));
        assertThat(residence.isNearlyOver()).isTrue();
    }

    @Test
    void whatIsFarBelowTheLimitCannotHaveHiddenMoreInTheTimeBetweenTwoLooks() {
        residence.isOver(new Kernel.Status(60 * MIB, 60 * MIB, 20 * MIB, 1));

        assertThat(residence.canHaveHidden(Duration.ofMillis(8))).isFalse();
        assertThat(residence.canHaveHidden(Duration.ofMillis(24))).isTrue();
    }

    @Test
    void theAccountOfItsGroupSaysHowMuchACommandMustAndCanHaveHad() {
        residence.isOver(new Kernel.Status(60 * MIB, 60 * MIB, 20 * MIB, 1));

        assertThat(residence.leastPeakBytes(128 * MIB, 16 * MIB))
                .as("without what may have been deleted and eight for the kernel, and with its mapped files")
                .isEqualTo(124 * MIB);
        assertThat(residence.mostPeakBytes(128 * MIB)).isGreaterThanOrEqualTo(148 * MIB);
        assertThat(residence.leastPeakBytes(0, 16 * MIB)).isNotNegative();
    }
}
