package judge.schedule;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;

class HushTest {

    private static final Duration LONG = Duration.ofMinutes(10);

    private final ProcessorPool pool = new ProcessorPool(List.of(0, 1));

    @Test
    void nothingElseIsLentUntilItEnds() throws Exception {
        try (ProcessorPool.Lease own = pool.take(Priority.FIRST)) {
            CompletableFuture<ProcessorPool.Lease> other = new CompletableFuture<>();
            try (ProcessorPool.Hush hush = pool.hush(LONG)) {
                pool.ask(Priority.FIRST, other::complete);
                assertThat(hush.isGranted()).isTrue();
                assertThat(pool.rest()).isEmpty();
                assertThat(other).isNotDone();
            }
            assertThat(other).isDone();
            assertThat(own.processor()).isNotEqualTo(other.join().processor());
        }
    }

    @Test
    void ofTwoWhoWantItEachHasItsTurn() throws Exception {
        ProcessorPool.Lease one = pool.take(Priority.FIRST);
        ProcessorPool.Lease two = pool.take(Priority.FIRST);
        CompletableFuture<Boolean> granted = CompletableFuture.supplyAsync(() -> hushed(two));

        assertThat(hushed(one)).isTrue();
        assertThat(granted.join()).isTrue();
    }

    @Test
    void whoeverWaitsInVainIsTold() throws Exception {
        try (ProcessorPool.Lease own = pool.take(Priority.FIRST);
                ProcessorPool.Lease other = pool.take(Priority.FIRST);
                ProcessorPool.Hush hush = pool.hush(Duration.ZERO)) {
            assertThat(hush.isGranted()).isFalse();
            assertThat(own.processor()).isNotEqualTo(other.processor());
        }
    }

    private boolean hushed(ProcessorPool.Lease lease) {
        try (lease;
                ProcessorPool.Hush hush = pool.hush(LONG)) {
            return hush.isGranted();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}
