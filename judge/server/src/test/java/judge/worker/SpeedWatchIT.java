package judge.worker;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import judge.Eventually;
import judge.database.BothDatabases;
import judge.database.judging.WorkerIdentity;
import judge.online.JudgingMachine;
import judge.online.JudgingMachine.State;
import judge.online.JudgingState;
import judge.online.StoredSubmission;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Machines that are slower or faster than others, or than they were. */
@Tag("postgresql")
class SpeedWatchIT {

    private static final SpeedWatch.Pace PACE =
            new SpeedWatch.Pace(Duration.ofMillis(50), Duration.ofMillis(50), Duration.ZERO);

    private final WorkerScene scene = new WorkerScene(BothDatabases.POSTGRESQL);
    private final AtomicReference<Double> speed = new AtomicReference<>(100.0);
    private final AtomicInteger measured = new AtomicInteger();

    @AfterEach
    void closes() {
        scene.close();
    }

    @Test
    void pausesWhileItIsNotAsFastAsItWasAndSaysWhy() throws Exception {
        start("w", null, speed);
        scene.judged(scene.handIn("anna"));

        speed.set(111.0);
        awaitsPaused("w", "111 ms");
        assertThat(machine("w").why()).contains("100 ms");
        StoredSubmission waits = scene.handIn("boris");
        int before = measured.get();
        Eventually.until("a while", () -> measured.get() > before + 20);
        assertThat(scene.state(waits)).isEqualTo(JudgingState.QUEUED);

        speed.set(109.0);
        scene.judged(waits);
        awaitsWorking("w");
        assertThat(machine("w").speed()).isEqualTo(109.0);
    }

    @Test
    void isNotInAPoolOfOtherMachines() throws Exception {
        start("first", "equal", new AtomicReference<>(100.0));
        awaitsWorking("first");
        start("slow", "equal", new AtomicReference<>(120.0));
        start("alike", "equal", new AtomicReference<>(95.0));
        start("elsewhere", null, new AtomicReference<>(200.0));

        awaitsPaused("slow", "pool equal");
        for (String name : List.of("alike", "elsewhere", "first")) {
            awaitsWorking(name);
        }
        assertThat(machine("slow").why()).contains("120 ms", "100 ms on first");
    }

    @Test
    void noticesTheOthersThatBeganWhenItDid() throws Exception {
        SpeedWatch.Pace seldom = new SpeedWatch.Pace(Duration.ofHours(1), Duration.ofHours(1), Duration.ofSeconds(5));
        CountDownLatch both = new CountDownLatch(2);
        Worker first = worker("first", "equal", Worker.Chores.NONE);
        first.comparing(() -> together(both, 100), seldom);
        Worker second = worker("second", "equal", Worker.Chores.NONE);
        second.comparing(() -> together(both, 120), seldom);
        first.start();
        second.start();

        awaitsPaused("second", "100 ms on first");
        assertThat(machine("first").state()).isEqualTo(State.WORKING);
    }

    @Test
    void hasNothingElseToDoWhileItIsMeasured() throws Exception {
        AtomicBoolean measuring = new AtomicBoolean(true);
        AtomicInteger beside = new AtomicInteger();
        AtomicInteger chores = new AtomicInteger();
        Worker worker = worker("w", null, of -> {
            chores.incrementAndGet();
            beside.addAndGet(measuring.get() ? 1 : 0);
            return false;
        });
        CountDownLatch woken = new CountDownLatch(1);
        worker.comparing(
                () -> {
                    if (measuring.get()) {
                        opened(woken);
                        measuring.set(false);
                    }
                    return 100;
                },
                PACE);
        worker.start();
        for (int i = 0; i < 10; i++) {
            worker.wake();
            Thread.sleep(20);
        }
        woken.countDown();

        Eventually.until("a chore", () -> {
            worker.wake();
            return chores.get() > 0;
        });
        assertThat(beside).hasValue(0);
    }

    private static double together(CountDownLatch all, double measured) {
        all.countDown();
        opened(all);
        return measured;
    }

    private static void opened(CountDownLatch latch) {
        try {
            Eventually.open(latch);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void start(String name, @Nullable String pool, AtomicReference<Double> millis) {
        Worker worker = worker(name, pool, Worker.Chores.NONE);
        worker.comparing(
                () -> {
                    measured.incrementAndGet();
                    return millis.get();
                },
                PACE);
        worker.start();
    }

    private Worker worker(String name, @Nullable String pool, Worker.Chores chores) {
        Worker worker = new Worker(
                new WorkerIdentity(name, name, "host", 1, pool),
                scene.database,
                Clock.systemUTC(),
                scene::accept,
                version -> scene.problem,
                chores,
                Progress.NOBODY);
        scene.closeLater(worker);
        return worker;
    }

    private void awaitsWorking(String name) {
        Eventually.until(
                name,
                () -> machine(name).state() == State.WORKING && machine(name).speed() != null);
    }

    /** Waits until it says that it takes nothing, and this of the reason: while it is measured that is another one. */
    private void awaitsPaused(String name, String why) {
        Eventually.until(why, () -> String.valueOf(machine(name).why()).contains(why));
        assertThat(machine(name).state()).isEqualTo(State.PAUSED);
    }

    private JudgingMachine machine(String name) {
        return scene.database.read(tables -> tables.workers().all()).stream()
                .filter(one -> name.equals(one.label()))
                .findFirst()
                .orElseThrow();
    }
}
