package judge.language.java.jvm;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** {@code security.md} leaves out none of the VM's flags. */
class JvmDocumentTest {

    private static final Path DOCUMENT = Path.of("judge/docs/security.md");

    @Test
    void saysWhatEveryFlagIsFor() throws IOException {
        String document = Files.readString(DOCUMENT);
        assertThat(JvmArguments.fingerprint().split(" ", -1)).allSatisfy(flag -> assertThat(document)
                .contains(flag.replaceAll("=.*", "").replaceAll("^(-X(?:mx|ms|ss)).*", "$1")));
    }
}
