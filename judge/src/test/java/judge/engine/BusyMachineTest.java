package judge.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import judge.language.Execution;
import judge.language.ProgramEnd;
import judge.sandbox.Ending;
import judge.sandbox.Outcome;
import judge.sandbox.Resource;
import judge.sandbox.Usage;
import judge.schedule.ProcessorPool;
import org.junit.jupiter.api.Test;

/** Programs that need a certain time on a machine whose slowness is injected. */
class BusyMachineTest {

    private static final Duration LIMIT = Duration.ofSeconds(2);
    private static final Set<Integer> ONE = Set.of(0);

    /** The slowness of the machine at each look; the last figure stays for ever. */
    private final Deque<Double> slowness = new ArrayDeque<>();

    private final List<Double> given = new ArrayList<>();
    private int looks;

    @Test
    void aProgramThatIsWithinTheLimitOnAQuietMachineIsRepeatedUntilItIs() throws Exception {
        machine(1.9, 1.0);

        Repeats.Runs<Execution> runs = judged(1_400, 1.9, 1.9, 1.0);

        assertThat(runs.isFinal()).isTrue();
        assertThat(cpuMillis(runs)).isEqualTo(1_400);
        assertThat(given).containsExactly(1.0, Repeats.BEYOND, 1.0);
    }

    @Test
    void aProgramThatNeverEndsIsNotWaitedForOnABusyMachine() throws Exception {
        machine(1.9);

        Repeats.Runs<Execution> runs = judged(Integer.MAX_VALUE, 1.9);

        assertThat(runs.isFinal()).isTrue();
        assertThat(cpuMillis(runs)).isGreaterThan(2_000);
        assertThat(given).containsExactly(1.0, Repeats.BEYOND);
        assertThat(looks).isEqualTo(1);
    }

    /** Twenty cases with three runs each held up everybody else for minutes. */
    @Test
    void aProgramThatNeverEndsIsRunOnceInFurtherCasesOnAMachineThatStaysBusy() throws Exception {
        machine(1.9);
        Repeats repeats = repeats();
        List<Boolean> last = new ArrayList<>();
        for (int i = 0; i < 6; i++) {
            given.clear();
            Repeats.Runs<Execution> runs = repeats.of(
                    times -> {
                        given.add(times);
                        int limit = (int) Math.round(LIMIT.toMillis() * times) + 8;
                        return run(limit, limit, 0, new Ending.Exceeded(Resource.CPU_TIME));
                    },
                    Function.identity(),
                    LIMIT,
                    ONE);
            last.add(runs.isFinal());
        }

        assertThat(given).containsExactly(1.0);
        assertThat(last).as("the others are judged again aside").containsExactly(true, true, true, false, false, false);
    }

    @Test
    void aProgramThatComesToItsLimitWhileTheMachineStaysBusyIsNotJudgedFinally() throws Exception {
        machine(1.9);

        Repeats.Runs<Execution> runs = judged(1_400, 1.9);

        assertThat(runs.isFinal()).isFalse();
        assertThat(runs.slowness()).isEqualTo(1.9);
        assertThat(given).containsExactly(1.0, Repeats.BEYOND, 1.0, 1.0);
    }

    @Test
    void aProgramThatIsTooSlowOnAQuietMachineTooIsJudgedFinally() throws Exception {
        machine(1.9, 1.0);

        Repeats.Runs<Execution> runs = judged(2_500, 1.9, 1.9, 1.0);

        assertThat(runs.isFinal()).isTrue();
        assertThat(cpuMillis(runs)).isGreaterThan(2_000);
    }

    @Test
    void aProgramThatIsWithinTheLimitIsRunOnceAndNothingIsMeasured() throws Exception {
        machine(1.9);

        Repeats.Runs<Execution> runs = judged(900, 1.9);

        assertThat(runs.isFinal()).isTrue();
        assertThat(runs.count()).isEqualTo(1);
        assertThat(looks).isZero();
    }

