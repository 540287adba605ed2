package judge.reason;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class HintsTest {

    private static final Logger LOG = Logger.getLogger(Hints.class.getName());

    @BeforeEach
    void saysNothing() {
        LOG.setLevel(Level.OFF);
    }

    @AfterEach
    void saysAll() {
        LOG.setLevel(null);
    }

    @Test
    void areWhatIsFound() {
        List<Hint> found = List.of(Hint.of("not-a-statement"));

        assertThat(Hints.orNone(() -> found)).isEqualTo(found);
    }

    @Test
    void areNoneWhereLookingForThemFails() {
        Pattern recursive = Pattern.compile("(a|b)*c");
        String deep = "ab".repeat(1_000_000);

        assertThat(Hints.orNone(() -> List.of(Hint.of(
                        "not-a-statement", "found", recursive.matcher(deep).matches()))))
                .isEmpty();
        assertThat(Hints.orNone(() -> {
                    throw new IllegalStateException("a mistake of ours");
                }))
                .isEmpty();
    }
}
