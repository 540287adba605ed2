package judge.language.java.jvm;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ClassFolderTest {

    @TempDir
    private Path parent;

    /** commons-io's option to delete what is read-only took the sticky bit from the folder for temporary files. */
    @Test
    void leavesTheFolderThatItLiesInAsItWas() throws IOException {
        Files.setAttribute(parent, "unix:mode", 0_1777);
        Object before = Files.getAttribute(parent, "unix:mode");

        try (ClassFolder classes = ClassFolder.in(parent)) {
            classes.add("a.b.C", new byte[] {1});
            assertThat(classes.path().resolve("a/b/C.class")).hasBinaryContent(new byte[] {1});
        }

        assertThat(Files.getAttribute(parent, "unix:mode")).isEqualTo(before);
    }

    @Test
    void canBeReadByOthersAndWrittenByNobodyElse() throws IOException {
        try (ClassFolder classes = ClassFolder.in(parent)) {
            classes.add("a.C", new byte[] {1});

            for (String folder : List.of("", "a")) {
                assertThat(Files.getPosixFilePermissions(classes.path().resolve(folder)))
                        .isEqualTo(PosixFilePermissions.fromString("rwxr-xr-x"));
            }
            assertThat(Files.getPosixFilePermissions(classes.path().resolve("a/C.class")))
                    .isEqualTo(PosixFilePermissions.fromString("rw-r--r--"));
        }
    }

    @Test
    void makesNoPathOfANameThatIsNone() throws IOException {
        try (ClassFolder classes = ClassFolder.in(parent)) {
            assertThatThrownBy(() -> classes.add("/../../escape", new byte[0]))
                    .isInstanceOf(IOException.class)
                    .hasMessageContaining("not the path of a class");
        }
    }
}
