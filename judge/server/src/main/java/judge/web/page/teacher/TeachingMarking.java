package judge.web.page.teacher;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import judge.message.Visible;
import judge.online.Access;
import judge.service.course.Assignments;
import judge.service.course.Assignments.AssignmentView;
import judge.service.course.ClassGroup;
import judge.service.grade.GradebookView;
import judge.service.grade.GradebookView.Cell.Marking;
import judge.service.grade.Manner;
import judge.service.grade.Markings;
import judge.service.grade.Markings.Deed;
import judge.service.grade.Markings.Load;
import judge.service.grade.Markings.Loads;
import judge.service.submission.SubmissionView;
import judge.web.http.Route;
import judge.web.http.RouteAccess;
import judge.web.page.Desk;
import judge.web.page.Form;
import judge.web.page.Form.Choice;
import judge.web.page.Pages;
import judge.web.page.Sheet;
import judge.web.page.Sheet.Link;
import judge.web.page.Table;
import judge.web.page.Table.Cell;
import judge.web.page.Table.Row;
import judge.web.page.Visit;
import judge.web.page.Words;
import org.jspecify.annotations.Nullable;

/** Marking by several people: the page on which it is shared, and the buttons beside each work. */
record TeachingMarking(Pages pages, Assignments assignments, Markings markings) {

    private static final String AT = Desk.COURSES + "/{course}/assignments/{assignment}";
    private static final String MARKER = "marker";
    static final String SUBMISSION = "submission";

    List<Route> routes() {
        return List.of(
                pages.get(AT + "/marking", RouteAccess.LOGGED_IN, this::show),
                pages.post(AT + "/marking", RouteAccess.LOGGED_IN, this::share),
                pages.post(AT + "/students/{login}/marking", RouteAccess.LOGGED_IN, this::set));
    }

    private void show(Visit visit) {
        AssignmentView view = assignments.get(visit.viewer(), visit.path("course"), visit.path("assignment"));
        Desk.requireStaff(visit, view.role());
        Loads loads = markings.loads(visit.viewer(), visit.path("course"), visit.path("assignment"));
        String table = Desk.assignment(view.course().slug(), view.assignment().slug());
        Sheet sheet = new Sheet().crumbs(Desk.assignmentCrumbs(visit, view));
        sheet.text(Desk.text(visit, "marking-note"));
        sheet.table(table(visit, loads));
        if (loads.nobodys() > 0) {
            sheet.note(Desk.text(visit, "marking-nobodys", "count", loads.nobodys()));
        }
        ClassFilter mine = new ClassFilter(ClassGroup.ALL, ClassFilter.State.MINE, "", "", 0);
        sheet.links(List.of(new Link(mine.link(table), Desk.text(visit, "marking-mine"), false)));
        if (Desk.edits(visit, view.role())) {
            sheet.heading("share", Desk.text(visit, "marking-share")).form(sharing(visit, loads));
        }
        sheet.show(visit, Desk.text(visit, "marking"));
    }

    private static Table table(Visit visit, Loads loads) {
        List<Row> rows = loads.markers().stream()
                .map(one -> new Row(List.of(
                        Cell.row(Visible.of(one.name())),
                        Cell.number(String.valueOf(one.open())),
                        Cell.number(String.valueOf(one.done())))))
                .toList();
        return new Table(
                Desk.text(visit, "marking"),
                null,
                Desk.heads(visit).text("person").number("marking-open", "marking-marked"),
                rows);
    }

    private static Form sharing(Visit visit, Loads loads) {
        List<Choice> markers = loads.markers().stream()
                .map(one -> new Choice(MARKER, one.login(), Visible.of(one.name()), isShared(loads, one), null))
                .toList();
        List<Manner> manners = List.of(Manner.TURNS, Manner.PROBLEM, Manner.GROUP);
        return Desk.post(visit, visit.context().path(), "marking-share")
                .id("share-form")
                .select(
                        "by",
                        Desk.text(visit, "marking-by"),
                        Desk.options(visit, "teacher.marking-by-", manners, Words.code(Manner.TURNS)),
                        Desk.text(visit, "marking-by-hint"))
                .group(Desk.text(visit, "marking-who"), markers);
    }

    /** Tells whether somebody is ticked to begin with: all are where nothing is shared yet. */
    private static boolean isShared(Loads loads, Load one) {
        boolean none = loads.markers().stream().allMatch(other -> other.open() + other.done() == 0);
        return none || one.open() + one.done() > 0;
    }

