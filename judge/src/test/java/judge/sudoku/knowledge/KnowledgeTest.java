package judge.sudoku.knowledge;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import judge.knowledge.InputExplanation;
import judge.knowledge.Knowledge;
import judge.knowledge.Scope;
import judge.problem.ReferenceName;
import judge.sudoku.ShippedProblems;
import judge.sudoku.grid.Grid;
import judge.sudoku.solve.Sudoku;
import judge.sudoku.solve.SudokuText;
import judge.sudoku.solve.TargetScore;
import judge.sudoku.solve.TargetSudokuText;
import org.junit.jupiter.api.Test;

class KnowledgeTest {

    private static final String FULL =
            "123456789456789123789123456214365897365897214897214365531642978642978531978531642";

    private final Knowledge target = ShippedProblems.knowledge(ReferenceName.TARGET_SUDOKU);
    private final Knowledge puzzles = ShippedProblems.knowledge(ReferenceName.SUDOKU);
    private final Knowledge beyondTarget = ShippedProblems.knowledge(ReferenceName.TARGET_SUDOKU, Scope.BEYOND);
    private final Knowledge beyondPuzzles = ShippedProblems.knowledge(ReferenceName.SUDOKU, Scope.BEYOND);

    private static List<Grid> grids(Knowledge knowledge) {
        return IntStream.range(0, knowledge.kinds())
                .mapToObj(number -> Grid.parseNumbers(knowledge.input(1, number)))
                .toList();
    }

    private static List<List<Grid>> files(Knowledge knowledge) {
        return IntStream.range(0, knowledge.kinds() + 12)
                .mapToObj(number -> givens(knowledge.input(1, number)))
                .toList();
    }

    private static List<Grid> givens(String file) {
        return SudokuText.puzzles(file).stream().map(SudokuText.Puzzle::givens).toList();
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
        List<Grid> grids = grids(target);

        assertThat(grids).anyMatch(Grid::isComplete).anyMatch(grid -> grid.givens() == 24);
        assertThat(grids)
                .allMatch(grid -> grid.firstClash().isEmpty())
                .anyMatch(grid -> TargetSudokuText.answer(grid.toNumbers()).equals("-1\n"));
    }

    @Test
    void makesContradictoryGridsOnlyBeyondTheContestAndAfterAllOthers() {
        List<Grid> grids = grids(beyondTarget);
        List<Grid> contradictory = grids.subList(target.kinds(), grids.size());

        assertThat(grids.subList(0, target.kinds())).isEqualTo(grids(target));
        assertThat(contradictory)
                .hasSize(3)
                .allMatch(grid -> grid.firstClash().isPresent())
                .anyMatch(Grid::isComplete)
                .anyMatch(grid -> grid.givens() < 40);
    }

    /** A hunt begins with the smallest input on which a program fails: what is nearly full should fail, too. */
    @Test
    void makesGridsWithAFewBlanksThatASearchCannotFillInAtOnce() {
        List<Grid> few = grids(target).stream()
                .filter(grid -> grid.givens() >= 60 && !grid.isComplete())
                .toList();

        assertThat(few).anyMatch(grid -> new Sudoku().count(grid, 10) > 1);
        assertThat(few).anyMatch(grid -> new Sudoku().count(grid, 10) == 0 && Grid.CELLS - grid.givens() == 2);
        assertThat(few)
                .filteredOn(grid -> new Sudoku().count(grid, 10) == 1 && grid.givens() < 78)
                .hasSizeGreaterThanOrEqualTo(2)
                .allMatch(grid -> grid.firstClash().isEmpty());
    }

