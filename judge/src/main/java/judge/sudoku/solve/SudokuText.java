package judge.sudoku.solve;

import java.util.ArrayList;
import java.util.List;
import judge.sudoku.grid.Grid;
import judge.sudoku.grid.SudokuInputException;

/** Sudoku as text, as POJ 3074 states it: a puzzle a line and the line {@code end} in, a completion a line out. */
public final class SudokuText {
    private static final String END = "end";

    private SudokuText() {}

    /**
     * A puzzle and where it was found.
     *
     * @param number the number of the puzzle in the input, from 1
     * @param line the line of the input, from 1
     * @param givens the puzzle
     */
    public record Puzzle(int number, int line, Grid givens) {}

    /**
     * The puzzles of an input: 81 characters a line, {@code .} for a blank. Empty lines, white space at the end of a
     * line, and everything after the line {@code end} are ignored.
     *
     * @throws SudokuInputException naming the line and what is wrong there, also if the line {@code end} is missing
     */
    public static List<Puzzle> puzzles(String input) {
        List<Puzzle> puzzles = new ArrayList<>();
        int number = 0;
        for (String line : input.lines().map(String::stripTrailing).toList()) {
            number++;
            if (line.equals(END)) {
                return puzzles;
            }
            if (!line.isEmpty()) {
                puzzles.add(new Puzzle(puzzles.size() + 1, number, parse(line, number)));
            }
        }
        throw new SudokuInputException("line " + (number + 1) + ": expected '" + END + "', found the end of the input");
    }

    private static Grid parse(String line, int number) {
        try {
            return Grid.parse(line);
        } catch (SudokuInputException e) {
            throw new SudokuInputException("line " + number + ": " + e.getMessage(), e);
        }
    }

    /**
     * The answer to an input: for each puzzle a line with a completion. The problem promises that there is exactly one;
     * if there are several, this is one of them.
     *
     * @throws SudokuInputException if the input is malformed, or a puzzle has no completion
     */
    public static String answer(String input) {
        Sudoku sudoku = new Sudoku();
        StringBuilder answer = new StringBuilder();
        for (Puzzle puzzle : puzzles(input)) {
            answer.append(sudoku.solve(puzzle.givens()).orElseThrow(() -> withoutCompletion(puzzle)))
                    .append('\n');
        }
        return answer.toString();
    }

    private static SudokuInputException withoutCompletion(Puzzle puzzle) {
        String reason = puzzle.givens()
                .firstClash()
                .map(clash -> ": " + clash.describe())
                .orElse("");
        return new SudokuInputException(
                "puzzle " + puzzle.number() + " (line " + puzzle.line() + ") has no completion" + reason);
    }
}
