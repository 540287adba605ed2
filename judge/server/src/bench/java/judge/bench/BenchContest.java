package judge.bench;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import judge.database.Database;
import judge.database.Tables;
import judge.online.AssignedProblem;
import judge.online.Assignment;
import judge.online.Counting;
import judge.online.CourseRole;
import judge.online.Feedback;
import judge.online.JudgingReason;
import judge.online.Origin;
import judge.online.SiteRole;
import judge.online.StoredJudging;
import judge.online.StoredSubmission;
import judge.online.VersionState;
import judge.online.contest.Contest;
import judge.online.contest.ContestKind;
import judge.online.contest.ContestProblem;
import judge.online.contest.Team;
import judge.service.OnlineServices;
import judge.service.submission.SourceZip;
import judge.submission.SourceFile;

/** A contest in its third hour, in the database of a server. */
final class BenchContest implements AutoCloseable {

    static final int PROBLEMS = 12;
    static final String BOARD = "/contests/bench/finals/scoreboard";

    private static final int EACH = 10;
    private static final int AT_ONCE = 500;
    private static final int PRIORITY = 40;
    private static final Duration LENGTH = Duration.ofHours(5);
    private static final Clock CLOCK = Clock.systemUTC();

    private static final String PACKAGE =
            """
            problem_format_version: 2025-09
            name: Sum
            uuid: 5d3f8b8e-0c4e-4f0e-9a55-2f6f0b7c6a%02d
            limits:
              time_limit: 2.0
            """;

    private final Path data;
    private final Database database;
    private final byte[] source;
    private final int teams;
    private final Random random = new Random(1);
    private final Instant now = CLOCK.instant();
    private final Instant starts = now.minus(Duration.ofHours(3));
    private final List<Long> people = new ArrayList<>();
    private final List<AssignedProblem> problems = new ArrayList<>();
    private long assignment;
    private int submissions;

    BenchContest(Path data, int teams) throws IOException {
        this.data = data;
        this.source = SourceZip.of(List.of(new SourceFile("Main.java", "class Main {}".getBytes(UTF_8))));
        this.database = Database.open(Database.inFolder(data));
        this.teams = teams;
    }

    void fill() throws IOException {
        for (int i = 0; i < PROBLEMS; i++) {
            putPackage(i);
        }
        database.write(tables -> {
            long course = tables.courses().add("bench", "Bench", now).id();
            assignment = tables.assignments().put(finals(course)).id();
            tables.contests()
                    .put(new Contest(
                            assignment,
                            ContestKind.ICPC,
                            Duration.ofMinutes(20),
                            false,
                            starts.plus(LENGTH).minus(Duration.ofHours(1)),
                            null,
                            null,
                            new Contest.Medals(4, 4, 4),
                            true,
                            false,
                            Contest.Aids.NONE,
                            null));
            problems(tables);
            for (int i = 0; i < teams; i++) {
                String login = "team" + i;
                long person =
                        tables.people().add(login, login, SiteRole.STUDENT, now).id();
                tables.courses().enroll(course, person, CourseRole.STUDENT, null, now);
                tables.teams()
                        .put(new Team(
                                assignment,
                                person,
                                String.valueOf(i),
                                "The team " + i,
                                "University of the city " + i % 50,
                                "CHN",
                                null,
                                null,
                                false,
                                null));
                people.add(person);
            }
            return true;
        });
        for (int done = 0; done < teams * EACH; done += AT_ONCE) {
            int many = Math.min(AT_ONCE, teams * EACH - done);
            database.write(tables -> {
                for (int i = 0; i < many; i++) {
                    judged(tables, starts.plusSeconds(random.nextInt(3 * 3_600)));
                }
                return true;
            });
        }
    }

    private Assignment finals(long course) {
        return new Assignment(
                0,
                course,
                "finals",
                "Finals",
                starts,
                starts.plus(LENGTH),
                null,
                0,
                new Assignment.Disclosure(Feedback.VERDICT, true, true),
                null,
                Counting.BEST,
                Duration.ZERO,
                now);
    }

    /** A real one, as the event feed tells what is in it. */
    private void putPackage(int number) throws IOException {
        Path folder = data.resolve("made").resolve("problem" + number);
        Path secret = Files.createDirectories(folder.resolve("data/secret"));
        Files.writeString(folder.resolve("problem.yaml"), PACKAGE.formatted(number));
        Files.writeString(secret.resolve("1.in"), "1 2\n");
        Files.writeString(secret.resolve("1.ans"), "3\n");
        OnlineServices.on(database, CLOCK, data).problems().putFolder(folder);
    }

    private void problems(Tables tables) {
        List<ContestProblem> labels = new ArrayList<>();
        for (int i = 0; i < PROBLEMS; i++) {
            long problem = tables.problems().find("problem" + i).orElseThrow().id();
            long version = tables.problems().versions(problem).get(0).id();
            tables.problems().takeUnverified("bench");
            tables.problems().setVerified(version, "bench", VersionState.SOUND, "{}");
            problems.add(new AssignedProblem(assignment, i + 1, problem, version, 1));
            labels.add(new ContestProblem(
                    assignment, problem, String.valueOf((char) ('A' + i)), "#ff8800", "orange", null));
        }
        tables.assignments().setProblems(assignment, problems);
        tables.contests().setProblems(assignment, labels);
    }

    /** Returns the contest's id in the Contest API. */
    long id() {
        return assignment;
    }

    /** Returns the number of submissions so far. */
    int submissions() {
        return submissions;
    }

    /** Adds a verdict. */
    void verdict() {
        database.write(tables -> {
            judged(tables, CLOCK.instant());
            return true;
        });
    }

    private void judged(Tables tables, Instant at) {
        long person = people.get(random.nextInt(teams));
        AssignedProblem problem = problems.get(random.nextInt(PROBLEMS));
        StoredSubmission submission = tables.submissions()
                .add(
                        assignment,
                        problem.problem(),
                        person,
                        person,
                        at,
                        Origin.API,
                        tables.blobs().put(source),
                        null,
                        null);
        StoredJudging added = tables.judgings()
                .add(
                        submission.id(),
                        problem.version(),
                        JudgingReason.FIRST,
                        null,
                        true,
                        PRIORITY,
                        person,
                        CLOCK.instant());
        StoredJudging begun =
                tables.judgings().begin(added.id(), "bench/1", CLOCK.instant()).orElseThrow();
        submissions++;
        tables.changes().add(at, "submission", submission.id(), assignment, "{}");
        String verdict = random.nextInt(3) == 0 ? "AC" : "WA";
        tables.judgings()
                .finish(begun, CLOCK.instant(), verdict, 0, 1, tables.blobs().put(new byte[] {2}));
        tables.changes()
                .add(CLOCK.instant(), "judged", begun.id(), assignment, "{\"submission\":" + submission.id() + "}");
    }

    @Override
    public void close() {
        database.close();
    }
}
