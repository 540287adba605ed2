package judge.web.page.teacher;

import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import judge.intake.LeftOut;
import judge.message.Visible;
import judge.service.submission.ClassArchives.ArchiveResult;
import judge.service.submission.ClassArchives.Handed;
import judge.service.submission.ClassArchives.Refused;
import judge.web.page.Desk;
import judge.web.page.Sheet;
import judge.web.page.Table;
import judge.web.page.Table.Cell;
import judge.web.page.Table.Heads;
import judge.web.page.Table.Row;
import judge.web.page.Visit;

/** Tables of what came of an archive: what was handed in, what was not, and why. */
final class ArchiveTables {

    private ArchiveTables() {}

    static void show(Visit visit, Sheet sheet, ArchiveResult result) {
        sheet.said(Desk.text(
                visit, "archive-taken", "count", String.valueOf(result.handed().size())));
        result.charsets().forEach(name -> sheet.note(Desk.text(visit, "archive-charset", "charset", name)));
        handed(visit, sheet, "archive-students", result.handed());
        Heads heads = Desk.heads(visit).text("contestant", "problem", "why");
        reasons(visit, sheet, "refused", heads, result.refused(), one -> row(visit, one));
        if (!result.strangers().isEmpty()) {
            int count = result.strangers().size();
            sheet.heading("strangers-list", Desk.text(visit, "archive-strangers", "count", count));
            handed(visit, sheet, "archive-strangers-table", result.strangers());
        }
        reasons(visit, sheet, "left", Desk.heads(visit).text("path", "why"), result.leftOut(), one -> row(visit, one));
        if (!result.absent().isEmpty()) {
            sheet.text(Desk.text(visit, "archive-absent", "names", "")
                    + result.absent().stream().map(Visible::of).collect(Collectors.joining(", ")));
        }
        sheet.show(visit, Desk.text(visit, "archive"));
    }

    private static Row row(Visit visit, Refused one) {
        return new Row(List.of(
                Cell.row(Visible.of(one.handed().contestant())),
                Cell.of(one.handed().problem()),
                Cell.of(Desk.sentence(visit, one.why())).kind("reason")));
    }

    private static Row row(Visit visit, LeftOut one) {
        return new Row(List.of(
                Cell.row(Visible.of(one.path())), Cell.of(cause(visit, one)).kind("reason")));
    }

    /** Tells what was not handed in, and why. */
    private static <T> void reasons(
            Visit visit, Sheet sheet, String kind, Heads heads, List<T> all, Function<T, Row> row) {
        if (!all.isEmpty()) {
            sheet.heading(kind + "-list", Desk.text(visit, "archive-" + kind, "count", all.size()));
            String id = kind.equals("left") ? "left-out" : kind;
            sheet.table(new Table(
                    Desk.text(visit, "why"), id, heads, all.stream().map(row).toList()));
        }
    }

    private static String cause(Visit visit, LeftOut one) {
        // The words of the command name its option.
        return one.cause() == LeftOut.Cause.NO_PROBLEM
                ? Desk.text(visit, "no-problem-in-path")
                : visit.messages()
                        .bundle()
                        .getString("word.leftout." + one.cause().word());
    }

    private static void handed(Visit visit, Sheet sheet, String label, List<Handed> all) {
        if (all.isEmpty()) {
            return;
        }
        Heads heads = Desk.heads(visit).text("contestant", "student", "problem", "files");
        List<Row> rows = all.stream().map(ArchiveTables::row).toList();
        sheet.table(new Table(Desk.text(visit, label), null, heads, rows));
    }

    private static Row row(Handed one) {
        Long submission = one.submission();
        String name = one.name();
        Cell who = Cell.row(Visible.of(one.contestant()));
        return new Row(List.of(
                submission == null ? who : who.link("/submissions/" + submission),
                Cell.of(name == null ? "" : Visible.of(name)),
                Cell.of(Visible.of(one.problem())),
                Cell.of(Visible.of(String.join(", ", one.files()))).kind("reason")));
    }
}
