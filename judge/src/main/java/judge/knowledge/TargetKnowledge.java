package judge.knowledge;

import java.util.Optional;
import judge.knowledge.Explanation.Draft;
import judge.sudoku.Grid;
import judge.sudoku.GridFault;
import judge.sudoku.Sudoku;
import judge.sudoku.TargetScore;
import judge.sudoku.TargetSudoku;

/** Target sudoku, NOIP 2009: one grid in, one number out. */
final class TargetKnowledge implements Knowledge {

    private final TargetSudoku target = new TargetSudoku();
    private final Sudoku sudoku = new Sudoku();

    @Override
    public Explanation explain(String input) {
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
    public String starter() {
        return Starters.named("TargetSudoku");
    }
}
