package judge.sudoku.generate;

import java.util.Arrays;
import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

/** The orders in which simple programs fill the blank cells of a grid; none of them draws any consequence. */
public enum SearchOrder {
    /** Row by row from the upper left. */
    ROWS,
    /** The same from the lower right. */
    ROWS_BACK,
    /** Column by column from the upper left. */
    COLUMNS,
    /** The same from the lower right. */
    COLUMNS_BACK,
    /** Rows with few blanks first. */
    SORTED,
    /**
     * Starts with the row with the fewest blanks; next is the row above or below with fewer blanks, else the lower one.
     */
    NEIGHBOURS,
    /** Cells with few candidates at the start first; they are not counted again. */
    CANDIDATES,
    /** Always the first cell with the fewest candidates. */
    FEWEST;

    /** The name in options, such as {@code rows-back}. */
    public String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** The order of a word. */
    public static Optional<SearchOrder> of(String word) {
        return Arrays.stream(values())
                .filter(order -> order.word().equals(word))
                .findFirst();
    }

    /** The blank cells in this order; of {@link #FEWEST} only which they are. */
    int[] blanks(int[] givens) {
        IntUnaryOperator rank = rank(givens);
        return IntStream.range(0, Board.CELLS)
                .filter(cell -> givens[cell] == 0)
                .boxed()
                .sorted(Comparator.comparingInt(rank::applyAsInt))
                .mapToInt(Integer::intValue)
                .toArray();
    }

    private IntUnaryOperator rank(int[] givens) {
        return switch (this) {
            case ROWS, FEWEST -> cell -> cell;
            case ROWS_BACK -> cell -> -cell;
            case COLUMNS -> cell -> 9 * Board.column(cell) + Board.row(cell);
            case COLUMNS_BACK -> cell -> -9 * Board.column(cell) - Board.row(cell);
            case SORTED -> {
                int[] blanks = blanksInRows(givens);
                yield cell -> Board.CELLS * blanks[Board.row(cell)] + cell;
            }
            case NEIGHBOURS -> {
                int[] turns = turnsOutwards(blanksInRows(givens));
                yield cell -> Board.CELLS * turns[Board.row(cell)] + cell;
            }
            case CANDIDATES -> {
                Board board = new Board(givens);
                yield cell -> Board.CELLS * Integer.bitCount(board.candidates(cell)) + cell;
            }
        };
    }

    private static int[] blanksInRows(int[] givens) {
        int[] blanks = new int[9];
        IntStream.range(0, Board.CELLS).filter(cell -> givens[cell] == 0).forEach(cell -> blanks[Board.row(cell)]++);
        return blanks;
    }

    /** Returns for each row when it is filled. */
    private static int[] turnsOutwards(int[] blanks) {
        int upper = 0;
        for (int row = 1; row < 9; row++) {
            upper = blanks[row] < blanks[upper] ? row : upper;
        }
        int lower = upper;
        int[] turns = new int[9];
        for (int turn = 1; turn < 9; turn++) {
            boolean up = lower == 8 || (upper > 0 && blanks[upper - 1] < blanks[lower + 1]);
            turns[up ? --upper : ++lower] = turn;
        }
        return turns;
    }
}
