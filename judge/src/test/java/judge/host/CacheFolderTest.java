package judge.host;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CacheFolderTest {

    @TempDir
    private Path temp;

    @Test
    void isBelowTheHomeFolder() throws IOException {
        assertThat(CacheFolder.of(Map.of("HOME", "/elsewhere"), temp.toString(), false))
                .isEqualTo(temp.resolve(".cache/judge"))
                .isDirectory();
    }

    @Test
    void isWhereTheEnvironmentNamesAnother() throws IOException {
        assertThat(CacheFolder.of(Map.of("XDG_CACHE_HOME", temp + "/a b"), "/nonexistent", false))
                .isEqualTo(temp.resolve("a b/judge"))
                .isDirectory();
    }

    /** Services may run as the user nobody, who has no home. */
    @Test
    void isInTheHomeOfTheEnvironmentWhereTheUserHasNone() throws IOException {
        assertThat(CacheFolder.of(Map.of("HOME", temp.toString()), temp + "/nonexistent", false))
                .isEqualTo(temp.resolve(".cache/judge"));
    }

    @Test
    void saysWhatCanBeDoneWhereItCannotBeMade() throws IOException {
        Path file = Files.createFile(temp.resolve("file"));

        assertThatThrownBy(() -> CacheFolder.of(Map.of("HOME", file.toString()), temp + "/nonexistent", false))
                .hasMessage("the cache folder " + file
                        + "/.cache/judge cannot be made; XDG_CACHE_HOME can name another place");
    }
}
