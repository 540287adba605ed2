package judge.sudoku.knowledge;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import judge.knowledge.InputExplanation;
import judge.knowledge.InputExplanation.Draft;
import judge.knowledge.Knowledge;
import judge.knowledge.Scope;
import judge.knowledge.Starters;
import judge.sudoku.grid.Grid;
import judge.sudoku.grid.GridFault;
import judge.sudoku.solve.Sudoku;
import judge.sudoku.solve.SudokuText;

/** Sudoku, POJ 3074: many puzzles in, a completion of each out. */
public final class PuzzleKnowledge implements Knowledge {

    /** The most pictures: nobody looks at more. */
    private static final int DRAWN = 3;

    /** Counting the completions of a thousand blank grids takes minutes. */
    private static final int EXPLAINED = 20;

    private static final Grid PLAIN =
            Grid.parse("123456789456789123789123456234567891567891234891234567345678912678912345912345678");

    private final Scope scope;
    private final PuzzleInputs inputs;
    private final Sudoku sudoku = new Sudoku();
    private final OneCompletion oneCompletion = new OneCompletion();

    public PuzzleKnowledge(Scope scope) {
        this.scope = scope;
        inputs = new PuzzleInputs(scope);
    }

    @Override
    public InputExplanation explain(String input) {
        Draft draft = new Draft();
        boolean answerable = true;
        List<SudokuText.Puzzle> puzzles = SudokuText.puzzles(input);
        int notShown = 0;
        for (SudokuText.Puzzle puzzle : puzzles) {
            if (puzzle.number() > EXPLAINED && sudoku.solve(puzzle.givens()).isPresent()) {
                notShown++;
            } else {
                draft.note("explain.puzzle", "puzzle", puzzle.number(), "line", puzzle.line());
                answerable &= explain(puzzle, draft);
            }
        }
        if (notShown > 0) {
            draft.note("explain.not-shown", "puzzles", notShown);
        }
        if (puzzles.isEmpty()) {
            draft.note("explain.no-puzzle");
        }
        return draft.done(answerable);
    }

    private boolean explain(SudokuText.Puzzle puzzle, Draft draft) {
        Grid givens = puzzle.givens();
        Optional<GridFault.Clash> clash = givens.firstClash();
        if (clash.isPresent()) {
            GridNotes.clash(draft, givens, clash.get());
            return false;
        }
        Optional<Grid> completion = sudoku.solve(givens);
        long nodes = sudoku.statistics().nodes();
        boolean drawn = puzzle.number() <= DRAWN;
        if (completion.isEmpty()) {
            draft.picture(GridPicture.of(givens));
        } else if (drawn) {
            draft.picture(GridPicture.of(givens, completion.get()));
        }
        completion.ifPresent(found -> draft.note("explain.answer", "answer", found.toString()));
        GridNotes.completions(draft, givens, sudoku);
        draft.note("explain.nodes", "nodes", nodes);
        return completion.isPresent();
    }

    @Override
    public String input(long seed, int number) {
        return text(inputs.make(seed, number));
    }

    @Override
    public int kinds() {
        return inputs.kinds();
    }

    @Override
    public String neighbour(String input, long seed) {
        return text(inputs.neighbour(grids(input), seed));
    }

    @Override
    public boolean isLegal(String input) {
        if (scope == Scope.PROMISED) {
            return beyond(input).isEmpty();
        }
        List<Grid> puzzles = grids(input);
        return puzzles.size() <= PuzzleInputs.MOST_PUZZLES
                && puzzles.stream().allMatch(puzzle -> oneCompletion.upToTwo(puzzle) > 0);
    }

    @Override
    public Optional<InputExplanation.Note> beyond(String input) {
        List<SudokuText.Puzzle> puzzles = SudokuText.puzzles(input);
        if (puzzles.isEmpty()) {
            return Optional.of(InputExplanation.Note.of("hunt.beyond-no-puzzle"));
        }
        if (puzzles.size() > PuzzleInputs.MOST_PUZZLES) {
            return Optional.of(InputExplanation.Note.of(
                    "hunt.beyond-puzzles", "puzzles", puzzles.size(), "most", PuzzleInputs.MOST_PUZZLES));
        }
        return puzzles.stream().map(this::beyond).flatMap(Optional::stream).findFirst();
    }

