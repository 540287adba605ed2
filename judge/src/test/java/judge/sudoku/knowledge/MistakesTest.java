package judge.sudoku.knowledge;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import judge.knowledge.Mistakes;
import judge.problem.ReferenceName;
import judge.reason.Reason;
import judge.reason.ReasonCode;
import judge.sudoku.ShippedProblems;
import judge.sudoku.generate.FirstCompletion;
import judge.sudoku.generate.SearchOrder;
import judge.sudoku.grid.Grid;
import judge.sudoku.reason.SudokuCode;
import judge.sudoku.solve.Sudoku;
import judge.sudoku.solve.TargetScore;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MistakesTest {

    private static final Reason WRONG = Reason.of(ReasonCode.DIFFERENT_TOKEN, "line", 1, "token", 1, "found", "");
    private static final String TARGET = text("problems/noip2009sudoku/data/sample/02.in");
    private static final String PUZZLES = text("problems/poj3074/data/sample/01.in");
    private static final String ANSWERS = text("problems/poj3074/data/sample/01.ans");

    private final Mistakes target = ShippedProblems.mistakes(ReferenceName.TARGET_SUDOKU);
    private final Mistakes sudoku = ShippedProblems.mistakes(ReferenceName.SUDOKU);

    private static String text(String file) {
        try {
            return Files.readString(Path.of(file));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String described(Mistakes mistakes, String input, String answer, String output, Reason reason) {
        return mistakes.name(input, answer, output, reason)
                .map(named -> named.code().code() + " " + named.parameters())
                .orElse("");
    }

    /** The best score is 2852: 405 for each point that every cell has more or less. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
            2447 | score-by-other-weights {weights=one-less, expected=2852, found=2447}
            3257 | score-by-other-weights {weights=one-more, expected=2852, found=3257}
            827  | score-by-other-weights {weights=from-one, expected=2852, found=827}
            422  | score-by-other-weights {weights=from-zero, expected=2852, found=422}
            405  | score-by-other-weights {weights=all-one, expected=2852, found=405}
            -1   | none-for-score {expected=2852, found=-1}
            2906 | score-unreachable {expected=2852, found=2906}
            2794 | score-unreachable {expected=2852, found=2794}
            2793 | score-impossible {found=2793}
            2907 | score-impossible {found=2907}
            0    | score-impossible {found=0}
            -2   | score-impossible {found=-2}
            99999999999999999999 | score-impossible {found=99999999999999999999}
            0002852 | ''
            score:0 | ''
            1 2     | ''
            """)
    void nameWrongScores(String output, String mistake) {
        assertThat(described(target, TARGET, "2852\n", output + "\n", WRONG)).isEqualTo(mistake);
    }

    @Test
    void knowTheScoresOfAllCompletions() {
        // Computed by the other engine.
        Sudoku links = new Sudoku();
        Grid givens = Grid.parseNumbers(TARGET);
        int[] reversed = {0};
        links.forEachCompletion(givens, completion -> {
            int sum = 0;
            for (int cell = 0; cell < Grid.CELLS; cell++) {
                sum += (16 - TargetScore.weight(cell)) * completion.digit(cell);
            }
            reversed[0] = Math.max(reversed[0], sum);
            return true;
        });

        assertThat(described(target, TARGET, "2852\n", reversed[0] + "", WRONG))
                .isEqualTo("score-by-other-weights {weights=reversed, expected=2852, found=" + reversed[0] + "}");
        links.forEachCompletion(givens, completion -> {
            int score = TargetScore.of(completion);
            assertThat(described(target, TARGET, "2852\n", score + "", WRONG))
                    .startsWith(score == 2852 ? "" : "score-")
                    .doesNotContain("unreachable", "impossible");
            return true;
        });
    }

    @Test
    void nameAGridInPlaceOfItsScore() {
        String grid = ANSWERS.substring(0, 81).replaceAll("(.{9})", "$1\n");

        assertThat(described(target, TARGET, "2852\n", grid, WRONG)).isEqualTo("grid-for-score {}");
    }

    @Test
    void sayWhyThereIsNoScore() {
        String clash = "5 5 " + "0 ".repeat(79);

        assertThat(described(target, clash, "-1\n", "0", WRONG)).isEqualTo("zero-for-none {found=0}");
        assertThat(described(target, clash, "-1\n", "2829", WRONG)).isEqualTo("score-for-none {found=2829, why=clash}");
        assertThat(described(target, TARGET, "-1\n", "2829", WRONG))
                .as("the givens agree with each other, the answer says that there is no completion all the same")
                .isEqualTo("score-for-none {found=2829, why=dead-end}");
    }

    @Test
    void nameTheAnswerToAnotherPuzzleAndDigitsInOtherLines() {
        String first = ANSWERS.substring(0, 81);
        String second = ANSWERS.substring(82, 163);
        Reason given =
                Reason.of(SudokuCode.SUDOKU_GIVEN_CHANGED, "puzzle", 2, "row", 1, "column", 2, "given", 4, "found", 2);
        Reason malformed = Reason.of(SudokuCode.SUDOKU_LINE_MALFORMED, "puzzle", 1, "line", 1, "found", "527389416");

        assertThat(described(sudoku, PUZZLES, ANSWERS, first + "\n" + first + "\n", given))
                .isEqualTo("sudoku-other-puzzle {puzzle=2, other=1}");
        String nine = (first + second).replaceAll("(.{9})", "$1\n");
        assertThat(described(sudoku, PUZZLES, ANSWERS, nine, malformed)).isEqualTo("sudoku-lines-cut {}");
        String puzzles = PUZZLES.replace("end\n", "");
        assertThat(described(sudoku, PUZZLES, ANSWERS, puzzles, malformed)).isEqualTo("sudoku-copied {puzzle=1}");
        assertThat(described(sudoku, PUZZLES, ANSWERS, puzzles.replace('.', '0'), malformed))
                .isEqualTo("sudoku-blanks-left {puzzle=1, blanks=45}");
        assertThat(described(sudoku, PUZZLES, ANSWERS, nine.replace("\n5", "\n6"), malformed))
                .isEmpty();
    }

    @Test
    void findTheSameFirstCompletionAsASearchThatTriesEverything() {
        int[] givens = Grid.parseNumbers(TARGET)
                .toString()
                .replace('.', '0')
                .chars()
                .map(c -> c - '0')
                .toArray();
        for (SearchOrder order : SearchOrder.values()) {
            for (boolean greatestFirst : new boolean[] {false, true}) {
                int[] tried = givens.clone();
                assertThat(search(tried, order, greatestFirst)).isTrue();
                assertThat(new FirstCompletion().of(givens, order, greatestFirst))
                        .as("%s %s", order, greatestFirst)
                        .isEqualTo(tried);
            }
        }
    }

    /** Depth first, with the order written out anew. */
    private static boolean search(int[] digits, SearchOrder order, boolean greatestFirst) {
        int next = -1;
        int least = Integer.MAX_VALUE;
        for (int cell = 0; cell < Grid.CELLS; cell++) {
            if (digits[cell] == 0 && rank(order, digits, cell) < least) {
                least = rank(order, digits, cell);
                next = cell;
            }
        }
        if (next < 0) {
            return true;
        }
        for (int i = 1; i <= 9; i++) {
            digits[next] = greatestFirst ? 10 - i : i;
            if (Grid.of(digits).firstClash().isEmpty() && search(digits, order, greatestFirst)) {
                return true;
            }
            digits[next] = 0;
        }
        return false;
    }

    private static final int[] GIVENS = Grid.parseNumbers(TARGET)
            .toString()
            .chars()
            .map(c -> c == '.' ? 0 : c - '0')
            .toArray();

    /** The rows, counted from 0, from the fullest one outwards. */
    private static final List<Integer> TURNS = List.of(5, 4, 3, 2, 6, 7, 1, 0, 8);

    private static int rank(SearchOrder order, int[] digits, int cell) {
        int row = cell / 9;
        int column = cell % 9;
        return switch (order) {
            case ROWS -> cell;
            case ROWS_BACK -> 80 - cell;
            case COLUMNS -> 9 * column + row;
            case COLUMNS_BACK -> 80 - 9 * column - row;
            case SORTED -> 81
                            * (int) Arrays.stream(GIVENS, 9 * row, 9 * row + 9)
                                    .filter(digit -> digit == 0)
                                    .count()
                    + cell;
            case NEIGHBOURS -> 81 * TURNS.indexOf(row) + cell;
            case CANDIDATES -> 81 * candidates(GIVENS, cell) + cell;
            case FEWEST -> 81 * candidates(digits, cell) + cell;
        };
    }

    private static int candidates(int[] digits, int cell) {
        int count = 0;
        for (int digit = 1; digit <= 9; digit++) {
            int[] with = digits.clone();
            with[cell] = digit;
            count += Grid.of(with).firstClash().isEmpty() ? 1 : 0;
        }
        return count;
    }
}
