package judge.language.java.jvm;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;

class ClassFolderTest {

    /** commons-io's option to delete what is read-only took the sticky bit from the folder for temporary files. */
    @Test
    void leavesTheFolderForTemporaryFilesAsItWas() throws IOException {
        Path temporary = Path.of(System.getProperty("java.io.tmpdir"));
        Object before = Files.getAttribute(temporary, "unix:mode");

        try (ClassFolder classes = ClassFolder.create()) {
            classes.add("a.b.C", new byte[] {1});
            assertThat(classes.path().resolve("a/b/C.class")).hasBinaryContent(new byte[] {1});
        }

        assertThat(Files.getAttribute(temporary, "unix:mode")).isEqualTo(before);
    }

    @Test
    void sweepsWhatAJudgeThatIsNoMoreHasLeft() throws IOException {
        Path left = Files.createTempDirectory("judge-classes-999999999-");
        Files.writeString(left.resolve("Main.class"), "");

        try (ClassFolder ours = ClassFolder.create()) {
            ClassFolder.sweep();

            assertThat(left).doesNotExist();
            assertThat(ours.path()).exists();
        }
    }

    @Test
    void sweepsBesideOtherJudgesThatBeginAtTheSameTime() throws Exception {
        List<Path> left = new ArrayList<>();
        for (int i = 0; i < 40; i++) {
            Path folder = Files.createTempDirectory("judge-classes-999999999-");
            for (int j = 0; j < 10; j++) {
                Files.writeString(folder.resolve("C" + j + ".class"), "");
            }
            left.add(folder);
        }
        ExecutorService judges = Executors.newFixedThreadPool(4);
        List<Callable<Boolean>> sweeps = Collections.nCopies(4, () -> {
            ClassFolder.sweep();
            return true;
        });

        for (Future<Boolean> sweep : judges.invokeAll(sweeps)) {
            assertThat(sweep.get()).isTrue();
        }

        judges.shutdown();
        ClassFolder.sweep();
        assertThat(left).noneMatch(Files::exists);
    }

    @Test
    void makesNoPathOfANameThatIsNone() throws IOException {
        try (ClassFolder classes = ClassFolder.create()) {
            assertThatThrownBy(() -> classes.add("/../../escape", new byte[0]))
                    .isInstanceOf(IOException.class)
                    .hasMessageContaining("not the path of a class");
        }
    }
}
