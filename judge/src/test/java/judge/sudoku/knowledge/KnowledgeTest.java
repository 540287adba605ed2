package judge.sudoku.knowledge;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import judge.knowledge.Explanation;
import judge.knowledge.Knowledge;
import judge.problem.ReferenceName;
import judge.sudoku.ShippedProblems;
import judge.sudoku.grid.Grid;
import judge.sudoku.solve.SudokuText;
import judge.sudoku.solve.TargetScore;
import judge.sudoku.solve.TargetSudokuText;
import org.junit.jupiter.api.Test;

class KnowledgeTest {

    private final Knowledge target = ShippedProblems.knowledge(ReferenceName.TARGET_SUDOKU);
    private final Knowledge puzzles = ShippedProblems.knowledge(ReferenceName.SUDOKU);

    private List<Grid> grids() {
        return IntStream.range(0, 13)
                .mapToObj(number -> Grid.parseNumbers(target.input(1, number)))
                .toList();
    }

    @Test
    void makesLegalAndFairInputs() {
        assertThat(IntStream.range(0, 13).mapToObj(number -> target.input(2, number)))
                .allMatch(target::isLegal)
                .allMatch(target::isFair);
        assertThat(IntStream.range(0, 40).mapToObj(number -> puzzles.input(2, number)))
                .allMatch(puzzles::isLegal)
                .allMatch(puzzles::isFair);
    }

    @Test
    void makesTheSameInputsForTheSameSeed() {
        Knowledge again = ShippedProblems.knowledge(ReferenceName.SUDOKU);

        assertThat(again.input(3, 12)).isEqualTo(puzzles.input(3, 12)).isNotEqualTo(puzzles.input(4, 12));
    }

    @Test
    void makesTargetGridsOfEveryKind() {
        List<Grid> grids = grids();

        assertThat(grids).anyMatch(Grid::isComplete).anyMatch(grid -> grid.givens() == 24);
        assertThat(grids)
                .anyMatch(grid -> grid.isComplete() && grid.firstClash().isPresent());
        assertThat(grids)
                .anyMatch(grid -> grid.givens() < 40 && grid.firstClash().isPresent());
        assertThat(grids)
                .anyMatch(grid -> grid.firstClash().isEmpty()
                        && TargetSudokuText.answer(grid.toNumbers()).equals("-1\n"));
    }

    @Test
    void makesPuzzleFilesOfEveryKind() {
        List<List<Grid>> files = IntStream.range(0, 32)
                .mapToObj(number -> SudokuText.puzzles(puzzles.input(1, number)).stream()
                        .map(SudokuText.Puzzle::givens)
                        .toList())
                .toList();

        assertThat(files.get(0)).isEmpty();
        assertThat(files)
                .anyMatch(file -> file.size() == 1 && file.get(0).isComplete())
                .anyMatch(file -> file.size() == 1 && file.get(0).givens() == 0)
                .anyMatch(file -> file.size() == 1 && file.get(0).givens() == 17)
                .anyMatch(file -> file.size() > 1_000);
    }

    @Test
    void looksAroundFromAGrid() {
        Grid grid = Grid.parseNumbers(target.input(1, 5));
        List<String> around = IntStream.range(0, 40)
                .mapToObj(seed -> target.neighbour(grid.toNumbers(), seed))
                .toList();

        assertThat(around).isEqualTo(around(grid.toNumbers()));
        assertThat(around)
                .allSatisfy(other -> assertThat(TargetSudokuText.answer(other)).isNotEqualTo("-1\n"));
        assertThat(around)
                .map(other -> Grid.parseNumbers(other).givens())
                .contains(grid.givens() - 1, grid.givens(), grid.givens() + 1)
                .allMatch(givens -> Math.abs(givens - grid.givens()) <= 1);
    }

    private List<String> around(String input) {
        return IntStream.range(0, 40)
                .mapToObj(seed -> target.neighbour(input, seed))
                .toList();
    }

    @Test
    void looksAroundFromAFileOfPuzzles() {
        String file = puzzles.input(1, 25);

        List<Integer> lengths = IntStream.range(0, 40)
                .mapToObj(seed -> puzzles.pieces(puzzles.neighbour(file, seed)).get(0))
                .toList();

        assertThat(puzzles.pieces(file).get(0)).isEqualTo(20);
        assertThat(lengths).contains(20, 40).containsOnly(20, 40);
    }

