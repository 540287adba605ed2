package judge.sandbox.account;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Optional;
import judge.sandbox.Limits;
import judge.sandbox.kernel.Kernel;
import org.junit.jupiter.api.Test;

class ResidentMemoryTest {

    private static final long MIB = 1 << 20;

    /** The id of no process: its stacks cannot be known, so that all of its memory may be stacks. */
    private static final int GONE = 1 << 22;

    private final ResidentMemory residence = new ResidentMemory(
            GONE, new Limits(Duration.ofSeconds(1), Duration.ofSeconds(1), 100 * MIB, 64 * MIB, MIB, MIB, 100, 100, 0));

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
    void whatIsFarBelowTheLimitCannotHavePassedItInTheTimeBetweenTwoLooks() {
        residence.isOver(new Kernel.Status(60 * MIB, 60 * MIB, 20 * MIB, 1));

        assertThat(residence.atLast(900 * MIB, Duration.ofMillis(8), () -> {
                    throw new AssertionError("nobody need be asked");
                }))
                .isEqualTo(new ResidentMemory.AtLast(60 * MIB, false, false));
    }

    @Test
    void theAccountOfItsGroupShowsWhatNobodySaw() {
        residence.isOver(new Kernel.Status(95 * MIB, 95 * MIB, 20 * MIB, 1));
        ResidentMemory.Account account = new ResidentMemory.Account(128 * MIB, 16 * MIB);

        assertThat(residence.atLast(900 * MIB, Duration.ofMillis(8), () -> Optional.of(account)))
                .as("without what may have been deleted and 8 MiB for the kernel, and with its mapped files")
                .isEqualTo(new ResidentMemory.AtLast(124 * MIB, true, false));
        assertThat(residence.atLast(110 * MIB, Duration.ofMillis(8), () -> Optional.of(account)))
                .isEqualTo(new ResidentMemory.AtLast(110 * MIB, true, false));
    }

    @Test
    void whatTheAccountCannotTellIsInDoubtWhereTheLastLookWasLate() {
        residence.isOver(new Kernel.Status(60 * MIB, 60 * MIB, 20 * MIB, 1));
        Duration late = Duration.ofMillis(30);

        assertThat(residence.atLast(900 * MIB, late, () -> Optional.of(new ResidentMemory.Account(70 * MIB, 0))))
                .isEqualTo(new ResidentMemory.AtLast(82 * MIB, false, true));
        assertThat(residence.atLast(900 * MIB, late, () -> Optional.of(new ResidentMemory.Account(50 * MIB, 0))))
                .as("with all that can be mapped it is below")
                .isEqualTo(new ResidentMemory.AtLast(62 * MIB, false, false));
        assertThat(residence.atLast(900 * MIB, late, Optional::empty))
                .isEqualTo(new ResidentMemory.AtLast(60 * MIB, false, true));
    }

    @Test
    void aPeakOverTheLimitThatMayBeStacksIsInDoubtWhereTheLastLookWasLate() {
        assertThat(residence.atLast(300 * MIB, Duration.ofMillis(30)))
                .isEqualTo(new ResidentMemory.AtLast(300 * MIB, true, true));
        assertThat(residence.atLast(300 * MIB, Duration.ofMillis(8)))
                .isEqualTo(new ResidentMemory.AtLast(300 * MIB, true, false));
        assertThat(residence.atLast(501 * MIB, Duration.ofMillis(30)))
                .isEqualTo(new ResidentMemory.AtLast(501 * MIB, true, false));
    }

    @Test
    void aLittleMoreThanTheLimitThatNobodyLookedAtIsInDoubtUnlessItIsKnownToBeStacks() {
        assertThat(residence.atLast(105 * MIB, Duration.ofMillis(2)))
                .isEqualTo(new ResidentMemory.AtLast(105 * MIB, false, true));
        assertThat(residence.atLast(100 * MIB, Duration.ofMillis(2)))
                .isEqualTo(new ResidentMemory.AtLast(100 * MIB, false, false));
    }

    @Test
    void aLittleMoreThanTheLimitByTheAccountOfItsGroupIsInDoubt() {
        residence.isOver(new Kernel.Status(70 * MIB, 70 * MIB, MIB, 1));
        Duration soon = Duration.ofMillis(8);

        assertThat(residence.atLast(900 * MIB, soon, () -> Optional.of(new ResidentMemory.Account(104 * MIB, 0))))
                .isEqualTo(new ResidentMemory.AtLast(97 * MIB, false, true));
        assertThat(residence.atLast(900 * MIB, soon, () -> Optional.of(new ResidentMemory.Account(90 * MIB, 0))))
                .isEqualTo(new ResidentMemory.AtLast(83 * MIB, false, false));
    }
}
