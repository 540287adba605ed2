package judge.service.grade;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import judge.message.Messages;
import judge.message.Quantity;
import judge.render.Spreadsheets;
import judge.service.grade.GradebookView.Cell;
import judge.service.grade.GradebookView.Column;
import judge.service.grade.GradebookView.Row;
import org.dhatim.fastexcel.Workbook;
import org.dhatim.fastexcel.Worksheet;
import org.jspecify.annotations.Nullable;

/**
 * Grades as a table: texts that say who it is, then points, then which of them a teacher has given by hand.
 *
 * @param title of the sheet
 * @param heads of all columns
 * @param lines the students
 */
record GradeTables(String title, List<String> heads, List<Line> lines) {

    private static final String APPLICATION = "judge";
    private static final String FORMAT = "1.0";

    GradeTables {
        heads = List.copyOf(heads);
        lines = List.copyOf(lines);
    }

    /**
     * A row.
     *
     * @param who number, login, name and perhaps the group, which strangers have chosen
     * @param points null: an empty cell
     * @param given the points that are given by hand; empty: none
     */
    record Line(List<String> who, List<@Nullable Double> points, String given) {

        Line {
            who = List.copyOf(who);
            points = Collections.unmodifiableList(new ArrayList<>(points));
        }
    }

    /** Returns the grades of a class as a table, in the language of the messages. */
    static GradeTables of(GradebookView book, Messages messages) {
        List<String> heads = new ArrayList<>(List.of(
                messages.text("grades.roster-id"), messages.text("grades.login"), messages.text("grades.name")));
        Map<String, Function<Row, String>> more = more(book, messages);
        heads.addAll(more.keySet());
        List<String> titles = titles(book.columns(), messages);
        for (int i = 0; i < titles.size(); i++) {
            heads.add(titles.get(i) + " / "
                    + Quantity.points(book.columns().get(i).points()));
        }
        heads.add(messages.text("grades.total") + " / " + Quantity.points(book.points()));
        heads.add(messages.text("grades.given"));
        List<Line> lines = book.rows().stream()
                .map(row -> line(row, titles, more.values()))
                .toList();
        return new GradeTables(messages.text("grades.sheet"), heads, lines);
    }

    /** Columns that only some classes have, by their heads. */
    private static Map<String, Function<Row, String>> more(GradebookView book, Messages messages) {
        Map<String, Function<Row, String>> more = new LinkedHashMap<>();
        if (!book.groups().isEmpty()) {
            more.put(messages.text("grades.group"), row -> Objects.requireNonNullElse(row.group(), ""));
        }
        if (book.rows().stream().anyMatch(row -> book.workGroup(row) != null)) {
            more.put(messages.text("grades.work-group"), row -> Objects.requireNonNullElse(book.workGroup(row), ""));
        }
        if (book.rows().stream().anyMatch(Row::disabled)) {
            more.put(messages.text("grades.disabled"), row -> row.disabled() ? "x" : "");
        }
        return more;
    }

    private static Line line(Row row, List<String> titles, Collection<Function<Row, String>> more) {
        List<@Nullable Double> points = new ArrayList<>();
        List<String> given = new ArrayList<>();
        for (int i = 0; i < row.cells().size(); i++) {
            Cell cell = row.cells().get(i);
            points.add(cell.points());
            if (cell.given() != null) {
                given.add(titles.get(i));
            }
        }
        points.add(row.total());
        List<String> who =
                new ArrayList<>(List.of(Objects.requireNonNullElse(row.rosterId(), ""), row.login(), row.name()));
        more.forEach(one -> who.add(one.apply(row)));
        return new Line(who, points, String.join("; ", given));
    }

    /** Returns the titles of the columns, no two alike. */
    private static List<String> titles(List<Column> columns, Messages messages) {
        List<String> titles = columns.stream()
                .map(column -> column.assignmentName() + ": " + title(column, messages))
                .toList();
        List<String> unlike = new ArrayList<>();
        for (int i = 0; i < titles.size(); i++) {
            String title = titles.get(i);
            String id = columns.get(i).assignmentSlug() + "/" + columns.get(i).problemSlug();
            unlike.add(Collections.frequency(titles, title) == 1 ? title : title + " (" + id + ")");
        }
        return unlike;
    }

    /** The title of a problem in the language of the table, else in English, else in any, else its id. */
    private static String title(Column column, Messages messages) {
        Map<String, String> names = column.names();
        String any = names.values().stream().findFirst().orElse(column.problemSlug());
        return names.getOrDefault(messages.language().tag(), names.getOrDefault("en", any));
    }

    /** A file of text; what strangers have named begins no formula. */
    String csv() {
        List<List<String>> rows = new ArrayList<>();
        rows.add(heads.stream().map(Spreadsheets::text).toList());
        for (Line line : lines) {
            List<String> cells = new ArrayList<>();
            line.who().forEach(text -> cells.add(Spreadsheets.text(text)));
            for (@Nullable Double points : line.points()) {
                cells.add(points == null ? "" : Quantity.points(points));
            }
            cells.add(Spreadsheets.text(line.given()));
            rows.add(cells);
        }
        return Spreadsheets.csv(rows);
    }

    /** A workbook in which texts are texts, whatever they begin with, and points are numbers. */
    byte[] xlsx() {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (Workbook workbook = new Workbook(bytes, APPLICATION, FORMAT)) {
            fill(workbook.newWorksheet(title));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toByteArray();
    }

    private void fill(Worksheet sheet) {
        for (int i = 0; i < heads.size(); i++) {
            sheet.value(0, i, heads.get(i));
        }
        sheet.range(0, 0, 0, heads.size() - 1).style().bold().set();
        sheet.freezePane(lines.isEmpty() ? 1 : lines.get(0).who().size(), 1);
        for (int row = 0; row < lines.size(); row++) {
            List<String> who = lines.get(row).who();
            List<@Nullable Double> points = lines.get(row).points();
            for (int i = 0; i < who.size(); i++) {
                sheet.value(row + 1, i, who.get(i));
            }
            for (int i = 0; i < points.size(); i++) {
                @Nullable Double one = points.get(i);
                if (one != null) {
                    sheet.value(row + 1, who.size() + i, one);
                }
            }
            if (!lines.get(row).given().isEmpty()) {
                sheet.value(row + 1, who.size() + points.size(), lines.get(row).given());
            }
        }
    }
}
