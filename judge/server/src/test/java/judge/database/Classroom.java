package judge.database;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import judge.online.AssignedProblem;
import judge.online.Assignment;
import judge.online.Counting;
import judge.online.CourseRole;
import judge.online.Feedback;
import judge.online.Origin;
import judge.online.Person;
import judge.online.ProblemVersion;
import judge.online.SiteRole;
import judge.online.StoredSubmission;
import judge.online.Viewer;
import judge.online.contest.Contest;
import judge.online.contest.ContestKind;
import judge.problem.Problem;
import judge.problem.reading.PackageReader;
import judge.problem.yaml.ProblemFormatException;
import judge.service.submission.HandIn;
import judge.submission.SourceFile;
import org.jspecify.annotations.Nullable;

/**
 * A course {@code java} with a teacher {@code tina}, an assistant {@code toni}, students {@code anna}, {@code boris}
 * and {@code chen}, somebody else {@code eve}, and an assignment {@code week1} of the problem {@code sum}, for ten
 * points, which is open.
 */
public final class Classroom {

    public static final String COURSE = "java";
    public static final String ASSIGNMENT = "week1";
    public static final String PROBLEM = "sum";
    public static final double POINTS = 10;
    private static final Path PACKAGE = Path.of("judge/src/test/resources/judge/problems/sum");

    private final Database database;
    private final Instant now;
    private final long course;
    private final AssignedProblem assigned;
    private final Map<String, Viewer> viewers = new ConcurrentHashMap<>();

    /** Fills an empty database. */
    public Classroom(Database database, Instant now) {
        this.database = database;
        this.now = now;
        course = database.write(
                tables -> tables.courses().add(COURSE, "Java", now).id());
        for (String student : List.of("anna", "boris", "chen")) {
            enrolled(student, CourseRole.STUDENT);
        }
        enrolled("tina", CourseRole.TEACHER);
        enrolled("toni", CourseRole.ASSISTANT);
        database.write(tables -> tables.people().add("eve", "Eve", SiteRole.STUDENT, now));
        ProblemVersion version = database.write(tables -> tables.problems()
                .addVersion(
                        tables.problems().add(PROBLEM, null, now).id(),
                        "v1",
                        tables.blobs().put(new byte[] {1}),
                        "{\"en\":\"Sum\"}",
                        1,
                        null,
                        now));
        assigned = new AssignedProblem(
                set(Feedback.FULL, null, null, Duration.ZERO).id(), 1, version.problem(), version.id(), POINTS);
        database.write(tables -> {
            tables.assignments().setProblems(assigned.assignment(), List.of(assigned));
            return true;
        });
    }

    /** Changes the assignment. */
    public Assignment set(Feedback feedback, @Nullable Instant closes, @Nullable Integer attempts, Duration interval) {
        return database.write(tables -> tables.assignments()
                .put(new Assignment(
                        0,
                        course,
                        ASSIGNMENT,
                        "Week 1",
                        now,
                        closes,
                        null,
                        0,
                        new Assignment.Disclosure(feedback, true, true),
                        attempts,
                        Counting.BEST,
                        interval,
                        now)));
    }

    /** Has failures in the assignment explained, or not. */
    public void explaining(boolean whether) {
        database.write(tables -> {
            Assignment now = tables.assignments().find(assigned.assignment()).orElseThrow();
            return tables.assignments()
                    .put(new Assignment(
                            0,
                            course,
                            now.slug(),
                            now.name(),
                            now.opens(),
                            now.closes(),
                            now.lateUntil(),
                            now.lateDeduction(),
                            new Assignment.Disclosure(now.feedback(), whether, true),
                            now.attempts(),
                            now.counts(),
                            now.interval(),
                            now.created()));
        });
    }

    /** Another assignment of the problem, which is open from then on. */
    public void homework(String slug, Instant opens) {
        database.write(tables -> {
            Assignment put = tables.assignments()
                    .put(new Assignment(
                            0,
                            course,
                            slug,
                            slug,
                            opens,
                            null,
                            null,
                            0,
                            new Assignment.Disclosure(Feedback.FULL, true, true),
                            null,
                            Counting.BEST,
                            Duration.ZERO,
                            opens));
            tables.assignments()
                    .setProblems(
                            put.id(),
                            List.of(new AssignedProblem(put.id(), 1, assigned.problem(), assigned.version(), POINTS)));
            return put;
        });
    }

    /** Makes an assignment a contest by the rules of ICPC, whose scoreboard freezes at a moment or never. */
    public static Contest icpc(long assignment, @Nullable Instant freezes) {
        return new Contest(
                assignment,
                ContestKind.ICPC,
                Duration.ofMinutes(20),
                true,
                freezes,
                null,
                null,
                new Contest.Medals(4, 3, 2),
                true,
                true,
                Contest.Aids.NONE,
                "p");
    }

    /** Puts somebody new into the course. */
    public Viewer enrolled(String login, CourseRole role) {
        database.write(tables -> {
            Person person = tables.people().add(login, login.toUpperCase(Locale.ROOT), SiteRole.STUDENT, now);
            tables.courses().enroll(course, person.id(), role, null, now);
            return person;
        });
        return viewer(login);
    }

    /** Looks up all who are there, so that it can be used with the database closed. */
    public Classroom read() {
        for (Person person : database.read(tables -> tables.people().all())) {
            viewer(person.login());
        }
        return this;
    }

    /** Somebody who is there. */
    public Viewer viewer(String login) {
        return viewers.computeIfAbsent(login, this::lookedUp);
    }

    private Viewer lookedUp(String login) {
        Person person = database.read(tables -> tables.people().find(login)).orElseThrow();
        return new Viewer(person.id(), person.login(), person.name(), person.role());
    }

    /** The problem of the assignment. */
    public AssignedProblem assigned() {
        return assigned;
    }

    /** Returns the problem of all submissions, whatever the version. */
    public static Problem problem() {
        try {
            return PackageReader.read(PACKAGE);
        } catch (ProblemFormatException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Hands in an empty program of somebody. */
    public StoredSubmission handIn(HandIn door, String login) {
        return handIn(door, login, "Main.java");
    }

    /** The same in a file of that name. */
    public StoredSubmission handIn(HandIn door, String login, String file) {
        return door.handIn(
                viewer(login),
                COURSE,
                ASSIGNMENT,
                PROBLEM,
                List.of(new SourceFile(file, "class Main {}".getBytes(UTF_8))),
                null,
                Origin.WEB,
                null);
    }
}
