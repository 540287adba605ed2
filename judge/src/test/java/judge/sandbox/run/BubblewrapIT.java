package judge.sandbox.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import judge.Eventually;
import judge.sandbox.Ending;
import judge.sandbox.Limits;
import judge.sandbox.Outcome;
import judge.sandbox.Resource;
import judge.sandbox.SandboxException;
import judge.sandbox.account.OwnControlGroups;
import judge.sandbox.kernel.Processors;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;

@Isolated("measures, and looks for remnants")
class BubblewrapIT {

    private static final Duration HALF_A_SECOND = Duration.ofMillis(500);

    /**
     * The number of runs of a command that spins: each time a busy host may keep the watching thread from its
     * processor.
     */
    private static final int SPINS = 20;

    private static Sandbox sandbox;

    @BeforeAll
    static void looksAtTheHost() {
        HostCheck host = HostCheck.run();
        assertThat(host.isIsolated()).as("%s", host.findings()).isTrue();
        sandbox = host.sandbox(Path.of("never used"));
    }

    @AfterAll
    static void closes() {
        sandbox.close();
    }

    @Test
    void givesBackWhatACommandPrintsAndItsStatus() throws Exception {
        Outcome outcome = shell("read -r line; printf %s \"$line\"; echo err >&2; exit 7", "hello");

        assertThat(outcome.ending()).isEqualTo(new Ending.Exited(7));
        assertThat(text(outcome.stdout())).isEqualTo("hello");
        assertThat(text(outcome.stderr())).isEqualTo("err\n");
        assertThat(outcome.usage().cpuTime()).isPositive();
    }

    /**
     * Such a command has ended before anybody has looked at it, or was seen only while it was set up. The kernel counts
     * for a control group in batches of 64 pages: two of them are the least that 1,500 such commands have shown.
     */
    @Test
    void showsTheMemoryOfACommandThatEndsAtOnce() throws Exception {
        assumeThat(sandbox.isolation().measures()).anyMatch(measure -> measure.startsWith("cgroup-"));
        for (int i = 0; i < 30; i++) {
            assertThat(shell("exit 0", "").usage().peakMemoryBytes()).isGreaterThanOrEqualTo(512 << 10);
        }
    }

    @Test
    void readsBackFilesOfTheWorkingFolderAfterTheEnd() throws Exception {
        Outcome outcome = shell("echo answer > out.txt; echo x > other", "");

        assertThat(text(outcome.collected().get("work/out.txt"))).isEqualTo("answer\n");
        assertThat(outcome.leftovers()).containsExactly("in.txt", "other", "out.txt");
    }

    @Test
    void followsNoLinkOutOfTheWorkingFolder() throws Exception {
        assertThat(shell("ln -s /etc/passwd out.txt", "").collected()).isEmpty();
        assertThat(shell("cd ..; mv work w; ln -s /etc work", "").collected()).isEmpty();
        assertThat(shell("mkfifo out.txt", "").collected()).isEmpty();
    }

    @Test
    void killsACommandThatSpinsWithinFiftyMillisecondsOfItsLimit() throws Exception {
        Duration least = Eventually.HANG;
        for (int i = 0; i < SPINS && least.compareTo(HALF_A_SECOND.plusMillis(50)) > 0; i++) {
            Outcome outcome = spinning("while :; do :; done", 0);

            assertThat(outcome.ending()).isEqualTo(new Ending.Exceeded(Resource.CPU_TIME));
            Duration used = outcome.usage().cpuTime();
            assertThat(used).isGreaterThan(HALF_A_SECOND);
            least = used.compareTo(least) < 0 ? used : least;
        }
        assertThat(least).isLessThanOrEqualTo(HALF_A_SECOND.plusMillis(50));
    }