    @Test
    void onAQuietMachineAProgramGetsNoMoreTimeAndNoMoreRunsThanBefore() throws Exception {
        machine(1.0);

        Repeats.Runs<Execution> runs = judged(Integer.MAX_VALUE, 1.0);

        assertThat(runs.isFinal()).isTrue();
        assertThat(given).containsExactly(1.0, 1.0);
    }

    @Test
    void aProgramThatHadToWaitForItsProcessorWasMeasuredOnABusyMachine() throws Exception {
        machine(1.0);
        Execution waited = run(2_001, 5_000, 2_900, new Ending.Exceeded(Resource.CPU_TIME));
        Deque<Execution> left =
                new ArrayDeque<>(List.of(waited, run(2_400, 5_000, 0, new Ending.Exited(0)), waited, waited));

        Repeats.Runs<Execution> runs = repeats().of(times -> left.removeFirst(), Function.identity(), LIMIT, ONE);

        assertThat(runs.isFinal()).isFalse();
        assertThat(left).isEmpty();
    }

    @Test
    void aProgramWhoseThreadsWaitForEachOtherWasNot() throws Exception {
        machine(1.0);
        Execution threads = run(2_001, 2_020, 1_500, new Ending.Exceeded(Resource.CPU_TIME));
        Deque<Execution> left = new ArrayDeque<>(List.of(threads, threads));

        assertThat(repeats()
                        .of(times -> left.removeFirst(), Function.identity(), LIMIT, ONE)
                        .isFinal())
                .isTrue();
    }

    @Test
    void whoSleepsIsNotHeldUpByABusyMachine() throws Exception {
        machine(1.5);
        Execution asleep = run(20, 8_000, 0, new Ending.Exceeded(Resource.WALL_TIME));

        assertThat(repeats()
                        .of(times -> asleep, Function.identity(), LIMIT, ONE)
                        .isFinal())
                .isTrue();
    }

    @Test
    void aProgramThatWaitsOnABusyMachineIsRunOnceMoreAndNotJudgedFinally() throws Exception {
        machine(1.5);
        Execution hung = run(500, 8_000, 2_000, new Ending.Exceeded(Resource.WALL_TIME));
        Deque<Execution> left = new ArrayDeque<>(List.of(hung, hung));

        Repeats.Runs<Execution> runs = repeats().of(times -> left.removeFirst(), Function.identity(), LIMIT, ONE);

        assertThat(runs.isFinal()).isFalse();
        assertThat(left).isEmpty();
    }

    @Test
    void aProgramThatRanWhileTheMachineStoodStillIsRunAgain() throws Exception {
        machine(1.0);
        Execution still = run(7_500, 8_100, 0, 7_700, new Ending.Exceeded(Resource.CPU_TIME));
        Execution quick = run(190, 200, 0, new Ending.Exited(0));
        Deque<Execution> left = new ArrayDeque<>(List.of(still, quick, quick));

        Repeats.Runs<Execution> runs = repeats().of(times -> left.removeFirst(), Function.identity(), LIMIT, ONE);

        assertThat(runs.isFinal()).isTrue();
        assertThat(cpuMillis(runs)).isEqualTo(190);
    }

    @Test
    void aProgramThatHungWhileTheMachineStoodStillIsNotOneThatSleeps() throws Exception {
        machine(1.0);
        Execution still = run(150, 8_100, 0, 7_900, new Ending.Exceeded(Resource.WALL_TIME));
        Deque<Execution> left = new ArrayDeque<>(List.of(still, still));

        Repeats.Runs<Execution> runs = repeats().of(times -> left.removeFirst(), Function.identity(), LIMIT, ONE);

        assertThat(runs.isFinal()).isFalse();
        assertThat(left).isEmpty();
    }

