package judge.reason;

import java.util.List;
import java.util.Locale;

/**
 * What can be said about a case or a submission. The name in lower case with hyphens is the code in reports; the
 * message bundles have a sentence for each, whose parameters are named in the comment.
 */
public enum ReasonCode {
    // Checkers: lines and tokens are counted from 1.
    /** line, token (number in the line), expected, found. */
    DIFFERENT_TOKEN("line", "token", "expected", "found"),
    /** line (of the last token), expected (the first token that is missing), expectedTokens, foundTokens. */
    OUTPUT_ENDS_EARLY("line", "expected", "expectedTokens", "foundTokens"),
    /** line, found (the first token too many), foundTokens (how many come before it). */
    OUTPUT_GOES_ON("line", "found", "foundTokens"),
    /** line, column: the tokens agree, the white space does not. */
    DIFFERENT_WHITE_SPACE("line", "column"),
    /** line, column, expected, found: the first place where an exact comparison fails. */
    DIFFERENT_TEXT("line", "column", "expected", "found"),
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

    // Mistakes that have a name, whatever the problem.
    /** The words of the input, not an answer. */
    INPUT_PRINTED,
    /** expected, found: what is left of it in 32 bits. */
    NUMBER_OVERFLOWS("expected", "found"),
    /** The right lines, in another order. */
    LINES_IN_OTHER_ORDER,
    /** expected, found: the first word that is right but for its letters' case. */
    LETTERS_OF_OTHER_CASE("expected", "found"),

    // Mistakes of target sudoku.
    /** found: an answer that no completion of any grid can score. */
    SCORE_IMPOSSIBLE("found"),
    /** order (in which a plain search goes), digits (smallest-first, greatest-first), expected, found. */
    SCORE_OF_FIRST("order", "digits", "expected", "found"),
    /** expected, found: a completion scores that, but not the best. */
    SCORE_OF_ANOTHER("expected", "found"),
    /** expected, found: the least of all completions. */
    SCORE_LOWEST("expected", "found"),
    /** expected, found: no completion of the grid scores that. */
    SCORE_UNREACHABLE("expected", "found"),
    /** weights (which ones they seem to be), expected, found. */
    SCORE_BY_OTHER_WEIGHTS("weights", "expected", "found"),
    /** expected, found: what the cells that were blank score. */
    SCORE_WITHOUT_GIVENS("expected", "found"),
    /** found: a number where there is no completion; why (clash, dead-end). */
    SCORE_FOR_NONE("found", "why"),
    /** found: 0, where there is no completion. */
    ZERO_FOR_NONE("found"),
    /** expected, found: -1, where there are completions. */
    NONE_FOR_SCORE("expected", "found"),
    /** 81 digits. */
    GRID_FOR_SCORE,

    // Mistakes of sudoku.
    /** puzzle (that has no line), puzzles, found (lines printed, all of them right). */
    SUDOKU_STOPS_AT_BLANK_ROW("puzzle", "puzzles", "found"),
    /** puzzles: only the first of them is answered. */
    SUDOKU_ONLY_FIRST("puzzles"),
    /** puzzles: the last of them is not answered. */
    SUDOKU_LAST_MISSING("puzzles"),
    /** puzzles, found: a single line too many. */
    SUDOKU_END_ANSWERED("puzzles", "found"),
    /** puzzle: printed as it was given. */
    SUDOKU_COPIED("puzzle"),
    /** puzzle, blanks (how many cells were not filled). */
    SUDOKU_BLANKS_LEFT("puzzle", "blanks"),
    /** puzzle: right, but written column by column. */
    SUDOKU_TRANSPOSED("puzzle"),
    /** puzzle, other: the answer to that one. */
    SUDOKU_OTHER_PUZZLE("puzzle", "other"),
    /** puzzle, number (of the first box that is wrong): rows and columns are right. */
    SUDOKU_BOXES_IGNORED("puzzle", "number"),
    /** All digits are right, but not in lines of 81. */
    SUDOKU_LINES_CUT,

