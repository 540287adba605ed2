package judge.web.clics;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import judge.database.BothDatabases;
import judge.database.Database;
import judge.database.Tables;
import judge.digest.Sha256;
import judge.online.AssignedProblem;
import judge.online.Assignment;
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
import judge.online.contest.Clarification;
import judge.online.contest.Contest;
import judge.online.contest.ContestKind;
import judge.online.contest.ContestProblem;
import judge.online.contest.Team;
import judge.report.ReportJson;
import judge.service.OnlineServices;
import judge.service.SmallProblem;
import judge.service.TestClock;
import judge.service.account.LightPasswords;
import judge.service.contest.ContestServices;
import judge.submission.SourceFile;
import judge.submission.Submission;
import judge.web.FakeJudge;
import judge.web.WebServer;
import judge.web.WebSettings;
import judge.web.live.LiveEvents;
import org.apache.commons.io.file.PathUtils;
import org.jspecify.annotations.Nullable;

/**
 * A contest of five hours, frozen for the last one, that a server tells of while a test says what happens in it and
 * when. Nobody judges but the test.
 */
final class ContestScene extends ContestRequests implements AutoCloseable {

    static final Duration LENGTH = Duration.ofHours(5);
    static final Duration FREEZE = Duration.ofHours(4);
    static final String PASSWORD = "correct horse 9";

    private static final List<String> PROBLEMS =
            List.of("poj3074", "grids", "cages", "a.problem-with_a.name-that-is-much-too-long-for-them");

    final TestClock clock = new TestClock();
    final Instant starts = clock.instant().plus(Duration.ofMinutes(10));
    final String url;
    final Database database;
    final OnlineServices services;
    final Viewer teacher;
    final Assignment assignment;

    private final Path folder;
    final ContestServices contests;
    private final WebServer server;
    private final List<Long> problems = new ArrayList<>();
    private final List<Long> versions = new ArrayList<>();
    private int marks;
    private final String reportOfRight;
    private final String reportOfWrong;
    private final String reportOfBroken;

