package judge.sudoku.knowledge;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import judge.sudoku.grid.Grid;
import judge.sudoku.grid.GridFault;

/** Draws grids with lines around the boxes, for terminals of any width from 53 columns. */
final class GridPicture {

    private static final String TOP = "┌───────┬───────┬───────┐";
    private static final String MIDDLE = "├───────┼───────┼───────┤";
    private static final String BOTTOM = "└───────┴───────┴───────┘";
    private static final String BETWEEN = "   ";

    private GridPicture() {}

    /** The givens alone; the two cells of the clash are starred. */
    static List<String> of(Grid givens, GridFault.Clash clash) {
        return lines(givens, Set.of(clash.firstCell(), clash.secondCell()));
    }

    /** The givens alone. */
    static List<String> of(Grid givens) {
        return lines(givens, Set.of());
    }

    /** The givens, and beside them a completion. */
    static List<String> of(Grid givens, Grid completion) {
        List<String> left = lines(givens, Set.of());
        List<String> right = lines(completion, Set.of());
        List<String> both = new ArrayList<>();
        for (int line = 0; line < left.size(); line++) {
            both.add(left.get(line) + BETWEEN + right.get(line));
        }
        return both;
    }

    private static List<String> lines(Grid grid, Set<Integer> starred) {
        List<String> lines = new ArrayList<>();
        lines.add(TOP);
        for (int row = 0; row < 9; row++) {
            StringBuilder line = new StringBuilder("│");
            for (int cell = 9 * row; cell < 9 * row + 9; cell++) {
                line.append(starred.contains(cell) ? '*' : ' ')
                        .append(grid.digit(cell) == 0 ? "·" : "" + grid.digit(cell))
                        .append(cell % 3 == 2 ? " │" : "");
            }
            lines.add(line.toString());
            if (row % 3 == 2) {
                lines.add(row == 8 ? BOTTOM : MIDDLE);
            }
        }
        return lines;
    }
}
