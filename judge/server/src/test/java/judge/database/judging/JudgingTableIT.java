package judge.database.judging;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import judge.database.BothDatabases;
import judge.database.Classroom;
import judge.database.Database;
import judge.database.OnEachDatabase;
import judge.database.SettledLog;
import judge.online.JudgingReason;
import judge.online.JudgingState;
import judge.online.LoggedChange;
import judge.online.Origin;
import judge.online.StoredJudging;
import judge.online.StoredSubmission;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;

@ParameterizedClass
@OnEachDatabase
class JudgingTableIT {

    private static final Instant NOW = Instant.parse("2026-11-22T10:00:00.123Z");

    private final Database database;
    private final Classroom classroom;

    JudgingTableIT(BothDatabases on) {
        database = Database.open(on.fresh());
        classroom = new Classroom(database, NOW);
        database.queueIs(2, many -> {}, () -> {});
    }

    @AfterEach
    void closes() {
        database.close();
    }

    @Test
    void isJudgedUnderTheNumberOfItsLastBeginning() {
        StoredJudging queued = add("anna", 30);
        StoredJudging first = begin(queued).orElseThrow();
        StoredJudging second = begin(queued).orElseThrow();

        assertThat(first.attempt()).isEqualTo(1);
        assertThat(second.attempt()).isEqualTo(2);
        assertThat(finish(first)).isFalse();
        assertThat(giveBack(first)).isFalse();
        assertThat(finish(second)).isTrue();
        assertThat(finish(second)).isFalse();
        assertThat(begin(queued)).isEmpty();
        StoredJudging done =
                database.read(tables -> tables.judgings().find(queued.id())).orElseThrow();
        assertThat(done.state()).isEqualTo(JudgingState.DONE);
        assertThat(done.started()).isEqualTo(NOW);
        assertThat(done.ended()).isEqualTo(NOW);
        assertThat(done.score()).isEqualTo(0.5);
    }

    /** The queue moves slower than judgings take where others keep the machine busy. */
    @Test
    void comesForwardAsFastAsTheQueueMovesWhileOthersWait() {
        StoredJudging first = add("anna", 30);
        StoredJudging second = add("boris", 30);
        Instant later = NOW.plusSeconds(600);

        assertThat(pace(later)).as("nothing is judged yet").isNull();
        assertThat(finish(begin(first).orElseThrow())).isTrue();
        assertThat(pace(later)).isEqualTo(Duration.ofSeconds(300));
        assertThat(finish(begin(second).orElseThrow())).isTrue();
        assertThat(pace(later)).as("nobody waits").isEqualTo(Duration.ZERO);
    }

    private Duration pace(Instant now) {
        return database.read(tables -> tables.figures().pace(now));
    }

    @Test
    void waitsAgainWhenItIsGivenBack() {
        StoredJudging begun = begin(add("anna", 30)).orElseThrow();

        assertThat(giveBack(begun)).isTrue();
        assertThat(giveBack(begun)).isFalse();
        assertThat(finish(begun)).isFalse();
        assertThat(begin(begun).orElseThrow().attempt()).isEqualTo(2);
    }

    @Test
    void hasTurnsForAsManyOfEachPersonAndPriorityAsThereAreTurns() {
        List<StoredJudging> hers = new ArrayList<>();
        for (int i = 0; i < 5; i++) {
            hers.add(add("anna", 30));
        }
        StoredJudging his = add("boris", 30);
        StoredJudging imported = add("anna", 20);

        assertThat(waiting())
                .containsExactlyInAnyOrder(hers.get(0).id(), hers.get(1).id(), his.id(), imported.id());
        assertThat(finish(begin(hers.get(0)).orElseThrow())).isTrue();
        assertThat(waiting())
                .contains(hers.get(2).id())
                .doesNotContain(hers.get(3).id());
    }

    @Test
    void isTakenInTheOrderOfTurnsAndByNobodyElse() {
        StoredJudging first = add("anna", 30);
        StoredJudging second = add("anna", 30);
        StoredJudging waits = add("anna", 30);
        StoredJudging his = add("boris", 30);
        StoredJudging urgent = add("chen", 40);

        assertThat(take()).hasValueSatisfying(taken -> {
            assertThat(taken.id()).isEqualTo(urgent.id());
            assertThat(taken.attempt()).isEqualTo(1);
            assertThat(taken.worker()).isEqualTo("w");
        });
        StoredJudging begun = take().orElseThrow();
        assertThat(begun.id()).isEqualTo(first.id());
        assertThat(finish(begun, NOW.plusMillis(1))).isTrue();
        assertThat(take().orElseThrow().id()).isEqualTo(second.id());
        assertThat(take().orElseThrow().id()).isEqualTo(his.id());
        assertThat(take().orElseThrow().id())
                .as("its turn began later than now by the clock of whoever said so")
                .isEqualTo(waits.id());
        assertThat(take()).isEmpty();
    }

