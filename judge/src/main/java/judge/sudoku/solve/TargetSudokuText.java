package judge.sudoku.solve;

import judge.sudoku.grid.Grid;
import judge.sudoku.grid.SudokuInputException;

/** Target sudoku as text, as NOIP 2009 states it: nine lines of nine numbers in, one number out. */
public final class TargetSudokuText {
    private TargetSudokuText() {}

    /**
     * The answer to an input.
     *
     * @param input 81 numbers from 0 (blank) to 9, separated by white space
     * @return the greatest score of a completion, or -1 if there is none, and a line feed
     * @throws SudokuInputException naming line, column and what was found there, if the input is anything else
     */
    public static String answer(String input) {
        Grid givens = Grid.parseNumbers(input);
        return new TargetSudoku().best(givens).map(TargetSudoku.Best::score).orElse(-1) + "\n";
    }
}
