package judge.sandbox.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import judge.Eventually;
import judge.sandbox.Ending;
import judge.sandbox.Limits;
import judge.sandbox.Outcome;
import judge.sandbox.Resource;
import judge.sandbox.kernel.Processors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;

/** The fallback where there are no namespaces: no isolation, but the same endings. */
@Isolated("measures")
class PlainProcessIT {

    @TempDir
    private Path scratch;

    private Sandbox sandbox;

    @BeforeEach
    void opens() {
        sandbox = new PlainProcess(scratch);
    }

    @AfterEach
    void closes() {
        sandbox.close();
    }

    @Test
    void saysThatItIsolatesNothing() {
        assertThat(sandbox.isolation().name()).isEqualTo("none");
    }

    @Test
    void givesBackWhatACommandPrintsAndLeaves() throws Exception {
        Outcome outcome = shell("cat; echo err >&2; echo answer > out.txt; exit 7", "hello");

        assertThat(outcome.ending()).isEqualTo(new Ending.Exited(7));
        assertThat(text(outcome.stdout())).isEqualTo("hello");
        assertThat(text(outcome.stderr())).isEqualTo("err\n");
        assertThat(outcome.collected()).containsOnlyKeys("work/out.txt");
        assertThat(outcome.leftovers()).containsExactly("in.txt", "out.txt");
    }

    @Test
    void runsACommandOnTheProcessorsThatItIsToldAndNoOthers() throws Exception {
        for (int processor : Processors.allowed()) {
            Outcome outcome = shell("grep Cpus_allowed_list /proc/self/status", "", Set.of(processor));

            assertThat(text(outcome.stdout())).isEqualTo("Cpus_allowed_list:\t" + processor + "\n");
        }
    }

    @Test
    void losesNothingOfWhatWasPrintedLast() throws Exception {
        for (int i = 0; i < 100; i++) {
            assertThat(text(shell("exec cat", "hello").stdout())).isEqualTo("hello");
        }
    }

    @Test
    void killsWhatSpinsSleepsOrPrintsTooMuch() throws Exception {
        Limits spinning = limits(Duration.ofMillis(500), Eventually.HANG);
        Limits sleeping = limits(Eventually.HANG, Duration.ofSeconds(2));

        assertThat(sandbox.run(command("while :; do :; done", "", Set.of()), spinning)
                        .ending())
                .isEqualTo(new Ending.Exceeded(Resource.CPU_TIME));
        assertThat(sandbox.run(command("exec sleep 1000000", "", Set.of()), sleeping)
                        .ending())
                .isEqualTo(new Ending.Exceeded(Resource.WALL_TIME));
        assertThat(shell("exec cat /dev/zero", "").ending()).isEqualTo(new Ending.Exceeded(Resource.STDOUT));
    }

    @Test
    void deletesItsScratchFolderEvenWhereFoldersWereClosed() throws Exception {
        shell("mkdir -p a/b/c; touch a/b/c/f; chmod 0 a/b/c a/b a", "");

        assertThat(scratch).isEmptyDirectory();
    }

    private Outcome shell(String script, String stdin) throws Exception {
        return shell(script, stdin, Set.of());
    }

    private Outcome shell(String script, String stdin, Set<Integer> processors) throws Exception {
        return sandbox.run(command(script, stdin, processors), limits(Eventually.HANG, Eventually.HANG));
    }

    private static Limits limits(Duration cpuTime, Duration wallTime) {
        return new Limits(cpuTime, wallTime, 256L << 20, 0, 1 << 20, 16 << 20, 1000, 32, 0);
    }

    private static Command command(String script, String stdin, Set<Integer> processors) {
        return new Command(
                List.of("/bin/sh", "-c", script),
                Map.of("PATH", "/bin:/usr/bin"),
                List.of(),
                stdin.getBytes(StandardCharsets.UTF_8),
                Map.of("in.txt", new byte[] {1}),
                List.of("work/out.txt"),
                processors);
    }

    private static String text(byte[] bytes) {
        return new String(bytes, StandardCharsets.UTF_8);
    }
}
