package judge.web.page.teacher;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import judge.message.Messages;
import judge.message.Visible;
import judge.online.RejudgingKind;
import judge.render.SimilarView;
import judge.service.course.Assignments;
import judge.service.course.Assignments.AssignmentView;
import judge.service.course.Assignments.Part;
import judge.service.course.ClassGroup;
import judge.service.grade.ClassWork;
import judge.service.grade.GradebookView;
import judge.service.grade.GradebookView.Column;
import judge.service.grade.Gradebooks;
import judge.web.http.Route;
import judge.web.http.RouteAccess;
import judge.web.page.Desk;
import judge.web.page.Pages;
import judge.web.page.Sheet;
import judge.web.page.Sheet.Cell;
import judge.web.page.Sheet.Link;
import judge.web.page.Sheet.Row;
import judge.web.page.Sheet.Table;
import judge.web.page.Visit;

/** An assignment as its teachers see it: who has what, how the class is doing, who is alike. */
final class TeachingClass {

    private static final String AT = Desk.COURSES + "/{course}/assignments/{assignment}";
    private static final int SOON_SECONDS = 4;
    private static final int LATER_SECONDS = 30;

    private final Pages pages;
    private final Assignments assignments;
    private final Gradebooks gradebooks;
    private final ClassWork work;

    TeachingClass(Pages pages, Assignments assignments, Gradebooks gradebooks, ClassWork work) {
        this.pages = pages;
        this.assignments = assignments;
        this.gradebooks = gradebooks;
        this.work = work;
    }

    List<Route> routes() {
        return List.of(
                pages.get(AT, RouteAccess.LOGGED_IN, this::show),
                pages.get(AT + "/similar", RouteAccess.LOGGED_IN, this::similar));
    }

    private AssignmentView assignment(Visit visit) {
        AssignmentView view = assignments.get(visit.viewer(), visit.path("course"), visit.path("assignment"));
        Desk.requireStaff(visit, view.role());
        return view;
    }

    private void show(Visit visit) {
        AssignmentView view = assignment(visit);
        String course = view.course().slug();
        String slug = view.assignment().slug();
        ClassGroup group = GroupLinks.chosen(visit);
        GradebookView book = gradebooks.get(visit.viewer(), course, slug, group);
        int waiting = book.rows().stream()
                .flatMap(row -> row.cells().stream())
                .mapToInt(GradebookView.Cell::pending)
                .sum();
        long present = book.rows().stream().filter(TeachingClass::handedIn).count();
        Sheet sheet = new Sheet().crumbs(Desk.courseCrumbs(visit, view.course()));
        sheet.facts(List.of(
                Desk.fact(
                        visit,
                        "handed-in",
                        Desk.text(
                                visit,
                                "handed-in-value",
                                "count",
                                String.valueOf(present),
                                "all",
                                String.valueOf(book.rows().size()))),
                Desk.fact(visit, "waiting", String.valueOf(waiting)),
                Desk.fact(visit, "opens", visit.time(view.assignment().opens())),
                Desk.fact(
                        visit,
                        "closes",
                        view.assignment().closes() == null
                                ? Desk.text(visit, "no-end")
                                : visit.time(view.assignment().closes()))));
        boolean edits = Desk.edits(visit, view.role());
        sheet.links(links(visit, view, edits, group));
        for (Part part : view.parts()) {
            if (!part.newest()) {
                sheet.note(Desk.text(visit, "newer-version", "problem", Desk.title(visit, part.names(), part.slug())));
            }
        }
        sheet.heading("class", Desk.text(visit, "class-page"));
        if (book.rows().isEmpty()) {
            sheet.text(Desk.text(visit, "no-members"));
        } else {
            GroupLinks.offer(visit, sheet, book.groups());
            sheet.table(GradebookTables.table(visit, book, slug, extended(visit, view)));
            sheet.note(Desk.text(visit, "gradebook-note"));
            sheet.heading("statistics", Desk.text(visit, "statistics"));
            sheet.table(statistics(visit, book));
        }
        if (edits && present > 0) {
            TeachingRejudgings.offer(
                    visit, sheet, RejudgingKind.ASSIGNMENT, view.assignment().id(), "rejudge-assignment");
        }
        visit.refreshAfter(waiting > 0 ? SOON_SECONDS : LATER_SECONDS);
        sheet.show(visit, Visible.of(view.assignment().name()));
    }

    private Map<String, Instant> extended(Visit visit, AssignmentView view) {
        Map<String, Instant> extended = new HashMap<>();
        assignments
                .extensions(
                        visit.viewer(), view.course().slug(), view.assignment().slug())
                .forEach(one -> extended.put(one.login(), one.closes()));
        return extended;
    }

