package judge.language.java.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Set;
import judge.language.Execution;
import judge.language.RunInput;
import judge.language.RunLimits;
import judge.language.java.jvm.JvmArguments;
import judge.language.java.jvm.JvmImage;
import judge.sandbox.Ending;
import judge.sandbox.Isolation;
import judge.sandbox.Limits;
import judge.sandbox.Mount;
import judge.sandbox.Outcome;
import judge.sandbox.Resource;
import judge.sandbox.Usage;
import judge.sandbox.run.Command;
import judge.sandbox.run.Sandbox;
import org.junit.jupiter.api.Test;

class JvmTest {

    private static final long MIB = 1 << 20;
    private static final Ending OVER_MEMORY = new Ending.Exceeded(Resource.MEMORY);
    private static final Ending OVER_TIME = new Ending.Exceeded(Resource.CPU_TIME);
    private static final Ending WELL = new Ending.Exited(0);
    private static final Ending UNCAUGHT = new Ending.Exited(1);
    private static final Ending CRASH = new Ending.Exited(2);

    private final List<Command> commands = new ArrayList<>();
    private final List<Limits> limits = new ArrayList<>();
    private Duration taken = Duration.ofMillis(50);
    private long stack;
    private Set<Integer> inDoubt = Set.of();
    private Usage usage;

    @Test
    void heapAndWhatTheVmNeedsAreLimitedTogetherWithStacksOnTop() throws Exception {
        assertThat(run(WELL)).isEqualTo(WELL);

        assertThat(limits).singleElement().satisfies(one -> {
            assertThat(one.memoryBytes()).isEqualTo(144 * MIB);
            assertThat(one.stackBytes()).isEqualTo(64 * MIB);
        });
    }

    @Test
    void aKillForMemoryCountsIfTheProgramIsKilledWithoutTheSecondCompilerToo() throws Exception {
        assertThat(run(OVER_MEMORY, OVER_MEMORY)).isEqualTo(OVER_MEMORY);

        assertThat(commands.get(0).arguments()).doesNotContain(JvmArguments.FIRST_COMPILER_ONLY);
        assertThat(commands.get(1).arguments()).contains(JvmArguments.FIRST_COMPILER_ONLY);
        assertThat(limits.get(1).memoryBytes()).isEqualTo(limits.get(0).memoryBytes());
    }

    @Test
    void whatTheSecondCompilerTakesIsNotHeldAgainstAProgram() throws Exception {
        assertThat(run(OVER_MEMORY, WELL, WELL)).isEqualTo(WELL);

        assertThat(commands.get(2).arguments()).isEqualTo(commands.get(0).arguments());
        assertThat(limits.get(2).memoryBytes()).isGreaterThan(limits.get(0).memoryBytes());
        assertThat(limits.get(2).cpuTime()).isEqualTo(limits.get(0).cpuTime());
    }

    @Test
    void aRunWithoutTheSecondCompilerWhoseMemoryNobodySawAcquitsNobody() throws Exception {
        inDoubt = Set.of(2, 3);

        assertThat(run(OVER_MEMORY, WELL, WELL, OVER_MEMORY)).isEqualTo(OVER_MEMORY);
    }

    @Test
    void whatNobodySawInAnyRunStaysInDoubt() throws Exception {
        inDoubt = Set.of(2, 3, 4, 5);

        assertThat(run(OVER_MEMORY, WELL, WELL, WELL, WELL)).isEqualTo(WELL);

        assertThat(usage.memoryInDoubt()).isTrue();
    }

    @Test
    void aProgramThatIsOnlySlowWithoutTheSecondCompilerIsJudgedWithIt() throws Exception {
        assertThat(run(OVER_MEMORY, OVER_TIME, WELL)).isEqualTo(WELL);
    }

    @Test
    void theRunWithoutTheSecondCompilerCountsWhereThatTakesMoreThanIsGranted() throws Exception {
        assertThat(run(OVER_MEMORY, WELL, OVER_MEMORY)).isEqualTo(WELL);
    }

    @Test
    void aRunWithoutTheSecondCompilerThatTookTooLongDoesNotCount() throws Exception {
        taken = Duration.ofSeconds(2);

        assertThat(run(OVER_MEMORY, WELL, OVER_MEMORY)).isEqualTo(OVER_MEMORY);
    }

    @Test
    void whoIsLateWithADeepStackIsJudgedWithoutTheSecondCompilerWhereThatIsInTime() throws Exception {
        stack = 63 * MIB;

        assertThat(run(OVER_TIME, WELL)).isEqualTo(WELL);

        assertThat(commands.get(1).arguments()).contains(JvmArguments.FIRST_COMPILER_ONLY);
    }

    @Test
    void aDeepStackThatIsUnwoundTooLateEndsInItsExceptionAtTheLimitOfTime() throws Exception {
        stack = 63 * MIB;
        taken = Duration.ofSeconds(2);

        assertThat(run(OVER_TIME, UNCAUGHT)).isEqualTo(UNCAUGHT);

        assertThat(usage.cpuTime()).isEqualTo(Duration.ofSeconds(1));
        assertThat(usage.wallTime()).isEqualTo(Duration.ofSeconds(2));
    }

    @Test
    void whoIsLateWithADeepStackAndDoesNotFailIsLate() throws Exception {
        stack = 63 * MIB;
        taken = Duration.ofSeconds(2);

        assertThat(run(OVER_TIME, WELL)).isEqualTo(OVER_TIME);
        assertThat(run(OVER_TIME, CRASH)).isEqualTo(OVER_TIME);
    }

    @Test
    void whoIsLateWithoutOneIsRunOnce() throws Exception {
        stack = 8 * MIB;

        assertThat(run(OVER_TIME)).isEqualTo(OVER_TIME);
    }

    @Test
    void theRunWithoutTheSecondCompilerCountsWhereAThirdOneIsLate() throws Exception {
        assertThat(run(OVER_MEMORY, CRASH, OVER_TIME)).isEqualTo(CRASH);
    }

    private Ending run(Ending... endings) throws Exception {
        Deque<Ending> script = new ArrayDeque<>(List.of(endings));
        Jvm jvm = new Jvm(new Script(script), new JvmImage(Path.of("/image")));
        RunLimits given = new RunLimits(Duration.ofSeconds(1), Duration.ofSeconds(5), 64 * MIB, 80 * MIB, MIB);
        Execution execution =
                jvm.run(new StartableClasses(Path.of("/classes"), "Main"), RunInput.empty(), given, Set.of());
        assertThat(script).isEmpty();
        usage = execution.outcome().usage();
        return execution.outcome().ending();
    }

    private final class Script implements Sandbox {
        private final Deque<Ending> endings;

        Script(Deque<Ending> endings) {
            this.endings = endings;
        }

        @Override
        public Outcome run(Command command, Limits given) {
            commands.add(command);
            limits.add(given);
            return new Outcome(
                    endings.remove(),
                    new Usage(taken, taken, 100 * MIB, inDoubt.contains(commands.size()), stack),
                    new byte[0],
                    new byte[] {'!'},
                    Map.of(),
                    List.of(),
                    List.of());
        }

        @Override
        public String seenAs(Mount mount) {
            return mount.target();
        }

        @Override
        public Isolation isolation() {
            return new Isolation("none", List.of());
        }

        @Override
        public void close() {}
    }
}
