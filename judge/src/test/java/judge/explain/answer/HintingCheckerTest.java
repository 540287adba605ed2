package judge.explain.answer;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import judge.check.Attempt;
import judge.check.Checker;
import judge.check.ExactChecker;
import judge.check.Ruling;
import judge.check.TokenChecker;
import judge.engine.Checkers;
import judge.problem.CheckerChoice;
import judge.reason.Hint;
import judge.reason.Reason;
import judge.reason.ReasonCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class HintingCheckerTest {

    private final Checker exact = new HintingChecker(new ExactChecker());
    private final Checker tokens = new HintingChecker(new TokenChecker());

    private static Ruling rule(Checker checker, String answer, String output) {
        return checker.check(new Attempt(new byte[0], bytes(answer), bytes(output), List.of()));
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private static String hints(Checker checker, String answer, String output) {
        Ruling ruling = rule(checker, answer, output);
        Stream<Reason> reason = ruling instanceof Ruling.Misformatted misformatted
                ? Stream.of(misformatted.reason())
                : ruling instanceof Ruling.Wrong wrong ? Stream.of(wrong.reason()) : Stream.empty();
        return reason.flatMap(any -> any.hints().stream())
                .map(hint -> hint.code())
                .collect(Collectors.joining(" "));
    }

    @Test
    void tellsOfLineEndsOfWindows() {
        assertThat(hints(exact, "1\n2\n", "1\r\n2\r\n")).isEqualTo("output-crlf");
        assertThat(rule(exact, "1\n2\n", "1\r\n2\r\n")).isInstanceOf(Ruling.Misformatted.class);
    }

    /** The contestant was told to print the line ends that it had printed. */
    @Test
    void tellsOfLineEndsOfWindowsInTheAnswer() {
        assertThat(hints(exact, "1\r\n2\r\n", "1\n2\n")).isEqualTo("answer-crlf");
        assertThat(hints(exact, "1\r\n2\n", "1\r\n2\r\n")).isEqualTo("output-crlf");
    }

    /** The hint told the program to print with \n, which it did: the \r had come with the lines that it had read. */
    @Test
    void tellsOfLineEndsThatComeFromTheInput() {
        Ruling ruling = tokens.check(
                new Attempt(bytes("Hello\r\nWorld\r\n"), bytes("HelloWorld\n"), bytes("Hello\rWorld\r\n"), List.of()));

        assertThat(((Ruling.Wrong) ruling).reason().hints()).containsExactly(Hint.of("input-line-ends"));
    }

    @Test
    void tellsThatTheLastLineHasNoEnd() {
        assertThat(hints(exact, "1\n2\n", "1\n2")).isEqualTo("output-last-newline");
    }

    @Test
    void tellsThatAllWrongNumbersAreWrongByOne() {
        assertThat(hints(tokens, "1 a 5\n2 b 3\n3 c 3\n", "0 a 5\n1 b 3\n2 c 3\n"))
                .isEqualTo("output-one-off");
        assertThat(hints(tokens, "1 2 3\n", "2 3 4\n")).isEqualTo("output-one-off");
        assertThat(hints(tokens, "1 2 3\n", "2 3 2\n")).isEmpty();
        assertThat(hints(tokens, "1 2 3 9\n", "0 1 3 9\n")).isEmpty();
        assertThat(hints(tokens, "1 2 3\n", "0 1 2 3\n")).isEmpty();
    }

    @Test
    void tellsOfTheValueOfFunctionsThatReturnNone() {
        assertThat(hints(tokens, "Yes\nNo\n", "Yes\nNone\nNo\nNone\n")).isEqualTo("output-none");
        assertThat(hints(tokens, "Yes\nNo\n", "Yes\nNone\nYes\nNone\n")).isEmpty();
        assertThat(hints(tokens, "None\n", "Yes\n")).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"None No No", "No None no", "NoNone Yes", "No Yes", "No: No"})
    void takesNoOtherAnswerForWordsForPeople(String output) {
        assertThat(hints(tokens, "None No\n", output)).isEmpty();
        assertThat(hints(tokens, "No\n", output)).isEmpty();
        assertThat(hints(tokens, "None No\n", "The answer is None No")).isEqualTo("output-prompt");
    }

    @Test
    void tellsOfListsThatArePrinted() {
        assertThat(hints(tokens, "1 2\n3\n", "[1, 2]\n3\n")).isEqualTo("output-list");
        assertThat(hints(tokens, "a b\n", "['a', 'b']\n")).isEqualTo("output-list");
        assertThat(hints(tokens, "1 2\n", "(1, 2)\n")).isEqualTo("output-list");
        assertThat(hints(tokens, "*1\n", "['*', '1']\n")).isEqualTo("output-list");
        assertThat(hints(tokens, "1 2\n", "[1, 3]\n")).isEmpty();
        assertThat(hints(tokens, "[1,2]\n", "[2,1]\n")).isEmpty();
        assertThat(hints(tokens, "1 2\n", "[]\n")).isEmpty();
    }

    @Test
    void tellsOfLinesBeforeTheAnswer() {
        assertThat(hints(tokens, "5\n", "0 1\n\n3 4\n5\n")).isEqualTo("output-lines-before");
        assertThat(hints(tokens, "42\n7\n", "debug 3\n42\n7\n")).isEqualTo("output-lines-before");
        assertThat(hints(tokens, "5\n", "0 1\n3 5\n")).isEmpty();
        assertThat(hints(tokens, "", "5\n")).isEmpty();
    }

    @Test
    void tellsOfNumbersThatAreNearlyRight() {
        assertThat(hints(tokens, "impossible\n", "inf\n")).isEqualTo("output-nan");
        assertThat(hints(tokens, "inf\n", "-inf\n")).isEmpty();
        assertThat(hints(tokens, "2.50 1\n", "2.5 1\n")).isEqualTo("output-decimals");
        assertThat(hints(tokens, "1.13 2.00\n", "1.12 2.00\n")).isEqualTo("output-last-digit");
        assertThat(hints(tokens, "1.13\n", "1.11\n")).isEmpty();
        assertThat(hints(tokens, "1.13 4\n", "1.12 5\n")).isEmpty();
    }

    @Test
    void namesBytesThatArePrintedAsSuch() {
        assertThat(hints(tokens, "apple 2\nfig 1\n", "b'apple' 2\nb'fig' 1\n")).isEqualTo("output-bytes");
        assertThat(hints(tokens, "apple 2\n", "b'fig' 2\n")).isEmpty();
        assertThat(hints(tokens, "b'apple'\n", "apple\n")).isEmpty();
    }

    @Test
    void namesObjectsThatArePrintedByTheirAddress() {
        assertThat(hints(tokens, "6 3\n", "6 [I@73d16e93\n")).isEqualTo("output-object");
        assertThat(hints(tokens, "6 3\n", "Main$Cell@1b6d3586\n")).isEqualTo("output-object");
        assertThat(hints(tokens, "6 3\n", "<map object at 0x7f3b5c2d1e80>\n")).isEqualTo("output-object");
        assertThat(hints(tokens, "anna@cafe.org\n", "bob@decade.org\n")).isEmpty();
        assertThat(hints(tokens, "Cell@1b6d3586\n", "Cell@1b6d3587\n")).isEmpty();
    }

    @Test
    void tellsOfTheValuesOfConditions() {
        assertThat(hints(tokens, "YES\nNO\nYES\n", "True\nFalse\nTrue\n")).isEqualTo("output-truth");
        assertThat(hints(tokens, "3 1\n", "3 true\n")).isEqualTo("output-truth");
        assertThat(hints(tokens, "YES\nNO\nYES\n", "True\nFalse\nFalse\n")).isEmpty();
        assertThat(hints(tokens, "3 5\n", "3 True\n")).isEmpty();
        assertThat(hints(tokens, "YES\nYES\n", "True\nFalse\n")).isEmpty();
        assertThat(hints(tokens, "true 1\n", "True 1\n")).isEmpty();
    }

    @Test
    void tellsThatOnlyBlanksAreWrong() {
        assertThat(hints(exact, "1 2\n", "1 2 \n")).isEqualTo("output-blanks");
        assertThat(hints(exact, "1 2\n", "1\n2\n")).isEqualTo("output-blanks");
        assertThat(hints(tokens, "417369825\n", "417\n369\n825\n")).isEqualTo("output-blanks");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Enter two numbers: 42\n7\n",
                "请输入：\n42\n7\n",
                "Case 1: 42\nCase 2: 7\n",
                "sum=42\nsum=7\n",
                "结果：42 结果：7",
                "42\n7\nPress any key ..."
            })
    void tellsOfWordsForPeople(String output) {
        // "1:" is no number, as "Case 1: 42" shows.
        assertThat(hints(tokens, "42\n7\n", output)).isEqualTo("output-prompt");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "42\n8\n",
                "42\n7\n7\n",
                "x-42\n7\n",
                "sum=142\n7\n",
                "the answer is 42\n",
                "7\n42\nwords\n",
                "> 42\n> 7\n> 9\n"
            })
    void saysNothingOfWhatIsWrongInOtherWaysToo(String output) {
        assertThat(rule(tokens, "42\n7\n", output)).isInstanceOf(Ruling.Wrong.class);
        assertThat(hints(tokens, "42\n7\n", output)).isEmpty();
    }

    @Test
    void rulesAsTheOtherCheckerDoes() {
        assertThat(rule(tokens, "1\n2\n", "1\r\n2")).isEqualTo(new Ruling.Accepted(1));
        assertThat(rule(tokens, "1\n", "3\n")).isEqualTo(rule(new TokenChecker(), "1\n", "3\n"));
        Ruling failed = new Ruling.Failed(Reason.of(ReasonCode.CHECKER_FAILED, "message", "x"));
        assertThat(rule(new HintingChecker(attempt -> failed), "1\n", "the 1\n"))
                .isSameAs(failed);
    }

    @Test
    void explainsSudokuTooByTheExpectedCompletion() {
        String grid = "417369825632158947958724316825437169791586432346912758289643571573291684164875293";
        String puzzle = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......";
        Checker sudoku = new HintingChecker(Checkers.of(new CheckerChoice.BuiltIn(CheckerChoice.Kind.SUDOKU)));
        Attempt rows = new Attempt(
                bytes(puzzle + "\nend\n"), bytes(grid + "\n"), bytes(grid.replaceAll("(.{9})", "$1\n")), List.of());

        assertThat(sudoku.check(rows)).isInstanceOfSatisfying(Ruling.Wrong.class, wrong -> assertThat(
                        wrong.reason().hints().get(0).code())
                .isEqualTo("output-blanks"));
    }

    @Test
    void tellsOfWhatIsNoNumber() {
        assertThat(hints(tokens, "1 0.5\n", "1 -nan\n")).isEqualTo("output-nan");
        assertThat(hints(tokens, "1 0.5\n", "1 Infinity\n")).isEqualTo("output-nan");
        assertThat(hints(tokens, "1 inf\n", "inf 1\n")).isEmpty();
        assertThat(hints(tokens, "1 0.5\n", "1 INF\n")).isEmpty();
    }

    @Test
    void tellsOfCharactersThatCannotBeSeen() {
        assertThat(hints(tokens, "*100\n", "*\u0001\0\0\n")).isEqualTo("output-control");
        assertThat(hints(tokens, "*100\n", "*101\n")).isEmpty();
    }

    @Test
    void tellsOfAMarkInTheAnswer() {
        assertThat(hints(tokens, "\ufeff3 4\n", "3 4\n")).isEqualTo("answer-mark");
        assertThat(NearlyRight.hint("\ufeff3\n".getBytes(StandardCharsets.UTF_16LE), bytes("3\n")))
                .contains("answer-mark");
        assertThat(hints(tokens, "\ufeff3 4\n", "3 5\n")).isNotEqualTo("answer-mark");
    }

    @Test
    void tellsOfOutputInUtf16() {
        for (Charset charset : List.of(StandardCharsets.UTF_16LE, StandardCharsets.UTF_16BE)) {
            byte[] output = "\ufeff3\n".getBytes(charset);

            assertThat(NearlyRight.hint(bytes("3\n"), output)).contains("output-utf16");
            assertThat(NearlyRight.hint(bytes("4\n"), output)).contains("output-utf16");
            assertThat(NearlyRight.hint(output, output)).isNotEqualTo(Optional.of("output-utf16"));
        }
    }

    @Test
    void tellsOfBlanksAndMarksThatAreNoneOfAscii() {
        assertThat(hints(tokens, "3\n", "3\u00a0\n")).isEqualTo("output-unseen");
        assertThat(hints(tokens, "3\n", "\ufeff3\n")).isEqualTo("output-unseen");
        assertThat(hints(tokens, "3 4\n", "3\u30004\n")).isEqualTo("output-unseen");
        assertThat(hints(tokens, "3 4\n", "3 \u200b4\n")).isEqualTo("output-unseen");
        assertThat(hints(tokens, "3 4\n", "3\u00a05\n")).isEmpty();
        assertThat(hints(tokens, "3\n", "\u5e74\n")).isEmpty();
    }

    @Test
    void tellsOfDigitsThatAreMissingBehindThePoint() {
        assertThat(hints(tokens, "3 3.405877273\n", "3 3.41\n")).isEqualTo("output-digits");
        assertThat(hints(tokens, "3.405877273\n", "3.40\n")).isEqualTo("output-digits");
        assertThat(hints(tokens, "3 3.405877273\n", "4 3.41\n")).isEmpty();
        assertThat(hints(tokens, "3.405877273\n", "3.42\n")).isEmpty();
        assertThat(hints(tokens, "3.405877273\n", "3\n")).isEmpty();
        assertThat(hints(tokens, "3.4\n", "3.405877273\n")).isEmpty();
    }

    @Test
    void tellsOfWholeNumbersThatWereDoubles() {
        assertThat(hints(tokens, "1 211950638173454623\n", "1 211950638173454624\n"))
                .isEqualTo("output-double");
        assertThat(hints(tokens, "1 211950638173454623\n", "2 211950638173454624\n"))
                .isEmpty();
        assertThat(hints(tokens, "211950638173454623\n", "211950638173459999\n"))
                .isEmpty();
        assertThat(hints(tokens, "1000000007\n", "1000000008\n")).isEmpty();
    }
}
