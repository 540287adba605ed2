package judge.sudoku.check;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import judge.check.Attempt;
import judge.check.Checker;
import judge.check.OutputLines;
import judge.check.Ruling;
import judge.reason.Reason;
import judge.reason.ReasonCode;
import judge.sudoku.grid.Grid;
import judge.sudoku.grid.GridFault;
import judge.sudoku.grid.SudokuInputException;
import judge.sudoku.grid.Unit;
import judge.sudoku.reason.SudokuCode;
import judge.sudoku.solve.SudokuText;

/**
 * Accepts any valid completion of each puzzle of the input, one a line, as POJ 3074 asks for. Blank lines and white
 * space at the ends of a line do not count. The test case's answer is not looked at.
 */
public final class SudokuChecker implements Checker {

    @Override
    public Ruling check(Attempt attempt) {
        List<SudokuText.Puzzle> puzzles;
        try {
            puzzles = SudokuText.puzzles(new String(attempt.input(), StandardCharsets.ISO_8859_1));
        } catch (SudokuInputException e) {
            return new Ruling.Failed(
                    Reason.of(ReasonCode.CHECKER_FAILED, "message", "the input is no sudoku: " + e.getMessage()));
        }
        return firstFault(puzzles, new OutputLines(attempt.output()))
                .<Ruling>map(Ruling.Wrong::new)
                .orElse(new Ruling.Accepted(1));
    }

    private static Optional<Reason> firstFault(List<SudokuText.Puzzle> puzzles, OutputLines lines) {
        for (SudokuText.Puzzle puzzle : puzzles) {
            if (!lines.next()) {
                return Optional.of(Reason.of(
                        SudokuCode.SUDOKU_LINE_MISSING,
                        "puzzle",
                        puzzle.number(),
                        "puzzles",
                        puzzles.size(),
                        "found",
                        puzzle.number() - 1));
            }
            Optional<Reason> fault = fault(puzzle, lines);
            if (fault.isPresent()) {
                return fault;
            }
        }
        return lines.next()
                ? Optional.of(
                        Reason.of(SudokuCode.SUDOKU_LINE_EXTRA, "puzzles", puzzles.size(), "found", lines.shown()))
                : Optional.empty();
    }

    private static Optional<Reason> fault(SudokuText.Puzzle puzzle, OutputLines lines) {
        String line = lines.length() == Grid.CELLS ? lines.text() : "";
        boolean wellFormed = !line.isEmpty() && line.chars().allMatch(c -> c >= '1' && c <= '9');
        if (!wellFormed) {
            return Optional.of(Reason.of(
                    SudokuCode.SUDOKU_LINE_MALFORMED,
                    "puzzle",
                    puzzle.number(),
                    "line",
                    lines.line(),
                    "found",
                    lines.shown()));
        }
        return Grid.parse(line).firstFaultAsCompletionOf(puzzle.givens()).map(fault -> reason(puzzle.number(), fault));
    }

    private static Reason reason(int puzzle, GridFault fault) {
        if (fault instanceof GridFault.GivenChanged changed) {
            return givenChanged(puzzle, changed);
        }
        if (fault instanceof GridFault.Clash clash) {
            return Reason.of(
                    SudokuCode.SUDOKU_DIGIT_TWICE,
                    "puzzle",
                    puzzle,
                    "unit",
                    clash.unit().toString(),
                    "number",
                    clash.number(),
                    "digit",
                    clash.digit());
        }
        throw new IllegalStateException("a line of 81 digits has a blank: " + fault);
    }

    private static Reason givenChanged(int puzzle, GridFault.GivenChanged changed) {
        return Reason.of(
                SudokuCode.SUDOKU_GIVEN_CHANGED,
                "puzzle",
                puzzle,
                "row",
                Unit.ROW.numberOf(changed.cell()),
                "column",
                Unit.COLUMN.numberOf(changed.cell()),
                "given",
                changed.given(),
                "found",
                changed.found());
    }
}
