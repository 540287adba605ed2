package judge.web.clics;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import judge.Eventually;
import judge.clics.ClicsVersion;
import judge.online.Refusal;
import judge.service.TestClock;
import judge.service.contest.ClicsContests.Look;
import judge.service.contest.ClicsContests.Mark;
import judge.web.clics.AnswersToAll.Key;
import org.junit.jupiter.api.Test;

class AnswersToAllTest {

    private static final Look LOOK = new Look(ClicsVersion.NEWEST, false);
    private static final Key TEAMS = key("teams");

    private final TestClock clock = new TestClock();
    private final AnswersToAll answers = new AnswersToAll(clock, 100, 8);
    private final AtomicInteger made = new AtomicInteger();

    private static Key key(String what) {
        return new Key("1", LOOK, what);
    }

    private static Mark mark(long moment) {
        return new Mark(null, null, moment, null);
    }

    private String asked(Key key, long moment) {
        return new String(
                answers.get(key, () -> mark(moment), () -> (key.what() + made.incrementAndGet()).getBytes(UTF_8)),
                UTF_8);
    }

    @Test
    void anAnswerIsMadeOnceUntilTheContestSaysSomethingElse() {
        assertThat(asked(TEAMS, 1)).isEqualTo("teams1");
        assertThat(asked(TEAMS, 1)).isEqualTo("teams1");
        assertThat(asked(key("groups"), 1)).isEqualTo("groups2");
        assertThat(asked(TEAMS, 2)).isEqualTo("teams3");
        clock.pass(Duration.ofMinutes(1));
        assertThat(asked(TEAMS, 2)).as("which no line of its log tells").isEqualTo("teams4");
    }

    @Test
    void aCrowdCostsWhatOneOfThemDoes() throws Exception {
        ExecutorService crowd = Executors.newFixedThreadPool(8);
        try {
            CountDownLatch together = new CountDownLatch(8);
            List<Future<String>> all = new ArrayList<>();
            for (int i = 0; i < 8; i++) {
                all.add(crowd.submit(() -> {
                    together.countDown();
                    together.await();
                    return asked(TEAMS, 1);
                }));
            }
            for (Future<String> one : all) {
                assertThat(one.get()).isEqualTo("teams1");
            }
        } finally {
            crowd.shutdownNow();
        }
    }

    @Test
    void noMoreThanTwoAreMadeAtATime() throws Exception {
        ExecutorService crowd = Executors.newFixedThreadPool(3);
        try {
            CountDownLatch end = new CountDownLatch(1);
            AtomicInteger inside = new AtomicInteger();
            List<Future<Boolean>> all = new ArrayList<>();
            for (int i = 0; i < 3; i++) {
                all.add(crowd.submit(() -> answers.made(() -> {
                    boolean few = inside.incrementAndGet() <= 2;
                    awaited(end);
                    inside.decrementAndGet();
                    return few;
                })));
            }
            Eventually.until("one waits", () -> answers.waiting() == 1);
            end.countDown();
            for (Future<Boolean> one : all) {
                assertThat(one.get()).isTrue();
            }
        } finally {
            crowd.shutdownNow();
        }
    }

    private static void awaited(CountDownLatch latch) {
        try {
            Eventually.open(latch);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    @Test
    void whoFindsNoPlaceIsToldWhatWasSaidLastOrToComeAgain() throws Exception {
        AnswersToAll narrow = new AnswersToAll(clock, 100, 1);
        narrow.get(TEAMS, () -> mark(1), () -> "before".getBytes(UTF_8));
        ExecutorService other = Executors.newSingleThreadExecutor();
        try {
            CountDownLatch begun = new CountDownLatch(1);
            CountDownLatch end = new CountDownLatch(1);
            Future<Boolean> making = other.submit(() -> narrow.made(() -> {
                begun.countDown();
                awaited(end);
                return true;
            }));
            awaited(begun);
            assertThat(narrow.get(TEAMS, () -> mark(2), () -> new byte[0]))
                    .asString(UTF_8)
                    .isEqualTo("before");
            assertThatThrownBy(() -> narrow.get(key("groups"), () -> mark(2), () -> new byte[0]))
                    .isInstanceOfSatisfying(
                            Refusal.class, refusal -> assertThat(refusal.code()).isEqualTo("busy"));
            assertThatThrownBy(() -> narrow.made(() -> true)).isInstanceOf(Refusal.class);
            end.countDown();
            assertThat(making.get()).isTrue();
            assertThat(narrow.get(TEAMS, () -> mark(2), () -> "after".getBytes(UTF_8)))
                    .asString(UTF_8)
                    .isEqualTo("after");
        } finally {
            other.shutdownNow();
        }
    }

    @Test
    void whatIsKeptIsBounded() {
        for (int i = 0; i < 100; i++) {
            asked(key("endpoint " + i + " "), 1);
        }
        assertThat(answers.bytes()).isPositive().isLessThanOrEqualTo(100);
        answers.get(key("large"), () -> mark(1), () -> new byte[101]);
        assertThat(answers.bytes()).isLessThanOrEqualTo(100);
    }

    @Test
    void whatCannotBeMadeIsNotKeptAndKeepsNobodyFromWhatCan() {
        for (int i = 0; i < 3; i++) {
            assertThatThrownBy(() -> answers.get(TEAMS, () -> mark(1), () -> {
                        throw new IllegalStateException("not now");
                    }))
                    .hasMessage("not now");
        }
        assertThat(asked(TEAMS, 1)).isEqualTo("teams1");
    }
}