    @Test
    void tellsWhatTheStacksOfALateCommandHave() throws Exception {
        String deep = "f() { [ $1 = 900 ] || f $(($1 + 1)); while :; do :; done; }; f 0";

        Outcome flat = spinning("while :; do :; done", 1 << 26);
        Outcome outcome = spinning(deep, 1 << 26);

        assertThat(outcome.ending()).isEqualTo(new Ending.Exceeded(Resource.CPU_TIME));
        assertThat(outcome.usage().stackBytes())
                .isGreaterThan(200_000)
                .isGreaterThan(4 * flat.usage().stackBytes());
        assertThat(spinning(deep, 0).usage().stackBytes()).isZero(); // Nobody has asked.
    }

    @Test
    void killsACommandThatOnlySleeps() throws Exception {
        Limits limits = limits(Eventually.HANG, Duration.ofSeconds(2), 0, 1 << 20);

        Outcome outcome = sandbox.run(command("exec sleep 1000000", "", first()), limits);

        assertThat(outcome.ending()).isEqualTo(new Ending.Exceeded(Resource.WALL_TIME));
        assertThat(outcome.usage().wallTime()).isGreaterThan(Duration.ofSeconds(2));
    }

    @Test
    void killsACommandThatPrintsTooMuch() throws Exception {
        Outcome outcome = shell("exec cat /dev/zero", "");

        assertThat(outcome.ending()).isEqualTo(new Ending.Exceeded(Resource.STDOUT));
        assertThat(outcome.stdout()).hasSize(1 << 20);
    }

    @Test
    void holdsOnlyTheBeginningOfWhatIsTooMuchWhereMuchMayBePrinted() throws Exception {
        Limits large = limits(Eventually.HANG, Eventually.HANG, 0, 40 << 20);
        Outcome outcome = sandbox.run(command("exec cat /dev/zero", "", first()), large);

        assertThat(outcome.ending()).isEqualTo(new Ending.Exceeded(Resource.STDOUT));
        assertThat(outcome.stdout()).hasSize(32 << 20);
    }

    @Test
    void aCommandCanOpenItsOutputByName() throws Exception {
        Outcome outcome = shell("echo out > /dev/stdout; echo err > /dev/stderr", "");

        assertThat(outcome.ending()).isEqualTo(new Ending.Exited(0));
        assertThat(text(outcome.stdout())).isEqualTo("out\n");
        assertThat(text(outcome.stderr())).isEqualTo("err\n");
    }

    @Test
    void killsACommandThatFillsItsScratchFolder() throws Exception {
        Outcome files = shell("i=0; while :; do : > f$i; i=$((i+1)); done", "");
        assertThat(files.ending()).isEqualTo(new Ending.Exceeded(Resource.SCRATCH));

        Outcome bytes = shell("exec dd if=/dev/zero of=big bs=1M count=100", "");
        assertThat(bytes.ending()).isNotEqualTo(new Ending.Exited(0));
    }

    /** With a control group this happens even between two looks. */
    @Test
    void killsACommandThatTakesTooMuchMemory() throws Exception {
        Outcome outcome = shell("exec dd if=/dev/zero of=/dev/null bs=600M count=1", "");

        assertThat(outcome.ending()).isEqualTo(new Ending.Exceeded(Resource.MEMORY));
    }

    @Test
    void boundsTheCommandByTheKernelsOwnLimits() throws Exception {
        String limits = text(shell("exec cat /proc/self/limits", "").stdout());

        assertThat(limits)
                .containsPattern("Max core file size +0 +0 ")
                .containsPattern("Max open files +256 +256 ")
                .containsPattern("Max processes +64 +64 ")
                .containsPattern("Max file size +16777216 +16777216 ")
                .containsPattern("Max address space +17448304640 +17448304640 ");
    }

    /** bwrap has to ask the kernel to end its children with it: before that, they do not. */
    @Test
    void leavesNothingOfACommandThatIsCalledOffWhileItIsSetUp() throws Exception {
        String mark = "sleep 98765" + ProcessHandle.current().pid();
        long begin = System.nanoTime();
        shell("exit 0", "");
        long whole = System.nanoTime() - begin;
        for (int i = 0; i < 40; i++) {
            Thread thread = new Thread(() -> {
                try {
                    shell("exec " + mark, "");
                } catch (Exception e) {
                    Thread.currentThread().interrupt(); // Called off.
                }
            });
            thread.start();
            TimeUnit.NANOSECONDS.sleep(whole * i / 20);
            thread.interrupt();
            thread.join();
        }

        assertThat(commandLines()).noneMatch(line -> line.contains(mark));
        assertThat(OwnControlGroups.now()).isEmpty();
    }

