package judge.web.page.teacher;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalDouble;
import java.util.TreeMap;
import judge.service.grade.GradebookView;
import judge.service.grade.GradebookView.Column;
import judge.web.page.Desk;
import judge.web.page.Table;
import judge.web.page.Table.Cell;
import judge.web.page.Table.Heads;
import judge.web.page.Table.Row;
import judge.web.page.Visit;

/** Figures of a class, as a table with a row for each problem. */
final class ClassStatistics {

    private ClassStatistics() {}

    static Table of(Visit visit, GradebookView book) {
        List<Row> rows = new ArrayList<>();
        for (int i = 0; i < book.columns().size(); i++) {
            int column = i;
            List<GradebookView.Cell> cells = book.rows().stream()
                    .map(row -> row.cells().get(column))
                    .filter(cell -> cell.attempts() > 0)
                    .toList();
            if (!book.columns().get(i).byHand()) {
                rows.add(row(visit, book.columns().get(i), cells));
            }
        }
        Heads heads = Desk.heads(visit)
                .text("problem")
                .number("handed-in", "solved", "mean", "median", "attempts-mean")
                .text("verdicts");
        return new Table(Desk.text(visit, "statistics"), "figures", heads, rows);
    }

    private static Row row(Visit visit, Column column, List<GradebookView.Cell> cells) {
        double[] points = sortedPoints(cells);
        Map<String, Integer> verdicts = new TreeMap<>();
        cells.stream()
                .map(GradebookView.Cell::verdict)
                .filter(Objects::nonNull)
                .forEach(verdict -> verdicts.merge(verdict, 1, Integer::sum));
        List<String> counts = new ArrayList<>();
        verdicts.forEach((verdict, count) -> counts.add(verdict + " " + count));
        OptionalDouble attempts =
                cells.stream().mapToInt(GradebookView.Cell::attempts).average();
        return new Row(List.of(
                Cell.row(Desk.title(visit, column.names(), column.problemSlug())),
                Cell.number(String.valueOf(cells.size())),
                Cell.number(String.valueOf(verdicts.getOrDefault("AC", 0))),
                figure(Arrays.stream(points).average()),
                figure(median(points)),
                figure(attempts),
                Cell.whole(String.join(", ", counts))));
    }

    private static double[] sortedPoints(List<GradebookView.Cell> cells) {
        return cells.stream()
                .map(GradebookView.Cell::points)
                .filter(Objects::nonNull)
                .mapToDouble(Double::doubleValue)
                .sorted()
                .toArray();
    }

    private static Cell figure(OptionalDouble figure) {
        return Cell.number(figure.isPresent() ? Desk.points(figure.getAsDouble()) : "");
    }

    private static OptionalDouble median(double[] sorted) {
        int length = sorted.length;
        return Arrays.stream(sorted, (length - 1) / 2, Math.min(length, length / 2 + 1))
                .average();
    }
}
