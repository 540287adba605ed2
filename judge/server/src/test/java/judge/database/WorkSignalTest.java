package judge.database;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class WorkSignalTest {

    private final WorkSignal bell = new WorkSignal();
    private final List<Thread> threads = new ArrayList<>();

    @AfterEach
    void ends() throws InterruptedException {
        bell.close();
        for (Thread thread : threads) {
            thread.join();
        }
    }

    @Test
    void wakesAsManyAsThereIsSomethingFor() throws InterruptedException {
        waiting(5);

        bell.ring(2);

        assertThat(stillWaiting(3)).isEqualTo(3);
    }

    @Test
    void whereNobodyKnowsHowMuchThereIsWhoeverFindsSomethingWakesTheNextOne() throws InterruptedException {
        waiting(5);

        bell.ringOn();
        assertThat(stillWaiting(4)).isEqualTo(4);
        bell.found();
        assertThat(stillWaiting(3)).isEqualTo(3);
        bell.found();
        assertThat(stillWaiting(2)).isEqualTo(2);

        bell.foundNothing(bell.rings());
        bell.found();
        assertThat(stillWaiting(2)).isEqualTo(2);
    }

    @Test
    void goesOnWakingWhereItWasRungWhileSomebodyLooked() throws InterruptedException {
        bell.ringOn();
        long seen = bell.rings();
        bell.ringOn();
        bell.foundNothing(seen);
        waiting(2);

        bell.found();

        assertThat(stillWaiting(1)).isEqualTo(1);
    }

    @Test
    void doesNotWaitWhereItWasRungSinceOneLooked() throws InterruptedException {
        assertThat(bell.await(WorkSignal.NEVER)).isTrue();
        long seen = bell.rings();
        bell.ring(1);
        assertThat(bell.await(seen)).isTrue();
    }

    @Test
    void wakesAllWhenItCloses() throws InterruptedException {
        waiting(3);

        assertThat(bell.close()).isTrue();

        assertThat(stillWaiting(0)).isZero();
        assertThat(bell.await(bell.rings())).isFalse();
        assertThat(bell.close()).isFalse();
    }

    private void waiting(int many) throws InterruptedException {
        long seen = bell.rings();
        for (int i = 0; i < many; i++) {
            Thread thread = new Thread(() -> {
                try {
                    bell.await(seen);
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
