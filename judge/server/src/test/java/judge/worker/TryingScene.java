package judge.worker;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Semaphore;
import judge.Eventually;
import judge.database.BothDatabases;
import judge.database.Classroom;
import judge.engine.JudgingListener;
import judge.online.Refusal;
import judge.problem.Problem;
import judge.reason.Reason;
import judge.reason.ReasonCode;
import judge.report.Report;
import judge.report.Reports;
import judge.service.submission.Tries;
import judge.service.submission.TryView;
import judge.submission.SourceFile;
import judge.submission.Submission;
import judge.verdict.CaseResult;
import judge.verdict.Measured;
import judge.verdict.Verdict;
import org.junit.jupiter.api.AfterEach;

/** People who try programs on a server whose worker runs nothing but what a test tells. */
abstract class TryingScene {

    static final SourceFile SOURCE = new SourceFile("Main.java", "class Main {}".getBytes(UTF_8));

    final WorkerScene scene;
    final List<String> ran = new CopyOnWriteArrayList<>();
    final Semaphore begun = new Semaphore(0);
    final Semaphore mayGoOn = new Semaphore(0);
    /** True: a run goes on although it is to end. */
    volatile boolean deaf;

    TryingScene(BothDatabases on) {
        scene = new WorkerScene(on);
    }

    @AfterEach
    void closes() {
        mayGoOn.release(100);
        scene.close();
    }

    Tries tries(Clock clock) {
        return new Tries(scene.database, clock, version -> scene.problem);
    }

    long begin(String login) {
        return begin(Clock.systemUTC(), login, "2 3\n");
    }

    long begin(Clock clock, String login, String input) {
        return tries(clock)
                .begin(
                        scene.classroom.viewer(login),
                        Classroom.COURSE,
                        Classroom.ASSIGNMENT,
                        new Tries.Request(Classroom.PROBLEM, List.of(SOURCE), null, input.getBytes(UTF_8)));
    }

    TryView view(String login, long id) {
        return tries(Clock.systemUTC()).view(scene.classroom.viewer(login), id);
    }

    TryView done(String login, long id) {
        Eventually.until("tried", () -> view(login, id).isDone());
        return view(login, id);
    }

    static Refusal refused(Runnable request) {
        return catchThrowableOfType(Refusal.class, request::run);
    }

    /** Notes what is run, and writes something to the standard error. */
    Report ran(Submission submission, Problem by, JudgingListener listener) {
        ran.add(submission.contestant());
        Measured measured = new Measured(
                Duration.ofMillis(3), Duration.ofMillis(4), 5, 1, "stdout", new byte[0], 0, "here".getBytes(UTF_8), 4);
        String name = by.data().cases().get(0).name();
        listener.ended(new CaseResult(name, Verdict.AC, 0, 0, Optional.of(measured), Optional.empty()));
        return Reports.accepted(submission.contestant(), by.id());
    }

    Report ranWhenTold(Submission submission, Problem by, JudgingListener listener) throws InterruptedException {
        if (by.isExcerpt()) {
            ran.add("begun " + submission.contestant());
            begun.release();
            if (deaf) {
                mayGoOn.acquireUninterruptibly();
            } else {
                mayGoOn.acquire();
            }
        }
        return ran(submission, by, listener);
    }

    Report failed(Submission submission, Problem by, JudgingListener listener) {
        return Reports.with(
                submission.contestant(),
                by.id(),
                Verdict.WA,
                List.of(Reports.failing("sample/1", Verdict.WA, Reason.of(ReasonCode.DIFFERENT_TOKEN, "line", 1))));
    }
}