    @Test
    void triesTheHardGridsAgainInTurnEachTimeAfterTwiceAsManyRoundsOfOthers() {
        for (Knowledge knowledge : List.of(target, beyondTarget)) {
            List<String> hard = grids(target).subList(target.kinds() - 6, target.kinds()).stream()
                    .map(KnowledgeTest::blanks)
                    .toList();
            int round = knowledge.kinds() - hard.size();
            int first = 6 * (2 * round + 1);
            int second = 6 * (4 * round + 1);

            List<String> later = IntStream.range(0, first + second + 8 * round + 1)
                    .mapToObj(number -> knowledge.input(1, knowledge.kinds() + number))
                    .map(input -> blanks(Grid.parseNumbers(input)))
                    .toList();

            assertThat(IntStream.range(0, later.size())
                            .filter(number -> hard.contains(later.get(number)))
                            .mapToObj(number -> number + " " + hard.indexOf(later.get(number))))
                    .containsExactlyElementsOf(Stream.of(
                                    IntStream.range(0, 6)
                                            .mapToObj(which -> 2 * round * (which + 1) + which + " " + which),
                                    IntStream.range(0, 6)
                                            .mapToObj(which -> first + 4 * round * (which + 1) + which + " " + which),
                                    Stream.of(first + second + 8 * round + " 0"))
                            .flatMap(numbers -> numbers)
                            .toList());
            assertThat(IntStream.range(0, 2 * (2 * round + 1))
                            .mapToObj(number -> knowledge.input(1, knowledge.kinds() + number))
                            .filter(input -> knowledge.beyond(input).isPresent()))
                    .hasSize(4 * (knowledge.kinds() - target.kinds()));
        }
    }

    private static String blanks(Grid grid) {
        return grid.toString().replaceAll("[1-9]", "x");
    }

    @Test
    void makesPuzzleFilesOfEveryKind() {
        assertThat(files(puzzles))
                .anyMatch(file -> file.size() == 1 && file.get(0).isComplete())
                .anyMatch(file -> file.size() == 1 && file.get(0).givens() == 17)
                .anyMatch(file -> file.size() > 1_000)
                .anyMatch(file -> file.size() == 41 && file.stream().distinct().count() == 1)
                .allMatch(file -> !file.isEmpty())
                .allMatch(file -> file.stream().allMatch(KnowledgeTest::hasOneCompletion));
    }

    @Test
    void makesFilesOfOtherPuzzlesOnlyBeyondTheContestAndAfterAllOthers() {
        List<List<Grid>> files = files(beyondPuzzles);
        int promised = puzzles.kinds();

        assertThat(files.subList(0, promised)).isEqualTo(files(puzzles).subList(0, promised));
        assertThat(files.get(promised)).isEmpty();
        assertThat(files.subList(promised, beyondPuzzles.kinds()))
                .anyMatch(file -> file.size() == 1 && file.get(0).givens() == 0)
                .anyMatch(file -> file.size() > 1_000)
                .filteredOn(file -> !file.stream().allMatch(KnowledgeTest::hasOneCompletion))
                .hasSizeGreaterThanOrEqualTo(4 + 4);
    }

    private static boolean hasOneCompletion(Grid puzzle) {
        return new Sudoku().count(puzzle, 2) == 1;
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
        String file = puzzles.input(1, 22);

        List<Integer> lengths = IntStream.range(0, 40)
                .mapToObj(seed -> puzzles.pieces(puzzles.neighbour(file, seed)).get(0))
                .toList();

        assertThat(puzzles.pieces(file).get(0)).isEqualTo(20);
        assertThat(lengths).contains(20, 40).containsOnly(20, 40);
    }

    @Test
    void looksAroundAmongPuzzlesWithOneCompletion() {
        String puzzle = "......52..8.4......3...9...5.1...6..2..7........3.....6...1..........7.4.......3.\nend\n";

        List<Grid> around = IntStream.range(0, 60)
                .mapToObj(seed -> givens(puzzles.neighbour(puzzle, seed)))
                .flatMap(List::stream)
                .distinct()
                .toList();

        assertThat(around).hasSizeGreaterThan(20).allMatch(KnowledgeTest::hasOneCompletion);
        assertThat(around).anyMatch(grid -> grid.givens() > 17 && grid.givens() < 30);
    }

