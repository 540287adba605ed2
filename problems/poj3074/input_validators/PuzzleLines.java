import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * Accepts (exit status 42) one or more lines of 81 digits and periods, each of them a sudoku with exactly one completion, and a
 * last line "end".
 */
public class PuzzleLines {
    private static final int VALID = 42;
    private static final int INVALID = 43;

    private final int[] usedInRow = new int[9];
    private final int[] usedInColumn = new int[9];
    private final int[] usedInBox = new int[9];
    private final boolean[] filled = new boolean[81];
    private int completions;

    public static void main(String[] args) throws IOException {
        String fault = fault(new String(System.in.readAllBytes(), StandardCharsets.ISO_8859_1));
        if (fault != null) {
            System.err.println(fault);
        }
        System.exit(fault == null ? VALID : INVALID);
    }

    private static String fault(String input) {
        String[] lines = input.split("\n", -1);
        int puzzles = lines.length - 2;
        if (puzzles < 0 || !lines[puzzles].equals("end") || !lines[puzzles + 1].isEmpty()) {
            return "the last line is not \"end\" with its line feed";
        }
        if (puzzles == 0) {
            return "no puzzle";
        }
        for (int i = 0; i < puzzles; i++) {
            if (!lines[i].matches("[1-9.]{81}")) {
                return "line " + (i + 1) + " is not 81 digits and periods";
            }
            int completions = new PuzzleLines().completions(lines[i]);
            if (completions != 1) {
                return "line " + (i + 1) + " has " + (completions == 0 ? "no completion" : "more than one completion");
            }
        }
        return null;
    }

    /** How many completions a puzzle has; 2 if there are more. */
    private int completions(String puzzle) {
        for (int cell = 0; cell < 81; cell++) {
            if (puzzle.charAt(cell) != '.') {
                int bit = 1 << puzzle.charAt(cell) - '1';
                if ((candidates(cell) & bit) == 0) {
                    return 0;
                }
                toggle(cell, bit);
            }
        }
        search();
        return completions;
    }

    /** Fills next the cell with the fewest digits or the digit with the fewest cells, until two completions are found. */
    private void search() {
        int[] fewest = null;
        for (int cell = 0; cell < 81; cell++) {
            if (!filled[cell]) {
                int[] moves = movesIn(cell);
                fewest = fewest == null || moves.length < fewest.length ? moves : fewest;
            }
        }
        if (fewest == null) {
            completions++;
            return;
        }
        for (int unit = 0; unit < 27 && fewest.length > 1; unit++) {
            for (int digit = 0; digit < 9 && fewest.length > 1; digit++) {
                int[] moves = movesOf(unit, digit);
                fewest = moves != null && moves.length < fewest.length ? moves : fewest;
            }
        }
        for (int move : fewest) {
            if (completions < 2) {
                toggle(move / 9, 1 << move % 9);
                search();
                toggle(move / 9, 1 << move % 9);
            }
        }
    }

    /** A move is 9 * cell + digit, digits counted from 0. */
    private int[] movesIn(int cell) {
        int candidates = candidates(cell);
        int[] moves = new int[Integer.bitCount(candidates)];
        for (int i = 0; i < moves.length; i++, candidates &= candidates - 1) {
            moves[i] = 9 * cell + Integer.numberOfTrailingZeros(candidates);
        }
        return moves;
    }

    /** The ways to give a unit (rows 0 to 8, columns 9 to 17, boxes 18 to 26) its digit, null if it has it already. */
    private int[] movesOf(int unit, int digit) {
        int n = unit % 9;
        int used = unit < 9 ? usedInRow[n] : unit < 18 ? usedInColumn[n] : usedInBox[n];
        if ((used >> digit & 1) != 0) {
            return null;
        }
        int[] moves = new int[9];
        int count = 0;
        for (int i = 0; i < 9; i++) {
            int cell = unit < 9 ? 9 * n + i : unit < 18 ? 9 * i + n : 9 * (n / 3 * 3 + i / 3) + n % 3 * 3 + i % 3;
            if (!filled[cell] && (candidates(cell) >> digit & 1) != 0) {
                moves[count++] = 9 * cell + digit;
            }
        }
        return Arrays.copyOf(moves, count);
    }

    private int candidates(int cell) {
        return 0x1FF & ~(usedInRow[cell / 9] | usedInColumn[cell % 9] | usedInBox[cell / 27 * 3 + cell % 9 / 3]);
    }

    private void toggle(int cell, int bit) {
        filled[cell] = !filled[cell];
        usedInRow[cell / 9] ^= bit;
        usedInColumn[cell % 9] ^= bit;
        usedInBox[cell / 27 * 3 + cell % 9 / 3] ^= bit;
    }
}
