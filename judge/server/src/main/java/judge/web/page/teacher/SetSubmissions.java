package judge.web.page.teacher;

import java.util.List;
import judge.message.Visible;
import judge.service.course.PracticeView;
import judge.service.submission.ResultPage;
import judge.service.submission.SubmissionView;
import judge.service.submission.Submissions;
import judge.web.page.Desk;
import judge.web.page.Paths;
import judge.web.page.Sheet;
import judge.web.page.Sheet.Link;
import judge.web.page.Table;
import judge.web.page.Table.Cell;
import judge.web.page.Table.Row;
import judge.web.page.Visit;
import org.jspecify.annotations.Nullable;

/** The submissions to a set on the page of its teachers. */
final class SetSubmissions {

    private static final int SHOWN = 50;

    private SetSubmissions() {}

    /** The last submissions to the set, those of people who are not in the course included, by their names. */
    static void show(Visit visit, Sheet sheet, Submissions submissions, PracticeView view) {
        String slug = view.set().slug();
        String before = visit.query("before");
        @Nullable Long until = before.matches("[0-9]{1,18}") ? Long.valueOf(before) : null;
        ResultPage<SubmissionView> page = submissions.list(visit.viewer(), view.course(), slug, until, SHOWN);
        sheet.heading("submissions", Desk.text(visit, "submissions"));
        if (page.items().isEmpty()) {
            sheet.text(Desk.text(visit, "no-submissions"));
            return;
        }
        List<Row> rows = page.items().stream()
                .map(one -> new Row(List.of(
                        Cell.row(Visible.of(one.name())).link(Desk.submission(one.id())),
                        Cell.of(Visible.of(one.problem())),
                        Desk.badge(visit, Cell.of(TeachingSubmission.verdict(visit, one)), one.verdict()),
                        Cell.whole(visit.time(one.received())))))
                .toList();
        Table.Heads heads = Desk.heads(visit).text("person", "problem", "verdict", "received");
        sheet.table(new Table(Desk.text(visit, "submissions"), null, heads, rows));
        @Nullable Long next = page.next();
        if (next != null) {
            String older = Paths.taughtSet(view.course(), slug) + "?before=" + next + "#submissions";
            sheet.links(List.of(new Link(older, Desk.text(visit, "older-submissions"), false)));
        }
    }
}
