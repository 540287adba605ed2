package judge.sudoku.knowledge;

import java.util.ArrayList;
import java.util.List;
import judge.knowledge.InputExplanation;
import judge.knowledge.InputExplanation.Draft;
import judge.sudoku.grid.Grid;
import judge.sudoku.grid.GridFault;
import judge.sudoku.grid.Unit;
import judge.sudoku.solve.Sudoku;

/** The sentences about grids that both kinds of sudoku share. */
final class GridNotes {

    /** Completions are counted up to this number. */
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

    /** Says why the contest has no grid that clashes. */
    static InputExplanation.Note beyondByClash(GridFault.Clash clash) {
        return beyondByClash(clash, List.of());
    }

    /** Says why the contest has no puzzle that clashes. */
    static InputExplanation.Note beyondByClash(GridFault.Clash clash, int puzzle) {
        return beyondByClash(clash, List.of("puzzle", puzzle));
    }

    private static InputExplanation.Note beyondByClash(GridFault.Clash clash, List<Object> puzzle) {
        List<Object> gaps = new ArrayList<>(puzzle);
        gaps.addAll(List.of("unit", clash.unit().toString(), "number", clash.number(), "digit", clash.digit()));
        return new InputExplanation.Note("hunt.beyond-clash", gaps);
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
