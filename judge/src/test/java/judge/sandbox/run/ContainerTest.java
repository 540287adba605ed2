package judge.sandbox.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The signs of a container, and the option that is missing there. */
class ContainerTest {

    @TempDir
    private Path root;

    @Test
    void isKnownByWhatItsRuntimeLeaves() throws Exception {
        assertThat(Container.around(root, Map.of())).isEmpty();
        Files.createFile(root.resolve(".dockerenv"));
        assertThat(Container.around(root, Map.of())).contains(Container.DOCKER);
        Files.createFile(Files.createDirectory(root.resolve("run")).resolve(".containerenv"));
        assertThat(Container.around(root, Map.of())).contains(Container.PODMAN);
        assertThat(Container.around(root, Map.of("KUBERNETES_SERVICE_HOST", "10.0.0.1")))
                .contains(Container.KUBERNETES);
    }

    @Test
    void isKnownByItsVariablesWhereTheFilesAreHidden() {
        assertThat(Container.around(root, Map.of("container", "podman", "JUDGE_IMAGE", "worker")))
                .contains(Container.PODMAN);
        assertThat(Container.around(root, Map.of("JUDGE_IMAGE", "worker"))).contains(Container.DOCKER);
        assertThat(Container.around(root, Map.of("container", "lxc"))).isEmpty();
    }

    /** Messages of bubblewrap 0.8 in podman 4.3 and docker 20.10, and of issues of others. */
    @ParameterizedTest
    @CsvSource({
        "PODMAN, \"Can't set hostname to sandbox: Operation not permitted\", seccomp=",
        "PODMAN, 'Failed to make / slave: Permission denied', apparmor=unconfined",
        "PODMAN, \"Can't mount proc on /newroot/proc: Operation not permitted\", unmask=ALL",
        "DOCKER, 'No permissions to create new namespace', seccomp=",
        "DOCKER, 'Creating new namespace failed: Operation not permitted', seccomp=",
        "DOCKER, 'Failed to make / slave: Permission denied', apparmor=unconfined",
        "DOCKER, \"Can't mount proc on /newroot/proc: Operation not permitted\", systempaths=unconfined",
        "KUBERNETES, 'Creating new namespace failed: Operation not permitted', seccompProfile",
        "KUBERNETES, 'Failed to make / slave: Permission denied', appArmorProfile",
        "KUBERNETES, \"Can't mount proc on /newroot/proc: Operation not permitted\", procMount: Unmasked",
    })
    void namesTheVeryOptionThatIsMissingAsTheDocumentDoes(Container container, String fault, String option)
            throws Exception {
        String said = container.mend("bwrap: " + fault);

        assertThat(said).contains(option);
        assertThat(Files.readString(Path.of("judge/docs/containers.md"))).contains("`" + said + "`");
    }
}