    private static List<String> commandLines() throws IOException {
        List<String> lines = new ArrayList<>();
        try (DirectoryStream<Path> processes = Files.newDirectoryStream(Path.of("/proc"), "[0-9]*")) {
            for (Path process : processes) {
                try {
                    lines.add(Files.readString(process.resolve("cmdline")).replace('\0', ' '));
                } catch (IOException e) {
                    continue; // It has ended.
                }
            }
        }
        return lines;
    }

    @Test
    void leavesNoControlGroupBehind() throws Exception {
        shell("exit 0", "");

        assertThat(OwnControlGroups.now()).isEmpty();
    }

    @Test
    void runsACommandOnTheProcessorsThatItIsToldAndNoOthers() throws Exception {
        List<Integer> allowed = Processors.allowed();
        for (Set<Integer> processors :
                List.of(Set.of(allowed.get(0)), Set.of(allowed.get(allowed.size() - 1)), Set.copyOf(allowed))) {
            Outcome outcome = shell("exec grep Cpus_allowed_list /proc/self/status", "", processors);

            assertThat(text(outcome.stdout())).isEqualTo("Cpus_allowed_list:\t" + Processors.list(processors) + "\n");
        }
    }

    @Test
    void runsNothingOnProcessorsThatTheJudgeMustNotUse() {
        assertThatThrownBy(() -> shell("exit 0", "", Set.of(1023)))
                .isInstanceOf(SandboxException.class)
                .hasMessageContaining("cannot use the processors [1023]");
    }

    @Test
    void letsNoCommandMakeAProcess() throws Exception {
        Outcome outcome = shell("/usr/bin/true; echo survived", "");

        assertThat(text(outcome.stdout())).doesNotContain("survived");
        assertThat(text(outcome.stderr())).containsIgnoringCase("fork");
    }

    @Test
    void cannotWriteToItsInputOrTheHost() throws Exception {
        Outcome outcome = shell("echo x > /proc/self/fd/0; echo x > /etc/x; echo x > /dev/x; read a; echo $a", "in");

        assertThat(text(outcome.stdout())).isEqualTo("in\n");
        assertThat(text(outcome.stderr()).lines()).hasSize(3);
    }

    private static Outcome shell(String script, String stdin) throws Exception {
        return shell(script, stdin, first());
    }

    private static Set<Integer> first() {
        return Set.of(Processors.allowed().get(0));
    }

    private static Outcome shell(String script, String stdin, Set<Integer> processors) throws Exception {
        return sandbox.run(command(script, stdin, processors), limits(Eventually.HANG, Eventually.HANG, 0, 1 << 20));
    }

    /** Runs what is over its CPU time after half a second. */
    private static Outcome spinning(String script, long stackBytes) throws Exception {
        return sandbox.run(command(script, "", first()), limits(HALF_A_SECOND, Eventually.HANG, stackBytes, 1 << 20));
    }

    private static Limits limits(Duration cpuTime, Duration wallTime, long stackBytes, long outputBytes) {
        return new Limits(cpuTime, wallTime, 256L << 20, stackBytes, outputBytes, 16 << 20, 1000, 32, 0);
    }

    private static Command command(String script, String stdin, Set<Integer> processors) throws Exception {
        return new Command(
                List.of("/bin/sh", "-c", script),
                Map.of("PATH", "/bin"),
                HostCheck.programMounts(),
                stdin.getBytes(StandardCharsets.UTF_8),
                Map.of("in.txt", new byte[] {1}),
                List.of("work/out.txt"),
                processors);
    }

    private static String text(byte[] bytes) {
        return new String(bytes, StandardCharsets.UTF_8);
    }
}
