package judge.service.grade;

import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import judge.database.Database;
import judge.database.Tables;
import judge.gradebook.Gradebook;
import judge.online.Access.Action;
import judge.online.AssignedProblem;
import judge.online.Assignment;
import judge.online.CourseRole;
import judge.online.Member;
import judge.online.Person;
import judge.online.StoredJudging;
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
        // Reading packages takes transactions of its own, which must not be waited for within one.
        List<AssignedProblem> problems = database.read(tables -> tables.assignments()
                .problems(entry.graded(tables, viewer, course, assignment, Action.SEE_CLASS)
                        .assignment()
                        .id()));
        List<ProblemSection> sections =
                problems.stream().map(one -> packages.section(one.version())).toList();
        return database.read(tables -> {
            Authorization.AtAssignment at = entry.graded(tables, viewer, course, assignment, Action.SEE_CLASS);
            AssignmentGrades grades = new AssignmentGrades(tables, at.assignment(), Map.of());
            List<Student> students = new ArrayList<>();
            List<Report> shown = new ArrayList<>();
            Map<Long, Person> people = tables.people().in(at.course().id());
            for (Member member : tables.courses().members(at.course().id())) {
                if (member.role() == CourseRole.STUDENT && group.has(member.rosterGroup())) {
                    students.add(student(Objects.requireNonNull(people.get(member.person())), member));
                    shown.addAll(counting(tables, grades, member.person()));
                }
            }
            Assignment of = at.assignment();
            Optional<Roster> roster = Optional.of(new Roster(students));
            return Gradebook.of(StoredRun.of(of.slug(), of.opens(), clock.instant(), shown, sections, roster));
        });
    }

    private static Student student(Person person, Member member) {
        return new Student(person.login(), person.name(), Objects.requireNonNullElse(member.rosterGroup(), ""));
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

    /** Finds what is alike among the submissions that count, also to those of other classes that the viewer sees. */
    public AlikeWork.Alike similar(Viewer viewer, String course, String assignment, String problem) {
        return alike.find(viewer, course, assignment, problem);
    }
}
