package judge.render;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import judge.message.DisplayLanguage;
import judge.message.Messages;
import judge.render.SubmissionPage.Board;
import judge.render.SubmissionPage.Square;
import judge.report.ProblemSection;
import judge.report.TextSection;
import org.junit.jupiter.api.Test;

class BoardsTest {

    private static final String GIVENS =
            ".2738..1..1...6735.......293.5692.8...........6.1745.364.......9518...7..8..6534.";
    private static final String RIGHT =
            "527389416819426735436751829375692184194538267268174593643217958951843672782965341";

    private static List<Board> boards(String grid, String input, String output) {
        ProblemSection problem = new ProblemSection("p", Map.of(), false, grid, List.of());
        return new Boards(Messages.in(DisplayLanguage.EN)).of(problem, text(input), text(output));
    }

    private static TextSection text(String text) {
        return TextSection.of(text.getBytes(StandardCharsets.UTF_8));
    }

    private static List<String> wrong(Board board) {
        return board.rows().stream()
                .flatMap(List::stream)
                .filter(Square::wrong)
                .map(Square::digit)
                .toList();
    }

    @Test
    void aRightGridHasNoWrongCell() {
        List<Board> boards = boards("sudoku", GIVENS + "\nend\n", RIGHT + "\n");

        assertThat(boards).hasSize(1);
        assertThat(wrong(boards.get(0))).isEmpty();
        assertThat(boards.get(0).wrong()).isFalse();
        assertThat(boards.get(0).rows().get(0).get(1)).isEqualTo(new Square("ring0 given", "2", false));
        assertThat(boards.get(0).rows().get(4).get(4).kind()).isEqualTo("ring4");
    }

    @Test
    void onlyGridsWithWrongCellsAreDrawnWhereThereAreAny() {
        String changed = "9" + RIGHT.substring(1);

        List<Board> boards = boards("sudoku", (GIVENS + "\n").repeat(3), RIGHT + "\n" + changed + "\n" + RIGHT);

        assertThat(boards).extracting(Board::caption).containsExactly("Puzzle 2");
        assertThat(wrong(boards.get(0)))
                .as("with the 9s in its row, its column and its box")
                .containsExactly("9", "9", "9", "9");
        assertThat(boards.get(0).wrong()).as("a line below says what is marked").isTrue();
    }

    @Test
    void cellsThatWereLeftOpenAreWrong() {
        assertThat(wrong(boards("sudoku", GIVENS, GIVENS).get(0))).hasSize(45).containsOnly("");
    }

    @Test
    void aGivenThatWasChangedIsWrongThoughItFits() {
        String other = RIGHT.replace('2', 'x').replace('7', '2').replace('x', '7');

        assertThat(wrong(boards("sudoku", GIVENS, other).get(0))).isNotEmpty().containsOnly("2", "7");
    }

    @Test
    void whatIsNoDigitIsWrongAndDoesNotAct() {
        assertThat(wrong(boards("sudoku", GIVENS, RIGHT.substring(0, 80) + "\u202e")
                        .get(0)))
                .containsExactly("\\u202E");
    }

    @Test
    void theGivensOfATargetAreDrawnWithThoseMarkedThatContradict() {
        String numbers = ("1" + "0".repeat(7) + "1" + "0".repeat(72)).replaceAll("(.)", "$1 ");

        List<Board> boards = boards("target-sudoku", numbers, "-1");

        assertThat(boards).hasSize(1);
        assertThat(wrong(boards.get(0))).containsExactly("1", "1");
    }

    @Test
    void linesThatAreNoGridsAreLeftOut() {
        assertThat(boards("sudoku", GIVENS, "no solution")).isEmpty();
        assertThat(boards("target-sudoku", "nonsense", "1")).isEmpty();
    }

    @Test
    void noMoreThanOneBeyondWhatIsShownIsMade() {
        assertThat(boards("sudoku", (GIVENS + "\n").repeat(50), (GIVENS + "\n").repeat(50)))
                .hasSize(Boards.MOST + 1);
    }
}
