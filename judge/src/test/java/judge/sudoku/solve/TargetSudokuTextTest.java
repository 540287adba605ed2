package judge.sudoku.solve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import judge.sudoku.grid.SudokuInputException;
import org.junit.jupiter.api.Test;

class TargetSudokuTextTest {
    private static final String SAMPLE =
            """
            7 0 0 9 0 0 0 0 1
            1 0 0 0 0 5 9 0 0
            0 0 0 2 0 0 0 8 0
            0 0 5 0 2 0 0 0 3
            0 0 0 0 0 0 6 4 8
            4 1 3 0 0 0 0 0 0
            0 0 7 0 0 2 0 9 0
            2 0 1 0 6 0 8 0 4
            0 8 0 5 0 4 0 1 2
            """;

    @Test
    void answersTheContestsFirstSample() {
        assertThat(TargetSudokuText.answer(SAMPLE)).isEqualTo("2829\n");
    }

    @Test
    void answersMinusOneWhereThereIsNoCompletion() {
        assertThat(TargetSudokuText.answer(SAMPLE.replaceFirst("7 0", "7 7"))).isEqualTo("-1\n");
    }

    @Test
    void namesWhatIsNotANumber() {
        assertThatExceptionOfType(SudokuInputException.class)
                .isThrownBy(() -> TargetSudokuText.answer(SAMPLE.replaceFirst("9", "nine")))
                .withMessage("line 1, column 7: expected a number from 0 to 9, found 'nine'");
    }
}
