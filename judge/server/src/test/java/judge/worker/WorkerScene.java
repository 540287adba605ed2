package judge.worker;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Semaphore;
import judge.Eventually;
import judge.database.BothDatabases;
import judge.database.Classroom;
import judge.database.Database;
import judge.engine.Judge;
import judge.engine.JudgingListener;
import judge.explain.Explainer;
import judge.online.CourseRole;
import judge.online.JudgingFigures;
import judge.online.JudgingReason;
import judge.online.JudgingState;
import judge.online.Origin;
import judge.online.StoredJudging;
import judge.online.StoredSubmission;
import judge.online.contest.Contest;
import judge.online.contest.ContestKind;
import judge.problem.Problem;
import judge.report.Report;
import judge.report.Reports;
import judge.service.submission.HandIn;
import judge.submission.SourceFile;
import judge.submission.Submission;
import judge.verdict.CaseResult;
import judge.verdict.Verdict;

/** A class and workers with a judge that accepts everything, and waits first if it is told to. */
final class WorkerScene implements AutoCloseable {

    private static final Clock CLOCK = Clock.systemUTC();
    /** The priority of rejudged submissions. */
    private static final int REJUDGED = 10;

    private static final SourceFile SOURCE = new SourceFile("Main.java", "class Main {}".getBytes(UTF_8));

    final Database database;
    final Classroom classroom;
    final Problem problem = Classroom.problem();
    final List<String> begun = new CopyOnWriteArrayList<>();
    final List<String> judged = new CopyOnWriteArrayList<>();
    final List<String> told = new CopyOnWriteArrayList<>();
    final Semaphore mayGoOn = new Semaphore(0);
    final Semaphore waiting = new Semaphore(0);
    private final String url;
    private final List<Worker> parts = new ArrayList<>();

    WorkerScene(BothDatabases on) {
        url = on.fresh();
        database = Database.open(url);
        classroom = new Classroom(database, Instant.now().minusSeconds(60));
        classroom.enrolled("dora", CourseRole.STUDENT);
    }

    void closeLater(Worker part) {
        parts.add(part);
    }

    @Override
    public void close() {
        mayGoOn.release(1_000);
        parts.forEach(Worker::close);
        database.close();
    }

    /** The address of the database. */
    String url() {
        return url;
    }

    Worker start(String name, int jobs, Judge judge) {
        return begun(worker(name, jobs, judge));
    }

    /** The same with a worker that explains. */
    Worker start(String name, int jobs, Judge judge, Explainer explainer) {
        Worker worker = worker(name, jobs, judge);
        worker.explaining(explainer);
        return begun(worker);
    }

    private Worker worker(String name, int jobs, Judge judge) {
        return new Worker(name, database, CLOCK, judge, version -> problem, Worker.Chores.NONE, new Teller(), jobs);
    }

    private Worker begun(Worker worker) {
        closeLater(worker);
        worker.start();
        return worker;
    }

    Report accept(Submission submission, Problem by, JudgingListener listener) {
        listener.compiling();
        listener.running(1);
        listener.ended(new CaseResult("secret/1", Verdict.AC, 1, 1, Optional.empty(), Optional.empty()));
        judged.add(submission.contestant());
        return Reports.accepted(submission.contestant(), by.id());
    }

    Report acceptWhenTold(Submission submission, Problem by, JudgingListener listener) throws InterruptedException {
        begun.add(submission.contestant());
        waiting.release();
        mayGoOn.acquire();
        return accept(submission, by, listener);
    }

    StoredSubmission handIn(String login) {
        return handIn(login, Origin.WEB);
    }

    StoredSubmission handIn(String login, Origin origin) {
        return handIn(CLOCK, login, origin);
    }

    StoredSubmission handIn(Clock clock, String login, Origin origin) {
        return new HandIn(database, clock)
                .handIn(
                        classroom.viewer(login),
                        Classroom.COURSE,
                        Classroom.ASSIGNMENT,
                        Classroom.PROBLEM,
                        List.of(SOURCE),
                        null,
                        origin,
                        null);
    }

