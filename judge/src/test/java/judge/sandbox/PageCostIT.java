package judge.sandbox;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import judge.sandbox.BubblewrapArguments.Feature;
import org.junit.jupiter.api.Test;

/** On a host of which it is said that a page takes a second: all that the kernel works for a command is the host's. */
class PageCostIT {

    private static final PageCost A_SECOND = new PageCost(1_000_000_000);

    private static final Limits LIMITS =
            new Limits(Duration.ofSeconds(20), Duration.ofSeconds(60), 1L << 30, 0, 1 << 16, 1 << 20, 100, 16);

    @Test
    void whatTouchesMemoryDoesNotPayForPages() throws Exception {
        String touches = "for (1..20) { my $x = \"a\" x 5e7; undef $x; }";

        assertThat(millis(touches, A_SECOND)).isLessThan(0.95 * millis(touches, PageCost.USUAL));
    }

    /** The kernel tells what it has worked by looking at its ticks, so some milliseconds are taken for it. */
    @Test
    void whatReckonsPaysForAllOfIt() throws Exception {
        String reckons = "my $s = 0; $s += $_ for 1..1e7;";

        assertThat(millis(reckons, A_SECOND)).isGreaterThan(0.6 * millis(reckons, PageCost.USUAL));
    }

    @Test
    void aLimitIsOfTheCommandsOwnTime() throws Exception {
        String touches = "for (;;) { my $x = \"a\" x 5e7; undef $x; }";
        Outcome outcome = run(touches, A_SECOND, withCpuTime(Duration.ofMillis(300)));

        assertThat(outcome.ending()).isEqualTo(new Ending.Exceeded(Resource.CPU_TIME));
        assertThat(outcome.usage().cpuTime()).isBetween(Duration.ofMillis(300), Duration.ofMillis(900));
        assertThat(outcome.usage().wallTime()).isGreaterThan(outcome.usage().cpuTime());
    }

    private static Limits withCpuTime(Duration cpuTime) {
        return new Limits(cpuTime, Duration.ofSeconds(60), 1L << 30, 0, 1 << 16, 1 << 20, 100, 16);
    }

    private static double millis(String program, PageCost pages) throws Exception {
        Outcome outcome = run(program, pages, LIMITS);
        assertThat(outcome.ending().isSuccess()).isTrue();
        return outcome.usage().cpuTime().toNanos() / 1e6;
    }

    private static Outcome run(String program, PageCost pages, Limits limits) throws Exception {
        Optional<OuterUsers> users = Posix.geteuid() == 0 ? Optional.of(OuterUsers.ofThisProcess()) : Optional.empty();
        Command command = new Command(
                List.of("/usr/bin/perl", "-e", program),
                Map.of(),
                HostCheck.programMounts(),
                new byte[0],
                Map.of(),
                List.of(),
                Set.of());
        try (Bubblewrap sandbox = new Bubblewrap(
                Path.of("/usr/bin/bwrap"),
                StartWay.PROGRAMS,
                EnumSet.allOf(Feature.class),
                Seccomp.filtersFor(System.getProperty("os.arch")),
                users,
                ControlGroups.find(),
                pages)) {
            return sandbox.run(command, limits);
        }
    }
}