    private void share(Visit visit) {
        Manner manner = Desk.chosen(Manner.values(), visit.field("by"));
        List<String> logins = visit.context().formParams(MARKER);
        markings.share(visit.viewer(), visit.path("course"), visit.path("assignment"), manner, logins);
        visit.seeOther(Desk.assignment(visit.path("course"), visit.path("assignment")) + "/marking");
    }

    /** Shows who marks a work, with the buttons that change it; {@code submission}: to come back to; null: none. */
    static void offer(
            Visit visit,
            Sheet sheet,
            AssignmentView view,
            GradebookView.Row row,
            int column,
            @Nullable Long submission) {
        @Nullable Marking marking = row.cells().get(column).work().marking();
        sheet.note(said(visit, marking, view, row));
        if (!Access.may(visit.viewer(), view.role(), Access.Action.MARK)) {
            return;
        }
        String problem = view.parts().get(column).slug();
        String student = Desk.student(view.course().slug(), view.assignment().slug(), row.login());
        Form form = form(visit, student, problem, marking).hidden(SUBMISSION, Objects.toString(submission, ""));
        for (Deed deed : deeds(visit, marking)) {
            String word = Words.code(deed);
            sheet.form(form.named(Desk.text(visit, "marking-deed-" + word))
                    .quiet()
                    .id("marking-" + word + "-" + problem)
                    .hidden("deed", word));
        }
    }

    private static Form form(Visit visit, String student, String problem, @Nullable Marking marking) {
        return Desk.post(visit, ClassFilter.of(visit).link(student + "/marking"), "marking-deed-done")
                .hidden("problem", problem)
                .hidden("seen", marking == null ? "" : marking.seen());
    }

    /** The same on the page of a submission, if it is one of the class. */
    static void offer(Visit visit, Sheet sheet, AssignmentView assignment, GradebookView book, SubmissionView view) {
        Optional<GradebookView.Row> row = book.rows().stream()
                .filter(one -> one.login().equals(view.login()))
                .findFirst();
        for (int i = 0; row.isPresent() && i < assignment.parts().size(); i++) {
            if (assignment.parts().get(i).slug().equals(view.problem())) {
                offer(visit, sheet, assignment, row.get(), i, view.id());
            }
        }
    }

    /** Says who has marked a work or has to; of marks by criteria of which some are missing how many there are. */
    private static String said(Visit visit, @Nullable Marking marking, AssignmentView view, GradebookView.Row row) {
        List<GradebookView.Cell> criteria =
                row.cells().subList(view.parts().size(), row.cells().size());
        long given = criteria.stream().filter(one -> one.points() != null).count();
        if (marking == null) {
            return given == 0
                    ? Desk.text(visit, "marking-nobody")
                    : Desk.text(visit, "marking-so-far", "count", given, "all", criteria.size());
        }
        String name = Visible.of(marking.name());
        return marking.done() == null
                ? Desk.text(visit, "marking-yet", "name", name)
                : Desk.text(visit, "marking-by-whom", "name", name, "moment", visit.time(marking.done()));
    }

    private static List<Deed> deeds(Visit visit, @Nullable Marking marking) {
        List<Deed> deeds = new ArrayList<>();
        if (marking != null && marking.done() != null) {
            return marking.rubric() ? deeds : List.of(Deed.OPEN);
        }
        if (marking == null || marking.marker() != visit.viewer().person()) {
            deeds.add(Deed.TAKE);
        }
        deeds.add(Deed.DONE);
        return deeds;
    }

    private void set(Visit visit) {
        String problem = visit.field("problem");
        markings.set(
                visit.viewer(),
                visit.path("course"),
                visit.path("assignment"),
                visit.path("login"),
                problem,
                Desk.chosen(Deed.values(), visit.field("deed")),
                visit.field("seen"));
        visit.seeOther(back(visit) + (visit.field(SUBMISSION).isEmpty() ? "#problem-" + problem : ""));
    }

    /** The address of the page from which a form came: of the submission that it names, else of the student. */
    static String back(Visit visit) {
        String submission = visit.field(SUBMISSION);
        String page = submission.matches("[0-9]{1,18}")
                ? Desk.submission(Long.parseLong(submission))
                : Desk.student(visit.path("course"), visit.path("assignment"), visit.path("login"));
        return ClassFilter.of(visit).link(page);
    }
}
