package judge.sandbox.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import judge.Eventually;
import judge.sandbox.Ending;
import judge.sandbox.Limits;
import judge.sandbox.Outcome;
import judge.sandbox.Resource;
import judge.sandbox.account.ControlGroups;
import judge.sandbox.account.PageCost;
import judge.sandbox.kernel.Posix;
import judge.sandbox.run.BubblewrapArguments.Feature;
import org.junit.jupiter.api.Test;

/**
 * Tests on a host where a page is said to take a second: then all the kernel's work for a command is the host's. The
 * figures are compared with those that the command itself got from the kernel.
 */
class PageCostIT {

    private static final PageCost A_SECOND = new PageCost(1_000_000_000);

    private static final String SAYS_WHAT_IT_TOOK = " my ($user, $system) = times; print $user + $system;";

    @Test
    void whatTouchesMemoryDoesNotPayForPages() throws Exception {
        String touches = "for (1..20) { my $x = \"a\" x 5e7; undef $x; }";

        assertThat(part(touches)).isLessThan(0.9);
    }

    /** The kernel tells what it has worked by looking at its ticks, so some milliseconds are taken for it. */
    @Test
    void whatReckonsPaysForAllOfIt() throws Exception {
        String reckons = "my $s = 0; $s += $_ for 1..1e7;";

        assertThat(part(reckons)).isGreaterThan(0.6);
    }

    @Test
    void aLimitIsOfTheCommandsOwnTime() throws Exception {
        String touches = "for (;;) { my $x = \"a\" x 5e7; undef $x; }";
        Outcome outcome = run(touches, Duration.ofMillis(300));

        assertThat(outcome.ending()).isEqualTo(new Ending.Exceeded(Resource.CPU_TIME));
        assertThat(outcome.usage().cpuTime()).isGreaterThan(Duration.ofMillis(300));
        assertThat(outcome.usage().wallTime())
                .isGreaterThan(outcome.usage().cpuTime().multipliedBy(11).dividedBy(10));
    }

    /** Returns the part of the program's CPU time that counts. */
    private static double part(String program) throws Exception {
        Outcome outcome = run(program + SAYS_WHAT_IT_TOOK, Eventually.HANG);
        assertThat(outcome.ending().isSuccess()).isTrue();
        double all = Double.parseDouble(new String(outcome.stdout(), StandardCharsets.US_ASCII));
        return outcome.usage().cpuTime().toNanos() / 1e9 / all;
    }

    private static Outcome run(String program, Duration cpuTime) throws Exception {
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
                A_SECOND)) {
            return sandbox.run(
                    command, new Limits(cpuTime, Eventually.HANG, 1L << 30, 0, 1 << 16, 1 << 20, 100, 16, 0));
        }
    }
}
