package judge.sudoku.knowledge;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import judge.knowledge.Explanation;
import judge.knowledge.Explanation.Draft;
import judge.knowledge.Knowledge;
import judge.knowledge.Starters;
import judge.sudoku.grid.Grid;
import judge.sudoku.grid.GridFault;
import judge.sudoku.solve.Sudoku;
import judge.sudoku.solve.SudokuText;

/** Sudoku, POJ 3074: many puzzles in, a completion of each out. */
public final class PuzzleKnowledge implements Knowledge {

    /** More pictures than this are not looked at. */
    private static final int DRAWN = 3;

    /** Counting the completions of a thousand blank grids takes minutes. */
    private static final int EXPLAINED = 20;

    private final Sudoku sudoku = new Sudoku();
    private final PuzzleInputs inputs = new PuzzleInputs();

    @Override
    public Explanation explain(String input) {
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
        return PuzzleInputs.kinds();
    }

    @Override
    public String neighbour(String input, long seed) {
        return text(PuzzleInputs.neighbour(grids(input), seed));
    }

    @Override
    public boolean isLegal(String input) {
        List<Grid> puzzles = grids(input);
        return puzzles.size() <= PuzzleInputs.MOST_PUZZLES
                && puzzles.stream().allMatch(puzzle -> sudoku.solve(puzzle).isPresent());
    }

    @Override
    public boolean isFair(String input) {
        return PuzzleInputs.isFair(grids(input));
    }

    @Override
    public List<Integer> pieces(String input) {
        List<Grid> puzzles = grids(input);
        return List.of(puzzles.size(), puzzles.stream().mapToInt(Grid::givens).sum());
    }

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
            int givens = puzzle.givens();
            left.set(index, Rearranged.without(puzzle, Math.max(0, from - before), Math.min(givens, to - before)));
            before += givens;
        }
        return text(left);
    }

    @Override
    public int additions(String input) {
        return grids(input).stream().mapToInt(Rearranged::additions).sum();
    }

    @Override
    public String with(String input, int which) {
        List<Grid> puzzles = new ArrayList<>(grids(input));
        int left = which;
        for (int index = 0; index < puzzles.size(); index++) {
            int additions = Rearranged.additions(puzzles.get(index));
            if (0 <= left && left < additions) {
                puzzles.set(index, Rearranged.with(puzzles.get(index), left));
            }
            left -= additions;
        }
        return text(puzzles);
    }

    @Override
    public List<String> normalForms(String input) {
        List<Grid> puzzles = grids(input);
        return Rearranged.forms(pieces(input).get(1)).stream()
                .map(form -> text(puzzles.stream().map(form).toList()))
                .toList();
    }

    @Override
    public Explanation.Note size(String input) {
        List<Integer> pieces = pieces(input);
        return Explanation.Note.of("hunt.size-puzzles", "puzzles", pieces.get(0), "givens", pieces.get(1));
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
    public String starter() {
        return Starters.named("Sudoku");
    }
}
