package judge.service.grade;

import java.time.Clock;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import judge.database.Database;
import judge.database.Tables;
import judge.gradebook.Gradebook;
import judge.online.Access.Action;
import judge.online.AssignedProblem;
import judge.online.Assignment;
import judge.online.CourseRole;
import judge.online.Member;
import judge.online.Person;
import judge.online.Points.Attempt;
import judge.online.Viewer;
import judge.report.ProblemSection;
import judge.report.Report;
import judge.roster.Roster;
import judge.roster.Student;
import judge.service.access.Authorization;
import judge.service.course.ClassGroup;
import judge.service.problem.ProblemPackages;
import judge.service.submission.StoredReports;

/** The submissions of a class that count, taken together. */
public final class ClassWork {

    private final Database database;
    private final Clock clock;
    private final ProblemPackages packages;
    private final Authorization entry;
    private final StoredReports reports = new StoredReports();
    private final AlikeWork alike;

    public ClassWork(Database database, Clock clock, ProblemPackages packages) {
        this.database = database;
        this.clock = clock;
        this.packages = packages;
        entry = new Authorization(clock);
        alike = new AlikeWork(database, entry, packages);
    }

    /** The class page of an assignment: the submission of each student that counts, as if they had been graded. */
    public Gradebook classPage(Viewer viewer, String course, String assignment, ClassGroup group) {
        List<ProblemSection> sections = sections(viewer, course, assignment);
        return database.read(tables -> {
            Authorization.AtAssignment at = entry.graded(tables, viewer, course, assignment, Action.SEE_CLASS);
            AssignmentGrades grades = new AssignmentGrades(tables, at.assignment(), Map.of());
            List<Student> students = new ArrayList<>();
            Set<Long> shown = new LinkedHashSet<>();
            Map<Long, Person> people = tables.people().in(at.course().id());
            for (Member member : tables.courses().members(at.course().id())) {
                if (member.role() == CourseRole.STUDENT && group.has(member.rosterGroup())) {
                    students.add(student(Objects.requireNonNull(people.get(member.person())), member));
                    shown.addAll(counting(grades, member.person()));
                }
            }
            List<Report> reported = reported(tables, grades, shown);
            Assignment of = at.assignment();
            return Gradebook.of(StoredRun.of(
                    of.slug(), of.opens(), clock.instant(), reported, sections, Optional.of(new Roster(students))));
        });
    }

    private List<ProblemSection> sections(Viewer viewer, String course, String assignment) {
        // Reading packages takes transactions of its own, which must not be waited for within one.
        List<AssignedProblem> problems = database.read(tables -> tables.assignments()
                .problems(entry.graded(tables, viewer, course, assignment, Action.SEE_CLASS)
                        .assignment()
                        .id()));
        return problems.stream().map(one -> packages.section(one.version())).toList();
    }

    private List<Report> reported(Tables tables, AssignmentGrades grades, Set<Long> submissions) {
        return submissions.stream()
                .flatMap(one -> grades.judging(one).stream())
                .flatMap(one -> Optional.ofNullable(one.report()).stream())
                .map(hash -> reports.get(tables, hash))
                .toList();
    }

    private static Student student(Person person, Member member) {
        return new Student(person.login(), person.name(), Objects.requireNonNullElse(member.rosterGroup(), ""));
    }

    /** Returns the submissions that count, of which a work group has each only once. */
    private static List<Long> counting(AssignmentGrades grades, long person) {
        return grades.problems().stream()
                .flatMap(problem ->
                        Optional.ofNullable(grades.earned(person, problem).counting()).stream())
                .map(Attempt::submission)
                .toList();
    }

    /** Finds what is alike among the submissions that count, also to those of other classes that the viewer sees. */
    public AlikeWork.Alike similar(Viewer viewer, String course, String assignment, String problem) {
        return alike.find(viewer, course, assignment, problem);
    }
}
