package judge.sudoku.grid;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import org.junit.jupiter.api.Test;

class GridTest {
    private static void rejects(Runnable parsing, String message) {
        assertThatExceptionOfType(SudokuInputException.class)
                .isThrownBy(parsing::run)
                .withMessage(message);
    }

    @Test
    void writesTheCharactersThatItWasReadFrom() {
        String cells = ".2738..1..1...6735.......293.5692.8...........6.1745.364.......9518...7..8..6534.";
        assertThat(Grid.parse(cells)).hasToString(cells);
        assertThat(Grid.parse(cells.replace('.', '0'))).hasToString(cells).isEqualTo(Grid.parse(cells));
    }

    @Test
    void readsTheNumbersThatItWrote() {
        assertThat(Grid.parseNumbers(Grids.SAMPLE.toNumbers())).isEqualTo(Grids.SAMPLE);
        assertThat(Grids.SAMPLE.toNumbers())
                .startsWith("0 2 7 3 8 0 0 1 0\n0 1 0 0 0 6 7 3 5\n")
                .endsWith("3 4 0\n");
    }

    @Test
    void readsNumbersWithAnyWhiteSpaceBetween() {
        String odd =
                "\r\n\t" + Grids.SAMPLE.toNumbers().replace("\n", " \r\n\n").stripTrailing();
        assertThat(Grid.parseNumbers(odd)).isEqualTo(Grids.SAMPLE);
    }

    @Test
    void namesTheCharacterThatIsNoCell() {
        rejects(
                () -> Grid.parse("123x" + ".".repeat(77)),
                "character 4 (row 1, column 4): expected a digit or '.', found 'x'");
    }

    @Test
    void namesALengthThatIsNot81() {
        rejects(() -> Grid.parse(".".repeat(80)), "expected 81 characters, found 80");
        rejects(() -> Grid.parse(".".repeat(82)), "expected 81 characters, found 82");
        rejects(() -> Grid.of(1, 2, 3), "expected 81 cells, found 3");
    }

    @Test
    void namesTheCellThatIsNoDigit() {
        rejects(() -> Grids.with(Grids.BLANK, 13, 10), "row 2, column 5: expected a number from 0 to 9, found 10");
        rejects(() -> Grids.with(Grids.BLANK, 80, -1), "row 9, column 9: expected a number from 0 to 9, found -1");
    }

    @Test
    void namesTheNumberThatIsOutOfPlace() {
        String numbers = Grids.BLANK.toNumbers();
        rejects(
                () -> Grid.parseNumbers("0 0\n0 10 " + numbers),
                "line 2, column 3: expected a number from 0 to 9, found '10'");
        rejects(() -> Grid.parseNumbers("."), "line 1, column 1: expected a number from 0 to 9, found '.'");
        rejects(() -> Grid.parseNumbers("1 2 3\n"), "expected 81 numbers, found 3");
        rejects(
                () -> Grid.parseNumbers(numbers + "\n  5 6"),
                "line 11, column 3: expected nothing after 81 numbers, found '5'");
    }

    @Test
    void answersByCellAndByRowAndColumn() {
        assertThat(Grids.SAMPLE.digit(1)).isEqualTo(2);
        assertThat(Grids.SAMPLE.digitAt(1, 2)).isEqualTo(2);
        assertThat(Grids.SAMPLE.digitAt(9, 7)).isEqualTo(3);
        assertThat(Grids.SAMPLE.digitAt(1, 1)).isZero();
        assertThat(Grids.SAMPLE.givens()).isEqualTo(36);
    }

    @Test
    void isCompleteWithoutBlanks() {
        assertThat(Grids.SAMPLE.isComplete()).isFalse();
        assertThat(Grids.SAMPLE_COMPLETED.isComplete()).isTrue();
        assertThat(Grids.SAMPLE_COMPLETED.firstClash()).isEmpty();
    }

    @Test
    void namesTheClashInARow() {
        Grid grid = Grids.with(Grids.with(Grids.BLANK, 18, 7), 26, 7);
        assertThat(grid.firstClash())
                .contains(new GridFault.Clash(Unit.ROW, 3, 7, 18, 26))
                .get()
                .extracting(GridFault::describe)
                .isEqualTo("row 3 has 7 twice, at row 3, column 1 and row 3, column 9");
    }

    @Test
    void namesTheClashInAColumn() {
        Grid grid = Grids.with(Grids.with(Grids.BLANK, 4, 1), 76, 1);
        assertThat(grid.firstClash()).contains(new GridFault.Clash(Unit.COLUMN, 5, 1, 4, 76));
    }

    @Test
    void namesTheClashInABox() {
        Grid grid = Grids.with(Grids.with(Grids.BLANK, 60, 9), 80, 9);
        assertThat(grid.firstClash()).contains(new GridFault.Clash(Unit.BOX, 9, 9, 60, 80));
    }

    @Test
    void acceptsAValidCompletion() {
        assertThat(Grids.SAMPLE_COMPLETED.isValidCompletionOf(Grids.SAMPLE)).isTrue();
        assertThat(Grids.SAMPLE_COMPLETED.firstFaultAsCompletionOf(Grids.SAMPLE))
                .isEmpty();
    }

    @Test
    void namesABlankBeforeAllElse() {
        assertFault(Grids.with(Grids.with(Grids.SAMPLE_COMPLETED, 1, 9), 40, 0), "row 5, column 5 is blank");
    }

    @Test
    void namesAGivenThatWasChanged() {
        assertFault(Grids.with(Grids.SAMPLE_COMPLETED, 1, 9), "row 1, column 2 was given as 2, found 9");
    }

    @Test
    void namesAClashInACompletion() {
        assertFault(
                Grids.with(Grids.SAMPLE_COMPLETED, 0, 9), "row 1 has 9 twice, at row 1, column 1 and row 1, column 6");
    }

    private static void assertFault(Grid completion, String description) {
        assertThat(completion.isValidCompletionOf(Grids.SAMPLE)).isFalse();
        assertThat(completion.firstFaultAsCompletionOf(Grids.SAMPLE))
                .get()
                .extracting(GridFault::describe)
                .isEqualTo(description);
    }
}
