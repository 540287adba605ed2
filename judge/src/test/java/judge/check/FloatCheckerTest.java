package judge.check;

import static judge.check.Rulings.attempt;
import static org.assertj.core.api.Assertions.assertThat;

import judge.message.English;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

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

    @ParameterizedTest
    @CsvSource({
        "0.5, 0.500001, accepted",
        "0.5, 0.500001000000000000000, accepted",
        "0.5, 0.499999, accepted",
        "0.5, 0.499999000000000000000, accepted",
        "0.5, 0.5000010000001, wrong",
        "0.5, 0.500001000000000000001, wrong",
        "-0.5, -0.500001, accepted",
        "3, 3.000003, accepted",
        "3, 3.0000030000001, wrong",
        "1000000, 1000001, accepted",
        "0, 1e-6, accepted",
        "0, 0.0000010001, wrong",
        "123456.7, 123456.8234567, accepted"
    })
    void decidesAtTheToleranceByTheNumbersThatAreWritten(String answer, String output, String ruling) {
        assertThat(ruling(answer, output)).startsWith(ruling);
    }

    @ParameterizedTest
    @CsvSource({"0.1, 1.0, 1.1", "0.1, 1.0, 0.9", "1e-3, 0.7, 0.701", "0.3, 0.1, 0.4", "1e-9, 0.3, 0.300000001"})
    void acceptsWhatIsOffByJustTheAbsoluteTolerance(String tolerance, String answer, String output) {
        assertThat(ruling(answer, output, "float_absolute_tolerance", tolerance))
                .isEqualTo("accepted");
    }

    @Test
    void saysByHowMuchANumberIsOffAndHowMuchMayBe() {
        assertThat(sentence("1.50 2.5", "1.50 2.51", "float_absolute_tolerance", "1e-3"))
                .isEqualTo("output line 1, token 2: found \"2.51\", expected \"2.5\", off by 0.01, tolerance 0.001");
        assertThat(sentence("2.5", "2.51", "float_relative_tolerance", "1e-3"))
                .endsWith(", off by 0.01, tolerance 0.001 of the answer");
        assertThat(sentence("1", "1.0000010000000000000001"))
                .endsWith(", off by 0.00000100001, tolerance 0.000001, tolerance 0.000001 of the answer");
        assertThat(sentence("1", "one")).doesNotContain("off by");
        assertThat(sentence("1", "1e400")).doesNotContain("off by");
    }

    /** Without the answer nothing may tell what is right. */
    @Test
    void keepsTheDifferenceToItselfWhereTheAnswerIsSecret() {
        Ruling.Wrong wrong = (Ruling.Wrong) new FloatChecker().check(attempt("2.5", "2.51"));

        assertThat(English.of(wrong.reason().withoutAnswers()))
                .isEqualTo(
                        "output line 1, token 1: found \"2.51\", tolerance 0.000001, tolerance 0.000001 of the answer");
    }

    private static String sentence(String answer, String output, String... arguments) {
        return English.of(((Ruling.Wrong) new FloatChecker().check(attempt(answer, output, arguments))).reason());
    }

    @Test
    void failsOnArgumentsThatItDoesNotKnow() {
        assertThat(ruling("1", "1", "float_tolerance")).startsWith("failed checker-failed");
    }
}
