package judge.language.java.jvm;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("versions")
class JvmImagesIT {

    private static final int FIRST_WITH_CACHE = 24;

    @Test
    void makesWhatThisVmStartsQuickestFrom(@TempDir Path temp) throws Exception {
        Path jre = JvmImages.in(temp).forRunning().root().resolve("jre");

        assertThat(jre.resolve("lib/server/classes.jsa")).isNotEmptyFile();
        assertThat(Files.exists(jre.resolve(JvmImage.AOT_CACHE)))
                .isEqualTo(Runtime.version().feature() >= FIRST_WITH_CACHE);
    }
}
