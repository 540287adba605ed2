package judge.explain.said;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SpellingTest {

    @ParameterizedTest
    @CsvSource({"fro, for", "retrun, return", "esle, else", "retun, return", "whille, while", "enld, endl"})
    void aSlipIsTwoLettersTurnedOneLostOrOneDoubled(String written, String meant) {
        assertThat(Spelling.isSlip(written, meant)).isTrue();
    }

    @ParameterizedTest
    @CsvSource({"ans, abs", "cnt, int", "maxx, max", "lock, clock", "for, for", "coun, count", "fo, for", "sum, swap"})
    void namesOfOnesOwnAreNoSlips(String written, String meant) {
        assertThat(Spelling.isSlip(written, meant)).isFalse();
    }
}
