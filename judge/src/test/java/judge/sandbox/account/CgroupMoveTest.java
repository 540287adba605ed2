package judge.sandbox.account;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests on a folder with the files that the kernel shows, because only some hosts have control groups of version 2. */
class CgroupMoveTest {

    private final String self = Long.toString(ProcessHandle.current().pid());

    @TempDir
    private Path group;

    @BeforeEach
    void isAloneInItsGroup() throws IOException {
        Files.writeString(group.resolve("cgroup.procs"), self + "\n");
        Files.writeString(group.resolve("cgroup.subtree_control"), "\n");
    }

    private CgroupMove aside() throws IOException {
        CgroupMove aside = CgroupMove.from(group).orElseThrow();
        assertThat(group.resolve("judge-itself/cgroup.procs")).hasContent(self);
        Files.writeString(group.resolve("cgroup.procs"), "");
        Files.writeString(group.resolve("cgroup.subtree_control"), "memory pids\n");
        return aside;
    }

    /** On a real host the leaf is removed as well; here it holds a file. */
    @Test
    void stepsBackAndControlsNoChildrenAnyMore() throws IOException {
        aside().stepBack();

        assertThat(group.resolve("cgroup.subtree_control")).hasContent("-memory -pids");
        assertThat(group.resolve("cgroup.procs")).hasContent(self);
    }

    @Test
    void staysWhileAnotherProcessIsInTheLeaf() throws IOException {
        CgroupMove aside = aside();
        Files.writeString(group.resolve("judge-itself/cgroup.procs"), self + "\n1\n");

        aside.stepBack();

        assertThat(group.resolve("cgroup.subtree_control")).hasContent("memory pids\n");
        assertThat(group.resolve("cgroup.procs")).isEmptyFile();
    }

    @Test
    void staysWhileAnotherGroupIsBesideTheLeaf() throws IOException {
        CgroupMove aside = aside();
        Files.createDirectory(group.resolve("judge-1-a-1"));

        aside.stepBack();

        assertThat(group.resolve("cgroup.subtree_control")).hasContent("memory pids\n");
        assertThat(group.resolve("cgroup.procs")).isEmptyFile();
    }

    @Test
    void staysWhereOthersAreInTheGroup() throws IOException {
        Files.writeString(group.resolve("cgroup.procs"), "1\n" + self + "\n");

        assertThat(CgroupMove.from(group)).isEmpty();
        assertThat(group.resolve("judge-itself")).doesNotExist();
    }
}
