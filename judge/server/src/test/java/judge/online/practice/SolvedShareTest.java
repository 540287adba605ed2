package judge.online.practice;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SolvedShareTest {

    @ParameterizedTest
    @CsvSource({"10, 0, 0", "10, 7, 70", "10, 10, 100", "11, 7, 60", "12, 7, 60", "1000, 449, 40", "1000, 451, 50"})
    void tellsTensOfPerCentOnceTenHaveTried(int tried, int solved, int percent) {
        assertThat(new SolvedShare(1, tried, solved).percent()).hasValue(percent);
    }

    @ParameterizedTest
    @CsvSource({"0, 0", "1, 1", "9, 0", "9, 9"})
    void tellsNothingOfFewer(int tried, int solved) {
        assertThat(new SolvedShare(1, tried, solved).percent()).isEmpty();
    }
}