    /** Leaves a submission as it is after judging. */
    void judge(StoredSubmission submission) {
        long id = judging(submission).id();
        database.write(tables -> {
            StoredJudging begun =
                    tables.judgings().begin(id, "earlier", CLOCK.instant()).orElseThrow();
            return tables.judgings()
                    .finish(begun, CLOCK.instant(), "AC", 1, 1, tables.blobs().put(new byte[] {7}));
        });
    }

    /** Has it judged again, aside. */
    void rejudge(StoredSubmission submission) {
        database.write(tables -> tables.judgings()
                .add(
                        submission.id(),
                        classroom.assigned().version(),
                        JudgingReason.REJUDGE,
                        1L,
                        false,
                        REJUDGED,
                        submission.person(),
                        CLOCK.instant()));
    }

    /**
     * Leaves a submission as it is after its process was killed during the judging; the process is not taken for silent
     * before tomorrow.
     */
    void leaveTaken(StoredSubmission submission, String process) throws Exception {
        leaveTaken(submission, process, CLOCK.instant().plus(Duration.ofDays(1)));
    }

    /** The same with when it was last heard of. */
    void leaveTaken(StoredSubmission submission, String process, Instant seen) throws Exception {
        long judging = judging(submission).id();
        database.write(tables -> tables.judgings().begin(judging, process, CLOCK.instant()));
        sql(String.format(
                Locale.ROOT, "insert into worker (name, seen) values ('%s', %d)", process, seen.toEpochMilli()));
    }

    /** Leaves a submission as it is after seven failed attempts, the last by the last machine there was. */
    void failedSevenTimes(StoredSubmission submission) throws Exception {
        sql("update judging set attempt = 7, failures = 7, unable = null where submission = " + submission.id());
    }

    JudgingState state(StoredSubmission submission) {
        return judging(submission).state();
    }

    StoredJudging judging(StoredSubmission submission) {
        return database.read(tables -> tables.judgings().active(submission.id()))
                .orElseThrow();
    }

    /** Returns the number of submissions that are not judged. */
    long open() {
        JudgingFigures figures = database.read(tables -> tables.figures().judging());
        return figures.queued() + figures.judging();
    }

    /** Returns the number that a query gives. */
    long number(String query) {
        try (Connection connection = DriverManager.getConnection(url);
                PreparedStatement statement = connection.prepareStatement(query);
                ResultSet row = statement.executeQuery()) {
            row.next();
            return row.getLong(1);
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Makes the classroom's assignment a contest, or sets what the contestants of it are helped with. */
    void contest(Contest.Aids aids) {
        database.write(tables -> {
            tables.contests()
                    .put(new Contest(
                            classroom.assigned().assignment(),
                            ContestKind.ICPC,
                            Duration.ofMinutes(20),
                            false,
                            null,
                            null,
                            null,
                            new Contest.Medals(0, 0, 0),
                            false,
                            false,
                            aids,
                            null));
            return true;
        });
    }

    void sql(String text) throws Exception {
        try (Connection connection = DriverManager.getConnection(url);
                PreparedStatement statement = connection.prepareStatement(text)) {
            statement.executeUpdate();
        }
    }

    /** Waits until it is judged. */
    StoredJudging judged(StoredSubmission submission) {
        Eventually.until("judged", () -> state(submission) == JudgingState.DONE);
        return judging(submission);
    }

    private final class Teller implements Progress {

        @Override
        public void queued(long submission) {
            told.add("queued " + submission);
        }

        @Override
        public void begun(long submission) {
            told.add("begun " + submission);
        }

        @Override
        public void compiling(long submission) {
            told.add("compiling " + submission);
        }

        @Override
        public void ended(long submission, int cases, int all) {
            told.add(cases + "/" + all + " of " + submission);
        }

        @Override
        public void judged(long submission) {
            told.add("judged " + submission);
        }

        @Override
        public void explained(long submission) {
            told.add("explained " + submission);
        }

        @Override
        public void tried(long number) {
            told.add("tried " + number);
        }
    }
}
