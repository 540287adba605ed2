package judge.service.grade;

import java.time.Clock;
import java.util.ArrayList;
import java.util.LinkedHashMap;
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
import judge.similar.Likenesses;
import judge.similar.SimilarWorks;
import judge.similar.Work;

/** The submissions of a class that count, taken together. */
public final class ClassWork {

    private static final int KEPT = 8;

    private final Database database;
    private final Clock clock;
    private final ProblemPackages packages;
    private final Authorization entry;
    private final StoredReports reports = new StoredReports();
    private final Map<List<Work>, Likenesses> alike = new Alike();

    /** The last comparisons: a page that is looked at again while nobody hands in is not computed again. */
    private static final class Alike extends LinkedHashMap<List<Work>, Likenesses> {

        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<List<Work>, Likenesses> eldest) {
            return size() > KEPT;
        }
    }

    public ClassWork(Database database, Clock clock, ProblemPackages packages) {
        this.database = database;
        this.clock = clock;
        this.packages = packages;
        entry = new Authorization(clock);
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

    /** Returns the similar ones among the submissions that count. */
    public Likenesses similar(Viewer viewer, String course, String assignment, String problem) {
        List<Work> works = database.read(tables -> {
            Authorization.AtAssignment at = entry.graded(tables, viewer, course, assignment, Action.SEE_CLASS);
            AssignedProblem of = Gradebooks.problem(tables, at.assignment(), problem);
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
}