    @Test
    void doesNotCallFairAFileThatIsMoreWorkThanTheContestsData() {
        // Norvig's, as it was published: five million digits for a search by fewest candidates.
        String puzzle = ".....6....59.....82....8....45........3........6..3.54...325..6..................\n";

        assertThat(beyondPuzzles.isLegal(puzzle + "end\n")).isTrue();
        assertThat(puzzles.isFair(puzzle + "end\n")).isFalse();
        assertThat(puzzles.isFair(
                        "......52..8.4......3...9...5.1...6..2..7........3.....6...1..........7.4.......3.\nend\n"))
                .isTrue();
    }

    @Test
    void takesAwayPuzzlesAndFillsInBlanks() {
        String input = ".." + FULL.substring(2) + "\n" + FULL.substring(0, 80) + ".\nend\n";

        assertThat(puzzles.pieces(input)).containsExactly(2, 3);
        assertThat(puzzles.without(input, 0, 0, 1)).isEqualTo(FULL.substring(0, 80) + ".\nend\n");
        assertThat(puzzles.without(input, 1, 1, 3)).isEqualTo("." + FULL.substring(1) + "\n" + FULL + "\nend\n");
        assertThat(puzzles.without(input, 1, 0, 1))
                .isEqualTo("1." + FULL.substring(2) + "\n" + FULL.substring(0, 80) + ".\nend\n");
    }

    @Test
    void fillsInBlanksOfATargetGridAsInItsBestCompletionOrTheFirst() {
        Grid full = Grid.parse(FULL);
        String input = Rearranged.without(full, 1, 3).toNumbers();

        assertThat(target.pieces(input)).containsExactly(2, 2);
        assertThat(target.without(input, 0, 0, 2)).isEqualTo(full.toNumbers());
        assertThat(target.without(input, 1, 0, 1))
                .isEqualTo(Rearranged.without(full, 2, 3).toNumbers());
    }

    @Test
    void fillsInBlanksOfAGridWithoutCompletionAsFarAsTheyGo() {
        String input = rows(1, 1, 1);

        int blanks = target.pieces(input).get(0);
        assertThat(blanks).isBetween(1, 54);
        Grid filled = Grid.parseNumbers(target.without(input, 0, 0, blanks));
        assertThat(target.pieces(filled.toNumbers())).containsExactly(0);
        assertThat(filled.givens()).isEqualTo(27 + blanks);
    }

    @Test
    void doesNotCallLegalWhatTheContestDoesNotPromise() {
        String blank = ".".repeat(81) + "\n";
        String clash = "11" + ".".repeat(79) + "\n";

        assertThat(target.isLegal(rows(1, 4))).isFalse();
        assertThat(target.isLegal(rows(1, 4, 7))).isTrue();
        assertThat(target.isLegal(rows(1, 1, 1))).isFalse();
        assertThat(puzzles.isLegal("end\n")).isFalse();
        assertThat(puzzles.isLegal(clash + "end\n")).isFalse();
        assertThat(puzzles.isLegal(blank + "end\n")).isFalse();
        assertThat(puzzles.isLegal((FULL + "\n").repeat(5_000) + "end\n")).isTrue();
        assertThat(puzzles.isLegal((FULL + "\n").repeat(5_001) + "end\n")).isFalse();
    }

    /** Rows of nine digits in turn that begin with these, and no more givens. */
    private static String rows(int... firsts) {
        StringBuilder text = new StringBuilder();
        for (int first : firsts) {
            for (int digit = 0; digit < 9; digit++) {
                text.append((first + digit - 1) % 9 + 1).append(' ');
            }
        }
        return text + "0 ".repeat(81 - 9 * firsts.length);
    }