    ContestScene(BothDatabases on, ContestKind kind) {
        try {
            folder = Files.createTempDirectory("judge-clics-");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        url = on.fresh();
        database = Database.open(url);
        services = OnlineServices.on(database, clock, folder, LightPasswords.make());
        teacher = person("teacher", SiteRole.TEACHER);
        services.courses().put(teacher, "finals", "Finals");
        for (String slug : PROBLEMS) {
            services.problems().putFolder(copied(slug));
            database.read(tables -> {
                long problem = tables.problems().find(slug).orElseThrow().id();
                problems.add(problem);
                return versions.add(tables.problems().versions(problem).get(0).id());
            });
        }
        assignment = database.write(tables -> contest(tables, kind));
        reportOfRight = report("class Main {}");
        reportOfWrong = report("class Main { WRONG }");
        reportOfBroken = report("class Main { BROKEN }");
        LiveEvents live = new LiveEvents(services.submissions(), services.tries(), clock, LiveEvents.Caps.USUAL);
        contests = ContestServices.on(database, clock, services);
        server = WebServer.start(WebSettings.plain("127.0.0.1", 0), services, contests, live);
    }

    private Path copied(String slug) {
        try {
            Path copy = Files.createDirectories(folder.resolve("problems")).resolve(slug);
            PathUtils.copyDirectory(SmallProblem.FOLDER, copy);
            return copy;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private Assignment contest(Tables tables, ContestKind kind) {
        long course = tables.courses().find("finals").orElseThrow().id();
        Assignment made = tables.assignments()
                .put(new Assignment(
                        0,
                        course,
                        "final",
                        "Final",
                        starts,
                        starts.plus(LENGTH),
                        null,
                        0,
                        new Assignment.Disclosure(Feedback.VERDICT, true, true),
                        null,
                        Counting.BEST,
                        Duration.ZERO,
                        clock.instant()));
        List<AssignedProblem> assigned = new ArrayList<>();
        List<ContestProblem> labels = new ArrayList<>();
        for (int i = 0; i < problems.size(); i++) {
            assigned.add(new AssignedProblem(made.id(), i + 1, problems.get(i), versions.get(i), 100));
            String label = String.valueOf((char) ('A' + i));
            labels.add(new ContestProblem(made.id(), problems.get(i), label, "#ff8800", "orange", null));
        }
        tables.assignments().setProblems(made.id(), assigned);
        tables.contests().put(contest(made.id(), kind, null, null));
        tables.contests().setProblems(made.id(), labels);
        return made;
    }

    private Contest contest(long id, ContestKind kind, @Nullable Instant thawed, @Nullable Instant finalized) {
        Duration penalty = Duration.ofMinutes(20);
        Instant freezes = starts.plus(FREEZE);
        return new Contest(
                id,
                kind,
                penalty,
                false,
                freezes,
                thawed,
                finalized,
                new Contest.Medals(1, 1, 1),
                true,
                false,
                Contest.Aids.NONE,
                null);
    }

    private String report(String source) {
        SourceFile file = new SourceFile("Main.java", source.getBytes(StandardCharsets.UTF_8));
        Submission submission = Submission.of("1", "anna", PROBLEMS.get(0), List.of(file), 1 << 16);
        try {
            byte[] json = new ReportJson()
                    .write(new FakeJudge()
                            .judge(
                                    submission,
                                    services.packages().problem(versions.get(0)),
                                    new judge.engine.JudgingListener() {}));
            return database.write(tables -> tables.blobs().put(json));
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    Viewer person(String login, SiteRole role) {
        Person person = services.accounts().add(login, login, role, null, false);
        return new Viewer(person.id(), person.login(), person.name(), person.role());
    }

    String id() {
        return Long.toString(assignment.id());
    }

    int problems() {
        return problems.size();
    }

    long problem(int number) {
        return problems.get(number);
    }

    /** A team that takes part, of an organization and in a group. */
    Viewer team(String login, String name, boolean hidden) {
        Viewer viewer = person(login, SiteRole.STUDENT);
        services.courses().setRole(teacher, "finals", login, CourseRole.STUDENT);
        database.write(tables -> {
            Team team = new Team(
                    assignment.id(),
                    viewer.person(),
                    "seat " + viewer.person(),
                    name,
                    "University of " + login.charAt(0),
                    "NLD",
                    "Group " + login.length(),
                    null,
                    hidden,
                    null);
            tables.teams().put(team);
            note(tables, hidden ? "team-hidden" : "team", viewer.person());
            return team;
        });
        return viewer;
    }

    void note(Tables tables, String type, long object) {
        tables.changes().add(clock.instant(), type, object, assignment.id(), "{}");
    }

    /** A team hands in, now. */
    StoredSubmission handIn(Viewer team, int problem, String source) {
        byte[] zip = zip(source);
        return database.write(tables -> {
            StoredSubmission made = tables.submissions()
                    .add(
                            assignment.id(),
                            problems.get(problem),
                            team.person(),
                            team.person(),
                            clock.instant(),
                            Origin.API,
                            tables.blobs().put(zip),
                            null,
                            null);
            tables.judgings()
                    .add(
                            made.id(),
                            versions.get(problem),
                            JudgingReason.FIRST,
                            null,
                            true,
                            40,
                            team.person(),
                            clock.instant());
            note(tables, "submission", made.id());
            return made;
        });
    }

    static byte[] zip(String source) {
        var bytes = new java.io.ByteArrayOutputStream();
        try (var zip = new java.util.zip.ZipOutputStream(bytes)) {
            zip.putNextEntry(new java.util.zip.ZipEntry("Main.java"));
            zip.write(source.getBytes(StandardCharsets.UTF_8));
            zip.closeEntry();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toByteArray();
    }

    /** Gives a submission a verdict, now. */
    long judge(StoredSubmission submission, String verdict) {
        return database.write(tables -> {
            StoredJudging judging = tables.judgings().active(submission.id()).orElseThrow();
            StoredJudging begun = tables.judgings()
                    .begin(judging.id(), "test", clock.instant())
                    .orElseThrow();
            String report =
                    verdict.equals("AC") ? reportOfRight : verdict.equals("CE") ? reportOfBroken : reportOfWrong;
            tables.judgings().finish(begun, clock.instant(), verdict, verdict.equals("AC") ? 1 : 0, 1, report);
            note(tables, "judged", judging.id());
            return judging.id();
        });
    }

    /** Thaws a contest, or makes it final, now. */
    void conclude(boolean thawed, boolean finalized) {
        database.write(tables -> {
            Instant now = clock.instant();
            ContestKind kind =
                    tables.contests().find(assignment.id()).orElseThrow().kind();
            tables.contests().put(contest(assignment.id(), kind, thawed ? now : null, finalized ? now : null));
            note(tables, "contest", assignment.id());
            return now;
        });
    }

    /** Something of the contest was changed, now. */
    void touch(String type, long object) {
        database.write(tables -> {
            note(tables, type, object);
            return object;
        });
    }

    /** A problem is taken out, or put back, now. */
    void setRemoved(int problem, boolean removed) {
        contests.contests().setRemoved(teacher, "finals", "final", PROBLEMS.get(problem), removed);
    }

    /** The jury says something, to one or to all; or a team asks. */
    void say(@Nullable Viewer from, @Nullable Viewer to, String text) {
        say(from, to, text, null);
    }

    /** The same about a problem. */
    void say(@Nullable Viewer from, @Nullable Viewer to, String text, @Nullable Long problem) {
        database.write(tables -> {
            Clarification said = tables.contestDesk()
                    .say(new Clarification(
                            0,
                            assignment.id(),
                            problem,
                            from == null ? null : from.person(),
                            to == null ? null : to.person(),
                            null,
                            text,
                            from == null ? teacher.person() : from.person(),
                            clock.instant()));
            note(tables, "clarification", said.id());
            return said;
        });
    }

    String token(Viewer viewer) {
        return services.accounts().tokens().make(viewer.person(), "test");
    }

    @Override
    String url(String path) {
        return "http://127.0.0.1:" + server.port() + path;
    }

    String base() {
        return "/api/2026-01/contests/" + id();
    }

    /** Says something to all, which who reads a feed finds in it after all that happened before. */
    String mark() {
        String mark = "mark " + marks++;
        say(null, null, mark);
        return '"' + mark + '"';
    }

    static String digest(String text) {
        return Sha256.of(text).hex();
    }

    @Override
    public void close() {
        server.close();
        contests.close();
        database.close();
        try {
            PathUtils.deleteDirectory(folder);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
