package judge.engine;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class JudgeBuildTest {

    @TempDir
    Path temp;

    @Test
    void isTheSameForTheSameFiles() throws IOException {
        assertThat(JudgeBuild.ofJar(jar("one.jar", "A", "content")))
                .isEqualTo(JudgeBuild.ofJar(jar("two.jar", "A", "content")));
    }

    @Test
    void isAnotherWhereAFileHasOtherContentOfTheSameSizeOrAnotherName() throws IOException {
        String one = JudgeBuild.ofJar(jar("one.jar", "A", "content"));

        assertThat(JudgeBuild.ofJar(jar("two.jar", "A", "contenT"))).isNotEqualTo(one);
        assertThat(JudgeBuild.ofJar(jar("three.jar", "B", "content"))).isNotEqualTo(one);
    }

    @Test
    void refusesWhatIsNoJar() throws IOException {
        Path file = Files.writeString(temp.resolve("no.jar"), "x".repeat(100));

        assertThatThrownBy(() -> JudgeBuild.ofJar(file)).isInstanceOf(IOException.class);
    }

    @Test
    void isNoneWhereThereIsNoJar() {
        assertThat(JudgeBuild.id()).isEmpty();
    }

    private Path jar(String name, String entry, String content) throws IOException {
        Path file = temp.resolve(name);
        try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(file))) {
            JarEntry one = new JarEntry(entry);
            one.setTime(0);
            out.putNextEntry(one);
            out.write(content.getBytes(UTF_8));
        }
        return file;
    }
}
