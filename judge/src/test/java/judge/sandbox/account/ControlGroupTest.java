package judge.sandbox.account;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ControlGroupTest {

    @TempDir
    Path temp;

    private ControlGroup group(int version, Map<String, String> accounts) throws IOException {
        Path folder = Files.createDirectories(temp.resolve("run"));
        for (Map.Entry<String, String> account : accounts.entrySet()) {
            Files.writeString(folder.resolve(account.getKey()), account.getValue());
        }
        return new ControlGroup(new Hierarchy(version, temp, temp, Optional.empty()), "run");
    }

    private ControlGroup killed(long bound, long most, long failures) throws IOException {
        Map<String, String> accounts = new HashMap<>();
        accounts.put("memory.oom_control", "oom_kill_disable 0\nunder_oom 0\noom_kill 1\n");
        accounts.put("memory.failcnt", "0\n");
        accounts.put("memory.limit_in_bytes", bound + "\n");
        accounts.put("memory.max_usage_in_bytes", "5000000\n");
        accounts.put("memory.memsw.failcnt", failures + "\n");
        accounts.put("memory.memsw.limit_in_bytes", bound + "\n");
        accounts.put("memory.memsw.max_usage_in_bytes", most + "\n");
        return group(1, accounts);
    }

    @Test
    void whoIsKilledAtTheBoundOfMemoryAndSwapTogetherHasReachedItsOwnLimit() throws IOException {
        assertThat(killed(150_000_000, 120_000_000, 9).outOfMemoryKill()).isEqualTo(ControlGroup.Kill.OWN_LIMIT);
    }

    @Test
    void theMostThatWasHeldTellsItWhereTheKernelCountsNoFailures() throws IOException {
        assertThat(killed(150_000_000, 149_999_616, 0).outOfMemoryKill()).isEqualTo(ControlGroup.Kill.OWN_LIMIT);
    }

    @Test
    void whoIsKilledFarFromEveryBoundIsNotToBlame() throws IOException {
        assertThat(killed(150_000_000, 120_000_000, 0).outOfMemoryKill()).isEqualTo(ControlGroup.Kill.HOST);
    }

    @Test
    void inVersion2OneCountIsOfAllBounds() throws IOException {
        assertThat(group(2, Map.of("memory.events", "low 0\nmax 9\noom 1\noom_kill 1\n"))
                        .outOfMemoryKill())
                .isEqualTo(ControlGroup.Kill.OWN_LIMIT);
        assertThat(group(2, Map.of("memory.events", "low 0\nmax 0\noom 0\noom_kill 1\n"))
                        .outOfMemoryKill())
                .isEqualTo(ControlGroup.Kill.HOST);
        assertThat(group(2, Map.of("memory.events", "low 0\nmax 9\noom 0\noom_kill 0\n"))
                        .outOfMemoryKill())
                .isEqualTo(ControlGroup.Kill.NONE);
    }

    private boolean hadMoreThreads(int version, Map<String, String> accounts) throws IOException {
        return group(version, accounts).hadMoreThreads(128);
    }

    @Test
    void theMostTasksThatThereWereTellWhoHadTooManyBetweenTwoLooks() throws IOException {
        assertThat(hadMoreThreads(2, Map.of("pids.peak", "129\n"))).isTrue();
        assertThat(hadMoreThreads(2, Map.of("pids.peak", "128\n", "pids.events", "max 0\n")))
                .isFalse();
    }

    @Test
    void inVersion1WhatHasMadeTheNamespacesIsNoThreadOfTheCommand() throws IOException {
        assertThat(hadMoreThreads(1, Map.of("pids.peak", "130\n"))).isTrue();
        assertThat(hadMoreThreads(1, Map.of("pids.peak", "129\n"))).isFalse();
    }

    @Test
    void whatTheKernelHasRefusedTellsItWhereItDoesNotKeepTheMost() throws IOException {
        assertThat(hadMoreThreads(1, Map.of("pids.events", "max 3\n"))).isTrue();
        assertThat(hadMoreThreads(2, Map.of("pids.events", "max 0\n"))).isFalse();
        assertThat(hadMoreThreads(2, Map.of())).isFalse();
    }

    @Test
    void whatCannotBeRemovedYetIsRemovedWithTheNextOne() throws IOException {
        ControlGroup busy = group(2, Map.of("a process", "that needs longer to end than anybody waits"));
        busy.close();
        assertThat(temp.resolve("run")).exists();

        Files.delete(temp.resolve("run/a process"));
        new ControlGroup(new Hierarchy(2, temp, temp, Optional.empty()), "next").close();

        assertThat(temp.resolve("run")).doesNotExist();
    }
}
