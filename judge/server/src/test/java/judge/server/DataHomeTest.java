package judge.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DataHomeTest {

    @TempDir
    Path temp;

    @Test
    void isTheSameAfterARestartAndAnotherForEachFolderAlsoWhereItWasCopied() throws Exception {
        Path one = Files.createDirectory(temp.resolve("one"));
        Path other = Files.createDirectory(temp.resolve("other"));
        Path copy = Files.createDirectory(temp.resolve("copy"));

        String home = DataHome.of(one);
        Files.copy(one.resolve("home"), copy.resolve("home"));

        assertThat(DataHome.of(one)).isEqualTo(home);
        assertThat(DataHome.of(other)).isNotEqualTo(home);
        assertThat(DataHome.of(copy)).isNotEqualTo(home);
    }
}
