package judge.sandbox.account;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ControlGroupPlacesTest {

    private static final String VERSION_2 =
            """
            22 1 0:20 / / rw,relatime shared:1 - ext4 /dev/sda1 rw
            30 22 0:26 / /sys/fs/cgroup rw,nosuid,nodev,noexec,relatime shared:9 - cgroup2 cgroup2 rw,nsdelegate
            """;

    @Test
    void triesTheOwnGroupThenTheOneAroundItThenTheRootInVersion2() {
        List<Hierarchy> places = ControlGroupPlaces.of(VERSION_2, "0::/user.slice/user-0.slice/session-3.scope\n");

        assertThat(places)
                .extracting(place -> place.memory().toString())
                .containsExactly(
                        "/sys/fs/cgroup/user.slice/user-0.slice/session-3.scope",
                        "/sys/fs/cgroup/user.slice/user-0.slice",
                        "/sys/fs/cgroup");
        assertThat(places).allSatisfy(place -> assertThat(place.version()).isEqualTo(2));
    }

    /** Otherwise every further sandbox of the process would make a group in a group. */
    @Test
    void makesItsGroupsBesideTheOneThatTheJudgeHasSteppedAsideInto() {
        assertThat(ControlGroupPlaces.of(VERSION_2, "0::/user.slice/judge.scope/judge-itself\n"))
                .extracting(place -> place.memory().toString())
                .containsExactly("/sys/fs/cgroup/user.slice/judge.scope", "/sys/fs/cgroup");
    }

    @Test
    void hasOnePlaceForAProcessInTheRootGroup() {
        assertThat(ControlGroupPlaces.of(VERSION_2, "0::/\n")).hasSize(1);
    }

    @Test
    void neverLeavesTheMountForAGroupOutsideOfItsNamespace() {
        assertThat(ControlGroupPlaces.of(VERSION_2, "0::/../../other\n"))
                .extracting(Hierarchy::memory)
                .containsExactly(Path.of("/sys/fs/cgroup"));
    }

    @Test
    void takesEachControllersOwnTreeInVersion1() {
        String mounts =
                """
                31 22 0:27 / /none/memory rw - cgroup cgroup rw,memory
                32 22 0:28 / /none/pids rw - cgroup cgroup rw,pids
                33 22 0:29 / /none/cpu,cpuacct rw - cgroup cgroup rw,cpu,cpuacct
                """;

        List<Hierarchy> places = ControlGroupPlaces.of(mounts, "4:memory:/a\n8:pids:/\n2:cpu,cpuacct:/b\n");

        assertThat(places)
                .containsExactly(new Hierarchy(
                        1, Path.of("/none/memory"), Path.of("/none/pids"), Optional.of(Path.of("/none/cpu,cpuacct"))));
    }

    @Test
    void hasNoPlaceWhereNothingIsMounted() {
        assertThat(ControlGroupPlaces.of("22 1 0:20 / / rw - ext4 /dev/sda1 rw\n", "0::/\n"))
                .isEmpty();
    }
}
