package judge.jvm;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
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
    void makesNoPathOfANameThatIsNone() throws IOException {
        try (ClassFolder classes = ClassFolder.create()) {
            assertThatThrownBy(() -> classes.add("/../../escape", new byte[0]))
                    .isInstanceOf(IOException.class)
                    .hasMessageContaining("not a class name");
        }
    }
}
