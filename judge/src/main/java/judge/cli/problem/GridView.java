package judge.cli.problem;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import judge.cli.command.Session;
import judge.problem.ReferenceName;
import judge.sudoku.generate.Hardness;
import judge.sudoku.generate.Portrait;
import judge.sudoku.grid.Grid;
import judge.sudoku.solve.TargetSudoku;

/** Grids as pictures, with their figures below. */
record GridView(Session session, Hardness hardness, ReferenceName kind) {

    private static final int SHOWN = 3;

    private static final String TOP = "┌───────┬───────┬───────┐";
    private static final String MIDDLE = "├───────┼───────┼───────┤";
    private static final String BOTTOM = "└───────┴───────┴───────┘";

    /** Prints the grids, at most {@code SHOWN} of them. */
    void print(List<Grid> grids) {
        grids.stream().limit(SHOWN).forEach(this::print);
        if (grids.size() > SHOWN) {
            session.out().println(session.text("generate.more", "count", grids.size() - SHOWN));
        }
    }

    private void print(Grid grid) {
        session.out().println(session.palette().faint(TOP));
        for (int row = 1; row <= 9; row++) {
            session.out().println(row(grid, row));
            if (row % 3 == 0) {
                session.out().println(session.palette().faint(row == 9 ? BOTTOM : MIDDLE));
            }
        }
        session.out().println(likeness(grid));
    }

    private String row(Grid grid, int row) {
        String wall = session.palette().faint("│");
        StringBuilder line = new StringBuilder(wall);
        for (int column = 1; column <= 9; column++) {
            int digit = grid.digitAt(row, column);
            line.append(' ')
                    .append(
                            digit == 0
                                    ? session.palette().faint("·")
                                    : session.palette().heading("" + digit))
                    .append(column % 3 == 0 ? " " + wall : "");
        }
        return line.toString();
    }

    private String likeness(Grid grid) {
        Portrait portrait = Portrait.of(grid, hardness, kind == ReferenceName.SUDOKU);
        StringBuilder text = new StringBuilder(session.text(
                portrait.allCounted() ? "generate.likeness" : "generate.likeness-many",
                "givens",
                grid.givens(),
                "completions",
                portrait.completions()));
        if (kind == ReferenceName.TARGET_SUDOKU) {
            int score =
                    new TargetSudoku().best(grid).map(TargetSudoku.Best::score).orElse(-1);
            text.append(session.text("generate.answer", "answer", score));
        }
        for (Map.Entry<String, Double> tree : portrait.powers().entrySet()) {
            text.append(session.text(
                    "generate.tree",
                    "order",
                    tree.getKey(),
                    "power",
                    String.format(Locale.ROOT, "%.1f", tree.getValue())));
        }
        return text.toString();
    }
}
