package judge.service;

import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import judge.database.Database;
import judge.database.Tables;
import judge.gradebook.Gradebook;
import judge.message.Messages;
import judge.online.Access;
import judge.online.Access.Action;
import judge.online.AssignedProblem;
import judge.online.Assignment;
import judge.online.Course;
import judge.online.CourseRole;
import judge.online.GradeOverride;
import judge.online.LineComment;
import judge.online.Logins;
import judge.online.Member;
import judge.online.Person;
import judge.online.Points;
import judge.online.Points.Attempt;
import judge.online.Refusal;
import judge.online.ShownReport.Extent;
import judge.online.StoredJudging;
import judge.online.Viewer;
import judge.report.ProblemSection;
import judge.report.Report;
import judge.roster.Roster;
import judge.roster.Student;
import judge.similar.Likenesses;
import judge.similar.SimilarWorks;
import judge.similar.Work;
import judge.submission.SourceFile;
import org.jspecify.annotations.Nullable;

/** Grades, and what teachers say about them. */
public final class Gradebooks {

    private static final int MOST_POINTS = 10_000;
    private static final int MOST_TEXT = 4_000;
    private static final int KEPT = 8;

    private final Database database;
    private final Clock clock;
    private final Problems problems;
    private final Entry entry;
    private final Audit audit;
    private final StoredReports reports = new StoredReports();
    private final Map<List<Work>, Likenesses> alike = new Alike();