    private Optional<InputExplanation.Note> beyond(SudokuText.Puzzle puzzle) {
        Optional<GridFault.Clash> clash = puzzle.givens().firstClash();
        if (clash.isPresent()) {
            return Optional.of(GridNotes.beyondByClash(clash.get(), puzzle.number()));
        }
        int completions = oneCompletion.upToTwo(puzzle.givens());
        String key = completions == 0 ? "hunt.beyond-unsolvable" : "hunt.beyond-completions";
        return completions == 1
                ? Optional.empty()
                : Optional.of(InputExplanation.Note.of(key, "puzzle", puzzle.number()));
    }

    @Override
    public Knowledge promised() {
        return scope == Scope.PROMISED ? this : new PuzzleKnowledge(Scope.PROMISED);
    }

    @Override
    public boolean isFair(String input) {
        return PuzzleInputs.isFair(grids(input));
    }

    /** Puzzles and blank cells: the fewer cells are left to fill in, the easier a puzzle is to follow by hand. */
    @Override
    public List<Integer> pieces(String input) {
        List<Grid> puzzles = grids(input);
        return List.of(
                puzzles.size(),
                puzzles.stream().mapToInt(PuzzleKnowledge::blanks).sum());
    }

    private static int blanks(Grid puzzle) {
        return Grid.CELLS - puzzle.givens();
    }

    /** A blank cell is taken away by filling it in, which adds no new completion. */
    @Override
    public String without(String input, int kind, int from, int to) {
        List<Grid> left = new ArrayList<>(grids(input));
        if (kind == 0) {
            left.subList(from, to).clear();
            return text(left);
        }
        int before = 0;
        for (int index = 0; index < left.size(); index++) {
            Grid puzzle = left.get(index);
            int blanks = blanks(puzzle);
            if (from < before + blanks && before < to) {
                left.set(index, Rearranged.filled(puzzle, from - before, to - before));
            }
            before += blanks;
        }
        return text(left);
    }

    /** Every given can be a blank cell. */
    @Override
    public int additions(String input) {
        return givens(grids(input));
    }

    private static int givens(List<Grid> puzzles) {
        return puzzles.stream().mapToInt(Grid::givens).sum();
    }

    @Override
    public String with(String input, int which) {
        List<Grid> puzzles = new ArrayList<>(grids(input));
        int left = which;
        for (int index = 0; index < puzzles.size(); index++) {
            int givens = puzzles.get(index).givens();
            if (0 <= left && left < givens) {
                puzzles.set(index, Rearranged.without(puzzles.get(index), left, left + 1));
            }
            left -= givens;
        }
        return text(puzzles);
    }

    @Override
    public List<String> normalForms(String input) {
        List<Grid> puzzles = grids(input);
        List<UnaryOperator<Grid>> forms = Rearranged.forms(givens(puzzles));
        // With nothing to find, one grid is as good as another; and of a thousand equal ones, leaving out one is tried
        // only once.
        Stream<UnaryOperator<Grid>> plain =
                forms.stream().map(form -> puzzle -> puzzle.isComplete() ? PLAIN : form.apply(puzzle));
        return Stream.concat(plain, forms.stream())
                .map(form -> text(puzzles.stream().map(form).toList()))
                .distinct()
                .toList();
    }

    @Override
    public InputExplanation.Note size(String input) {
        List<Integer> pieces = pieces(input);
        return InputExplanation.Note.of("hunt.size-puzzles", "puzzles", pieces.get(0), "blanks", pieces.get(1));
    }

    private static List<Grid> grids(String input) {
        return SudokuText.puzzles(input).stream().map(SudokuText.Puzzle::givens).toList();
    }

    private static String text(List<Grid> puzzles) {
        return puzzles.stream().map(puzzle -> puzzle + "\n").collect(Collectors.joining()) + "end\n";
    }

    @Override
    public String minimalKey() {
        return "hunt.minimal-puzzles";
    }

    @Override
    public String starter(String ending) {
        return Starters.named(PuzzleKnowledge.class, "Sudoku", ending);
    }
}