    @Test
    void aProgramThatNeverEndsIsLateForGoodWhereverTheHypervisorKeepsAPartOfIt() throws Exception {
        machine(1.0);
        Execution endless = run(2_001, 2_400, 0, 300, new Ending.Exceeded(Resource.CPU_TIME));
        Execution beyond = run(6_001, 6_300, 0, 300, new Ending.Exceeded(Resource.CPU_TIME));
        Deque<Execution> left = new ArrayDeque<>(List.of(endless, beyond));

        Repeats.Runs<Execution> runs = repeats().of(times -> left.removeFirst(), Function.identity(), LIMIT, ONE);

        assertThat(runs.isFinal()).isTrue();
        assertThat(runs.best()).isEqualTo(endless);
        assertThat(left).isEmpty();
    }

    @Test
    void aMachineThatStoodStillMeanwhileDoesNotTellThatAProgramIsFarBeyondItsLimit() throws Exception {
        machine(1.0);
        Execution still = run(2_001, 2_400, 0, 2_000, new Ending.Exceeded(Resource.CPU_TIME));
        Execution beyond = run(7_500, 8_100, 0, 7_700, new Ending.Exceeded(Resource.CPU_TIME));
        Deque<Execution> left = new ArrayDeque<>(List.of(still, beyond, run(190, 200, 0, new Ending.Exited(0))));

        Repeats.Runs<Execution> runs = repeats().of(times -> left.removeFirst(), Function.identity(), LIMIT, ONE);

        assertThat(runs.isFinal()).isTrue();
        assertThat(cpuMillis(runs)).isEqualTo(190);
    }

    @Test
    void aMachineThatStandsStillNowAndThenForAMomentIsAQuietOne() throws Exception {
        machine(1.0);
        Execution late = run(2_001, 2_100, 0, 90, new Ending.Exceeded(Resource.CPU_TIME));
        Deque<Execution> left = new ArrayDeque<>(List.of(late, late));

        Repeats.Runs<Execution> runs = repeats().of(times -> left.removeFirst(), Function.identity(), LIMIT, ONE);

        assertThat(runs.isFinal()).isTrue();
        assertThat(left).isEmpty();
    }

    private void machine(double... later) {
        for (double one : later) {
            slowness.add(one);
        }
    }

    private Repeats repeats() {
        CalmRuns calm = new CalmRuns(
                new ProcessorPool(List.of(0)),
                processors -> {
                    looks++;
                    return slowness.size() > 1 ? slowness.removeFirst() : slowness.getFirst();
                },
                Duration.ZERO);
        return new Repeats(3, 1, Duration.ZERO, Optional.of(calm));
    }

    /**
     * A program that needs so much time on a quiet machine.
     *
     * @param factors how slow the machine is in each run, the last one in all later ones
     */
    private Repeats.Runs<Execution> judged(int millis, double... factors) throws Exception {
        return repeats()
                .of(
                        times -> {
                            double factor = factors[Math.min(given.size(), factors.length - 1)];
                            given.add(times);
                            double needs = millis * factor;
                            double limit = LIMIT.toMillis() * times;
                            return needs > limit
                                    ? run((int) limit + 8, (int) limit + 8, 0, new Ending.Exceeded(Resource.CPU_TIME))
                                    : run((int) needs, (int) needs, 0, new Ending.Exited(0));
                        },
                        Function.identity(),
                        LIMIT,
                        ONE);
    }

    private static long cpuMillis(Repeats.Runs<Execution> runs) {
        return runs.best().outcome().usage().cpuTime().toMillis();
    }

    private static Execution run(int cpuMillis, int wallMillis, int starvedMillis, Ending ending) {
        return run(cpuMillis, wallMillis, starvedMillis, 0, ending);
    }

    private static Execution run(int cpuMillis, int wallMillis, int starvedMillis, int stillMillis, Ending ending) {
        Usage usage = new Usage(
                Duration.ofMillis(cpuMillis),
                Duration.ofMillis(wallMillis),
                1 << 20,
                false,
                0,
                Duration.ofMillis(starvedMillis),
                Duration.ofMillis(stillMillis));
        Outcome outcome = new Outcome(ending, usage, new byte[0], new byte[0], Map.of(), List.of(), List.of());
        return new Execution(outcome, new ProgramEnd.Well(), new byte[0], "stdout");
    }
}
