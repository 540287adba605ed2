package judge.check;

import static judge.check.Rulings.attempt;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class FloatCheckerTest {

    private static String ruling(String answer, String output, String... arguments) {
        return Rulings.describe(new FloatChecker().check(attempt(answer, output, arguments)));
    }

    @Test
    void acceptsNumbersWithinAMillionth() {
        assertThat(ruling("3.1415926 yes", "3.14159 YES")).isEqualTo("accepted");
        assertThat(ruling("0", "1e-7")).isEqualTo("accepted");
        assertThat(ruling("3.1415926", "3.1415")).startsWith("wrong different-token");
    }

    @Test
    void prefersTheToleranceOfTheArguments() {
        assertThat(ruling("3.1415926", "3.1415", "float_tolerance", "1e-3")).isEqualTo("accepted");
        assertThat(ruling("3.1415926", "3.1415927", "float_tolerance", "0")).startsWith("wrong different-token");
    }

    @Test
    void failsOnArgumentsThatItDoesNotKnow() {
        assertThat(ruling("1", "1", "float_tolerance")).startsWith("failed checker-failed");
    }
}
