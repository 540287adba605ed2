package judge.language.file;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class VersionsTest {

    @Test
    void countsNumbersAsNumbers() {
        assertThat(List.of("go-1.19", "go-1.9", "go-1", "go").stream().sorted(Versions::compare))
                .containsExactly("go", "go-1", "go-1.9", "go-1.19");
    }
}
