package judge.sudoku.solve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import judge.sudoku.grid.Grids;
import judge.sudoku.grid.SudokuInputException;
import org.junit.jupiter.api.Test;

class SudokuTextTest {
    private static void rejects(String input, String message) {
        assertThatExceptionOfType(SudokuInputException.class)
                .isThrownBy(() -> SudokuText.answer(input))
                .withMessage(message);
    }

    @Test
    void answersALineForEachPuzzle() {
        String input = Grids.SAMPLE + "\n" + Grids.SAMPLE_COMPLETED + "\nend\n";
        assertThat(SudokuText.answer(input)).isEqualTo((Grids.SAMPLE_COMPLETED + "\n").repeat(2));
    }

    @Test
    void answersNothingToNoPuzzle() {
        assertThat(SudokuText.answer("end")).isEmpty();
    }

    @Test
    void passesOverEmptyLinesLineEndsOfWindowsAndWhatFollowsTheEnd() {
        String input = "\r\n" + Grids.SAMPLE + "  \r\n\r\nend\r\nwhatever\r\n";
        assertThat(SudokuText.answer(input)).isEqualTo(Grids.SAMPLE_COMPLETED + "\n");
    }

    @Test
    void knowsEachPuzzleByItsNumberAndItsLine() {
        assertThat(SudokuText.puzzles("\n" + Grids.SAMPLE + "\n\n" + Grids.BLANK + "\nend"))
                .containsExactly(new SudokuText.Puzzle(1, 2, Grids.SAMPLE), new SudokuText.Puzzle(2, 4, Grids.BLANK));
    }

    @Test
    void namesLineAndPlaceOfWhatIsNoPuzzle() {
        rejects(Grids.SAMPLE + "\n12345\nend\n", "line 2: expected 81 characters, found 5");
        rejects(
                "12?" + ".".repeat(78) + "\nend\n",
                "line 1: character 3 (row 1, column 3): expected a digit or '.', found '?'");
    }

    @Test
    void missesTheEnd() {
        rejects(Grids.SAMPLE + "\n", "line 2: expected 'end', found the end of the input");
    }

    @Test
    void namesThePuzzleWithoutCompletion() {
        rejects(
                Grids.SAMPLE + "\n\n" + Grids.with(Grids.SAMPLE, 0, 2) + "\nend\n",
                "puzzle 2 (line 3) has no completion: row 1 has 2 twice, at row 1, column 1 and row 1, column 2");
        rejects("12345678." + ".".repeat(17) + "9" + ".".repeat(54) + "\nend\n", "puzzle 1 (line 1) has no completion");
    }
}