    @Test
    void isNotTakenBeforeItIsToBeTriedAgain() {
        StoredJudging begun = begin(add("anna", 30)).orElseThrow();

        database.write(tables -> tables.judgings().giveBack(begun, NOW.plusMillis(1)));

        assertThat(take()).isEmpty();
        assertThat(take(NOW.plusMillis(1))).isPresent();
    }

    @Test
    void isAnotherWorkersEvenIfTheDatabaseHasForgottenItsFirstBeginning() {
        StoredJudging queued = add("anna", 30);
        StoredJudging forgotten = begin(queued).orElseThrow();
        assertThat(giveBack(forgotten)).isTrue();
        // As after a crash of PostgreSQL that did not have the beginning on its disk.
        sql("update judging set attempt = 0 where id = " + queued.id());
        StoredJudging begun = database.write(tables -> tables.judgings().begin(queued.id(), "other", NOW))
                .orElseThrow();
        assertThat(begun.attempt()).isEqualTo(forgotten.attempt());

        assertThat(finish(forgotten)).isFalse();
        assertThat(giveBack(forgotten)).isFalse();
        assertThat(finish(begun)).isTrue();
    }

    @Test
    void isWrittenWithItsLineInTheLogOnceAndWithWhatWasTakenAfterIt() {
        StoredJudging first = add("anna", 30);
        StoredJudging second = add("boris", 30);
        StoredJudging begun = begin(first).orElseThrow();
        JudgingTaker taker = new JudgingTaker("w", null, NOW, NOW);
        EndedJudging ended = new EndedJudging(
                begun,
                7,
                NOW,
                "AC",
                1,
                Double.POSITIVE_INFINITY,
                new byte[] {5},
                "{}",
                new JudgingTimes(NOW, 12L, 1_000L));

        QueueTable.Ended own = database.writeLast(tables -> tables.queue().end(ended, null, taker));
        QueueTable.Ended again = database.writeLast(tables -> tables.queue().end(ended, null, taker));

        assertThat(own.own()).isTrue();
        assertThat(own.next()).hasValueSatisfying(next -> {
            assertThat(next.judging().id()).isEqualTo(second.id());
            assertThat(next.login()).isEqualTo("boris");
            assertThat(next.submission().id()).isEqualTo(second.submission());
            assertThat(next.sources()).containsExactly(1, 2);
        });
        assertThat(again).isEqualTo(new QueueTable.Ended(false, Optional.empty()));
        StoredJudging done =
                database.read(tables -> tables.judgings().find(first.id())).orElseThrow();
        assertThat(done.maxScore()).isEqualTo(Double.POSITIVE_INFINITY);
        SettledLog.await(database);
        List<LoggedChange> log = database.read(tables -> tables.changes().of(7, new LoggedChange.Position(0, 0), 9));
        assertThat(log).singleElement().satisfies(line -> {
            assertThat(line.type()).isEqualTo("judged");
            assertThat(line.object()).isEqualTo(first.id());
        });
    }

    private void sql(String statement) {
        database.fill(handle -> handle.execute(statement));
    }

    @Test
    void isLeftToAllOthersByAMachineThatFailsOnIt() {
        machine("a", null, "working");
        machine("b", null, "paused");
        machine("c", "lab", "working");
        StoredJudging queued = add("anna", 30);

        fails("a", NOW);

        Instant later = NOW.plus(Duration.ofDays(1));
        assertThat(takes("a", later)).isEmpty();
        sql("delete from worker where name = 'c/1'");
        database.write(tables -> {
            tables.queue().leftToNobody(NOW);
            return true;
        });
        assertThat(takes("c", NOW)).as("one that has come since").isPresent();
        giveBack(queued, "c");
        assertThat(fails("a", NOW).givenUp())
                .as("one that is paused has not failed on it")
                .isFalse();
        assertThat(takes("a", NOW)).isEmpty();
        database.write(tables -> {
            tables.queue().able("a/1");
            return true;
        });
        assertThat(takes("a", NOW)).as("it is well again").isPresent();
    }

