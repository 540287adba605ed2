package judge.service;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import judge.message.Messages;
import judge.message.Quantity;
import judge.render.Spreadsheets;
import judge.service.Gradebooks.Cell;
import judge.service.Gradebooks.Column;
import judge.service.Gradebooks.GradebookView;
import judge.service.Gradebooks.Row;
import org.dhatim.fastexcel.Workbook;
import org.dhatim.fastexcel.Worksheet;
import org.jspecify.annotations.Nullable;

/** Grades as tables: a row for each student, a column for each problem of each assignment, and the total. */
final class GradeTables {

    private static final String APPLICATION = "judge";
    private static final String FORMAT = "1.0";
    private static final int WHO = 3;

    private GradeTables() {}

    private static List<String> heads(GradebookView book, Messages messages) {
        List<String> heads = new ArrayList<>(List.of(
                messages.text("grades.roster-id"), messages.text("grades.login"), messages.text("grades.name")));
        for (Column column : book.columns()) {
            heads.add(column.assignmentSlug() + "/" + column.problemSlug());
        }
        heads.add(messages.text("grades.total"));
        return heads;
    }

    /** Rows of text; what strangers have named begins no formula. */
    static List<List<String>> csv(GradebookView book, Messages messages) {
        List<List<String>> rows = new ArrayList<>();
        rows.add(heads(book, messages).stream().map(Spreadsheets::text).toList());
        List<String> possible = new ArrayList<>(List.of("", "", messages.text("grades.possible")));
        book.columns().forEach(column -> possible.add(Quantity.points(column.points())));
        possible.add(Quantity.points(book.points()));
        rows.add(possible);
        for (Row row : book.rows()) {
            List<String> cells = new ArrayList<>();
            who(row).forEach(text -> cells.add(Spreadsheets.text(text)));
            for (Cell cell : row.cells()) {
                @Nullable Double points = cell.points();
                cells.add(points == null ? "" : Quantity.points(points));
            }
            cells.add(Quantity.points(row.total()));
            rows.add(cells);
        }
        return rows;
    }

    private static List<String> who(Row row) {
        return List.of(row.rosterId() == null ? "" : row.rosterId(), row.login(), row.name());
    }

    /** A workbook in which texts are texts, whatever they begin with, and points are numbers. */
    static byte[] xlsx(GradebookView book, Messages messages) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (Workbook workbook = new Workbook(bytes, APPLICATION, FORMAT)) {
            fill(workbook.newWorksheet(messages.text("grades.sheet")), book, messages);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toByteArray();
    }

    private static void fill(Worksheet sheet, GradebookView book, Messages messages) {
        List<String> heads = heads(book, messages);
        for (int i = 0; i < heads.size(); i++) {
            sheet.value(0, i, heads.get(i));
        }
        sheet.range(0, 0, 0, heads.size() - 1).style().bold().set();
        sheet.freezePane(WHO, 1);
        sheet.value(1, WHO - 1, messages.text("grades.possible"));
        for (int i = 0; i < book.columns().size(); i++) {
            sheet.value(1, WHO + i, book.columns().get(i).points());
        }
        sheet.value(1, heads.size() - 1, book.points());
        int line = 2;
        for (Row row : book.rows()) {
            List<String> who = who(row);
            for (int i = 0; i < WHO; i++) {
                sheet.value(line, i, who.get(i));
            }
            for (int i = 0; i < row.cells().size(); i++) {
                @Nullable Double points = row.cells().get(i).points();
                if (points != null) {
                    sheet.value(line, WHO + i, points);
                }
            }
            sheet.value(line, heads.size() - 1, row.total());
            line++;
        }
    }
}
