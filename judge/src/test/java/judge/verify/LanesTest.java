package judge.verify;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Future;
import judge.sandbox.SandboxException;
import judge.schedule.ProcessorPool;
import org.junit.jupiter.api.Test;

class LanesTest {

    @Test
    void workAsideHasOthersDoneInTheOnlyLane() throws Exception {
        try (Lanes lanes = lanes()) {
            Future<List<String>> aside = lanes.begunAside(() -> lanes.holding(List.of(() -> "a", () -> "b")));

            assertThat(lanes.holding(List.of(() -> "c", () -> "d"))).containsExactly("c", "d");
            assertThat(lanes.ended(aside)).containsExactly("a", "b");
        }
    }

    @Test
    void whatFailsAsideIsTold() {
        try (Lanes lanes = lanes()) {
            Future<String> aside = lanes.begunAside(() -> {
                throw new SandboxException("no sandbox here");
            });

            assertThatThrownBy(() -> lanes.ended(aside))
                    .isInstanceOf(SandboxException.class)
                    .hasMessage("no sandbox here");
        }
    }

    @Test
    void whatIsAsideHasEndedWhenTheLanesAreClosed() throws Exception {
        CountDownLatch begun = new CountDownLatch(1);
        CountDownLatch ended = new CountDownLatch(1);
        try (Lanes lanes = lanes()) {
            Future<Boolean> aside = lanes.begunAside(() -> {
                begun.countDown();
                try {
                    new CountDownLatch(1).await();
                    return true;
                } finally {
                    ended.countDown();
                }
            });
            begun.await();
            assertThat(aside).isNotDone();
        }

        assertThat(ended.getCount()).isZero();
    }

    private static Lanes lanes() {
        return new Lanes(new ProcessorPool(List.of(0)), 0);
    }
}
