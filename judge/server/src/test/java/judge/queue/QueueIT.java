package judge.queue;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicBoolean;
import judge.Eventually;
import judge.database.BothDatabases;
import judge.database.Classroom;
import judge.database.Database;
import judge.database.OnEachDatabase;
import judge.database.WorkerRole;
import judge.database.judging.EndedJudging;
import judge.database.judging.JudgingTimes;
import judge.database.judging.Turn;
import judge.database.judging.WorkerIdentity;
import judge.online.CourseRole;
import judge.online.JudgingMachine;
import judge.online.JudgingState;
import judge.online.StoredJudging;
import judge.service.submission.HandIn;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;

/**
 * The moments when a queue hands out judgings. By itself it looks only once an hour, so each judging here was announced
 * to it.
 */
class QueueIT {

    private static final Clock CLOCK = Clock.systemUTC();
    private static final Duration LOOKING = Duration.ofHours(1);

    private final List<AutoCloseable> parts = new ArrayList<>();

    @AfterEach
    void closes() throws Exception {
        Collections.reverse(parts);
        for (AutoCloseable part : parts) {
            part.close();
        }
    }

    @ParameterizedTest
    @OnEachDatabase
    void handsOutAtOnceWhereSomebodyIsFree(BothDatabases on) {
        Database database = opened(Database.open(on.fresh()));
        Classroom classroom = new Classroom(database, Instant.now().minusSeconds(60));
        starts(database, 2);

        for (int i = 0; i < 3; i++) {
            awaitsJudged(database, handIn(database, classroom, "anna"));
        }
    }

    @ParameterizedTest
    @OnEachDatabase
    void goesOnAtOnceWhereMoreIsWaiting(BothDatabases on) {
        Database database = opened(Database.open(on.fresh()));
        Classroom classroom = new Classroom(database, Instant.now().minusSeconds(60));
        List<Long> waiting = new ArrayList<>();
        for (int i = 0; i < 20; i++) {
            classroom.enrolled("s" + i, CourseRole.STUDENT);
            waiting.add(handIn(database, classroom, "s" + i));
        }

        starts(database, 1);

        waiting.forEach(one -> awaitsJudged(database, one));
    }

    @Test
    @Tag("postgresql")
    void handsOutAtOnceWhatIsQueuedElsewhere() {
        String url = BothDatabases.POSTGRESQL.fresh();
        Database web = opened(Database.open(url));
        Classroom classroom = new Classroom(web, Instant.now().minusSeconds(60));
        web.peers().meet(line -> {});
        starts(joined(url), 1);

        for (int i = 0; i < 3; i++) {
            awaitsJudged(web, handIn(web, classroom, "anna"));
        }
    }

    @Test
    @Tag("postgresql")
    void isNotHeldUpByAMachineThatFailsOnAllThatItTakes() {
        String url = BothDatabases.POSTGRESQL.fresh();
        Database web = opened(Database.open(url));
        Classroom classroom = new Classroom(web, Instant.now().minusSeconds(60));
        List<Long> all = new ArrayList<>();
        Failing broken = new Failing(new AtomicBoolean(true));
        Accepting sound = new Accepting();
        Database one = joined(url);
        Database other = joined(url);
        for (int i = 0; i < 100; i++) {
            classroom.enrolled("s" + i, CourseRole.STUDENT);
            all.add(handIn(web, classroom, "s" + i));
        }

        starts(one, "broken", 2, broken, LOOKING);
        Eventually.until("it has failed", () -> !broken.taken.isEmpty());
        starts(other, "sound", 1, sound, LOOKING);

        // By itself it looks only after an hour: whoever waits is woken by what is given back.
        all.forEach(submission -> awaitsJudged(web, submission));
        assertThat(broken.taken).doesNotHaveDuplicates().hasSizeBetween(3, 4);
        assertThat(sound.taken).hasSize(100).doesNotHaveDuplicates();
        List<JudgingMachine> machines = web.read(tables -> tables.workers().all());
        assertThat(machines)
                .filteredOn(machine -> machine.state() == JudgingMachine.State.PAUSED)
                .singleElement()
                .satisfies(machine -> assertThat(machine.why()).contains("its disk is full"));
    }

