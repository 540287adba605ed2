package judge.sandbox.account;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import judge.sandbox.kernel.Kernel.Paging;
import org.junit.jupiter.api.Test;

class PageCostTest {

    private static final PageCost SLOW = new PageCost(12_500);

    @Test
    void aUsualHostTakesNothingOff() {
        assertThat(new PageCost(3_900).of(new Paging(Duration.ofSeconds(1), 100_000)))
                .isZero();
    }

    @Test
    void upToTwiceWhatAPageTakesIsTheHostsButForTheUsual() {
        assertThat(SLOW.of(new Paging(Duration.ofSeconds(3), 100_000))).isEqualTo(Duration.ofMillis(2_450));
    }

    /** A program can have pages taken from it again and again; it gets no more time than the kernel has worked. */
    @Test
    void noMoreIsTheHostsThanTheKernelHasWorked() {
        assertThat(SLOW.of(new Paging(Duration.ofMillis(30), 100_000))).isEqualTo(Duration.ofMillis(30));
    }

    @Test
    void whatSettingUpTookIsLeftOut() {
        Paging before = new Paging(Duration.ofMillis(20), 500);

        assertThat(new Paging(Duration.ofMillis(50), 700).since(before))
                .isEqualTo(new Paging(Duration.ofMillis(30), 200));
        assertThat(Paging.NONE.since(before)).isEqualTo(Paging.NONE);
    }

    @Test
    void thisHostsCostIsMeasured() {
        assertThat(PageCost.measured().nanos()).isPositive();
    }
}
