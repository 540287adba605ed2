package judge.service;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import judge.database.BothDatabases;
import judge.database.Database;
import judge.intake.PackageZip;
import judge.online.Counting;
import judge.online.CourseRole;
import judge.online.Feedback;
import judge.online.JudgingReason;
import judge.online.Origin;
import judge.online.Person;
import judge.online.SiteRole;
import judge.online.StoredJudging;
import judge.online.StoredSubmission;
import judge.online.Viewer;
import judge.report.Report;
import judge.report.ReportJson;
import judge.report.Reports;
import judge.service.account.Accounts;
import judge.service.account.LightPasswords;
import judge.service.account.Passwords;
import judge.service.course.AssignmentSettings;
import judge.service.course.Assignments;
import judge.service.course.ClassLists;
import judge.service.course.Courses;
import judge.service.course.JoinLinks;
import judge.service.course.ProblemPoints;
import judge.service.grade.ClassWork;
import judge.service.grade.Gradebooks;
import judge.service.grade.Rejudgings;
import judge.service.problem.PackageVerifications;
import judge.service.problem.ProblemPackages;
import judge.service.problem.Problems;
import judge.service.submission.LineComments;
import judge.service.submission.SourceZip;
import judge.submission.SourceFile;
import judge.verdict.Verdict;
import org.apache.commons.io.file.PathUtils;

/** Services on a database of their own, at a time that does not pass by itself; nobody judges but the test. */
public final class Scene implements AutoCloseable {

    public static final Instant START = Instant.parse("2026-11-22T10:00:00Z");
    public static final String PROBLEM = "poj3074";

    /** A clock that stands still until it is moved. */
    public static final class Hand extends Clock {

        private Instant now = START;

        @Override
        public ZoneId getZone() {
            return ZoneOffset.UTC;
        }

        @Override
        public Clock withZone(ZoneId zone) {
            return this;
        }

        @Override
        public Instant instant() {
            return now;
        }

        public void set(Instant moment) {
            now = moment;
        }

        public void pass(Duration time) {
            now = now.plus(time);
        }
    }

    public final Hand clock = new Hand();
    public final Path data;
    public final Database database;
    public final Accounts accounts;
    public final Courses courses;
    public final ClassLists classLists;
    public final JoinLinks joinLinks;
    public final Problems problems;
    public final ProblemPackages packages;
    public final PackageVerifications verifications;
    public final Assignments assignments;
    public final Gradebooks gradebooks;
    public final ClassWork classWork;
    public final LineComments comments;
    public final Rejudgings rejudgings;

    public Scene(BothDatabases on) {
        try {
            data = Files.createTempDirectory("judge-service-");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        database = Database.open(on.fresh());
        Passwords passwords = LightPasswords.make();
        accounts = new Accounts(database, clock, passwords);
        courses = new Courses(database, clock, passwords);
        classLists = new ClassLists(database, clock, passwords);
        joinLinks = new JoinLinks(database, clock);
        packages = new ProblemPackages(database, data);
        problems = new Problems(database, clock, packages);
        verifications = new PackageVerifications(database, clock, packages);
        assignments = new Assignments(database, clock);
        gradebooks = new Gradebooks(database, clock);
        classWork = new ClassWork(database, clock, packages);
        comments = new LineComments(database, clock);
        rejudgings = new Rejudgings(database, clock, packages);
    }

    /** Somebody without a password. */
    public Viewer person(String login, SiteRole role) {
        Person person = accounts.add(login, login.toUpperCase(Locale.ROOT), role, null, false);
        return new Viewer(person.id(), person.login(), person.name(), person.role());
    }

    /** A course with students. */
    public void course(Viewer teacher, String slug, Viewer... students) {
        courses.put(teacher, slug, "Course " + slug);
        for (Viewer student : students) {
            courses.setRole(teacher, slug, student.login(), CourseRole.STUDENT);
        }
    }

    /** A wish for {@link #PROBLEM}, worth 10 points, open for a week. */
    public static AssignmentSettings settings(Feedback feedback) {
        return new AssignmentSettings(
                "Week 1",
                START,
                START.plus(Duration.ofDays(7)),
                START.plus(Duration.ofDays(9)),
                0.5,
                feedback,
                null,
                Counting.BEST,
                Duration.ZERO,
                List.of(new ProblemPoints(PROBLEM, 10)));
    }

    /** The shipped problem. */
    public void problem() {
        problems.putFolder(SmallProblem.FOLDER);
    }

    /** A submission that waits. */
    public StoredSubmission handIn(Viewer student, String course, String assignment) {
        return database.write(tables -> {
            long id = tables.assignments()
                    .find(tables.courses().find(course).orElseThrow().id(), assignment)
                    .orElseThrow()
                    .id();
            long problem = tables.assignments().problems(id).get(0).problem();
            long version = tables.assignments().problems(id).get(0).version();
            String sources = tables.blobs()
                    .put(SourceZip.of(List.of(
                            new SourceFile("Main.java", "class Main {\n}\n".getBytes(StandardCharsets.UTF_8)))));
            StoredSubmission submission = tables.submissions()
                    .add(
                            id,
                            problem,
                            student.person(),
                            student.person(),
                            clock.instant(),
                            Origin.WEB,
                            sources,
                            "java",
                            null);
            tables.judgings()
                    .add(
                            submission.id(),
                            version,
                            JudgingReason.FIRST,
                            null,
                            true,
                            30,
                            student.person(),
                            clock.instant());
            return submission;
        });
    }

    /** Judges what waits: a worker brings this report. */
    public void judge(StoredJudging judging, Report report) {
        database.write(tables -> {
            StoredJudging begun = tables.judgings()
                    .begin(judging.id(), "test", clock.instant())
                    .orElseThrow();
            String blob = tables.blobs().put(new ReportJson().write(report));
            tables.judgings()
                    .finish(begun, clock.instant(), report.verdict().name(), report.score(), report.maxScore(), blob);
            return begun;
        });
    }

    /** Judges what was handed in. */
    public void judge(StoredSubmission submission, Report report) {
        judge(database.read(tables -> tables.judgings().active(submission.id())).orElseThrow(), report);
    }

    /** A report on a scoring problem. */
    public static Report report(Viewer student, Verdict verdict, double score) {
        Report whole = Reports.with(student.login(), PROBLEM, verdict, List.of());
        return new Report(
                whole.version(),
                whole.id(),
                whole.contestant(),
                whole.problem(),
                whole.language(),
                verdict,
                score,
                1,
                whole.compile(),
                whole.limits(),
                whole.isolation(),
                whole.isolationMeasures(),
                whole.fingerprint(),
                false,
                List.of(
                        verdict == Verdict.AC
                                ? Reports.accepted("secret/01", 0, 70)
                                : Reports.failing("secret/01", verdict, null)),
                List.of(),
                null,
                false,
                null);
    }

    /** A copy of the shipped problem's package, to be changed. */
    public Path copy() throws IOException {
        Path copy = data.resolve("copy").resolve(PROBLEM);
        Files.createDirectories(copy);
        PathUtils.copyDirectory(SmallProblem.FOLDER, copy);
        return copy;
    }

    public static byte[] zip(Path folder) throws IOException {
        return PackageZip.of(folder);
    }

    @Override
    public void close() {
        database.close();
        try (Stream<Path> all = Files.walk(data)) {
            all.forEach(path -> path.toFile().setWritable(true));
            PathUtils.deleteDirectory(data);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
