package judge.language.gnu.toolchain;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.logging.Level;
import java.util.logging.Logger;
import judge.language.tool.RootFolders;
import judge.sandbox.Mount;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("versions")
class PrecompiledHeadersIT {

    @Test
    void areMadeByTheCompilerOfThisHostWhicheverVersionItIs(@TempDir Path cache) throws Exception {
        Optional<Mount> made = GnuToolchain.open(cache).headers().some(HeaderSet.ALGORITHMS, "c++17");

        assertThat(made).isPresent();
        assertThat(made.get().source().resolve(HeaderSet.ALGORITHMS.file() + ".gch"))
                .isNotEmptyFile();
    }

    @Test
    void areDoneWithoutWhereTheCompilerMakesNone(@TempDir Path cache) {
        Logger log = Logger.getLogger(PrecompiledHeaders.class.getName());
        log.setLevel(Level.OFF);
        AtomicInteger asked = new AtomicInteger();
        PrecompiledHeaders headers = new PrecompiledHeaders(new RootFolders(cache), cache, "headers-", standard -> {
            asked.incrementAndGet();
            return List.of("--no-such-option");
        });

        assertThat(headers.some(HeaderSet.ALGORITHMS, "c++17")).isEmpty();
        assertThat(headers.some(HeaderSet.ALGORITHMS, "c++17")).isEmpty();
        assertThat(asked).as("it is not tried again").hasValue(1);
        log.setLevel(null);
    }
}