    /** What was compared last: a page that is looked at again while nobody hands in is not computed again. */
    private static final class Alike extends LinkedHashMap<List<Work>, Likenesses> {

        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<List<Work>, Likenesses> eldest) {
            return size() > KEPT;
        }
    }

    public Gradebooks(Database database, Clock clock, Problems problems) {
        this.database = database;
        this.clock = clock;
        this.problems = problems;
        entry = new Entry(clock);
        audit = new Audit(clock);
    }

    /**
     * The grades of a course, or of one of its assignments.
     *
     * @param columns each problem of each assignment
     * @param rows students, by roster number and login
     */
    public record GradebookView(Course course, List<Column> columns, List<Row> rows) {

        public GradebookView {
            columns = List.copyOf(columns);
            rows = List.copyOf(rows);
        }

        /** What can be earned. */
        public double points() {
            return columns.stream().mapToDouble(Column::points).sum();
        }
    }

    /** A problem of an assignment. */
    public record Column(
            long assignment,
            String assignmentSlug,
            String assignmentName,
            long problem,
            String problemSlug,
            Map<String, String> names,
            double points) {}

    /**
     * A student.
     *
     * @param cells in the order of the columns
     * @param total of all cells with points
     */
    public record Row(
            long person, String login, String name, @Nullable String rosterId, List<Cell> cells, double total) {

        public Row {
            cells = List.copyOf(cells);
        }
    }

    /**
     * What a student has at a problem.
     *
     * @param points what counts; null: nothing was handed in, or nothing of it is judged, or it is hidden
     * @param computed what would count without an override
     * @param submission the one that counts; null: there is none
     * @param verdict of that
     * @param late whether that was late
     * @param pending how many are yet to be judged
     * @param attempts how many were handed in
     * @param given what a teacher has given instead; null: nothing
     */
    public record Cell(
            @Nullable Double points,
            @Nullable Double computed,
            @Nullable Long submission,
            @Nullable String verdict,
            boolean late,
            int pending,
            int attempts,
            @Nullable Given given) {

        private static Cell hidden(int attempts) {
            return new Cell(null, null, null, null, false, 0, attempts, null);
        }

        /** Points that a teacher has given instead. */
        public record Given(double points, String reason, String by, Instant at) {}
    }

    /**
     * What somebody has written on a line.
     *
     * @param line from 1; 0: on the file as a whole
     */
    public record CommentView(long id, String file, int line, String text, String by, Instant at) {}

    /**
     * All students' grades.
     *
     * @param assignment null: of all assignments
     */
    public GradebookView get(Viewer viewer, String course, @Nullable String assignment) {
        return database.read(tables -> {
            Course in = entry.course(tables, viewer, course, Action.SEE_CLASS).course();
            List<Assignment> assignments = assignment == null
                    ? tables.assignments().of(in.id())
                    : List.of(entry.assignment(tables, viewer, course, assignment, Action.SEE_CLASS)
                            .assignment());
            List<Member> students = tables.courses().members(in.id()).stream()
                    .filter(member -> member.role() == CourseRole.STUDENT)
                    .toList();
            return view(tables, in, assignments, students, true);
        });
    }

    /** The viewer's own grades in a course, as far as they may know them already. */
    public GradebookView own(Viewer viewer, String course) {
        return database.read(tables -> {
            Entry.InCourse in = entry.course(tables, viewer, course, Action.SEE_COURSE);
            List<Assignment> assignments = tables.assignments().of(in.course().id()).stream()
                    .filter(one -> Access.may(
                            viewer, in.role(), Action.SEE_ASSIGNMENT, false, entry.phase(tables, one, viewer.person())))
                    .toList();
            List<Member> me = tables.courses().member(in.course().id(), viewer.person()).stream()
                    .toList();
            return view(tables, Courses.withoutCode(in.course()), assignments, me, false);
        });
    }

    private GradebookView view(
            Tables tables, Course course, List<Assignment> assignments, List<Member> members, boolean staff) {
        List<AssignmentGrades> grades = new ArrayList<>();
        List<Column> columns = new ArrayList<>();
        for (Assignment assignment : assignments) {
            AssignmentGrades one = new AssignmentGrades(tables, assignment, Map.of());
            grades.add(one);
            one.problems().forEach(problem -> columns.add(column(tables, assignment, problem)));
        }
        List<Row> rows = new ArrayList<>();
        Map<Long, String> names = new HashMap<>();
        Map<Long, Person> people = tables.people().in(course.id());
        for (Member member : members) {
            List<Cell> cells = new ArrayList<>();
            for (int i = 0; i < grades.size(); i++) {
                AssignmentGrades one = grades.get(i);
                boolean over = one.deadlines(member.person()).isOver(clock.instant());
                boolean shown =
                        Extent.of(assignments.get(i).feedback(), over, staff).showsState();
                for (AssignedProblem problem : one.problems()) {
                    AssignmentGrades.Earned earned = one.earned(member.person(), problem);
                    cells.add(shown ? cell(tables, earned, names) : Cell.hidden(earned.attempts()));
                }
            }
            Person person = Objects.requireNonNull(people.get(member.person()));
            rows.add(new Row(person.id(), person.login(), person.name(), member.rosterId(), cells, total(cells)));
        }
        rows.sort(Comparator.comparing(Row::rosterId, RosterOrder.BY_NUMBER).thenComparing(Row::login));
        return new GradebookView(course, columns, rows);
    }

    private static Column column(Tables tables, Assignment assignment, AssignedProblem problem) {
        return new Column(
                assignment.id(),
                assignment.slug(),
                assignment.name(),
                problem.problem(),
                tables.problems().find(problem.problem()).orElseThrow().slug(),
                Problems.names(tables.problems()
                        .version(problem.version())
                        .orElseThrow()
                        .names()),
                problem.points());
    }

    private static Cell cell(Tables tables, AssignmentGrades.Earned earned, Map<Long, String> names) {
        @Nullable Attempt counting = earned.counting();
        @Nullable GradeOverride override = earned.override();
        return new Cell(
                earned.points(),
                earned.computed(),
                counting == null ? null : counting.submission(),
                counting == null ? null : counting.verdict(),
                counting != null && counting.late(),
                earned.pending(),
                earned.attempts(),
                override == null || override.points() == null
                        ? null
                        : new Cell.Given(
                                override.points(),
                                override.reason(),
                                name(tables, override.byPerson(), names),
                                override.at()));
    }

    private static String name(Tables tables, long person, Map<Long, String> names) {
        return names.computeIfAbsent(
                person, id -> tables.people().find(id).orElseThrow().name());
    }

    private static double total(List<Cell> cells) {
        return Points.rounded(cells.stream()
                .map(Cell::points)
                .filter(Objects::nonNull)
                .mapToDouble(Double::doubleValue)
                .sum());
    }

    /** The grades as a table for spreadsheets. */
    public byte[] csv(Viewer viewer, String course, @Nullable String assignment, Messages messages) {
        return table(get(viewer, course, assignment), messages).csv().getBytes(StandardCharsets.UTF_8);
    }

    /** The same as a workbook. */
    public byte[] xlsx(Viewer viewer, String course, @Nullable String assignment, Messages messages) {
        return table(get(viewer, course, assignment), messages).xlsx();
    }

    private static GradeTables table(GradebookView book, Messages messages) {
        List<String> heads = new ArrayList<>(List.of(
                messages.text("grades.roster-id"), messages.text("grades.login"), messages.text("grades.name")));
        List<@Nullable Double> possible = new ArrayList<>();
        for (Column column : book.columns()) {
            heads.add(column.assignmentSlug() + "/" + column.problemSlug());
            possible.add(column.points());
        }
        heads.add(messages.text("grades.total"));
        possible.add(book.points());
        List<GradeTables.Line> lines = new ArrayList<>();
        lines.add(new GradeTables.Line(List.of("", "", messages.text("grades.possible")), possible));
        for (Row row : book.rows()) {
            List<@Nullable Double> points = new ArrayList<>();
            row.cells().forEach(cell -> points.add(cell.points()));
            points.add(row.total());
            String number = row.rosterId() == null ? "" : row.rosterId();
            lines.add(new GradeTables.Line(List.of(number, row.login(), row.name()), points));
        }
        return new GradeTables(messages.text("grades.sheet"), heads, lines);
    }

    /**
     * Gives points instead of those that follow from what was handed in.
     *
     * @param points null takes it back
     */
    public void override(
            Viewer viewer,
            String course,
            String assignment,
            String problem,
            String login,
            @Nullable Double points,
            String reason) {
        String why = reason.strip();
        if (why.isEmpty()) {
            throw invalid("reason-missing", Map.of());
        }
        requireText(why);
        // Written so that what is not a number is refused.
        if (points != null && !(points >= 0 && points <= MOST_POINTS)) {
            throw invalid("points-range", Map.of("most", MOST_POINTS));
        }
        database.write(tables -> {
            Entry.AtAssignment at = entry.assignment(tables, viewer, course, assignment, Action.OVERRIDE);
            long of = problem(tables, at.assignment(), problem).problem();
            Person person = Logins.normal(login)
                    .flatMap(tables.people()::find)
                    .filter(one -> isStudent(tables, at.course(), one))
                    .orElseThrow(() -> invalid("person-no-student", Map.of("login", login)));
            tables.grades()
                    .override(at.assignment().id(), person.id(), of, points, why, viewer.person(), clock.instant());
            tables.changes().add(clock.instant(), "override", at.assignment().id(), "{}");
            audit.note(
                    tables,
                    viewer,
                    "override",
                    "assignment " + course + "/" + assignment,
                    problem + ", " + person.login() + ": " + points + ": " + why);
            return at;
        });
    }

    private static boolean isStudent(Tables tables, Course course, Person person) {
        return tables.courses()
                .member(course.id(), person.id())
                .filter(member -> member.role() == CourseRole.STUDENT)
                .isPresent();
    }

    private static AssignedProblem problem(Tables tables, Assignment assignment, String slug) {
        return tables.problems()
                .find(slug)
                .flatMap(found -> tables.assignments().problems(assignment.id()).stream()
                        .filter(one -> one.problem() == found.id())
                        .findFirst())
                .orElseThrow(() -> invalid("problem-unknown", Map.of("problem", slug)));
    }

    /** Says something about a line of what was handed in. */
    public CommentView comment(Viewer viewer, long submission, String file, int line, String text) {
        String said = text.strip();
        requireText(said);
        return database.write(tables -> {
            Entry.AtSubmission at = entry.submission(tables, viewer, submission, Action.COMMENT);
            requireLine(tables.blobs().get(at.submission().sources()), file, line);
            LineComment comment =
                    tables.grades().comment(submission, file, line, said, viewer.person(), clock.instant());
            tables.changes().add(clock.instant(), "comment", submission, "{}");
            return view(tables, comment);
        });
    }

    private static void requireLine(byte[] zip, String file, int line) {
        boolean there = SourceZip.read(zip).stream()
                .filter(source -> source.path().equals(file))
                .anyMatch(source -> line >= 0 && line <= lines(source));
        if (!there) {
            throw invalid("line-missing", Map.of("file", file, "line", line));
        }
    }

    /** In any charset whose line ends have the byte of a line feed. */
    private static int lines(SourceFile source) {
        int lines = 1;
        for (byte one : source.content()) {
            lines += one == '\n' ? 1 : 0;
        }
        return lines;
    }

    private static CommentView view(Tables tables, LineComment comment) {
        return new CommentView(
                comment.id(),
                comment.file(),
                comment.line(),
                comment.content(),
                tables.people().find(comment.byPerson()).orElseThrow().name(),
                comment.at());
    }

    /** What was said about a submission, by file and line. */
    public List<CommentView> comments(Viewer viewer, long submission) {
        return database.read(tables -> {
            entry.submission(tables, viewer, submission, Action.SEE_SUBMISSION);
            return tables.grades().comments(submission).stream()
                    .map(one -> view(tables, one))
                    .toList();
        });
    }

    /** The class page of an assignment: the submission of each student that counts, as if they had been graded. */
    public Gradebook classPage(Viewer viewer, String course, String assignment) {
        // Reading packages takes transactions of its own, which must not be waited for within one.
        List<ProblemSection> sections = database
                .read(tables -> tables.assignments()
                        .problems(entry.assignment(tables, viewer, course, assignment, Action.SEE_CLASS)
                                .assignment()
                                .id()))
                .stream()
                .map(one -> problems.section(one.version()))
                .toList();
        return database.read(tables -> {
            Entry.AtAssignment at = entry.assignment(tables, viewer, course, assignment, Action.SEE_CLASS);
            AssignmentGrades grades = new AssignmentGrades(tables, at.assignment(), Map.of());
            List<Student> students = new ArrayList<>();
            List<Report> shown = new ArrayList<>();
            Map<Long, Person> people = tables.people().in(at.course().id());
            for (Member member : tables.courses().members(at.course().id())) {
                if (member.role() == CourseRole.STUDENT) {
                    Person person = Objects.requireNonNull(people.get(member.person()));
                    students.add(new Student(person.login(), person.name()));
                    shown.addAll(counting(tables, grades, person.id()));
                }
            }
            Assignment of = at.assignment();
            Optional<Roster> roster = Optional.of(new Roster(students));
            return Gradebook.of(StoredRun.of(of.slug(), of.opens(), clock.instant(), shown, sections, roster));
        });
    }

    private List<Report> counting(Tables tables, AssignmentGrades grades, long person) {
        List<Report> shown = new ArrayList<>();
        for (AssignedProblem problem : grades.problems()) {
            Optional.ofNullable(grades.earned(person, problem).counting())
                    .flatMap(attempt -> grades.judging(attempt.submission()))
                    .map(StoredJudging::report)
                    .map(hash -> reports.get(tables, hash))
                    .ifPresent(shown::add);
        }
        return shown;
    }

    /** Which of the submissions that count are alike. */
    public Likenesses similar(Viewer viewer, String course, String assignment, String problem) {
        List<Work> works = database.read(tables -> {
            Entry.AtAssignment at = entry.assignment(tables, viewer, course, assignment, Action.SEE_CLASS);
            AssignedProblem of = problem(tables, at.assignment(), problem);
            AssignmentGrades grades = new AssignmentGrades(tables, at.assignment(), Map.of());
            List<Work> found = new ArrayList<>();
            for (Member member : tables.courses().members(at.course().id())) {
                Optional.ofNullable(grades.earned(member.person(), of).counting())
                        .flatMap(attempt -> grades.judging(attempt.submission()))
                        .map(StoredJudging::report)
                        .map(hash -> reports.get(tables, hash))
                        .filter(report -> !report.sources().isEmpty())
                        .ifPresent(report -> found.add(work(report)));
            }
            return found;
        });
        synchronized (alike) {
            return alike.computeIfAbsent(works, all -> new SimilarWorks(SimilarWorks.THRESHOLD, List.of()).find(all));
        }
    }

    private static Work work(Report report) {
        Map<String, String> sources = new LinkedHashMap<>();
        report.sources().forEach(source -> sources.put(source.file(), source.text()));
        return new Work(report.contestant(), sources);
    }

    private static void requireText(String text) {
        if (text.isEmpty() || text.length() > MOST_TEXT) {
            throw invalid("text-long", Map.of("most", MOST_TEXT));
        }
    }

    private static Refusal invalid(String code, Map<String, Object> parameters) {
        return new Refusal(Refusal.Kind.INVALID, code, parameters);
    }
}
