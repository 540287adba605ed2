package judge.web.page.teacher;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import judge.message.Visible;
import judge.online.RejudgingState;
import judge.service.grade.RejudgingView;
import judge.service.grade.RejudgingView.GradeChange;
import judge.service.grade.RejudgingView.SubmissionChange;
import judge.web.page.Desk;
import judge.web.page.Sheet;
import judge.web.page.Table;
import judge.web.page.Table.Cell;
import judge.web.page.Table.Heads;
import judge.web.page.Table.Row;
import judge.web.page.Visit;
import judge.web.page.Words;
import org.jspecify.annotations.Nullable;

/** Tables of what a rejudging changes: grades, verdicts, each submission. */
record RejudgingChanges(Visit visit, RejudgingView view) {

    private static final int MOST_CASES = 6;

    private static final String NOT_JUDGED = "–";

    void show(Sheet sheet) {
        if (!view.changes().isEmpty()) {
            grades(sheet);
            matrix(sheet);
            sheet.small(Desk.text(visit, "submissions"));
            sheet.table(changes());
        } else if (view.rejudging().state() != RejudgingState.JUDGING) {
            sheet.text(Desk.text(visit, "rejudge-no-changes"));
        } else if (view.done() > 0) {
            sheet.text(Desk.text(visit, "rejudge-no-changes-yet"));
        }
    }

    private void grades(Sheet sheet) {
        List<GradeChange> grades = view.grades();
        if (grades.isEmpty()) {
            return;
        }
        sheet.small(Desk.text(visit, "rejudge-grades"));
        sheet.table(new Table(
                Desk.text(visit, "rejudge-grades"),
                "grades",
                Desk.heads(visit)
                        .text("student", "assignment")
                        .number("before", "after")
                        .blank(),
                grades.stream().map(this::row).toList()));
    }

    private Row row(GradeChange grade) {
        return new Row(List.of(
                Cell.row(Visible.of(grade.name())).more(Visible.of(grade.login())),
                Cell.of(place(view, grade.course(), grade.assignment())),
                Cell.number(Desk.points(grade.before())),
                Cell.number(Desk.points(grade.after())),
                difference(grade.after() - grade.before())));
    }

    private Cell difference(double by) {
        if (by == 0) {
            return Cell.of(Desk.text(visit, "rejudge-same"));
        }
        String sign = by > 0 ? "+" : "−";
        return Cell.of(sign + Desk.points(Math.abs(by)) + " "
                        + Desk.text(visit, by > 0 ? "rejudge-better" : "rejudge-worse"))
                .kind(by > 0 ? "sound" : "unsound");
    }

    /** Shows the number of submissions by their verdict before and after. */
    private void matrix(Sheet sheet) {
        Map<String, Map<String, Integer>> counts = new TreeMap<>();
        TreeSet<String> after = new TreeSet<>();
        for (SubmissionChange change : view.changes()) {
            @Nullable String before = change.verdictBefore();
            counts.computeIfAbsent(before == null ? NOT_JUDGED : before, any -> new TreeMap<>())
                    .merge(change.verdictAfter(), 1, Integer::sum);
            after.add(change.verdictAfter());
        }
        Heads heads = new Heads(UnaryOperator.identity()).blank().number(after.toArray(String[]::new));
        List<Row> rows = new ArrayList<>();
        counts.forEach((before, row) -> {
            List<Cell> cells = new ArrayList<>(List.of(
                    before.equals(NOT_JUDGED) ? Cell.row(NOT_JUDGED) : Desk.badge(visit, Cell.row(""), before)));
            after.forEach(verdict -> cells.add(
                    row.containsKey(verdict) ? Cell.number(String.valueOf(row.get(verdict))) : Cell.number("")));
            rows.add(new Row(cells));
        });
        sheet.small(Desk.text(visit, "rejudge-matrix"));
        sheet.table(new Table(Desk.text(visit, "rejudge-matrix"), "matrix", heads, rows));
    }

    private Table changes() {
        return new Table(
                Desk.text(visit, "rejudge-changes"),
                "submissions",
                Desk.heads(visit)
                        .text("student", "problem")
                        .number("attempt")
                        .text("before", "after", "rejudge-because", "rejudge-cases"),
                view.changes().stream().map(this::row).toList());
    }

    private Row row(SubmissionChange change) {
        return new Row(List.of(
                Cell.row(Visible.of(change.name()))
                        .more(Visible.of(change.login()))
                        .link(Desk.submission(change.submission())),
                Cell.of(place(view, change.course(), change.assignment()) + " · "
                        + title(visit, view, change.problem())),
                Cell.number(String.valueOf(change.attempt())),
                Desk.badge(visit, Cell.of(Desk.points(change.pointsBefore())), change.verdictBefore()),
                Desk.badge(visit, Cell.of(Desk.points(change.pointsAfter())), change.verdictAfter()),
                Cell.of(causes(change)).kind("reason"),
                Cell.of(cases(change)).kind("reason")));
    }

    /** The first ones: a change of limits may concern all of a hundred. */
    private static String cases(SubmissionChange change) {
        List<String> names = change.cases();
        String first = String.join(", ", names.subList(0, Math.min(MOST_CASES, names.size())));
        return Visible.of(names.size() > MOST_CASES ? first + " … (" + names.size() + ")" : first);
    }

    private String causes(SubmissionChange change) {
        return change.causes().stream()
                .sorted()
                .map(cause -> visit.messages().text("diff.cause." + cause.word()))
                .collect(Collectors.joining(", "));
    }

    static String place(RejudgingView view, String course, String assignment) {
        String ids = course + "/" + assignment;
        return Visible.of(view.names().places().getOrDefault(ids, ids));
    }

    static String title(Visit visit, RejudgingView view, String problem) {
        return Words.title(visit, view.names().problems().getOrDefault(problem, Map.of()), problem);
    }
}
