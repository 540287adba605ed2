package judge.service.contest;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import judge.database.BothDatabases;
import judge.database.Classroom;
import judge.database.Database;
import judge.database.SettledLog;
import judge.online.AssignedProblem;
import judge.online.Feedback;
import judge.online.Origin;
import judge.online.Refusal;
import judge.online.StoredJudging;
import judge.online.StoredSubmission;
import judge.online.Viewer;
import judge.online.contest.Audience;
import judge.online.contest.ContestKind;
import judge.online.contest.GroupScores;
import judge.online.contest.ScoreRow;
import judge.online.contest.Scoreboard;
import judge.service.TestClock;
import judge.service.account.LightPasswords;
import judge.service.submission.HandIn;
import judge.submission.SourceFile;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;

/**
 * The {@link Classroom} with its assignment as a contest of five hours, which begins at once, of problems {@code sum}
 * and {@code sum2}; nobody judges but the test.
 */
final class ContestScene implements AutoCloseable {

    static final String COURSE = Classroom.COURSE;
    static final String CONTEST = Classroom.ASSIGNMENT;
    static final String FIRST = Classroom.PROBLEM;
    static final String SECOND = "sum2";
    static final Duration LENGTH = Duration.ofHours(5);

    final TestClock clock = new TestClock();
    final Instant starts = clock.instant();
    final Database database;
    final Classroom room;
    final Contests contests;
    final ContestTeams teams;
    final ContestEnd end;
    final ContestBoards boards;
    final HandIn handIn;

    ContestScene(BothDatabases on) {
        database = Database.open(on.fresh());
        room = new Classroom(database, starts);
        room.set(Feedback.FULL, starts.plus(LENGTH), null, Duration.ZERO);
        contests = new Contests(database, clock);
        teams = new ContestTeams(database, clock, LightPasswords.make());
        end = new ContestEnd(database, clock);
        boards = new ContestBoards(database, clock);
        handIn = new HandIn(database, clock);
        database.write(tables -> {
            long second = tables.problems()
                    .addVersion(
                            tables.problems().add(SECOND, null, starts).id(),
                            "v1",
                            tables.blobs().put(new byte[] {1}),
                            "{\"en\":\"Sum 2\"}",
                            1,
                            null,
                            starts)
                    .problem();
            long version = tables.problems().versions(second).get(0).id();
            List<AssignedProblem> problems = new ArrayList<>(List.of(room.assigned()));
            problems.add(new AssignedProblem(id(), 2, second, version, 20));
            tables.assignments().setProblems(id(), problems);
            return true;
        });
    }

    long id() {
        return room.assigned().assignment();
    }

    Viewer viewer(String login) {
        return room.viewer(login);
    }

    /** A contest of that kind whose last hour is frozen. */
    ContestView begin(ContestKind kind) {
        return contests.put(viewer("tina"), COURSE, CONTEST, settings(kind));
    }

    ContestSettings settings(ContestKind kind) {
        Instant freezes = kind == ContestKind.OI ? null : starts.plus(LENGTH).minus(Duration.ofHours(1));
        return new ContestSettings(kind, 20, false, freezes, 1, 1, 1, false, true, null, List.of());
    }

    StoredSubmission handIn(String login, String problem) {
        return handIn.handIn(viewer(login), COURSE, CONTEST, problem, source(login), null, Origin.WEB, null);
    }

    static List<SourceFile> source(String login) {
        return List.of(new SourceFile("Main.java", ("class Main {} // " + login).getBytes(UTF_8)));
    }

    void judge(StoredSubmission submission, String verdict, double score) {
        judge(submission, verdict, score, Map.of());
    }

    /** Gives a submission a verdict, as a worker does. */
    void judge(StoredSubmission submission, String verdict, double score, Map<String, Double> groups) {
        database.write(tables -> {
            StoredJudging active = tables.judgings().active(submission.id()).orElseThrow();
            StoredJudging begun = tables.judgings()
                    .begin(active.id(), "test", clock.instant())
                    .orElseThrow();
            String text = GroupScores.text(groups);
            String report = tables.blobs().put("{}".getBytes(UTF_8));
            tables.judgings().finish(begun, clock.instant(), verdict, score, 1, report);
            if (text != null) {
                tables.judgings().setGroupScores(begun.id(), text);
            }
            String data = "{\"submission\":" + submission.id() + "}";
            tables.changes().add(clock.instant(), "judged", begun.id(), submission.assignment(), data);
            return begun;
        });
    }

    /** Somebody hands in, and gets that verdict. */
    void solve(String login, String problem, String verdict) {
        judge(handIn(login, problem), verdict, verdict.equals("AC") ? 1 : 0);
    }

    static void refuses(ThrowingCallable what, String code) {
        assertThatThrownBy(what).isInstanceOfSatisfying(Refusal.class, refusal -> assertThat(refusal.code())
                .isEqualTo(code));
    }

    /** Has the scoreboards made anew by all that has happened. */
    void look() {
        SettledLog.await(database);
        boards.look();
    }

    Scoreboard board(Audience audience) {
        return boards.board(id(), audience);
    }

    ScoreRow row(Audience audience, String login) {
        return board(audience).row(viewer(login).person()).orElseThrow();
    }

    int priority(long submission) {
        return database.read(tables -> tables.judgings().active(submission))
                .orElseThrow()
                .priority();
    }

    Viewer tina() {
        return viewer("tina");
    }

    @Override
    public void close() {
        boards.close();
        database.close();
    }
}
