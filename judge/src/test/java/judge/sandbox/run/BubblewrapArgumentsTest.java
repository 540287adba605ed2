package judge.sandbox.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import judge.sandbox.Limits;
import judge.sandbox.Mount;
import judge.sandbox.run.BubblewrapArguments.Feature;
import org.junit.jupiter.api.Test;

class BubblewrapArgumentsTest {

    private static final Limits LIMITS =
            new Limits(Duration.ofSeconds(1), Duration.ofSeconds(5), 1 << 28, 0, 1 << 20, 16 << 20, 1000, 128, 0);

    private static final Command COMMAND = new Command(
            List.of("/jre/bin/java", "Main"),
            Map.of("LC_ALL", "C.UTF-8"),
            List.of(new Mount(Path.of("/cache/jvm"), "/"), new Mount(Path.of("/tmp/classes"), "/classes")),
            new byte[0],
            Map.of("sudoku.in", new byte[0]),
            List.of(),
            Set.of());

    @Test
    void givesTheCommandNamespacesOfItsOwnAndNoRights() {
        assertThat(line(OptionalInt.empty()))
                .contains("--unshare-all", "--unshare-user", "--die-with-parent", "--new-session", "--as-pid-1")
                .containsSequence("--cap-drop", "ALL")
                .contains("--clearenv", "--disable-userns")
                .doesNotContain("--share-net", "--bind", "--dev-bind");
    }

    @Test
    void mountsEverythingReadOnlyButTheScratchFolder() {
        assertThat(line(OptionalInt.empty()))
                .containsSequence("--ro-bind", "/cache/jvm", "/")
                .containsSequence("--ro-bind", "/tmp/classes", "/classes")
                .containsSequence("--dev", "/dev", "--remount-ro", "/dev")
                .containsSequence("--size", "16777216", "--tmpfs", "/scratch")
                .containsSequence("--remount-ro", "/", "--chdir", "/scratch/work");
    }

    @Test
    void becomesAnotherUserFirstIfTheJudgeIsRoot() {
        assertThat(line(OptionalInt.of(1_000_000_007)))
                .startsWith("/usr/bin/setpriv", "--reuid", "1000000007", "--regid", "1000000007", "--clear-groups")
                .contains("--nproc=256");
        // Without a user of its own the command would be counted together with all that its user runs.
        assertThat(line(OptionalInt.empty())).startsWith("/usr/bin/prlimit").noneMatch(word -> word.contains("nproc"));
    }

    @Test
    void endsWithTheCommandSoThatNoneOfItsWordsIsAnOption() {
        assertThat(line(OptionalInt.empty())).endsWith("--", "/jre/bin/java", "Main");
    }

    @Test
    void asksAnOlderBubblewrapForNothingItDoesNotKnow() {
        assertThat(BubblewrapArguments.of(
                        "/usr/bin/bwrap", Set.of(), false, true, OptionalInt.empty(), COMMAND, LIMITS))
                .doesNotContain("--size", "--disable-userns", "--seccomp");
    }

    private static List<String> line(OptionalInt user) {
        return BubblewrapArguments.of(
                "/usr/bin/bwrap", EnumSet.allOf(Feature.class), true, true, user, COMMAND, LIMITS);
    }
}
