package judge.hunt;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import judge.Eventually;
import judge.verdict.Verdict;
import org.junit.jupiter.api.Test;

/** The way to the slowest input: a program that takes longer for greater numbers. */
class ClimbTest {

    private static final Duration FOUR_MINUTES = Duration.ofMinutes(4);

    private final AtomicLong clock = new AtomicLong();
    private final List<Duration> told = new ArrayList<>();

    private final Hunt.Listener listener = new Hunt.Listener() {
        @Override
        public void tried(int inputs) {
            clock.addAndGet(1_000_000_000);
        }

        @Override
        public void climbed(int inputs, Duration slowest) {
            clock.addAndGet(1_000_000_000);
            told.add(slowest);
        }

        @Override
        public void shrunk(String input) {}
    };

    private Hunt.Result hunt(FakeTrial trial) throws Exception {
        return new Hunt(new Numbers(), trial, clock::get, listener).run(1, FOUR_MINUTES);
    }

    private static Duration millis(String input, int each) {
        return Duration.ofMillis((long) each * Integer.parseInt(input));
    }

    @Test
    void climbsFromTheSlowestInputToSlowerOnesAsLongAsTheyAreFair() throws Exception {
        FakeTrial trial = new FakeTrial(input -> Verdict.AC, (input, verdict) -> millis(input, 10));

        Slowest slowest = hunt(trial).slowest().orElseThrow();

        // From 20 on one more is no longer clearly slower.
        assertThat(Integer.parseInt(slowest.input())).isBetween(20, 21);
        assertThat(slowest.finding().cpuTime()).isEqualTo(millis(slowest.input(), 10));
        assertThat(slowest.isTooSlow()).isFalse();
        assertThat(slowest.ended()).isTrue();
        assertThat(told).isSorted().contains(slowest.finding().cpuTime());
        assertThat(trial.tried()).allMatch(input -> Integer.parseInt(input) <= 50);
    }

    @Test
    void goesOnBeyondTheLimitAndSaysHowLongTheProgramNeeds() throws Exception {
        FakeTrial trial = new FakeTrial(input -> Verdict.AC, (input, verdict) -> millis(input, 150));

        Hunt.Result result = hunt(trial);

        Slowest slowest = result.slowest().orElseThrow();
        assertThat(result.counterexample()).isEmpty();
        assertThat(slowest.isTooSlow()).isTrue();
        assertThat(slowest.ended()).isTrue();
        assertThat(slowest.finding().verdict()).isEqualTo(Verdict.AC);
        assertThat(slowest.finding().cpuTime()).isGreaterThan(Duration.ofMillis(2_800));
    }

    @Test
    void stopsWhereTheProgramIsAsSlowAsCanBeMeasured() throws Exception {
        FakeTrial trial =
                new FakeTrial(input -> Verdict.AC, (input, verdict) -> millis(input, input.length() > 1 ? 600 : 100));

        Slowest slowest = hunt(trial).slowest().orElseThrow();

        assertThat(slowest.input()).isEqualTo("10");
        assertThat(slowest.ended()).isFalse();
        assertThat(slowest.finding().cpuTime()).isEqualTo(Duration.ofMillis(5_005));
        assertThat(clock.get()).isLessThan(FOUR_MINUTES.toNanos());
    }

    @Test
    void reportsTheLesserOfTwoMeasurements() throws Exception {
        AtomicInteger runs = new AtomicInteger();
        FakeTrial trial = new FakeTrial(
                input -> Verdict.AC, (input, verdict) -> Duration.ofMillis(runs.incrementAndGet() == 3 ? 700 : 100));

        Slowest slowest = hunt(trial).slowest().orElseThrow();

        assertThat(slowest.input()).isEqualTo("2");
        assertThat(slowest.finding().cpuTime()).isEqualTo(Duration.ofMillis(100));
    }

