package judge.problem.question;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import judge.problem.question.AnswerKey.Kind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AnswerKeyTest {

    private static List<String> parts(String words) {
        return words.isEmpty() ? List.of() : Arrays.asList(words.split(" "));
    }

    @ParameterizedTest
    @CsvSource({
        "none, a c, 1",
        "none, a, 0",
        "none, a b c, 0",
        "half, a, 0.5",
        "half, a b, 0",
        "half, '', 0",
        "half, c a, 1",
        "share, a, 0.5",
        "share, a b c, 0.5",
        "share, a b, 0",
        "share, b d, 0",
        "share, a a, 0.5",
        "none, a c x, 0"
    })
    void ofSeveralOptionsAPartEarnsWhatTheRuleSays(String rule, String given, double share) {
        assertThat(new AnswerKey(Kind.SEVERAL, List.of("a", "c"), rule).share(parts(given)))
                .isEqualTo(share);
    }

    @ParameterizedTest
    @CsvSource({"b, 1", "a, 0", "'', 0", "b b, 0", "B, 0"})
    void oneOptionIsRightAlone(String given, double share) {
        assertThat(new AnswerKey(Kind.ONE, List.of("b"), "").share(parts(given)))
                .isEqualTo(share);
    }

    @ParameterizedTest
    @CsvSource({
        "0.01, 3.14, 1",
        "0.01, 3.15, 1",
        "0.01, 3.16, 0",
        "0, 3.140, 1",
        "0, ３．１４, 1",
        "0, 314e-2, 1",
        "0, x, 0",
        "0, 1e9999999, 0",
        "0, NaN, 0"
    })
    void numberMayBeOffByItsToleranceAndIsReadInFullWidthToo(String tolerance, String given, double share) {
        assertThat(new AnswerKey(Kind.NUMBER, List.of("3.14"), tolerance).share(List.of(given)))
                .isEqualTo(share);
    }

    @ParameterizedTest
    @CsvSource({
        "'', O(n log n), 1",
        "'', ' O(n  log n) ', 1",
        "'', o(n log n), 0",
        "'', O(nlogn), 0",
        "case, o(N log n), 1",
        "blanks, O(nlogn), 1",
        "case blanks, （ｏ(nlog n), 0",
        "case blanks, Ｏ（n　log　n）, 1",
        "'', n^2, 1"
    })
    void textCountsAsItIsWrittenButForWhatIsIgnored(String rule, String given, double share) {
        assertThat(new AnswerKey(Kind.TEXT, List.of("O(n log n)", "n^2"), rule).share(List.of(given)))
                .isEqualTo(share);
    }

    @Test
    void isWrittenIntoTheArgumentsAndTheAnswerOfACaseAndReadBack() {
        AnswerKey key = new AnswerKey(Kind.SEVERAL, List.of("a", "c"), AnswerKey.HALF);

        assertThat(AnswerKey.of(key.arguments(), key.answer())).isEqualTo(key);
    }
}
