package judge.queue;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class WorkSignalTest {

    private final WorkSignal signal = new WorkSignal();
    private final List<Thread> threads = new ArrayList<>();

    @AfterEach
    void ends() throws InterruptedException {
        signal.close();
        for (Thread thread : threads) {
            thread.join();
        }
    }

    @Test
    void wakesAsManyAsThereIsSomethingFor() throws InterruptedException {
        waiting(5);

        signal.ring(2);

        assertThat(stillWaiting(3)).isEqualTo(3);
    }

    @Test
    void whereNobodyKnowsHowMuchThereIsWhoeverFindsSomethingWakesTheNextOne() throws InterruptedException {
        waiting(5);

        signal.ringOn();
        assertThat(stillWaiting(4)).isEqualTo(4);
        signal.found();
        assertThat(stillWaiting(3)).isEqualTo(3);
        signal.found();
        assertThat(stillWaiting(2)).isEqualTo(2);

        signal.foundNothing(signal.rings());
        signal.found();
        assertThat(stillWaiting(2)).isEqualTo(2);
    }

    @Test
    void goesOnWakingWhereItWasRungWhileSomebodyLooked() throws InterruptedException {
        signal.ringOn();
        long seen = signal.rings();
        signal.ringOn();
        signal.foundNothing(seen);
        waiting(2);

        signal.found();

        assertThat(stillWaiting(1)).isEqualTo(1);
    }

    @Test
    void doesNotWaitWhereItWasRungSinceOneLooked() throws InterruptedException {
        assertThat(signal.await(WorkSignal.NEVER)).isTrue();
        long seen = signal.rings();
        signal.ring(1);
        assertThat(signal.await(seen)).isTrue();
    }

    @Test
    void wakesAllWhenItCloses() throws InterruptedException {
        waiting(3);

        assertThat(signal.close()).isTrue();

        assertThat(stillWaiting(0)).isZero();
        assertThat(signal.await(signal.rings())).isFalse();
        assertThat(signal.close()).isFalse();
    }

    private void waiting(int many) throws InterruptedException {
        long seen = signal.rings();
        for (int i = 0; i < many; i++) {
            Thread thread = new Thread(() -> {
                try {
                    signal.await(seen);
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                }
            });
            thread.setDaemon(true);
            thread.start();
            threads.add(thread);
        }
        while (stillWaiting() < many) {
            Thread.sleep(1);
        }
    }

    /** Returns the number of threads that still wait, once at most so many do, and woken threads have ended. */
    private long stillWaiting(int most) throws InterruptedException {
        while (stillWaiting() > most || threads.stream().anyMatch(WorkSignalTest::isGoing)) {
            Thread.sleep(1);
        }
        return stillWaiting();
    }

    private long stillWaiting() {
        return threads.stream()
                .filter(thread -> thread.getState() == Thread.State.WAITING)
                .count();
    }

    /** A thread that was woken has this state until it has ended. */
    private static boolean isGoing(Thread thread) {
        return thread.getState() != Thread.State.WAITING && thread.isAlive();
    }
}
