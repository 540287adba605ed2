package judge.sudoku.knowledge;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import judge.knowledge.Mistakes;
import judge.reason.Reason;
import judge.sudoku.grid.Grid;
import judge.sudoku.reason.SudokuCode;
import judge.sudoku.solve.SudokuText;
import judge.sudoku.solve.SudokuText.Puzzle;

/** Names the mistakes of programs that read many puzzles and print a completion of each. */
public final class PuzzleMistakes implements Mistakes {

    private static final String PUZZLE = "puzzle";
    private static final String PUZZLES = "puzzles";
    private static final int ROW = 9;

    @Override
    public Optional<Reason> name(String input, String answer, String output, Reason reason) {
        List<Puzzle> puzzles = SudokuText.puzzles(input);
        return reason.code() instanceof SudokuCode code ? name(code, puzzles, output, reason) : Optional.empty();
    }

    private static Optional<Reason> name(SudokuCode code, List<Puzzle> puzzles, String output, Reason reason) {
        return switch (code) {
            case SUDOKU_LINE_MISSING -> missing(puzzles, number(reason, PUZZLE) - 1);
            case SUDOKU_LINE_EXTRA -> extra(puzzles, lines(output), reason);
            case SUDOKU_LINE_MALFORMED, SUDOKU_GIVEN_CHANGED, SUDOKU_DIGIT_TWICE -> wrong(puzzles, output, reason);
            default -> Optional.empty();
        };
    }

    private static int number(Reason reason, String parameter) {
        return ((Number) reason.parameters().getOrDefault(parameter, 0)).intValue();
    }

    private static List<String> lines(String output) {
        return output.lines().map(String::strip).filter(line -> !line.isEmpty()).toList();
    }

    /** Lines are missing; those that are there are right. */
    private static Optional<Reason> missing(List<Puzzle> puzzles, int answered) {
        Puzzle next = puzzles.get(answered);
        if (IntStream.range(0, ROW).allMatch(cell -> next.givens().digit(cell) == 0)) {
            return Optional.of(Reason.of(
                    SudokuCode.SUDOKU_STOPS_AT_BLANK_ROW,
                    PUZZLE,
                    next.number(),
                    PUZZLES,
                    puzzles.size(),
                    "found",
                    answered));
        }
        if (answered == puzzles.size() - 1) {
            return Optional.of(Reason.of(SudokuCode.SUDOKU_LAST_MISSING, PUZZLES, puzzles.size()));
        }
        return answered == 1
                ? Optional.of(Reason.of(SudokuCode.SUDOKU_ONLY_FIRST, PUZZLES, puzzles.size()))
                : Optional.empty();
    }

    private static Optional<Reason> extra(List<Puzzle> puzzles, List<String> lines, Reason reason) {
        return lines.size() == puzzles.size() + 1
                ? Optional.of(Reason.of(
                        SudokuCode.SUDOKU_END_ANSWERED,
                        PUZZLES,
                        puzzles.size(),
                        "found",
                        reason.parameters().getOrDefault("found", "")))
                : Optional.empty();
    }

    /** The checker reads the lines that are not blank, one for each puzzle. */
    private static Optional<Reason> wrong(List<Puzzle> puzzles, String output, Reason reason) {
        Puzzle puzzle = puzzles.get(number(reason, PUZZLE) - 1);
        String line = lines(output).get(puzzle.number() - 1);
        if (line.equals(puzzle.givens().toString())) {
            return Optional.of(Reason.of(SudokuCode.SUDOKU_COPIED, PUZZLE, puzzle.number()));
        }
        if (isCut(puzzles, output)) {
            return Optional.of(Reason.of(SudokuCode.SUDOKU_LINES_CUT));
        }
        return line.matches("[0-9.]{81}") ? wrongGrid(puzzles, puzzle, Grid.parse(line), reason) : Optional.empty();
    }

    private static Optional<Reason> wrongGrid(List<Puzzle> puzzles, Puzzle puzzle, Grid found, Reason reason) {
        if (!found.isComplete()) {
            int blanks = Grid.CELLS - found.givens();
            return Optional.of(Reason.of(SudokuCode.SUDOKU_BLANKS_LEFT, PUZZLE, puzzle.number(), "blanks", blanks));
        }
        if (transposed(found).isValidCompletionOf(puzzle.givens())) {
            return Optional.of(Reason.of(SudokuCode.SUDOKU_TRANSPOSED, PUZZLE, puzzle.number()));
        }
        // Rows are looked at first, then columns: where a box is named, they are right.
        if (reason.code() == SudokuCode.SUDOKU_DIGIT_TWICE
                && "box".equals(reason.parameters().get("unit"))) {
            return Optional.of(Reason.of(
                    SudokuCode.SUDOKU_BOXES_IGNORED, PUZZLE, puzzle.number(), "number", number(reason, "number")));
        }
        return puzzles.stream()
                .filter(other -> found.isValidCompletionOf(other.givens()))
                .findFirst()
                .map(other ->
                        Reason.of(SudokuCode.SUDOKU_OTHER_PUZZLE, PUZZLE, puzzle.number(), "other", other.number()));
    }

    private static Grid transposed(Grid grid) {
        return Grid.of(IntStream.range(0, Grid.CELLS)
                .map(cell -> grid.digit(cell % ROW * ROW + cell / ROW))
                .toArray());
    }

    /** Tells whether the output is right except for the line ends, or blanks between the digits. */
    private static boolean isCut(List<Puzzle> puzzles, String output) {
        String digits = output.replaceAll("\\s+", "");
        return digits.length() == puzzles.size() * Grid.CELLS
                && digits.matches("[1-9]*+")
                && puzzles.stream().allMatch(puzzle -> {
                    int from = (puzzle.number() - 1) * Grid.CELLS;
                    return Grid.parse(digits.substring(from, from + Grid.CELLS)).isValidCompletionOf(puzzle.givens());
                });
    }
}
