package judge.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import judge.host.HostFinding;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A worker never judges by plain processes in a container, where nobody reads a warning. */
class WorkerInContainerTest {

    @TempDir
    private Path temp;

    @Test
    void doesNotStartWhereItCannotIsolateAndNamesTheOption() {
        Workbench bench = new Workbench(temp)
                .findings(
                        new HostFinding("container", true, "podman", ""),
                        new HostFinding("namespaces", false, "bwrap: Can't mount proc", "--security-opt unmask=ALL"));

        Workbench.Run run = bench.run("worker", "--db", "jdbc:postgresql://127.0.0.1:1/none");

        assertThat(run.status()).isEqualTo(2);
        assertThat(run.err()).contains("Can't mount proc", "--security-opt unmask=ALL");
    }

    @Test
    void goesOnToTheDatabaseWhereItCan() {
        Workbench bench = new Workbench(temp)
                .findings(
                        new HostFinding("container", true, "podman", ""), new HostFinding("namespaces", true, "", ""));

        Workbench.Run run = bench.run("worker", "--db", "jdbc:postgresql://127.0.0.1:1/none", "--data", temp + "/w");

        assertThat(run.status()).isEqualTo(2);
        assertThat(run.err()).doesNotContain("container").contains("127.0.0.1");
    }
}
