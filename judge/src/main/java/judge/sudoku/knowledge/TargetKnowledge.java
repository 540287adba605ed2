package judge.sudoku.knowledge;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import judge.knowledge.InputExplanation;
import judge.knowledge.InputExplanation.Draft;
import judge.knowledge.Knowledge;
import judge.knowledge.Scope;
import judge.knowledge.Starters;
import judge.sudoku.bitboard.BandSolver;
import judge.sudoku.generate.TargetRequest;
import judge.sudoku.generate.Variations;
import judge.sudoku.grid.Grid;
import judge.sudoku.grid.GridFault;
import judge.sudoku.solve.Sudoku;
import judge.sudoku.solve.TargetScore;
import judge.sudoku.solve.TargetSudoku;
import org.jspecify.annotations.Nullable;

/** Target sudoku, NOIP 2009: one grid in, one number out. */
public final class TargetKnowledge implements Knowledge {

    private final Scope scope;
    private final TargetSudoku target = new TargetSudoku();
    private final Sudoku sudoku = new Sudoku();
    private final BandSolver bands = new BandSolver();
    private List<Grid> ways = List.of();
    private @Nullable Grid waysOf;

    public TargetKnowledge(Scope scope) {
        this.scope = scope;
    }

    @Override
    public InputExplanation explain(String input) {
        Grid givens = Grid.parseNumbers(input);
        Draft draft = new Draft();
        Optional<GridFault.Clash> clash = givens.firstClash();
        if (clash.isPresent()) {
            GridNotes.clash(draft, givens, clash.get());
            draft.note("explain.answer", "answer", "-1");
            return draft.done(true);
        }
        Optional<TargetSudoku.Best> best = target.best(givens);
        long nodes = target.statistics().nodes();
        draft.picture(best.map(found -> GridPicture.of(givens, found.grid())).orElseGet(() -> GridPicture.of(givens)));
        draft.note(
                "explain.answer",
                "answer",
                best.map(found -> String.valueOf(found.score())).orElse("-1"));
        best.ifPresent(found -> rings(draft, found.grid()));
        GridNotes.completions(draft, givens, sudoku);
        draft.note("explain.nodes", "nodes", nodes);
        return draft.done(true);
    }

    private static void rings(Draft draft, Grid completion) {
        draft.note("explain.rings");
        for (int weight = 6; weight <= 10; weight++) {
            int sum = 0;
            for (int cell = 0; cell < Grid.CELLS; cell++) {
                sum += TargetScore.weight(cell) == weight ? completion.digit(cell) : 0;
            }
            draft.note("explain.ring", "weight", weight, "sum", sum, "score", weight * sum);
        }
    }

    @Override
    public String input(long seed, int number) {
        return TargetInputs.make(scope, seed, number).toNumbers();
    }

    @Override
    public int kinds() {
        return TargetInputs.kinds(scope);
    }

    @Override
    public String neighbour(String input, long seed) {
        return Variations.of(Grid.parseNumbers(input), seed).toNumbers();
    }

    @Override
    public boolean isLegal(String input) {
        return scope == Scope.PROMISED ? beyond(input).isEmpty() : hasEnoughGivens(Grid.parseNumbers(input));
    }

    private static boolean hasEnoughGivens(Grid grid) {
        return grid.givens() >= TargetRequest.FEWEST_GIVENS;
    }

    @Override
    public Optional<InputExplanation.Note> beyond(String input) {
        Grid grid = Grid.parseNumbers(input);
        Optional<InputExplanation.Note> clash = grid.firstClash().map(GridNotes::beyondByClash);
        if (clash.isPresent() || hasEnoughGivens(grid)) {
            return clash;
        }
        return Optional.of(InputExplanation.Note.of(
                "hunt.beyond-givens", "givens", grid.givens(), "fewest", TargetRequest.FEWEST_GIVENS));
    }

    @Override
    public Knowledge promised() {
        return scope == Scope.PROMISED ? this : new TargetKnowledge(Scope.PROMISED);
    }

    @Override
    public boolean isFair(String input) {
        Grid grid = Grid.parseNumbers(input);
        int[] digits = IntStream.range(0, Grid.CELLS).map(grid::digit).toArray();
        return bands.count(digits, TargetInputs.MOST_COMPLETIONS + 1) <= TargetInputs.MOST_COMPLETIONS;
    }

    /**
     * Blank cells: the fewer are left to fill in, the easier a grid is to follow by hand, and the fewer completions it
     * has. They are counted once for each way to fill them in.
     */
    @Override
    public List<Integer> pieces(String input) {
        return ways(Grid.parseNumbers(input)).stream()
                .map(way -> way.givens() - Grid.parseNumbers(input).givens())
                .toList();
    }

    /** Blank cells, each counted once, and those as well that nothing can be in. */
    @Override
    public int weight(String input) {
        return Grid.CELLS - Grid.parseNumbers(input).givens();
    }

    @Override
    public String without(String input, int kind, int from, int to) {
        Grid grid = Grid.parseNumbers(input);
        return Rearranged.filled(grid, ways(grid).get(kind), from, to).toNumbers();
    }

    /**
     * Returns grids filled in as in the best completion, which leaves the answer as it is, and as in the one that a
     * plain search finds first; where there is none, with any digits that are in no row, column or box twice.
     */
    private List<Grid> ways(Grid grid) {
        if (waysOf != null && grid.equals(waysOf)) {
            return ways;
        }
        waysOf = grid;
        Optional<Grid> best = grid.firstClash().isPresent()
                ? Optional.empty()
                : target.best(grid).map(TargetSudoku.Best::grid);
        ways = best.isPresent()
                ? List.of(best.get(), sudoku.solve(grid).orElse(best.get()))
                : List.of(Rearranged.filledWithoutClash(grid));
        return ways;
    }

    /** Every given can be a blank cell. */
    @Override
    public int additions(String input) {
        return Grid.parseNumbers(input).givens();
    }

    @Override
    public String with(String input, int which) {
        return Rearranged.without(Grid.parseNumbers(input), which, which + 1).toNumbers();
    }

    @Override
    public List<String> normalForms(String input) {
        Grid grid = Grid.parseNumbers(input);
        return Rearranged.forms(grid.givens()).stream()
                .map(form -> form.apply(grid).toNumbers())
                .toList();
    }

    @Override
    public InputExplanation.Note size(String input) {
        return InputExplanation.Note.of("hunt.size-grid", "blanks", weight(input));
    }

    @Override
    public String minimalKey() {
        return "hunt.minimal-grid";
    }

    @Override
    public String starter(String ending) {
        return Starters.named(TargetKnowledge.class, "TargetSudoku", ending);
    }
}