    @Test
    void callsLegalBeyondTheContestWhateverHasAnAnswer() {
        assertThat(beyondTarget.isLegal(rows(1, 1, 1))).isTrue();
        assertThat(beyondTarget.isLegal(rows(1, 4))).isFalse();
        assertThat(beyondPuzzles.isLegal("end\n")).isTrue();
        assertThat(beyondPuzzles.isLegal((".".repeat(81) + "\n").repeat(2) + "end\n"))
                .isTrue();
        assertThat(beyondPuzzles.isLegal("11" + ".".repeat(79) + "\nend\n")).isFalse();
    }

    @Test
    void saysWhyTheContestHasNoSuchInput() {
        String full = FULL + "\n";
        String blank = ".".repeat(81) + "\n";
        String clash = ".".repeat(63) + "2......2." + ".".repeat(9) + "\n";
        String unsolvable = "12345678." + ".".repeat(8) + "9" + ".".repeat(63) + "\n";

        assertThat(target.beyond(rows(1, 4, 7))).isEmpty();
        assertThat(target.beyond(rows(1, 4, 4)))
                .contains(InputExplanation.Note.of("hunt.beyond-clash", "unit", "column", "number", 1, "digit", 4));
        assertThat(target.beyond(rows(1, 4)))
                .contains(InputExplanation.Note.of("hunt.beyond-givens", "givens", 18, "fewest", 24));
        assertThat(puzzles.beyond(full + "end\n")).isEmpty();
        assertThat(puzzles.beyond("end\n")).contains(InputExplanation.Note.of("hunt.beyond-no-puzzle"));
        assertThat(puzzles.beyond(full + blank + "end\n"))
                .contains(InputExplanation.Note.of("hunt.beyond-completions", "puzzle", 2));
        assertThat(puzzles.beyond(full + full + unsolvable + "end\n"))
                .contains(InputExplanation.Note.of("hunt.beyond-unsolvable", "puzzle", 3));
        assertThat(puzzles.beyond(clash + "end\n"))
                .contains(InputExplanation.Note.of(
                        "hunt.beyond-clash", "puzzle", 1, "unit", "row", "number", 8, "digit", 2));
        assertThat(puzzles.beyond(full.repeat(5_001) + "end\n"))
                .contains(InputExplanation.Note.of("hunt.beyond-puzzles", "puzzles", 5_001, "most", 5_000));
        assertThat(beyondPuzzles.beyond(blank + "end\n")).isEqualTo(puzzles.beyond(blank + "end\n"));
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
        assertThat(target.normalForms(target.input(5, 8))).hasSize(4);
    }

    @Test
    void doesNotExplainThousandsOfPuzzlesOneByOne() {
        String full = FULL + "\n";
        String clash = "11" + ".".repeat(79) + "\n";

        InputExplanation explanation = puzzles.explain(full.repeat(1_000) + clash + "end\n");

        assertThat(explanation.answerable()).isFalse();
        assertThat(explanation.items())
                .contains(
                        InputExplanation.Note.of("explain.puzzle", "puzzle", 20, "line", 20),
                        InputExplanation.Note.of("explain.puzzle", "puzzle", 1_001, "line", 1_001),
                        InputExplanation.Note.of("explain.not-shown", "puzzles", 980))
                .hasSizeLessThan(100);
    }

    @Test
    void makesOneMoreCellBlank() {
        String input = "1" + ".".repeat(80) + "\n" + FULL + "\nend\n";

        assertThat(puzzles.additions(input)).isEqualTo(1 + 81);
        assertThat(puzzles.with(input, 0)).isEqualTo(".".repeat(81) + "\n" + FULL + "\nend\n");
        assertThat(puzzles.with(input, 2)).isEqualTo("1" + ".".repeat(80) + "\n1." + FULL.substring(2) + "\nend\n");
    }

    @Test
    void addsBlanksInPlaceOfGivens() {
        assertThat(target.additions(rows(1, 4, 7))).isEqualTo(27);
        assertThat(Grid.parseNumbers(target.with(rows(1, 4, 7), 26)).digit(26)).isZero();
    }
}
