package judge.explain.look;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;

/** The order of looking as the document for people has it. */
public final class Documented {

    private static final Pattern NAME = Pattern.compile("`([a-z-]+)`");

    private Documented() {}

    /** Asserts that a row of the document's table has the names of these steps, in their order. */
    public static <S> void assertOrder(String row, List<Step<S>> steps) throws IOException {
        String line = Files.readAllLines(Path.of("judge/docs/explain.md")).stream()
                .filter(one -> one.startsWith("| " + row))
                .findFirst()
                .orElseThrow();
        assertThat(steps)
                .extracting(Step::name)
                .isEqualTo(NAME.matcher(line.split("\\|")[2])
                        .results()
                        .map(one -> one.group(1))
                        .toList());
    }
}
