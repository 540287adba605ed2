package judge.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayDeque;
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
import org.junit.jupiter.api.Test;

class RepeatsTest {

    private static final Duration LIMIT = Duration.ofSeconds(2);
    private static final Set<Integer> ONE = Set.of(0);
    private static final Ending DONE = new Ending.Exited(0);
    private static final Ending OVER_MEMORY = new Ending.Exceeded(Resource.MEMORY);

    private final Repeats repeats = new Repeats(3);

    @Test
    void aRunOfWhichAllIsKnownIsEnough() throws Exception {
        assertThat(counted(run(DONE, 300, false)).count()).isEqualTo(1);
    }

    @Test
    void aRunWhoseMemoryIsInDoubtIsRepeatedAndAnotherOneThatShowsTooMuchCounts() throws Exception {
        Repeats.Runs<Execution> runs = counted(run(DONE, 300, true), run(OVER_MEMORY, 400, false));

        assertThat(runs.count()).isEqualTo(2);
        assertThat(runs.best().outcome().ending()).isEqualTo(OVER_MEMORY);
    }

    @Test
    void aRunThatShowsThatItsMemoryIsWithinTheLimitCountsBeforeQuickerOnesInDoubt() throws Exception {
        Repeats.Runs<Execution> runs = counted(run(DONE, 300, true), run(DONE, 400, false));

        assertThat(runs.best().outcome().usage().cpuTime()).isEqualTo(Duration.ofMillis(400));
    }

    @Test
    void sixRunsInDoubtAreEnoughAndTheQuickestCounts() throws Exception {
        Repeats.Runs<Execution> runs = counted(
                run(DONE, 300, true),
                run(DONE, 200, true),
                run(DONE, 400, true),
                run(DONE, 300, true),
                run(DONE, 300, true),
                run(DONE, 300, true));

        assertThat(runs.count()).isEqualTo(6);
        assertThat(runs.best().outcome().usage().cpuTime()).isEqualTo(Duration.ofMillis(200));
    }

    @Test
    void threeRunsInDoubtAreEnoughOfWhatIsKilled() throws Exception {
        Ending late = new Ending.Exceeded(Resource.WALL_TIME);
        assertThat(counted(run(late, 300, true), run(late, 300, true), run(late, 300, true))
                        .count())
                .isEqualTo(3);
    }

    @Test
    void oneRunIsEnoughWhereThereIsToBeOne() throws Exception {
        assertThat(new Repeats(1)
                        .of(times -> run(DONE, 300, true), Function.identity(), LIMIT, ONE)
                        .count())
                .isEqualTo(1);
    }

    @Test
    void aRunNearTheTimeLimitThatEndedByItselfCountsBeforeAKilledOne() throws Exception {
        Repeats.Runs<Execution> runs = counted(
                run(new Ending.Exceeded(Resource.CPU_TIME), 2_001, false),
                run(DONE, 1_990, true),
                run(DONE, 1_700, true));

        assertThat(runs.best().outcome().usage().cpuTime()).isEqualTo(Duration.ofMillis(1_700));
    }

    @Test
    void aRunNearTheLimitThatCountsIsRepeatedAlsoWhereItHasMoreTimeAndOneFarBeyondItIsNot() throws Exception {
        Duration startUp = Duration.ofMillis(60);
        Repeats stretched = new Repeats(3, 1.5, startUp, Optional.empty());
        Deque<Execution> near = new ArrayDeque<>(List.of(run(DONE, 2_100, false), run(DONE, 1_700, false)));
        Duration given = LIMIT.multipliedBy(3).dividedBy(2).plus(startUp);

        assertThat(stretched
                        .of(times -> near.removeFirst(), Function.identity(), given, ONE)
                        .best()
                        .outcome()
                        .usage()
                        .cpuTime())
                .isEqualTo(Duration.ofMillis(1_700));
        assertThat(stretched
                        .of(times -> run(DONE, 2_900, false), Function.identity(), given, ONE)
                        .count())
                .isEqualTo(1);
    }

    private Repeats.Runs<Execution> counted(Execution... scripted) throws Exception {
        Deque<Execution> left = new ArrayDeque<>(List.of(scripted));
        return repeats.of(times -> left.removeFirst(), Function.identity(), LIMIT, ONE);
    }

    private static Execution run(Ending ending, int cpuMillis, boolean inDoubt) {
        Duration time = Duration.ofMillis(cpuMillis);
        Outcome outcome = new Outcome(
                ending,
                new Usage(time, time, 1 << 20, inDoubt, 0),
                new byte[0],
                new byte[0],
                Map.of(),
                List.of(),
                List.of());
        return new Execution(outcome, new ProgramEnd.Well(), new byte[0], "stdout");
    }
}
