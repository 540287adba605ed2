package judge.service.grade;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import judge.message.Quantity;
import judge.render.Spreadsheets;
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
