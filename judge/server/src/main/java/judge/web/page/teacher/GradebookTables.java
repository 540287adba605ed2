package judge.web.page.teacher;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import judge.message.Visible;
import judge.service.grade.GradebookView;
import judge.service.grade.GradebookView.Column;
import judge.web.page.Desk;
import judge.web.page.Table;
import judge.web.page.Table.Cell;
import judge.web.page.Table.Head;
import judge.web.page.Table.Row;
import judge.web.page.Visit;
import judge.web.page.Words;
import org.jspecify.annotations.Nullable;

/** Grades as a table: students and problems. */
final class GradebookTables {

    private static final String SET_BY_HAND = "*";

    private GradebookTables() {}

    /** All students with their points; names lead to what each has handed in, where it is of one assignment. */
    static Table table(Visit visit, GradebookView book, @Nullable String assignment) {
        return table(visit, book, assignment, Map.of());
    }

    /**
     * The same.
     *
     * @param extended the students who have more time, by login
     */
    static Table table(Visit visit, GradebookView book, @Nullable String assignment, Map<String, Instant> extended) {
        List<Head> heads = new ArrayList<>(List.of(new Head(Desk.text(visit, "student"), null, null)));
        if (!book.groups().isEmpty()) {
            heads.add(new Head(Desk.text(visit, "group"), null, null));
        }
        for (Column column : book.columns()) {
            String title = Words.title(visit, column.names(), column.problemSlug());
            String most = title + " / " + Desk.points(column.points());
            heads.add(
                    assignment == null
                            ? new Head(
                                    Visible.of(column.assignmentName()) + ": " + most,
                                    Desk.assignment(book.course().slug(), column.assignmentSlug()),
                                    null)
                            : new Head(most, null, null));
        }
        heads.add(new Head(Desk.text(visit, "total") + " / " + Desk.points(book.points()), null, "number"));
        List<Row> rows = new ArrayList<>();
        for (GradebookView.Row row : book.rows()) {
            rows.add(row(visit, book, assignment, row, extended.get(row.login())));
        }
        return new Table(Desk.text(visit, "gradebook"), "grades", "grades", heads, rows);
    }

    private static Row row(
            Visit visit,
            GradebookView book,
            @Nullable String assignment,
            GradebookView.Row row,
            @Nullable Instant extended) {
        String number = Visible.of(row.rosterId() == null ? row.login() : row.rosterId());
        Cell name = Cell.row(Visible.of(row.name().isEmpty() ? row.login() : row.name()))
                .more(
                        extended == null
                                ? number
                                : number + " · " + Desk.text(visit, "extended", "time", visit.time(extended)));
        List<Cell> cells = new ArrayList<>();
        cells.add(
                assignment == null ? name : name.link(Desk.student(book.course().slug(), assignment, row.login())));
        if (!book.groups().isEmpty()) {
            cells.add(Cell.of(Visible.of(Objects.requireNonNullElse(row.group(), ""))));
        }
        row.cells().forEach(cell -> cells.add(cell(visit, cell)));
        cells.add(Cell.number(Desk.points(row.total())));
        return new Row(cells);
    }

    private static Cell cell(Visit visit, GradebookView.Cell cell) {
        boolean nothing = cell.attempts() == 0 && cell.given() == null;
        String points = nothing ? "–" : Desk.points(cell.points());
        Cell shown = Desk.badge(visit, Cell.of(cell.given() == null ? points : points + SET_BY_HAND), cell.verdict());
        List<String> remarks = new ArrayList<>();
        if (cell.pending() > 0) {
            remarks.add(Desk.text(visit, "waiting"));
        }
        if (cell.late()) {
            remarks.add(Desk.text(visit, "late"));
        }
        @Nullable Long submission = cell.submission();
        Cell told = remarks.isEmpty() ? shown : shown.more(String.join(", ", remarks));
        return submission == null ? told : told.link(Desk.submission(submission));
    }
}
