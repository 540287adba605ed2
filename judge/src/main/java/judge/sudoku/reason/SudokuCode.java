package judge.sudoku.reason;

import java.util.List;
import judge.reason.Code;
import judge.reason.Codes;

/** The reasons about answers to the two problems that ship; the parameters are named in the comments. */
public enum SudokuCode implements Code {
    // The checker of sudokus.
    /** puzzle, puzzles (how many the input has), found (lines printed). */
    SUDOKU_LINE_MISSING("puzzle", "puzzles", "found"),
    /** puzzles, found (the first line too many). */
    SUDOKU_LINE_EXTRA("puzzles", "found"),
    /** puzzle, line, found: not 81 digits from 1 to 9. */
    SUDOKU_LINE_MALFORMED("puzzle", "line", "found"),
    /** puzzle, row, column, given, found. */
    SUDOKU_GIVEN_CHANGED("puzzle", "row", "column", "given", "found"),
    /** puzzle, unit (row, column or box), number, digit. */
    SUDOKU_DIGIT_TWICE("puzzle", "unit", "number", "digit"),

    // Mistakes of target sudoku.
    /** found: an answer that no completion of any grid can score. */
    SCORE_IMPOSSIBLE(Says.WHAT_CAME_OUT, "found"),
    /** order (in which a plain search goes), digits (smallest-first, greatest-first), expected, found. */
    SCORE_OF_FIRST(Says.WHAT_WAS_DONE, "order", "digits", "expected", "found"),
    /** expected, found: a completion scores that, but not the best. */
    SCORE_OF_ANOTHER(Says.WHAT_CAME_OUT, "expected", "found"),
    /** expected, found: the least of all completions. */
    SCORE_LOWEST(Says.WHAT_CAME_OUT, "expected", "found"),
    /** expected, found: no completion of the grid scores that. */
    SCORE_UNREACHABLE(Says.WHAT_CAME_OUT, "expected", "found"),
    /** weights (which ones they seem to be), expected, found. */
    SCORE_BY_OTHER_WEIGHTS(Says.WHAT_CAME_OUT, "weights", "expected", "found"),
    /** expected, found: what the cells that were blank score. */
    SCORE_WITHOUT_GIVENS(Says.WHAT_CAME_OUT, "expected", "found"),
    /** found: a number where there is no completion; why (clash, dead-end). */
    SCORE_FOR_NONE(Says.WHAT_WAS_DONE, "found", "why"),
    /** found: 0, where there is no completion. */
    ZERO_FOR_NONE(Says.WHAT_WAS_DONE, "found"),
    /** expected, found: -1, where there are completions. */
    NONE_FOR_SCORE(Says.WHAT_WAS_DONE, "expected", "found"),
    /** 81 digits. */
    GRID_FOR_SCORE(Says.WHAT_WAS_DONE),

    // Mistakes of sudoku.
    /** puzzle (that has no line), puzzles, found (lines printed, all of them right). */
    SUDOKU_STOPS_AT_BLANK_ROW(Says.WHAT_WAS_DONE, "puzzle", "puzzles", "found"),
    /** puzzles: only the first of them is answered. */
    SUDOKU_ONLY_FIRST(Says.WHAT_WAS_DONE, "puzzles"),
    /** puzzles: the last of them is not answered. */
    SUDOKU_LAST_MISSING(Says.WHAT_WAS_DONE, "puzzles"),
    /** puzzles, found: a single line too many. */
    SUDOKU_END_ANSWERED(Says.WHAT_WAS_DONE, "puzzles", "found"),
    /** puzzle: printed as it was given. */
    SUDOKU_COPIED(Says.WHAT_CAME_OUT, "puzzle"),
    /** puzzle, blanks (how many cells were not filled). */
    SUDOKU_BLANKS_LEFT(Says.WHAT_CAME_OUT, "puzzle", "blanks"),
    /** puzzle: right, but written column by column. */
    SUDOKU_TRANSPOSED(Says.WHAT_CAME_OUT, "puzzle"),
    /** puzzle, other: the answer to that one. */
    SUDOKU_OTHER_PUZZLE(Says.WHAT_WAS_DONE, "puzzle", "other"),
    /** puzzle, number (of the first box that is wrong): rows and columns are right. */
    SUDOKU_BOXES_IGNORED(Says.WHAT_CAME_OUT, "puzzle", "number"),
    /** All digits are right, but not in lines of 81. */
    SUDOKU_LINES_CUT(Says.WHAT_WAS_DONE);

    private final Says says;

    @SuppressWarnings("ImmutableEnumChecker") // List.of is immutable.
    private final List<String> parameters;

    SudokuCode(String... parameters) {
        this(Says.WHAT_IS_WRONG, parameters);
    }

    SudokuCode(Says says, String... parameters) {
        this.says = says;
        this.parameters = List.of(parameters);
    }

    @Override
    public boolean namesMistake() {
        return says != Says.WHAT_IS_WRONG;
    }

    @Override
    public boolean leavesPlaceOpen() {
        return says != Says.WHAT_WAS_DONE;
    }

    /** Some have an answer where none is expected. */
    @Override
    public boolean showsAnswer() {
        return Code.super.showsAnswer() || this == SCORE_IMPOSSIBLE || this == SCORE_FOR_NONE || this == ZERO_FOR_NONE;
    }

    @Override
    public List<String> parameters() {
        return parameters;
    }

    /** Reports may have any of them. */
    public static final class All implements Codes {

        @Override
        public List<Code> codes() {
            return List.of(values());
        }
    }
}
