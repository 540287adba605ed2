package judge.bench;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import judge.database.Database;
import judge.engine.JudgingListener;
import judge.online.AssignedProblem;
import judge.online.Assignment;
import judge.online.Counting;
import judge.online.CourseRole;
import judge.online.Feedback;
import judge.online.Origin;
import judge.online.SiteRole;
import judge.online.StoredSubmission;
import judge.online.Viewer;
import judge.problem.Problem;
import judge.problem.reading.PackageReader;
import judge.problem.yaml.ProblemFormatException;
import judge.report.CaseSection;
import judge.report.CompileSection;
import judge.report.LimitsSection;
import judge.report.Report;
import judge.report.ReportId;
import judge.service.submission.HandIn;
import judge.submission.SourceFile;
import judge.submission.Submission;
import judge.verdict.Verdict;

/** A hundred students of a course in an empty database, who hand in to a problem of twenty cases. */
final class QueueClass {

    private static final String COURSE = "bench";
    private static final int STUDENTS = 100;
    private static final int CASES = 20;
    private static final Clock CLOCK = Clock.systemUTC();

    private final Database database;
    private final Problem problem;
    private final List<Viewer> students = new ArrayList<>();
    private final long course;
    private final long stored;
    private final long version;

    private QueueClass(Database database, Problem problem) {
        this.database = database;
        this.problem = problem;
        Instant now = CLOCK.instant();
        course = database.write(
                tables -> tables.courses().add(COURSE, "Bench", now).id());
        stored = database.write(
                tables -> tables.problems().add(problem.id(), null, now).id());
        version = database.write(tables -> tables.problems()
                .addVersion(stored, "v1", tables.blobs().put(new byte[] {1}), "{}", 1, null, now)
                .id());
        for (int i = 0; i < STUDENTS; i++) {
            String login = "student" + i;
            long person = database.write(tables -> {
                long added =
                        tables.people().add(login, login, SiteRole.STUDENT, now).id();
                tables.courses().enroll(course, added, CourseRole.STUDENT, null, now);
                return added;
            });
            students.add(new Viewer(person, login, login, SiteRole.STUDENT));
        }
    }

    static QueueClass in(Database database) throws ProblemFormatException {
        return new QueueClass(database, readProblem());
    }

    static Problem readProblem() throws ProblemFormatException {
        return PackageReader.read(Path.of("problems/noip2009sudoku"));
    }

    Problem problem() {
        return problem;
    }

    /** Adds an assignment that is open for a day, and gives its number. */
    long assign(String slug) {
        Instant now = CLOCK.instant();
        return database.write(tables -> {
            Assignment assignment = tables.assignments()
                    .put(new Assignment(
                            0,
                            course,
                            slug,
                            slug,
                            now,
                            now.plus(Duration.ofDays(1)),
                            null,
                            0,
                            new Assignment.Disclosure(Feedback.FULL, true, true),
                            null,
                            Counting.BEST,
                            Duration.ZERO,
                            now));
            tables.assignments()
                    .setProblems(
                            assignment.id(), List.of(new AssignedProblem(assignment.id(), 1, stored, version, 10)));
            return assignment.id();
        });
    }

    /** Hands in as a student: numbers that differ by a multiple of the students are the same student's. */
    StoredSubmission handIn(String assignment, int number) {
        byte[] source = ("public class Main { /* " + number + " */ }\n" + "// and so on\n".repeat(100)).getBytes(UTF_8);
        return new HandIn(database, CLOCK)
                .handIn(
                        students.get(number % STUDENTS),
                        COURSE,
                        assignment,
                        problem.id(),
                        List.of(new SourceFile("Main.java", source)),
                        null,
                        Origin.WEB,
                        null);
    }

    /** A report as large as one that was judged. */
    static Report nothing(Submission submission, Problem by, JudgingListener listener) {
        List<CaseSection> cases = new ArrayList<>();
        for (int i = 0; i < CASES; i++) {
            cases.add(new CaseSection(
                    "secret/" + i, Verdict.AC, 5, 5, 61.5, 80.25, 45_000_000L, null, 1, "stdout", null));
        }
        return new Report(
                Report.VERSION,
                ReportId.next(),
                submission.contestant(),
                by.id(),
                "java",
                Verdict.AC,
                100,
                100,
                new CompileSection(true, "Main", "UTF-8", 800, null, List.of()),
                new LimitsSection(2_000, 4_000, 1 << 27, "heap", 1 << 28, 1 << 20, 2_000, 1, 25, null, List.of()),
                "none",
                List.of(),
                null,
                false,
                cases,
                List.of(),
                null,
                false,
                null);
    }
}