    @Test
    void shrinksAnInputOnWhichTheProgramIsWrongOnTheWay() throws Exception {
        FakeTrial trial = new FakeTrial(
                input -> Integer.parseInt(input) >= 7 ? Verdict.WA : Verdict.AC, (input, verdict) -> millis(input, 10));

        Hunt.Result result = hunt(trial);

        Counterexample found = result.counterexample().orElseThrow();
        assertThat(found.number()).isEmpty();
        assertThat(found.smallest()).isEqualTo("7");
        assertThat(result.slowest()).isEmpty();
    }

    @Test
    void saysHowSlowAProgramIsThatWasStoppedAtTheLimit() throws Exception {
        FakeTrial trial = new FakeTrial(input -> Verdict.AC, (input, verdict) -> millis(input, 1_100));

        Hunt.Result result = hunt(trial);

        assertThat(result.counterexample().orElseThrow().finding().verdict()).isEqualTo(Verdict.TLE);
        assertThat(result.slowest().orElseThrow().finding().cpuTime()).isEqualTo(Duration.ofMillis(1_100));
    }

    @Test
    void triesEveryKindOfInputBeforeItClimbs() throws Exception {
        FakeTrial trial = new FakeTrial(input -> {
            clock.addAndGet(Duration.ofSeconds(45).toNanos());
            return Verdict.AC;
        });

        hunt(trial);

        assertThat(trial.tried()).startsWith("0", "1", "2", "3");
        assertThat(told).isNotEmpty();
    }

    @Test
    void givesTheSlowestSoFarWhenItIsInterrupted() throws Exception {
        FakeTrial trial =
                new FakeTrial(input -> Verdict.AC, (input, verdict) -> millis(input, 10)).interruptedAfter(130);

        Hunt.Result result = hunt(trial);

        assertThat(result.interrupted()).isTrue();
        assertThat(result.slowest().orElseThrow().finding().cpuTime()).isGreaterThan(millis("3", 10));
    }

    /** Numbers that tell who made them, and when. */
    private static final class Told extends Numbers {
        private final boolean apart;
        private final Set<Thread> makers = ConcurrentHashMap.newKeySet();
        private final CountDownLatch second = new CountDownLatch(2);
        private final CountDownLatch neighbours = new CountDownLatch(2);

        Told(boolean apart) {
            this.apart = apart;
        }

        @Override
        public boolean isApart() {
            return apart;
        }

        @Override
        public String input(long seed, int number) {
            makers.add(Thread.currentThread());
            second.countDown();
            return super.input(seed, number);
        }

        @Override
        public String neighbour(String input, long seed) {
            makers.add(Thread.currentThread());
            neighbours.countDown();
            return super.neighbour(input, seed);
        }
    }

    @Test
    void makesTheNextInputWhileTheProgramRuns() throws Exception {
        Told space = new Told(true);
        FakeTrial trial = new FakeTrial(input -> {
            CountDownLatch awaited =
                    told.isEmpty() && clock.get() < FOUR_MINUTES.toNanos() / 2 ? space.second : space.neighbours;
            return isReached(awaited) ? Verdict.AC : Verdict.WA;
        });

        Hunt.Result result = new Hunt(space, trial, clock::get, listener).run(1, FOUR_MINUTES);

        assertThat(result.counterexample()).isEmpty();
        assertThat(told).isNotEmpty();
        assertThat(space.makers).hasSize(1).doesNotContain(Thread.currentThread());
    }

    @Test
    void makesNothingWhileTheProgramRunsWhereThatTakesPrograms() throws Exception {
        Told space = new Told(false);

        new Hunt(space, new FakeTrial(input -> Verdict.AC), clock::get, listener).run(1, FOUR_MINUTES);

        assertThat(told).isNotEmpty();
        assertThat(space.makers).containsExactly(Thread.currentThread());
    }

    private static boolean isReached(CountDownLatch latch) {
        try {
            return latch.await(Eventually.HANG.toSeconds(), TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            return false;
        }
    }
}
