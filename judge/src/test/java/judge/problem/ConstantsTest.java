package judge.problem;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ConstantsTest {

    private static final Constants LONG = new Constants(Map.of("c", "x".repeat(1_000)));

    /** 20,000 times a text of 100,000 letters was more than the judge has memory. */
    @Test
    void aSmallFileDoesNotBecomeOneThatFillsTheMemory() {
        byte[] source = "{{c}}".repeat(100_000).getBytes(StandardCharsets.UTF_8);

        assertThat(LONG.in(source)).hasSizeBetween(16_000_000, 18_000_000).endsWith('{', '{', 'c', '}', '}');
    }

    @Test
    void aConstantIsNoLongText(@TempDir Path temp) {
        String yaml = PackageFolder.PROBLEM_YAML + "constants: {n: {value: 1, tex: " + "x".repeat(1_001) + "}}\n";

        assertThat(PackageFolder.sound(temp).write("problem.yaml", yaml).faults())
                .singleElement()
                .asString()
                .contains("constants.n.tex must be at most 1000 characters long, found \"xxx");
    }

    @Test
    void whatIsPutInIsCountedForEachFileAnew() {
        String text = "{{c}}".repeat(16_000);

        assertThat(LONG.in(text)).hasSize(16_000_000);
        assertThat(LONG.in(text)).hasSize(16_000_000);
    }
}
