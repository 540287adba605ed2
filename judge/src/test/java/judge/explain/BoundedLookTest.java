package judge.explain;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import judge.reason.Reason;
import judge.reason.ReasonCode;
import judge.report.ExplanationState;
import judge.report.Report;
import judge.report.Reports;
import judge.verdict.Verdict;
import org.junit.jupiter.api.Test;

class BoundedLookTest {

    private static final Duration LONG = Duration.ofDays(1);

    private final CountDownLatch begun = new CountDownLatch(1);
    private final AtomicBoolean ended = new AtomicBoolean();

    private Explanation looksForever() throws InterruptedException {
        begun.countDown();
        try {
            new CountDownLatch(1).await();
            return Explanation.NONE;
        } finally {
            ended.set(true);
        }
    }

    @Test
    void givesWhatIsFoundInTime() throws Exception {
        Report report = Reports.with(
                "anna",
                "sum",
                Verdict.RTE,
                List.of(Reports.failing("1", Verdict.RTE, Reason.of(ReasonCode.EXIT_STATUS))));
        Explanation found = Explanation.of(report.explained(ExplanationState.COMPLETE));

        assertThat(BoundedLook.within(LONG, () -> found)).isSameAs(found);
    }

    @Test
    void endsALookWhoseTimeIsOver() throws Exception {
        assertThat(BoundedLook.within(Duration.ofMillis(1), this::looksForever).isCutShort())
                .isTrue();
        assertThat(begun.getCount() == 1 || ended.get()).isTrue();
    }

    @Test
    void beginsNoLookWithoutTime() throws Exception {
        assertThat(BoundedLook.within(Duration.ZERO, this::looksForever).isCutShort())
                .isTrue();
        assertThat(begun.getCount()).isEqualTo(1);
    }

    @Test
    void endsTheLookWithWhoeverWaitsForIt() throws Exception {
        AtomicBoolean cancelled = new AtomicBoolean();
        Thread waiting = new Thread(() -> {
            try {
                BoundedLook.within(LONG, this::looksForever);
            } catch (InterruptedException e) {
                cancelled.set(ended.get());
            }
        });
        waiting.start();
        begun.await();

        waiting.interrupt();
        waiting.join();

        assertThat(cancelled).isTrue();
    }

    @Test
    void breaksDownAsTheLookDoes() {
        assertThatThrownBy(() -> BoundedLook.within(LONG, () -> {
                    throw new IllegalStateException("a loop");
                }))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("a loop");
    }
}
