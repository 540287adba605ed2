package judge.workspace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class WorkspaceTest {

    private static final String[] OTHER_PID_NAMESPACE = {
        "bwrap", "--dev-bind", "/", "/", "--unshare-pid", "--proc", "/proc", "--die-with-parent"
    };

    @TempDir
    private Path root;

    @Test
    void isGoneWithAllThatIsInItWhenItIsClosed() throws IOException {
        Workspace workspace = Workspace.open(root);
        Path file = Files.writeString(workspace.newFolder("classes").resolve("Main.class"), "x");
        assertThat(file).startsWith(workspace.folder()).exists();
        assertThat(workspace.folder()).hasParent(root);

        workspace.close();
        workspace.close();

        assertThat(root).isEmptyDirectory();
    }

    @Test
    void canBePassedThroughByOtherUsersAndListedByNobodyElse() throws IOException {
        try (Workspace workspace = Workspace.open(root)) {
            assertThat(Files.getPosixFilePermissions(workspace.folder()))
                    .isEqualTo(PosixFilePermissions.fromString("rwx--x--x"));
            assertThat(Files.getPosixFilePermissions(workspace.newFolder("handed")))
                    .isEqualTo(PosixFilePermissions.fromString("rwx------"));
        }
    }

    @Test
    void leavesNothingWhereItCannotBeOpened() {
        Path missing = root.resolve("missing");

        assertThatThrownBy(() -> Workspace.open(missing)).isInstanceOf(NoSuchFileException.class);
        assertThat(root).isEmptyDirectory();
    }

    /** A process loses its locks on a file when it closes any channel to that, also one that it has opened to look. */
    @Test
    void twoInOneJvmNeverTouchEachOtherAndNobodyElseTouchesThem() throws Exception {
        Workspace one = Workspace.open(root);
        try (Workspace other = Workspace.open(root)) {
            assertThat(one.folder()).exists().isNotEqualTo(other.folder());
            assertThat(other.folder()).exists();
        }
        Workspace.open(root).close();
        assertThat(one.folder()).exists();

        try (OtherJvm jvm = OtherJvm.start(root)) {
            assertThat(jvm.workspace()).exists();
            assertThat(one.folder()).exists();
        }

        one.close();
        assertThat(root).isEmptyDirectory();
    }

    @Test
    void sweepsWhatAKilledJvmHasLeftAlsoWhileAChildOfThatLives() throws Exception {
        OtherJvm jvm = OtherJvm.start(root);
        Path left = jvm.workspace();
        ProcessHandle child = ProcessHandle.of(Long.parseLong(jvm.line())).orElseThrow();
        Files.writeString(Files.createDirectories(left.resolve("classes-1/a")).resolve("Main.class"), "x");
        jvm.kill();
        assertThat(left).exists();
        assertThat(child.isAlive()).isTrue();

        Workspace.open(root).close();

        assertThat(left).doesNotExist();
        child.destroyForcibly();
    }

    /** Neither of the two sees the other's process, whose number may be no process or another one's here. */
    @Test
    void sweepsNothingOfALivingJvmInAnotherPidNamespace() throws Exception {
        assumeTrue(canStartInAnotherPidNamespace(), "no pid namespace can be made here");
        try (Workspace outside = Workspace.open(root);
                OtherJvm jvm = OtherJvm.start(root, OTHER_PID_NAMESPACE)) {
            Path inside = jvm.workspace();
            assertThat(outside.folder()).as("swept from inside?").exists();

            Workspace.open(root).close();

            assertThat(inside).as("swept from outside?").exists();
            jvm.kill();
            while (Files.exists(inside)) { // Until the kernel has ended all that is in the namespace.
                Workspace.open(root).close();
            }
        }
    }

    private static boolean canStartInAnotherPidNamespace() throws InterruptedException {
        List<String> line = new ArrayList<>(List.of(OTHER_PID_NAMESPACE));
        line.add("true");
        try {
            return new ProcessBuilder(line).start().waitFor() == 0;
        } catch (IOException e) {
            return false;
        }
    }

    @Test
    void sweepsNothingThatIsNotLeftByAJudgeOfItsUser() throws IOException {
        Path left = left("judge-0123456789abcdef-1");
        Path kept =
                Files.writeString(Files.createDirectory(root.resolve("kept")).resolve("file"), "x");
        Path link = Files.createSymbolicLink(root.resolve("judge-0123456789abcdef-2"), kept.getParent());
        Path file = Files.writeString(root.resolve("judge-0123456789abcdef-3"), "x");
        Path unlocked = Files.writeString(
                Files.createDirectory(root.resolve("judge-0123456789abcdef-4")).resolve("file"), "x");
        Path otherName = left("judge-reports-1");
        Path older = left("judge-classes-999999999-1");

        Workspace.open(root).close();

        assertThat(left).doesNotExist();
        assertThat(List.of(kept, link, file, unlocked, otherName, older)).allMatch(Files::exists);
    }

    /** The lock goes last but one: its judge was killed between the two. */
    @Test
    void sweepsAnEmptyFolderThatADeletionHasLeft() throws IOException {
        Path empty = Files.createDirectory(root.resolve("judge-0123456789abcdef-1"));

        Workspace.open(root).close();

        assertThat(empty).doesNotExist();
    }

    @Test
    void sweepsNothingOfAnotherUser() throws IOException {
        assumeTrue("root".equals(System.getProperty("user.name")), "only root can make a folder another user's");
        Path others = left("judge-0123456789abcdef-1");
        Files.setAttribute(others, "unix:uid", 12_345);

        Workspace.open(root).close();

        assertThat(others).exists();
    }

    @Test
    void sweepsWhatWasNotEvenReadyWhenItsJudgeWasKilledADayLater() throws IOException {
        Path young = left("judge-draft-1");
        Path old = left("judge-draft-2");
        Files.setLastModifiedTime(old, FileTime.from(Instant.now().minus(Duration.ofDays(2))));

        Workspace.open(root).close();

        assertThat(young).exists();
        assertThat(old).doesNotExist();
    }

    @Test
    void sweepsBesideOthersThatAreOpenedAtTheSameTime() throws Exception {
        for (int i = 0; i < 40; i++) {
            Path folder = left("judge-0123456789abcdef-" + i);
            for (int j = 0; j < 10; j++) {
                Files.writeString(folder.resolve("C" + j + ".class"), "");
            }
        }
        ExecutorService judges = Executors.newFixedThreadPool(4);
        List<Workspace> opened = new ArrayList<>();
        try (OtherJvm jvm = OtherJvm.start(root)) {
            Callable<Workspace> open = () -> Workspace.open(root);
            for (Future<Workspace> workspace : judges.invokeAll(Collections.nCopies(4, open))) {
                opened.add(workspace.get());
            }
            assertThat(jvm.workspace()).exists();
            assertThat(opened).extracting(Workspace::folder).allMatch(Files::exists);
        }
        judges.shutdown();
        for (Workspace workspace : opened) {
            workspace.close();
        }
        assertThat(root).isEmptyDirectory();
    }

    @Test
    void isNotSeenThroughADescriptorThatAChildInherits() throws Exception {
        try (Workspace workspace = Workspace.open(root)) {
            assertThat(descriptors("/proc/" + ProcessHandle.current().pid() + "/fd"))
                    .contains(workspace.folder() + "/lock");

            assertThat(descriptors("/proc/self/fd"))
                    .doesNotContain(workspace.folder().toString());
        }
    }

    /** The open files that a child process sees. */
    private static String descriptors(String folder) throws IOException {
        Process process = new ProcessBuilder("ls", "-l", folder).start();
        return new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    }

    private Path left(String name) throws IOException {
        Path folder = Files.createDirectory(root.resolve(name));
        Files.createFile(folder.resolve("lock"));
        return folder;
    }
}
