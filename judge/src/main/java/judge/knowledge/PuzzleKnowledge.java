package judge.knowledge;

import java.util.List;
import java.util.Optional;
import judge.knowledge.Explanation.Draft;
import judge.sudoku.Grid;
import judge.sudoku.GridFault;
import judge.sudoku.Sudoku;
import judge.sudoku.SudokuText;

/** Sudoku, POJ 3074: many puzzles in, a completion of each out. */
final class PuzzleKnowledge implements Knowledge {

    /** More pictures than this are not looked at. */
    private static final int DRAWN = 3;

    private final Sudoku sudoku = new Sudoku();

    @Override
    public Explanation explain(String input) {
        Draft draft = new Draft();
        boolean answerable = true;
        List<SudokuText.Puzzle> puzzles = SudokuText.puzzles(input);
        for (SudokuText.Puzzle puzzle : puzzles) {
            draft.note("explain.puzzle", "puzzle", puzzle.number(), "line", puzzle.line());
            answerable &= explain(puzzle, draft);
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
    public String starter() {
        return Starters.named("Sudoku");
    }
}
