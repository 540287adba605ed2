package judge.check;

import static judge.check.Rulings.attempt;
import static judge.check.Rulings.bytes;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import judge.Growth;
import judge.problem.yaml.PackageFault;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TokenCheckerTest {

    private final Checker checker = new TokenChecker();

    private String ruling(String answer, String output, String... arguments) {
        return Rulings.describe(checker.check(attempt(answer, output, arguments)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"1 2\n3\n", "1 2 3", "\r\n1\t2\u000b3\f\n\n", "  1  2  3  ", "1\r2\r3\r"})
    void doesNotCareForWhiteSpace(String output) {
        assertThat(ruling("1 2\n3\n", output)).isEqualTo("accepted");
    }

    @Test
    void takesNothingForNothing() {
        assertThat(ruling("", "")).isEqualTo("accepted");
        assertThat(ruling("", " \n\n")).isEqualTo("accepted");
        assertThat(ruling("\n", "")).isEqualTo("accepted");
    }

    @Test
    void namesTheFirstDifferentToken() {
        assertThat(ruling("1 2\n3 4\n5 6\n", "1 2\n3 5\n6 5\n"))
                .isEqualTo("wrong different-token {line=2, token=2, expected=4, found=5}");
        assertThat(ruling("1 2 3", "\n\n1\n\n2 x"))
                .isEqualTo("wrong different-token {line=5, token=2, expected=3, found=x}");
    }

    /** Both were shown by their first 200 characters, which are the same. */
    @Test
    void showsWhereLongTokensDiffer() {
        String start = "x".repeat(1000);
        String shown = "..." + "x".repeat(40);

        assertThat(ruling(start + "1 2", start + "3 2"))
                .isEqualTo("wrong different-token {line=1, token=1, expected=" + shown + "1, found=" + shown + "3}");
        assertThat(ruling(start + "1", start.toUpperCase(Locale.ROOT)))
                .as("letters of other case are the same, and one ends before the other")
                .isEqualTo("wrong different-token {line=1, token=1, expected=" + shown + "1, found="
                        + shown.toUpperCase(Locale.ROOT) + "}");
    }

    /** A keyboard in Russian or Greek, a word processor: both were shown alike, and nobody could see the mistake. */
    @ParameterizedTest
    @CsvSource({
        "YES, Y\u0415S, YES, Y\\u0415S",
        "-5, \u22125, -5, \\u22125",
        "No, N\u03bf, No, N\\u03bf",
        "x\u2014y, x-y, x\\u2014y, x-y",
        "caf\u00e9, cafe\u0301, caf\\u00e9, cafe\\u0301",
        "\u0414\u0410, \u0414A, \\u0414\\u0410, \\u0414A",
    })
    void tellsTheNumbersOfCharactersThatLookAlike(String answer, String output, String expected, String found) {
        assertThat(ruling(answer, output, "case_sensitive"))
                .isEqualTo("wrong different-token {line=1, token=1, expected=" + expected + ", found=" + found + "}");
    }

    @ParameterizedTest
    @CsvSource({"\u0414\u0410, \u041d\u0415\u0422", "\u662f, \u5426", "caf\u00e9, cafe", "YES, \u0414\u0410"})
    void showsWordsThatLookDifferentAsTheyAre(String answer, String output) {
        assertThat(ruling(answer, output))
                .isEqualTo("wrong different-token {line=1, token=1, expected=" + answer + ", found=" + output + "}");
    }

    @Test
    void saysWhereTheOutputEndsEarly() {
        assertThat(ruling("1 2\n3 4\n", "1 2\n3\n"))
                .isEqualTo("wrong output-ends-early {line=2, expected=4, expectedTokens=4, foundTokens=3}");
        assertThat(ruling("1\n2\n3\n", "1\n2\n\n\n"))
                .as("the line where the output ends, not where the answer goes on")
                .isEqualTo("wrong output-ends-early {line=2, expected=3, expectedTokens=3, foundTokens=2}");
        assertThat(ruling("7\n", ""))
                .isEqualTo("wrong output-ends-early {line=1, expected=7, expectedTokens=1, foundTokens=0}");
    }

    @Test
    void saysWhereTheOutputGoesOn() {
        assertThat(ruling("1\n", "1\n2 3\n4\n")).isEqualTo("wrong output-goes-on {line=2, found=2, foundTokens=1}");
    }

    @Test
    void foldsTheLettersOfAsciiOnly() {
        assertThat(ruling("Yes", "yES")).isEqualTo("accepted");
        assertThat(ruling("\u00c4", "\u00e4")).startsWith("wrong different-token");
        assertThat(ruling("[", "{")).startsWith("wrong different-token");
        assertThat(ruling("@", "`")).startsWith("wrong different-token");
        assertThat(ruling("Yes", "yes", "case_sensitive"))
                .isEqualTo("wrong different-token {line=1, token=1, expected=Yes, found=yes}");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
            7\\u0000     | 7\\x00
            \\ufeff7     | \\ufeff7
            \\uff17      | \uff17
            7\\u00a0     | 7\\u00a0
            7\\u3000     | 7\\u3000
            7\\u200b     | 7\\u200b
            \\u001b[31m7 | \\x1b[31m7
            \\u202e7     | \\u202e7
            """)
    void takesNothingElseForWhiteSpaceAndMakesItVisible(String escaped, String shown) {
        assertThat(ruling("7", unescape(escaped)))
                .isEqualTo("wrong different-token {line=1, token=1, expected=7, found=" + shown + "}");
    }

    private static String unescape(String escaped) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < escaped.length(); i++) {
            boolean unicode = escaped.startsWith("\\u", i);
            text.append(unicode ? (char) Integer.parseInt(escaped.substring(i + 2, i + 6), 16) : escaped.charAt(i));
            i += unicode ? 5 : 0;
        }
        return text.toString();
    }

    @Test
    void comparesNumbersAsTextWithoutATolerance() {
        assertThat(ruling("1.0", "1")).startsWith("wrong different-token");
        assertThat(ruling("7", "07")).startsWith("wrong different-token");
    }

    @ParameterizedTest
    @CsvSource({
        "0.0314, 3.14000000e-2, float_tolerance 1e-9, true",
        "1, +1., float_tolerance 0, true",
        "1, .1e+1, float_tolerance 0, true",
        "1000000, 1000001, float_relative_tolerance 1e-6, true",
        "1000000, 1000002, float_relative_tolerance 1e-6, false",
        "1000000, 1000001, float_absolute_tolerance 1e-6, false",
        "0, 0.0000001, float_absolute_tolerance 1e-6, true",
        "0, 0.0000001, float_relative_tolerance 1e-6, false",
        "0, -0, float_tolerance 0, true",
        "1, one, float_tolerance 1, false",
        "1, 1e, float_tolerance 1, false",
        "1, 0x1, float_tolerance 1, false",
        "1, 1f, float_tolerance 1, false",
        "1, NaN, float_tolerance 1, false",
        "1, Infinity, float_tolerance 1, false",
        "1, '.', float_tolerance 1, false",
        "1, 1e+, float_tolerance 1, false",
        "abc, ABC, float_tolerance 1, true",
        "NaN, nan, float_tolerance 1, true",
        "1e400, 1e400, float_tolerance 1, true",
        "1e400, 1e401, float_tolerance 1, false",
        "1e400, 10e399, float_tolerance 0, true",
        "1e400, 1.0000001e400, float_relative_tolerance 1e-6, true",
        "1e400, 1.00001e400, float_relative_tolerance 1e-6, false",
        "-1e309, -1.0000001e309, float_tolerance 1e-6, true",
        "1e400, -1e400, float_tolerance 1, false",
        "1e400, 1, float_tolerance 1, true",
        "1e9999, 10e9998, float_tolerance 0, true",
        "1e10000, 10e9999, float_tolerance 0, false",
        "1e999999999999, 1e99999999999, float_tolerance 1, false",
        "1, 1e999999999999, float_tolerance 1, false",
        "1, 1e-999999999999, float_tolerance 1, true",
        "9007199254740993, 9007199254740992, float_absolute_tolerance 0.5, false",
        "9007199254740993, 9007199254740992, float_absolute_tolerance 1, true",
        "9007199254740993, 9007199254740992.5, float_tolerance 0.5, true",
        "9007199254740993, 9007199254740992, float_relative_tolerance 1e-16, false",
        "9007199254740993, 9007199254740992, float_relative_tolerance 1e-15, true",
        "-9007199254740993, -9.007199254740992e15, float_absolute_tolerance 0.5, false",
        "123456789012345678901234567890, 123456789012345678901234567891, float_absolute_tolerance 0.5, false",
        "123456789012345678901234567890, 123456789012345678901234567891, float_absolute_tolerance 1, true",
        "100000000000000000001e0, 1e20, float_absolute_tolerance 0.5, false",
        "1, 1.00000000000000000001, float_absolute_tolerance 1e-21, false",
        "1, 1.00000000000000000001, float_absolute_tolerance 1e-20, true",
        "0.3, 0.30000000000000004441, float_tolerance 1e-9, true",
        "100, 100.00000000000000000000000000000000000000000001, float_tolerance 0, true",
        "1234567890123456789e-60, 1234567890123456799e-60, float_relative_tolerance 1e-18, false",
        "1234567890123456789e-60, 1234567890123456799e-60, float_relative_tolerance 1e-17, true",
        "0, 1e-400, float_tolerance 0, false",
        "0, 1e-99999, float_tolerance 1e-300, true",
        "12345678901234567890, 1e999999999, float_tolerance 1, false",
        "12345678901234567890e-999999999, 0, float_tolerance 1, true",
        "12345678901234567890, 12345678901234567890e0000000000000000000000, float_tolerance 0, true",
    })
    void comparesNumbersWithinATolerance(String answer, String output, String arguments, boolean accepted) {
        assertThat(ruling(answer, output, arguments.split(" ")).equals("accepted"))
                .isEqualTo(accepted);
    }

    @Test
    void misformatsAnOutputThatDiffersOnlyInWhiteSpaceWhereThatCounts() {
        assertThat(ruling("1 2\n", "1 2\n", "space_change_sensitive")).isEqualTo("accepted");
        assertThat(ruling("1 2\n", "1  2\n", "space_change_sensitive"))
                .isEqualTo("misformatted different-white-space {line=1, column=3, found= 2, expected=2}");
        assertThat(ruling("1\n2\n", "1\n2", "space_change_sensitive"))
                .isEqualTo("misformatted different-white-space {line=2, column=2, expected=\\n}");
        assertThat(ruling("1\n", " 1\n", "space_change_sensitive"))
                .isEqualTo("misformatted different-white-space {line=1, column=1, found= 1, expected=1}");
        assertThat(ruling(" #  #\n##  ##\n", " #  #  \n##  ##\n\n\n", "space_change_sensitive"))
                .isEqualTo("misformatted different-white-space {line=1, column=6, found=  \\n##, expected=\\n##}");
        assertThat(ruling(" #\n", " #\n\n\n", "space_change_sensitive"))
                .isEqualTo("misformatted different-white-space {line=2, column=1, found=\\n\\n}");
        assertThat(ruling("a b\n", "a\tb\n", "space_change_sensitive"))
                .isEqualTo("misformatted different-white-space {line=1, column=2, found=\\tb, expected= b}");
        assertThat(ruling("1 2\n", "1  3\n", "space_change_sensitive"))
                .isEqualTo("wrong different-token {line=1, token=2, expected=2, found=3}");
    }

    @Test
    void failsOnArgumentsThatItDoesNotKnow() {
        assertThat(ruling("1", "1", "fuzzy"))
                .isEqualTo("failed checker-failed {message=" + PackageFault.ARGUMENT_UNKNOWN.of("fuzzy") + "}");
    }

    @Test
    void cutsALongTokenShort() {
        assertThat(ruling("1", "x".repeat(1000)))
                .isEqualTo("wrong different-token {line=1, token=1, expected=1, found=" + "x".repeat(200) + "...}");
    }

    @Test
    void comparesBytesWhateverTheirCharset() {
        byte[] gbk = {(byte) 0xb0, (byte) 0xd7};

        assertThat(checker.check(attempt(gbk, gbk))).isEqualTo(Rulings.ACCEPTED);
        assertThat(Rulings.describe(checker.check(attempt(bytes("7"), gbk))))
                .isEqualTo("wrong different-token {line=1, token=1, expected=7, found=\\xb0\\xd7}");
    }

    @Test
    void agreesWithSplittingIntoStringsOnAnyText() {
        Random random = new Random(3074);
        for (int i = 0; i < 20_000; i++) {
            String answer = text(random);
            String output = random.nextBoolean() ? answer.replace(' ', '\n') : text(random);
            boolean same = tokens(answer).equals(tokens(output));

            assertThat(ruling(answer, output).equals("accepted"))
                    .as("%s against %s", answer, output)
                    .isEqualTo(same);
        }
    }

    private static String text(Random random) {
        return random.ints(random.nextInt(6), 0, 8)
                .mapToObj(i -> String.valueOf("aAb \t\r\n\0".charAt(i)))
                .collect(Collectors.joining());
    }

    private static List<String> tokens(String text) {
        return Stream.of(text.split("[ \\t\\n\\u000b\\f\\r]+"))
                .filter(token -> !token.isEmpty())
                .map(token -> token.toLowerCase(Locale.ROOT))
                .toList();
    }

    @Test
    void takesLinearTimeForHostileOutputs() {
        Growth.isLinear(8 << 20, this::rulesOnHostileOutputs);
    }

    private void rulesOnHostileOutputs(int length) {
        byte[] blanks = bytes(" ".repeat(length));
        byte[] oneToken = bytes("9".repeat(length));
        byte[] manyTokens = bytes("1\n".repeat(length / 2));
        byte[] nuls = new byte[length];

        assertThat(Rulings.describe(checker.check(attempt(bytes("1"), blanks)))).startsWith("wrong output-ends-early");
        assertThat(checker.check(attempt(oneToken, oneToken))).isEqualTo(Rulings.ACCEPTED);
        byte[] manyPowers = bytes("9e999999999 ".repeat(length / 12));
        byte[] manyFractions = bytes("12345678901234567890e-999999999 ".repeat(length / 32));
        byte[] manyZeros = bytes("0 ".repeat(length / 32));
        assertThat(Rulings.describe(checker.check(attempt(bytes("9"), manyPowers, "float_tolerance", "1"))))
                .startsWith("wrong different-token");
        assertThat(checker.check(attempt(manyZeros, manyFractions, "float_tolerance", "1")))
                .isEqualTo(Rulings.ACCEPTED);
        assertThat(Rulings.describe(checker.check(attempt(bytes("9"), oneToken, "float_tolerance", "1"))))
                .startsWith("wrong different-token");
        assertThat(checker.check(attempt(manyTokens, manyTokens, "space_change_sensitive")))
                .isEqualTo(Rulings.ACCEPTED);
        assertThat(Rulings.describe(checker.check(attempt(bytes("1\n"), manyTokens))))
                .isEqualTo("wrong output-goes-on {line=2, found=1, foundTokens=1}");
        assertThat(Rulings.describe(checker.check(attempt(bytes("1"), nuls)))).startsWith("wrong different-token");
    }
}
