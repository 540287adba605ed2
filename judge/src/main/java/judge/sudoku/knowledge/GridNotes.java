package judge.sudoku.knowledge;

import judge.knowledge.Explanation.Draft;
import judge.sudoku.grid.Grid;
import judge.sudoku.grid.GridFault;
import judge.sudoku.grid.Unit;
import judge.sudoku.solve.Sudoku;

/** What is said of the grids of both kinds of sudoku. */
final class GridNotes {

    /** Completions are counted so far. */
    static final long MOST_COUNTED = 100_000;

    private GridNotes() {}

    static void clash(Draft draft, Grid givens, GridFault.Clash clash) {
        draft.picture(GridPicture.of(givens, clash));
        draft.note(
                "explain.clash",
                "unit",
                clash.unit().toString(),
                "number",
                clash.number(),
                "digit",
                clash.digit(),
                "row",
                Unit.ROW.numberOf(clash.firstCell()),
                "column",
                Unit.COLUMN.numberOf(clash.firstCell()),
                "otherRow",
                Unit.ROW.numberOf(clash.secondCell()),
                "otherColumn",
                Unit.COLUMN.numberOf(clash.secondCell()));
    }

    static void completions(Draft draft, Grid givens, Sudoku solver) {
        long count = solver.count(givens, MOST_COUNTED + 1);
        draft.note(
                count > MOST_COUNTED ? "explain.completions-many" : "explain.completions",
                "givens",
                givens.givens(),
                "completions",
                Math.min(count, MOST_COUNTED));
    }
}
