package judge.web.page.teacher;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Predicate;
import judge.message.Visible;
import judge.service.course.Assignments.AssignmentView;
import judge.service.grade.GradebookView;
import judge.service.grade.GradebookView.Cell;
import judge.service.grade.GradebookView.Row;
import judge.service.submission.SubmissionView;
import judge.web.page.Desk;
import judge.web.page.Sheet;
import judge.web.page.Sheet.Link;
import judge.web.page.Sheet.Neighbour;
import judge.web.page.Visit;

/** The ways to the student before and after, of those whom the table of the class shows. */
final class ClassSteps {

    private ClassSteps() {}

    /** The way to a page below that of the class, which comes back to the table as it was. */
    static List<Link> crumbs(Visit visit, AssignmentView view) {
        List<Link> crumbs = new ArrayList<>(Desk.courseCrumbs(visit, view.course()));
        String table = Desk.assignment(view.course().slug(), view.assignment().slug());
        crumbs.add(
                Desk.crumb(ClassFilter.of(visit).link(table), view.assignment().name()));
        return crumbs;
    }

    /** Leads from the page of a student to those of others. */
    static void toStudents(Visit visit, Sheet sheet, AssignmentView view, GradebookView book, String login) {
        String course = view.course().slug();
        String assignment = view.assignment().slug();
        show(visit, sheet, book, login, row -> true, row -> Desk.student(course, assignment, row.login()));
    }

    /** Leads from a submission to those of others to the same problem that count. */
    static void toSubmissions(Visit visit, Sheet sheet, GradebookView book, SubmissionView view) {
        Function<Row, Optional<Long>> counting = row -> {
            for (int i = 0; i < book.columns().size(); i++) {
                if (book.columns().get(i).problemSlug().equals(view.problem())) {
                    // Of a work group its lead alone, or the way would come back.
                    return Optional.of(row.cells().get(i))
                            .filter(cell -> cell.work().owner() == row.person())
                            .map(Cell::submission);
                }
            }
            return Optional.empty();
        };
        show(
                visit,
                sheet,
                book,
                view.login(),
                row -> counting.apply(row).isPresent(),
                row -> Desk.submission(counting.apply(row).orElseThrow()));
    }

    private static void show(
            Visit visit,
            Sheet sheet,
            GradebookView book,
            String login,
            Predicate<Row> wanted,
            Function<Row, String> address) {
        ClassFilter filter = ClassFilter.of(visit);
        BiFunction<Boolean, String, List<Neighbour>> one = (after, key) -> filter
                .beside(book, login, after, wanted)
                .map(row -> new Neighbour(
                        filter.link(address.apply(row)),
                        Desk.text(
                                visit,
                                after ? "student-after" : "student-before",
                                "name",
                                Visible.of(row.name().isEmpty() ? row.login() : row.name())),
                        key))
                .stream()
                .toList();
        List<Neighbour> neighbours = new ArrayList<>(one.apply(false, "k"));
        neighbours.addAll(one.apply(true, "j"));
        sheet.neighbours(neighbours);
    }
}