    private static List<Link> links(Visit visit, AssignmentView view, boolean edits, ClassGroup group) {
        String course = view.course().slug();
        String slug = view.assignment().slug();
        String here = Desk.assignment(course, slug);
        List<Link> links = new ArrayList<>();
        if (edits) {
            links.add(new Link(here + "/edit", Desk.text(visit, "edit"), false));
            links.add(new Link(here + "/hand-in", Desk.text(visit, "for-students"), false));
        }
        links.add(new Link(here + "/contest", visit.text("contest.contest"), false));
        links.add(new Link(here + "/similar", Desk.text(visit, "similar"), false));
        links.add(new Link(GroupLinks.link(here + "/gradebook.csv", group), Desk.text(visit, "download-csv"), false));
        links.add(new Link(GroupLinks.link(here + "/gradebook.xlsx", group), Desk.text(visit, "download-xlsx"), false));
        links.add(new Link(
                "/courses/" + Desk.inPath(course) + "/assignments/" + Desk.inPath(slug),
                Desk.text(visit, "student-view"),
                false));
        return links;
    }

    private static boolean handedIn(GradebookView.Row row) {
        return row.cells().stream().anyMatch(cell -> cell.attempts() > 0);
    }

    private static Table statistics(Visit visit, GradebookView book) {
        List<Row> rows = new ArrayList<>();
        for (int i = 0; i < book.columns().size(); i++) {
            int column = i;
            List<GradebookView.Cell> cells = book.rows().stream()
                    .map(row -> row.cells().get(column))
                    .filter(cell -> cell.attempts() > 0)
                    .toList();
            rows.add(row(visit, book.columns().get(i), cells));
        }
        return new Table(
                Desk.text(visit, "statistics"),
                "",
                "figures",
                List.of(
                        Desk.head(visit, "problem"),
                        Desk.numberHead(visit, "handed-in"),
                        Desk.numberHead(visit, "solved"),
                        Desk.numberHead(visit, "mean"),
                        Desk.numberHead(visit, "median"),
                        Desk.numberHead(visit, "attempts-mean"),
                        Desk.head(visit, "verdicts")),
                rows);
    }

    private static Row row(Visit visit, Column column, List<GradebookView.Cell> cells) {
        double[] points = cells.stream()
                .map(GradebookView.Cell::points)
                .filter(Objects::nonNull)
                .mapToDouble(Double::doubleValue)
                .sorted()
                .toArray();
        Map<String, Integer> verdicts = new TreeMap<>();
        cells.stream()
                .map(GradebookView.Cell::verdict)
                .filter(Objects::nonNull)
                .forEach(verdict -> verdicts.merge(verdict, 1, Integer::sum));
        List<String> counts = new ArrayList<>();
        verdicts.forEach((verdict, count) -> counts.add(verdict + " " + count));
        double attempts =
                cells.stream().mapToInt(GradebookView.Cell::attempts).average().orElse(0);
        return new Row(List.of(
                Cell.row(Desk.title(visit, column.names(), column.problemSlug())),
                Cell.number(String.valueOf(cells.size())),
                Cell.number(String.valueOf(verdicts.getOrDefault("AC", 0))),
                Cell.number(
                        points.length == 0
                                ? ""
                                : Desk.points(Arrays.stream(points).average().orElse(0))),
                Cell.number(points.length == 0 ? "" : Desk.points(median(points))),
                Cell.number(cells.isEmpty() ? "" : Desk.points(attempts)),
                Cell.whole(String.join(", ", counts))));
    }

    private static double median(double[] sorted) {
        int middle = sorted.length / 2;
        return sorted.length % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
    }

    private void similar(Visit visit) {
        AssignmentView view = assignment(visit);
        Sheet sheet = new Sheet()
                .crumbs(Desk.assignmentCrumbs(
                        visit,
                        view.course(),
                        view.assignment().slug(),
                        view.assignment().name()));
        Messages messages = visit.messages();
        sheet.warning(messages.text("page.similar-hint"));
        for (Part part : view.parts()) {
            String title = Desk.title(visit, part.names(), part.slug());
            sheet.heading("problem-" + part.slug(), title);
            sheet.html(new SimilarView(messages)
                    .part(new SimilarView.Group(
                            title,
                            work.similar(
                                    visit.viewer(),
                                    view.course().slug(),
                                    view.assignment().slug(),
                                    part.slug()))));
        }
        sheet.note(messages.text("page.similar-how"));
        sheet.show(visit, Desk.text(visit, "similar"));
    }
}
