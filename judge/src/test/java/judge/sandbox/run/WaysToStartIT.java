package judge.sandbox.run;

import static judge.sandbox.account.PageCost.USUAL;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import judge.Eventually;
import judge.sandbox.Calls;
import judge.sandbox.Limits;
import judge.sandbox.Outcome;
import judge.sandbox.SandboxException;
import judge.sandbox.account.ControlGroups;
import judge.sandbox.kernel.Child;
import judge.sandbox.kernel.Descriptor;
import judge.sandbox.kernel.Posix;
import judge.sandbox.kernel.RealUser;
import judge.sandbox.run.BubblewrapArguments.Feature;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;

/** A command is the same user with the same limits whether programs make it so or the judge itself does. */
@Isolated("asks who all threads of this JVM are")
class WaysToStartIT {

    private static final Limits LIMITS =
            new Limits(Eventually.HANG, Eventually.HANG, 1 << 28, 0, 1 << 20, 16 << 20, 1000, 128, 1 << 26);

    private static final String RIGHTS = "Uid|Gid|Groups|Cap\\w+|NoNewPrivs|Seccomp\\w*";

    @Test
    void neitherLeavesTheCommandARightOrALimitThatTheOtherDoesNot() throws Exception {
        assumeTrue(RealUser.isPossible());
        String direct = seenInside(StartWay.DIRECT, "/proc/self/status", "/proc/self/limits");
        String programs = seenInside(StartWay.PROGRAMS, "/proc/self/status", "/proc/self/limits");

        assertThat(lines(direct, RIGHTS)).isEqualTo(lines(programs, RIGHTS)).hasSizeGreaterThan(8);
        assertThat(direct).containsPattern("(?m)^CapEff:\t0{16}$").containsPattern("(?m)^NoNewPrivs:\t1$");
        assertThat(lines(direct, "Max .*")).isEqualTo(lines(programs, "Max .*")).hasSizeGreaterThan(10);
        assertThat(direct)
                .containsPattern("Max core file size +0 +0 ")
                .containsPattern("Max open files +256 +256 ")
                .containsPattern("Max file size +16777216 +16777216 ")
                .containsPattern("Max stack size +67108864 +(unlimited|\\d{9,}) ")
                .containsPattern("Max processes +256 +256 ");
    }

    @Test
    void onTheHostItIsAUserOfItsOwnInEveryRespect() throws Exception {
        assumeTrue(RealUser.isPossible() && Posix.geteuid() == 0);
        int user = 1_000_000_123;
        Descriptor[] pipe = Descriptor.pipe();
        TreeMap<Integer, Descriptor> inherited = new TreeMap<>(Map.of(1, pipe[1]));
        Child child = RealUser.during(
                user,
                () -> Child.startAsRealUser(
                        List.of("/bin/cat", "/proc/self/status"), inherited, Set.of(), OptionalInt.empty()));
        child.reap();
        pipe[1].close();
        String status;
        try (Capture said = new Capture(pipe[0], 1 << 16, 1 << 16)) {
            said.drain();
            status = new String(said.bytes(), StandardCharsets.UTF_8);
        }

        assertThat(status)
                .contains("Uid:\t" + (user + "\t").repeat(4).strip() + "\n")
                .contains("Gid:\t" + (user + "\t").repeat(4).strip() + "\n")
                .containsPattern("(?m)^Groups:\\s*$")
                .contains("CapPrm:\t0000000000000000\n")
                .contains("CapEff:\t0000000000000000\n");
    }

    @Test
    void theJudgeRemainsWhoItWas() throws Exception {
        assumeTrue(RealUser.isPossible() && Posix.geteuid() == 0);
        String before = ofAllThreads();
        seenInside(StartWay.DIRECT, "/proc/self/status");
        String during = RealUser.during(1_000_000_124, WaysToStartIT::ofThisThread);

        assertThat(lines(during, "Uid")).containsEntry("Uid", "1000000124 0 0 0");
        assertThat(ofAllThreads()).isEqualTo(before).doesNotContain("1000000");
    }

    private static String ofThisThread() throws SandboxException {
        try {
            return Files.readString(Path.of("/proc/thread-self/status"));
        } catch (IOException e) {
            throw new SandboxException("no status", e);
        }
    }

    /** The users of all threads of this process, without repetition. */
    private static String ofAllThreads() throws IOException {
        try (Stream<Path> threads = Files.list(Path.of("/proc/self/task"))) {
            return threads.map(thread -> {
                        try {
                            return lines(Files.readString(thread.resolve("status")), "Uid|Gid|Groups|CapEff")
                                    .toString();
                        } catch (IOException e) {
                            return ""; // It has ended.
                        }
                    })
                    .filter(users -> !users.isEmpty())
                    .distinct()
                    .sorted()
                    .toList()
                    .toString();
        }
    }

    private static String seenInside(StartWay way, String... files) throws Exception {
        Optional<OuterUsers> users = Posix.geteuid() == 0 ? Optional.of(OuterUsers.ofThisProcess()) : Optional.empty();
        List<String> line =
                Stream.concat(Stream.of("/bin/cat"), Stream.of(files)).toList();
        Command command =
                new Command(line, Map.of(), HostCheck.programMounts(), new byte[0], Map.of(), List.of(), Set.of());
        Map<Calls, byte[]> filters = Seccomp.filtersFor(System.getProperty("os.arch"));
        Path program = Path.of("/usr/bin/bwrap");
        try (Bubblewrap sandbox = new Bubblewrap(
                program, way, EnumSet.allOf(Feature.class), filters, users, ControlGroups.find(), USUAL)) {
            Outcome outcome = sandbox.run(command, LIMITS);
            assertThat(outcome.ending().isSuccess())
                    .as(new String(outcome.stderr(), StandardCharsets.UTF_8))
                    .isTrue();
            return new String(outcome.stdout(), StandardCharsets.UTF_8);
        }
    }

    /** The lines whose first words match. */
    private static Map<String, String> lines(String text, String names) {
        Map<String, String> found = new TreeMap<>();
        Pattern.compile("(?m)^(" + names + "?)(?::\\s*|  +)(.*)$")
                .matcher(text)
                .results()
                .forEach(line -> found.put(line.group(1), line.group(2).strip().replaceAll("\\s+", " ")));
        return found;
    }
}