    @Test
    @Tag("postgresql")
    void leavesToOthersWhatItsMachineHasNoCompilerFor() {
        String url = BothDatabases.POSTGRESQL.fresh();
        Database web = opened(Database.open(url));
        Classroom classroom = new Classroom(web, Instant.now().minusSeconds(60));
        web.peers().meet(line -> {});
        Accepting poor = new Accepting();
        Accepting rich = new Accepting();
        starts(joined(url), WorkerIdentity.alone("rich", 1).having(Map.of("java", "17", "go", "1.19")), rich, LOOKING);
        Queue lacking =
                starts(joined(url), WorkerIdentity.alone("poor", 1).having(Map.of("java", "17")), poor, LOOKING);
        assertThat(web.read(tables -> tables.workers().byWorker()).values())
                .containsExactlyInAnyOrder(Map.of("java", "17", "go", "1.19"), Map.of("java", "17"));
        List<Long> go = new ArrayList<>();
        for (int i = 0; i < 20; i++) {
            classroom.enrolled("s" + i, CourseRole.STUDENT);
            go.add(classroom.handIn(new HandIn(web, CLOCK), "s" + i, "main.go").id());
        }

        go.forEach(submission -> awaitsJudged(web, submission));
        assertThat(poor.taken).isEmpty();
        assertThat(lacking.isPaused()).isFalse();
        assertThat(rich.taken).hasSize(20);
    }

    @ParameterizedTest
    @OnEachDatabase
    void goesOnWhereTheOnlyMachineIsSoundAgain(BothDatabases on) {
        Database database = opened(Database.open(on.fresh()));
        Classroom classroom = new Classroom(database, Instant.now().minusSeconds(60));
        List<Long> all = new ArrayList<>();
        for (int i = 0; i < 10; i++) {
            classroom.enrolled("s" + i, CourseRole.STUDENT);
            all.add(handIn(database, classroom, "s" + i));
        }
        AtomicBoolean full = new AtomicBoolean(true);
        Failing failing = new Failing(full);
        starts(database, "w", 1, failing, Duration.ofMillis(10));
        Eventually.until("it has rested more than once", () -> failing.taken.size() > 4);
        assertThat(List.copyOf(failing.taken).subList(0, 4)).as("others first").doesNotHaveDuplicates();

        full.set(false);

        all.forEach(submission -> awaitsJudged(database, submission));
        Eventually.until(
                () -> database.read(tables -> tables.workers().all()).get(0).why() == null);
    }

    private Database joined(String url) {
        Database database = opened(Database.join(WorkerRole.in(url)));
        database.peers().meet(line -> {});
        return database;
    }

    private Database opened(Database database) {
        parts.add(database);
        return database;
    }

    private void starts(Database database, int jobs) {
        starts(database, "w", jobs, new Accepting(), LOOKING);
    }

    private void starts(Database database, String name, int jobs, JudgingWork work, Duration times) {
        starts(database, WorkerIdentity.alone(name, jobs), work, times);
    }

    private Queue starts(Database database, WorkerIdentity identity, JudgingWork work, Duration times) {
        Queue queue = new Queue(database, CLOCK, identity, work, times, times);
        parts.add(queue);
        queue.start();
        return queue;
    }

    private static long handIn(Database database, Classroom classroom, String login) {
        return classroom.handIn(new HandIn(database, CLOCK), login).id();
    }

    private static void awaitsJudged(Database database, long submission) {
        Eventually.until("judged", () -> judging(database, submission).state() == JudgingState.DONE);
        assertThat(judging(database, submission).verdict()).isEqualTo("AC");
    }

    private static StoredJudging judging(Database database, long submission) {
        return database.read(tables -> tables.judgings().active(submission)).orElseThrow();
    }

    /** Accepts everything. */
    private static class Accepting implements JudgingWork {

        final List<Long> taken = new CopyOnWriteArrayList<>();

        @Override
        public JudgingWork.Result judge(Turn turn) {
            taken.add(turn.judging().id());
            return new JudgingWork.Result() {

                @Override
                public EndedJudging ended() {
                    return new EndedJudging(
                            turn.judging(),
                            turn.submission().assignment(),
                            CLOCK.instant(),
                            "AC",
                            1,
                            1,
                            new byte[] {7},
                            null,
                            JudgingTimes.NONE);
                }

                @Override
                public void written(boolean own) {
                    // The tests that await it look into the database.
                }
            };
        }

        @Override
        public JudgingWork.Result givenUp(Turn turn, Throwable why) {
            throw new AssertionError(why);
        }
    }

    /** The same on a machine that cannot judge anything for a while. */
    private static final class Failing extends Accepting {

        private final AtomicBoolean full;

        Failing(AtomicBoolean full) {
            this.full = full;
        }

        @Override
        public JudgingWork.Result judge(Turn turn) {
            JudgingWork.Result result = super.judge(turn);
            if (full.get()) {
                throw new IllegalStateException("its disk is full");
            }
            return result;
        }
    }
}
