package judge.cli.terminal;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

/** Lines of a table, aligned by the width that they have on a terminal. */
public final class Columns {

    private static final String GAP = "  ";

    private final List<Integer> widths;

    /** Columns of at least the given widths, which wider cells push out of line; negative for those aligned right. */
    public Columns(List<Integer> widths) {
        this.widths = List.copyOf(widths);
    }

    /** A cell; the paint is put on after it is aligned. */
    public record Cell(String text, UnaryOperator<String> paint) {

        public static Cell of(String text) {
            return new Cell(text, UnaryOperator.identity());
        }
    }

    /** Columns as wide as the widest cell of each; the flags say which are aligned right. */
    public static Columns fitting(List<List<Cell>> lines, boolean... right) {
        List<Integer> widths = new ArrayList<>();
        for (int i = 0; i < right.length; i++) {
            int column = i;
            int width = lines.stream()
                    .mapToInt(line -> DisplayWidth.of(line.get(column).text()))
                    .max()
                    .orElse(0);
            widths.add(right[i] ? -width : width);
        }
        return new Columns(widths);
    }

    /** The cells as one line without blanks at its end. */
    public String line(List<Cell> cells) {
        StringBuilder line = new StringBuilder();
        int end = cells.size();
        while (end > 0 && cells.get(end - 1).text().isEmpty()) {
            end--;
        }
        for (int i = 0; i < end; i++) {
            Cell cell = cells.get(i);
            int width = widths.get(i);
            String blanks = " ".repeat(Math.max(0, Math.abs(width) - DisplayWidth.of(cell.text())));
            String painted = cell.paint().apply(cell.text());
            boolean last = i == end - 1;
            line.append(i == 0 ? "" : GAP);
            line.append(width < 0 ? blanks + painted : painted + (last ? "" : blanks));
        }
        return line.toString();
    }
}
