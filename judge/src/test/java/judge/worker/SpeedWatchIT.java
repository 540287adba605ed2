package judge.worker;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import judge.database.BothDatabases;
import judge.database.Post;
import judge.online.JudgingMachine;
import judge.online.JudgingMachine.State;
import judge.online.JudgingState;
import judge.online.StoredSubmission;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Machines that are slower or faster than others, or than they were. */
@Timeout(60)
class SpeedWatchIT {

    private static final SpeedWatch.Pace PACE = new SpeedWatch.Pace(Duration.ofMillis(50), Duration.ofMillis(50));

    private final WorkerScene scene = new WorkerScene(BothDatabases.POSTGRESQL);
    private final AtomicReference<Double> speed = new AtomicReference<>(100.0);

    @AfterEach
    void closes() {
        scene.close();
    }

    @Test
    void pausesWhileItIsNotAsFastAsItWasAndSaysWhy() throws Exception {
        start("w", null, speed);
        assertThat(judged(scene.handIn("anna"))).isTrue();

        speed.set(111.0);
        awaitsState("w", State.PAUSED);
        assertThat(machine("w").why()).contains("111 ms").contains("100 ms");
        StoredSubmission waits = scene.handIn("boris");
        Thread.sleep(1_500);
        assertThat(scene.state(waits)).isEqualTo(JudgingState.QUEUED);

        speed.set(109.0);
        assertThat(judged(waits)).isTrue();
        awaitsState("w", State.WORKING);
        assertThat(machine("w").speed()).isEqualTo(109.0);
    }

    @Test
    void isNotInAPoolOfOtherMachines() throws Exception {
        start("first", "equal", new AtomicReference<>(100.0));
        awaitsState("first", State.WORKING);
        start("slow", "equal", new AtomicReference<>(120.0));
        start("alike", "equal", new AtomicReference<>(95.0));
        start("elsewhere", null, new AtomicReference<>(200.0));

        awaitsState("slow", State.PAUSED);
        for (String name : List.of("alike", "elsewhere", "first")) {
            awaitsState(name, State.WORKING);
        }
        assertThat(machine("slow").why()).contains("pool equal", "120 ms", "100 ms on first");
    }

    private void start(String name, @Nullable String pool, AtomicReference<Double> millis) {
        Worker worker = new Worker(
                new Post(name, name, "host", 1, pool),
                scene.database,
                Clock.systemUTC(),
                scene::accept,
                version -> scene.problem,
                Worker.Chores.NONE,
                Progress.NOBODY);
        worker.comparing(millis::get, PACE);
        scene.closeLater(worker);
        worker.start();
    }

    private boolean judged(StoredSubmission submission) throws InterruptedException {
        WorkerScene.awaits(() -> scene.state(submission) == JudgingState.DONE);
        return true;
    }

    private void awaitsState(String name, State state) throws InterruptedException {
        WorkerScene.awaits(() -> machine(name).state() == state && machine(name).speed() != null);
    }

    private JudgingMachine machine(String name) {
        return scene.database.read(tables -> tables.workers().all()).stream()
                .filter(one -> name.equals(one.label()))
                .findFirst()
                .orElseThrow();
    }
}