    @Test
    void doesNotCallFairAFileThatIsMoreWorkThanTheContestsData() {
        // Norvig's, as it was published: five million digits for a search by fewest candidates.
        String puzzle = ".....6....59.....82....8....45........3........6..3.54...325..6..................\n";

        assertThat(puzzles.isLegal(puzzle + "end\n")).isTrue();
        assertThat(puzzles.isFair(puzzle + "end\n")).isFalse();
        assertThat(puzzles.isFair(
                        "......52..8.4......3...9...5.1...6..2..7........3.....6...1..........7.4.......3.\nend\n"))
                .isTrue();
    }

    @Test
    void takesAwayThePiecesThatAreNamed() {
        String input = "12" + ".".repeat(79) + "\n" + ".".repeat(80) + "3\nend\n";

        assertThat(puzzles.pieces(input)).containsExactly(2, 3);
        assertThat(puzzles.without(input, 0, 0, 1)).isEqualTo(".".repeat(80) + "3\nend\n");
        assertThat(puzzles.without(input, 1, 1, 3)).isEqualTo("1" + ".".repeat(80) + "\n" + ".".repeat(81) + "\nend\n");
        assertThat(puzzles.without(input, 1, 0, 1))
                .isEqualTo(".2" + ".".repeat(79) + "\n" + ".".repeat(80) + "3\nend\n");
    }

    @Test
    void doesNotCallLegalWhatTheStatementForbids() {
        String line = "1 2 3 4 5 6 7 8 9\n";

        assertThat(target.isLegal(line + line + "0 ".repeat(63))).isFalse();
        assertThat(target.isLegal(line + line + line + "0 ".repeat(54))).isTrue();
        assertThat(puzzles.isLegal("11" + ".".repeat(79) + "\nend\n")).isFalse();
        assertThat(puzzles.isLegal((".".repeat(81) + "\n").repeat(2) + "end\n")).isTrue();
    }

    @Test
    void doesNotCallFairWhatHasMoreCompletionsThanTheContestsData() {
        assertThat(target.isFair("1 2 3 4 5 6 7 8 9\n" + "0 ".repeat(72))).isFalse();
    }

    @Test
    void keepsTheScoreInTheNormalFormThatKeepsTheDigits() {
        Grid full = Grid.parseNumbers(target.input(5, 0));

        List<String> forms = target.normalForms(full.toNumbers());

        assertThat(forms).hasSize(2);
        assertThat(TargetScore.of(Grid.parseNumbers(forms.get(1)))).isEqualTo(TargetScore.of(full));
        assertThat(Grid.parseNumbers(forms.get(0)).toString()).startsWith("123456789");
        assertThat(target.normalForms(forms.get(1)).get(1)).isEqualTo(forms.get(1));
        assertThat(target.normalForms(target.input(5, 12))).hasSize(4);
    }

    @Test
    void doesNotExplainThousandsOfPuzzlesOneByOne() {
        String full = "123456789456789123789123456214365897365897214897214365531642978642978531978531642\n";
        String clash = "11" + ".".repeat(79) + "\n";

        Explanation explanation = puzzles.explain(full.repeat(1_000) + clash + "end\n");

        assertThat(explanation.answerable()).isFalse();
        assertThat(explanation.items())
                .contains(
                        Explanation.Note.of("explain.puzzle", "puzzle", 20, "line", 20),
                        Explanation.Note.of("explain.puzzle", "puzzle", 1_001, "line", 1_001),
                        Explanation.Note.of("explain.not-shown", "puzzles", 980))
                .hasSizeLessThan(100);
    }

    @Test
    void addsGivensOfSomeCompletion() {
        String input =
                "12" + ".".repeat(79) + "\n" + "1".repeat(2) + ".".repeat(79) + "\n" + ".".repeat(80) + "3\nend\n";

        assertThat(puzzles.additions(input)).isEqualTo(79 + 80);
        assertThat(puzzles.pieces(puzzles.with(input, 78))).containsExactly(3, 6);
        assertThat(SudokuText.puzzles(puzzles.with(input, 79)).get(2).givens().digit(0))
                .isPositive();
        assertThat(target.additions(target.input(1, 2))).isZero();
    }
}
