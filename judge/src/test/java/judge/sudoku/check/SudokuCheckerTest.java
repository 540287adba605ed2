package judge.sudoku.check;

import static judge.check.Rulings.bytes;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import judge.Growth;
import judge.check.Attempt;
import judge.check.Checker;
import judge.check.Rulings;
import judge.sudoku.solve.SudokuText;
import org.junit.jupiter.api.Test;

class SudokuCheckerTest {

    private static final String PUZZLE =
            ".2738..1..1...6735.......293.5692.8...........6.1745.364.......9518...7..8..6534.";
    private static final String SOLUTION =
            "527389416819426735436751829375692184194538267268174593643217958951843672782965341";
    private static final String INPUT = PUZZLE + "\n" + ".".repeat(81) + "\nend\n";

    private static String ruling(String input, String output) {
        return Rulings.describe(
                new SudokuChecker().check(new Attempt(bytes(input), new byte[0], bytes(output), List.of())));
    }

    @Test
    void acceptsTheCompletions() {
        assertThat(ruling(INPUT, SudokuText.answer(INPUT))).isEqualTo("accepted");
    }

    @Test
    void acceptsAnyCompletionWhereThereAreSeveral() {
        assertThat(ruling(INPUT, SOLUTION + "\n" + SOLUTION + "\n")).isEqualTo("accepted");
    }

    @Test
    void doesNotCareForBlankLinesAndWhiteSpaceAtTheEnds() {
        assertThat(ruling(INPUT, "\n " + SOLUTION + " \r\n\r\n\t" + SOLUTION)).isEqualTo("accepted");
    }

    @Test
    void acceptsNothingForNoPuzzles() {
        assertThat(ruling("end\n", "")).isEqualTo("accepted");
    }

    @Test
    void namesTheFirstMissingPuzzle() {
        assertThat(ruling(INPUT, SOLUTION)).isEqualTo("wrong sudoku-line-missing {puzzle=2, puzzles=2, found=1}");
        assertThat(ruling(INPUT, "")).isEqualTo("wrong sudoku-line-missing {puzzle=1, puzzles=2, found=0}");
    }

    @Test
    void namesTheFirstLineTooMany() {
        assertThat(ruling(PUZZLE + "\nend\n", SOLUTION + "\nend\n"))
                .isEqualTo("wrong sudoku-line-extra {puzzles=1, found=end}");
    }

    @Test
    void namesALineThatIsNoGrid() {
        assertThat(ruling(INPUT, SOLUTION + "\n\n" + SOLUTION.substring(1)))
                .isEqualTo("wrong sudoku-line-malformed {puzzle=2, line=3, found=" + SOLUTION.substring(1) + "}");
        assertThat(ruling(INPUT, PUZZLE))
                .isEqualTo("wrong sudoku-line-malformed {puzzle=1, line=1, found=" + PUZZLE + "}");
        assertThat(ruling(INPUT, SOLUTION.replace('1', '0'))).startsWith("wrong sudoku-line-malformed");
        assertThat(ruling(INPUT, SOLUTION.substring(0, 40) + " " + SOLUTION.substring(40)))
                .startsWith("wrong sudoku-line-malformed");
    }

    @Test
    void namesTheFirstGivenThatWasChanged() {
        assertThat(ruling(INPUT, SOLUTION.substring(0, 3) + "4" + SOLUTION.substring(4)))
                .isEqualTo("wrong sudoku-given-changed {puzzle=1, row=1, column=4, given=3, found=4}");
    }

    @Test
    void namesTheFirstDigitThatStandsTwice() {
        assertThat(ruling(INPUT, "6" + SOLUTION.substring(1)))
                .isEqualTo("wrong sudoku-digit-twice {puzzle=1, unit=row, number=1, digit=6}");
        assertThat(ruling(INPUT, SOLUTION + "\n" + "123456789".repeat(9)))
                .isEqualTo("wrong sudoku-digit-twice {puzzle=2, unit=column, number=1, digit=1}");
    }

    @Test
    void failsOnAnInputThatIsNoSudoku() {
        assertThat(ruling(PUZZLE + "\n", SOLUTION))
                .startsWith("failed checker-failed {message=the input is no sudoku: line 2: expected 'end'");
    }

    @Test
    void isNotHeldUpByHostileOutputs() {
        Growth.isLinear(8 << 20, SudokuCheckerTest::rulesOnHostileOutputs);
    }

    private static void rulesOnHostileOutputs(int length) {
        byte[] blankLines = bytes("\n".repeat(length));
        byte[] oneLine = new byte[length];
        Checker checker = new SudokuChecker();

        assertThat(Rulings.describe(checker.check(new Attempt(bytes(INPUT), new byte[0], blankLines, List.of()))))
                .startsWith("wrong sudoku-line-missing");
        assertThat(Rulings.describe(checker.check(new Attempt(bytes(INPUT), new byte[0], oneLine, List.of()))))
                .startsWith("wrong sudoku-line-malformed {puzzle=1, line=1, found=\\x00\\x00");
    }
}