    @Test
    void isGivenUpOnlyWhereAllThatMayTakeItHaveFailedOftenEnough() {
        machine("a", "lab", "working");
        machine("b", "lab", "working");
        machine("c", null, "working");
        machine("d", "lab", "draining");
        StoredJudging queued = add("anna", 30);
        StoredJudging other = add("boris", 30);
        sql("update judging set pool = 'lab' where id = " + queued.id());
        sql("update judging set enqueued = 0 where id = " + other.id());

        Instant now = NOW;
        for (int round = 1; round < 3; round++) {
            assertThat(fails("a", now)).isEqualTo(new QueueTable.Failed(true, round == 1, false));
            assertThat(fails("b", now)).isEqualTo(new QueueTable.Failed(true, false, false));
            Instant before = now.plusSeconds(1L << (round - 1)).minusMillis(1);
            assertThat(takes("a", before)).isEmpty();
            assertThat(takes("b", before)).isEmpty();
            now = before.plusMillis(1);
        }
        assertThat(fails("a", now).givenUp()).isFalse();
        assertThat(fails("b", now).givenUp()).isTrue();
        giveBack(queued, "b");
        sql("update judging set enqueued = 1 where id = " + other.id());
        assertThat(takes("b", now).orElseThrow().id())
                .as("those on which nobody has failed come first")
                .isEqualTo(other.id());
    }

    private void machine(String label, String pool, String state) {
        sql("insert into worker (name, label, pool, state, seen) values ('" + label + "/1', '" + label + "', "
                + (pool == null ? "null" : "'" + pool + "'") + ", '" + state + "', 0)");
    }

    private Optional<StoredJudging> takes(String label, Instant now) {
        return database.write(tables -> tables.queue().take(new JudgingTaker(label + "/1", "lab", now, now)))
                .map(Turn::judging);
    }

    private QueueTable.Failed fails(String label, Instant now) {
        StoredJudging begun = takes(label, now).orElseThrow();
        return database.write(tables -> tables.queue()
                .failed(begun, now, new QueueTable.Retries(3, Duration.ofSeconds(1), Duration.ofMinutes(1))));
    }

    private void giveBack(StoredJudging judging, String label) {
        StoredJudging begun =
                database.read(tables -> tables.judgings().find(judging.id())).orElseThrow();
        assertThat(begun.worker()).isEqualTo(label + "/1");
        assertThat(giveBack(begun)).isTrue();
    }

    @Test
    void isTheOnlyActiveOneOfItsSubmission() {
        StoredJudging active = add("anna", 30);

        assertThatThrownBy(() -> database.write(tables -> tables.judgings()
                        .add(
                                active.submission(),
                                active.version(),
                                JudgingReason.REJUDGE,
                                null,
                                true,
                                10,
                                active.person(),
                                NOW)))
                .isInstanceOf(RuntimeException.class);
        Optional<StoredJudging> still =
                database.read(tables -> tables.judgings().active(active.submission()));
        assertThat(still).contains(active);
    }

    @Test
    void countsThoseBeforeIt() {
        StoredJudging first = add("anna", 20);
        StoredJudging second = add("boris", 20);
        StoredJudging interactive = add("chen", 30);

        assertThat(before(interactive)).isZero();
        assertThat(before(first)).isEqualTo(1);
        assertThat(before(second)).isEqualTo(2);
    }

    private long before(StoredJudging judging) {
        return database.read(tables -> tables.judgings().places(Set.of(judging.id()), true))
                .get(judging.id());
    }

    private StoredJudging add(String login, int priority) {
        long person = classroom.viewer(login).person();
        return database.write(tables -> {
            StoredSubmission submission = tables.submissions()
                    .add(
                            classroom.assigned().assignment(),
                            classroom.assigned().problem(),
                            person,
                            person,
                            NOW,
                            Origin.WEB,
                            tables.blobs().put(new byte[] {1, 2}),
                            null,
                            null);
            return tables.judgings()
                    .add(
                            submission.id(),
                            classroom.assigned().version(),
                            JudgingReason.FIRST,
                            null,
                            true,
                            priority,
                            person,
                            NOW);
        });
    }

    private Optional<StoredJudging> begin(StoredJudging judging) {
        return database.writeLoosely(tables -> tables.judgings().begin(judging.id(), "w", NOW));
    }

    private Optional<StoredJudging> take() {
        return take(NOW);
    }

    private Optional<StoredJudging> take(Instant now) {
        return database.write(tables -> tables.queue().take(new JudgingTaker("w", null, now, now)))
                .map(Turn::judging);
    }

    private boolean giveBack(StoredJudging judging) {
        return database.write(tables -> tables.judgings().giveBack(judging, NOW));
    }

    private boolean finish(StoredJudging judging) {
        return finish(judging, NOW);
    }

    private boolean finish(StoredJudging judging, Instant now) {
        EndedJudging ended = new EndedJudging(
                judging, classroom.assigned().assignment(), now, "WA", 0.5, 1, new byte[] {3}, null, JudgingTimes.NONE);
        return database.writeLast(tables -> tables.queue().end(ended, null, null))
                .own();
    }

    private List<Long> waiting() {
        return database.read(tables -> tables.turns().all());
    }
}
