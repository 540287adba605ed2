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

    /**
     * The part of a class in an assignment.
     *
     * @param slug of the assignment
     * @param filter by which links go on
     * @param extended the students who have more time, by login
     */
    record Of(String slug, ClassFilter filter, Map<String, Instant> extended) {}

    /** All students with their points in all assignments. */
    static Table table(Visit visit, GradebookView book) {
        List<Head> heads = new ArrayList<>(List.of(new Head(Desk.text(visit, "student"), null, null)));
        if (!book.groups().isEmpty()) {
            heads.add(new Head(Desk.text(visit, "group"), null, null));
        }
        for (Column column : book.columns()) {
            heads.add(new Head(
                    Visible.of(column.assignmentName()) + visit.text("colon") + most(visit, column),
                    Desk.assignment(book.course().slug(), column.assignmentSlug()),
                    null));
        }
        heads.add(new Head(total(visit, book), null, "number"));
        return table(visit, book, heads, null);
    }

    /** The same in one assignment: names lead to what each has handed in, heads sort. */
    static Table table(Visit visit, GradebookView book, Of assignment) {
        ClassFilter filter = assignment.filter();
        List<Head> heads =
                new ArrayList<>(List.of(sorting(visit, filter, Desk.text(visit, "student"), ClassFilter.NAME)));
        if (!book.groups().isEmpty()) {
            heads.add(sorting(visit, filter, Desk.text(visit, "group"), ClassFilter.GROUP));
        }
        for (Column column : book.columns()) {
            heads.add(sorting(visit, filter, most(visit, column), ClassFilter.PROBLEM + column.problemSlug()));
        }
        heads.add(sorting(visit, filter, total(visit, book), ClassFilter.TOTAL));
        return table(visit, book, heads, assignment);
    }

    private static String most(Visit visit, Column column) {
        String title = Words.title(visit, column.names(), column.problemSlug());
        return title + " / " + Desk.points(column.points());
    }

    private static String total(Visit visit, GradebookView book) {
        return Desk.text(visit, "total") + " / " + Desk.points(book.points());
    }

    private static Head sorting(Visit visit, ClassFilter filter, String text, String key) {
        return new Head(text + filter.sign(key), filter.sorting(visit.context().path(), key), null);
    }

    private static Table table(Visit visit, GradebookView book, List<Head> heads, @Nullable Of assignment) {
        List<Row> rows = new ArrayList<>();
        for (GradebookView.Row row : book.rows()) {
            rows.add(row(visit, book, assignment, row));
        }
        return new Table(Desk.text(visit, "gradebook"), "grades", "grades", heads, rows);
    }

    private static Row row(Visit visit, GradebookView book, @Nullable Of assignment, GradebookView.Row row) {
        Cell name = Cell.row(Visible.of(row.name().isEmpty() ? row.login() : row.name()))
                .more(more(visit, book, assignment, row));
        List<Cell> cells = new ArrayList<>();
        cells.add(
                assignment == null
                        ? name
                        : name.link(assignment
                                .filter()
                                .link(Desk.student(book.course().slug(), assignment.slug(), row.login()))));
        if (!book.groups().isEmpty()) {
            cells.add(Cell.of(Visible.of(Objects.requireNonNullElse(row.group(), ""))));
        }
        row.cells().forEach(cell -> cells.add(cell(visit, cell, assignment)));
        cells.add(Cell.number(Desk.points(row.total())));
        return new Row(cells);
    }

    /** The number of a student and whatever else is to be known of one, beside the name. */
    private static String more(Visit visit, GradebookView book, @Nullable Of assignment, GradebookView.Row row) {
        List<String> more = new ArrayList<>();
        more.add(Visible.of(row.rosterId() == null ? row.login() : row.rosterId()));
        @Nullable String workGroup = assignment == null ? null : book.workGroup(row);
        if (workGroup != null) {
            more.add(Desk.text(visit, "work-group-of", "name", Visible.of(workGroup)));
        }
        if (row.disabled()) {
            more.add(visit.text("admin.disabled"));
        }
        @Nullable
        Instant extended = assignment == null ? null : assignment.extended().get(row.login());
        if (extended != null) {
            more.add(Desk.text(visit, "extended", "time", visit.time(extended)));
        }
        return String.join(" · ", more);
    }

    private static Cell cell(Visit visit, GradebookView.Cell cell, @Nullable Of assignment) {
        boolean nothing = cell.attempts() == 0 && cell.points() == null;
        String points = nothing ? "–" : Desk.points(cell.points());
        Cell shown = Desk.badge(visit, Cell.of(cell.given() == null ? points : points + SET_BY_HAND), cell.verdict());
        List<String> remarks = new ArrayList<>();
        if (cell.pending() > 0) {
            remarks.add(Desk.text(visit, "waiting"));
        }
        if (cell.late()) {
            remarks.add(Desk.text(visit, "late"));
        }
        GradebookView.Cell.@Nullable Marking marking = cell.work().marking();
        if (assignment != null && marking != null) {
            String key = marking.done() == null ? "marking-of" : "marking-of-done";
            remarks.add(Desk.text(visit, key, "name", Visible.of(marking.name())));
        }
        @Nullable Long submission = cell.submission();
        Cell told = remarks.isEmpty() ? shown : shown.more(String.join(visit.text("comma"), remarks));
        if (submission == null) {
            return told;
        }
        String href = Desk.submission(submission);
        return told.link(assignment == null ? href : assignment.filter().link(href));
    }
}