    // The checker of the problem.
    /** message: what the problem's own output validator said. */
    VALIDATOR_REJECTS("message"),

    // Ways to end.
    /** limitMillis, usedMillis: CPU time. */
    CPU_TIME_EXCEEDED("limitMillis", "usedMillis"),
    /** limitMillis, usedMillis (CPU), wallMillis: it slept, waited or hung. */
    WALL_TIME_EXCEEDED("limitMillis", "usedMillis", "wallMillis"),
    /** limitBytes: the heap, by the VM's own exit. */
    HEAP_EXHAUSTED("limitBytes"),
    /** limitBytes, peakBytes: memory outside of the heap. */
    MEMORY_EXCEEDED("limitBytes", "peakBytes"),
    /** limit: threads or processes. */
    PROCESSES_EXCEEDED("limit"),
    /** stream (stdout, stderr or a file's name), limitBytes. */
    OUTPUT_EXCEEDED("stream", "limitBytes"),
    /** limitBytes, limitFiles: the scratch folder. */
    SCRATCH_EXCEEDED("limitBytes", "limitFiles"),
    /** exception, message, file, line (0 where unknown). */
    UNCAUGHT_EXCEPTION("exception", "message", "file", "line"),
    /** status. */
    EXIT_STATUS("status"),
    /** signal. */
    KILLED_BY_SIGNAL("signal"),
    /** the VM reported a fatal error of its own; status. */
    VM_CRASHED("status"),
    /** No output at all, no hint. */
    NO_OUTPUT,
    /** found: the start of what stands on stderr. */
    NO_OUTPUT_BUT_STDERR("found"),
    /** file (what was written), wanted (the name it must have; empty where the answer belongs on standard output). */
    NO_OUTPUT_BUT_FILE("file", "wanted"),

    // Compiling.
    /** errors (how many); javaLevel, javaHere: only where the source seems to be written for a newer Java. */
    COMPILE_ERROR("errors", "javaLevel", "javaHere"),
    /** No source file was handed in. */
    NO_SOURCE,
    /** No class has {@code public static void main(String[])}. */
    NO_MAIN_CLASS,
    /** classes: several mains and none is preferred. */
    SEVERAL_MAIN_CLASSES("classes"),
    /** file: neither UTF-8, GB18030 nor UTF-16. */
    UNKNOWN_CHARSET("file"),
    /** bytes, limitBytes. */
    SOURCE_TOO_LARGE("bytes", "limitBytes"),
    /** limitMillis. */
    COMPILE_TIME_EXCEEDED("limitMillis"),
    /** limitBytes. */
    COMPILE_MEMORY_EXCEEDED("limitBytes"),
    /** The compiler itself broke down on the source. */
    COMPILER_CRASHED,
    /** file, problem: a file that cannot be taken as a source. */
    SOURCE_UNREADABLE("file", "problem"),

    // The judge, the host or the problem.
    /** message. */
    HOST_FAILED("message"),
    /** file: of the problem; it was there when the run began. */
    DATA_UNREADABLE("file"),
    /** answer: the file whose text differs from what the reference says. */
    REFERENCE_DISAGREES("answer"),
    /** message. */
    REFERENCE_FAILED("message"),
    /** message. */
    CHECKER_FAILED("message"),
    /** group: not run because a group it depends on failed. */
    GROUP_NOT_PASSED("group"),
    /** case: not run because that one failed. */
    EARLIER_CASE_FAILED("case");

    @SuppressWarnings("ImmutableEnumChecker") // List.of is immutable.
    private final List<String> parameters;

    ReasonCode(String... parameters) {
        this.parameters = List.of(parameters);
    }

    /** Whether it says what the contestant probably did wrong, not only that something is. */
    public boolean namesMistake() {
        return compareTo(INPUT_PRINTED) >= 0 && compareTo(SUDOKU_LINES_CUT) <= 0;
    }

    /** The names of the parameters that a reason of this code has, in the order of the comment. */
    public List<String> parameters() {
        return parameters;
    }

    /** The code as reports have it, such as {@code different-token}. */
    public String code() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
