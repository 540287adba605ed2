package judge.worker;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.BufferedReader;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Semaphore;
import judge.ChildJvm;
import judge.Eventually;
import judge.database.BothDatabases;
import judge.database.Classroom;
import judge.database.OnEachDatabase;
import judge.engine.JudgingListener;
import judge.explain.Explanation;
import judge.online.JudgingState;
import judge.online.Refusal;
import judge.online.StoredJudging;
import judge.online.StoredSubmission;
import judge.online.contest.Contest;
import judge.problem.Problem;
import judge.reason.Hint;
import judge.reason.Reason;
import judge.reason.ReasonCode;
import judge.report.ExplanationState;
import judge.report.Report;
import judge.report.Reports;
import judge.report.TextSection;
import judge.service.submission.Tries;
import judge.service.submission.TryView;
import judge.submission.SourceFile;
import judge.submission.Submission;
import judge.verdict.CaseResult;
import judge.verdict.Measured;
import judge.verdict.Verdict;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;

/** Shows that programs are tried once, below everything that is handed in, whatever is killed. */
@ParameterizedClass
@OnEachDatabase
class TryingIT {

    private static final SourceFile SOURCE = new SourceFile("Main.java", "class Main {}".getBytes(UTF_8));

    private final WorkerScene scene;
    private final List<String> ran = new CopyOnWriteArrayList<>();
    private final Semaphore begun = new Semaphore(0);
    private final Semaphore mayGoOn = new Semaphore(0);
    /** True: a run goes on although it is to end. */
    private volatile boolean deaf;

    TryingIT(BothDatabases on) {
        scene = new WorkerScene(on);
    }

    @AfterEach
    void closes() {
        mayGoOn.release(100);
        scene.close();
    }

    private Tries tries(Clock clock) {
        return new Tries(scene.database, clock, version -> scene.problem);
    }

    private long begin(String login) {
        return begin(Clock.systemUTC(), login, "2 3\n");
    }

    private long begin(Clock clock, String login, String input) {
        return tries(clock)
                .begin(
                        scene.classroom.viewer(login),
                        Classroom.COURSE,
                        Classroom.ASSIGNMENT,
                        new Tries.Request(Classroom.PROBLEM, List.of(SOURCE), null, input.getBytes(UTF_8)));
    }

    private TryView view(String login, long id) {
        return tries(Clock.systemUTC()).view(scene.classroom.viewer(login), id);
    }

    private TryView done(String login, long id) {
        Eventually.until("tried", () -> view(login, id).isDone());
        return view(login, id);
    }

    private static Refusal refused(Runnable request) {
        return catchThrowableOfType(Refusal.class, request::run);
    }

    /** Notes what is run, and writes something to the standard error. */
    private Report ran(Submission submission, Problem by, JudgingListener listener) {
        ran.add(submission.contestant());
        Measured measured = new Measured(
                Duration.ofMillis(3), Duration.ofMillis(4), 5, 1, "stdout", new byte[0], 0, "here".getBytes(UTF_8), 4);
        String name = by.data().cases().get(0).name();
        listener.ended(new CaseResult(name, Verdict.AC, 0, 0, Optional.of(measured), Optional.empty()));
        return Reports.accepted(submission.contestant(), by.id());
    }

    private Report ranWhenTold(Submission submission, Problem by, JudgingListener listener)
            throws InterruptedException {
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

    private Report failed(Submission submission, Problem by, JudgingListener listener) {
        return Reports.with(
                submission.contestant(),
                by.id(),
                Verdict.WA,
                List.of(Reports.failing("sample/1", Verdict.WA, Reason.of(ReasonCode.DIFFERENT_TOKEN, "line", 1))));
    }

    @Test
    void runsAnInputOfOnesOwnAndTellsWhatWentToTheStandardError() {
        scene.start("w", 1, this::ran);
        long id = begin("anna");

        TryView view = done("anna", id);

        assertThat(view.result()).isNotNull();
        assertThat(view.result().report().verdict()).isEqualTo(Verdict.AC);
        assertThat(view.result().stderr()).containsExactly(Map.entry(Problem.OWN_INPUT, new TextSection("here", 4)));
        assertThat(ran).containsExactly("anna");
        assertThat(scene.told).contains("tried " + id);
        assertThat(scene.open()).as("it is no submission").isZero();
    }

    @Test
    void keepsNeitherProgramNorInputOnceItIsDone() {
        scene.start("w", 1, this::ran);
        long id = begin("anna");
        done("anna", id);

        assertThat(scene.number("select count(*) from try where input is null and length(sources) = 0"))
                .isEqualTo(1);
    }

    @Test
    void onlyItsOwnerSeesIt() {
        scene.start("w", 1, this::ran);
        long id = begin("anna");
        done("anna", id);

        assertThat(refused(() -> view("boris", id)).kind()).isEqualTo(Refusal.Kind.NOT_FOUND);
        assertThat(refused(() -> view("tina", id)).kind()).isEqualTo(Refusal.Kind.NOT_FOUND);
    }

    @Test
    void isOneAtATimeForEachPersonAndTwelveAMinute() {
        long first = begin("anna");

        assertThat(refused(() -> begin("anna")).code()).isEqualTo("try-unfinished");
        begin("boris");

        scene.start("w", 1, this::ran);
        done("anna", first);
        for (int i = 1; i < 12; i++) {
            done("anna", begin("anna"));
        }
        Refusal refusal = refused(() -> begin("anna"));
        assertThat(refusal.code()).isEqualTo("tries-too-often");
        assertThat(refusal.retry()).isNotNull();
        Clock later = Clock.fixed(Instant.now().plusSeconds(61), ZoneOffset.UTC);
        assertThat(begin(later, "anna", "1 1\n")).isPositive();
    }

    @Test
    void saysHowManySubmissionsAreJudgedFirst() {
        scene.handIn("boris");
        scene.handIn("boris");
        begin("boris");
        long id = begin("anna");

        assertThat(view("anna", id).waits()).isEqualTo(new TryView.Before(2L, 1, null));
        assertThat(view("anna", id).waits().place()).isEqualTo(4);
    }

    @Test
    void saysInWhichTimeASubmissionIsJudgedOnceSomeWere() throws Exception {
        StoredSubmission judged = scene.handIn("boris");
        scene.start("w", 1, this::ranWhenTold);
        Eventually.until("judged", () -> active(judged).state() == JudgingState.DONE);
        StoredJudging done = active(judged);
        begin("boris");
        begun.acquire();
        long id = begin("anna");

        assertThat(view("anna", id).waits().pace()).isEqualTo(Duration.between(done.started(), done.ended()));

        scene.contest(new Contest.Aids(false, true));
        assertThat(view("anna", id).waits().pace())
                .as("contestants learn no time")
                .isNull();
    }

    private StoredJudging active(StoredSubmission submission) {
        return scene.database
                .read(tables -> tables.judgings().active(submission.id()))
                .orElseThrow();
    }

    @Test
    void isBegunInPlaceOfTheOneBeforeUnlessThereWereTooMany() {
        long first = begin("anna");
        long last = first;
        for (int i = 1; i < 12; i++) {
            last = beginInstead();
        }

        assertThat(refused(() -> view("anna", first)).kind()).isEqualTo(Refusal.Kind.NOT_FOUND);
        assertThat(refused(this::beginInstead).code()).isEqualTo("tries-too-often");
        assertThat(view("anna", last).state()).as("is left").isEqualTo(JudgingState.QUEUED);
    }

    private long beginInstead() {
        return tries(Clock.systemUTC())
                .beginInstead(
                        scene.classroom.viewer("anna"),
                        Classroom.COURSE,
                        Classroom.ASSIGNMENT,
                        new Tries.Request(Classroom.PROBLEM, List.of(SOURCE), null, "2 3\n".getBytes(UTF_8)));
    }

    @Test
    void contestantsLearnNoNumberOfSubmissionsThatWait() throws Exception {
        scene.contest(new Contest.Aids(false, true));
        scene.handIn("boris");

        assertThat(view("anna", begin("anna")).waits()).isEqualTo(new TryView.Before(null, 0, null));
    }

    @Test
    void canBeGivenUpByItsOwnerAndIsStillOneOfTwelveAMinute() {
        long first = begin("anna");
        assertThat(refused(() -> giveUp("boris", first)).kind()).isEqualTo(Refusal.Kind.NOT_FOUND);

        giveUp("anna", first);

        assertThat(refused(() -> view("anna", first)).kind()).isEqualTo(Refusal.Kind.NOT_FOUND);
        assertThat(last("anna")).isEmpty();
        for (int i = 1; i < 12; i++) {
            giveUp("anna", begin("anna"));
        }
        assertThat(refused(() -> begin("anna")).code()).isEqualTo("tries-too-often");
    }

    @Test
    void whatStillComesOfOneThatWasGivenUpIsRefused() throws Exception {
        deaf = true;
        scene.start("w", 1, this::ranWhenTold);
        long id = begin("anna");
        begun.acquire();
        assertThat(last("anna").map(TryView::id)).contains(id);

        giveUp("anna", id);
        mayGoOn.release(2);
        done("boris", begin("boris"));

        assertThat(ran).contains("anna");
        assertThat(refused(() -> view("anna", id)).kind()).isEqualTo(Refusal.Kind.NOT_FOUND);
    }

    @Test
    void theRunOfOneThatWasGivenUpIsEnded() throws Exception {
        scene.start("w", 1, this::ranWhenTold);
        long endless = begin("anna");
        begun.acquire();
        long next = begin("boris");

        giveUp("anna", endless);
        begun.acquire();
        mayGoOn.release();
        done("boris", next);

        assertThat(ran).containsExactly("begun anna", "begun boris", "boris");
    }

    private void giveUp(String login, long id) {
        tries(Clock.systemUTC()).own().giveUp(scene.classroom.viewer(login), id);
    }

    private Optional<TryView> last(String login) {
        return tries(Clock.systemUTC())
                .last(scene.classroom.viewer(login), Classroom.COURSE, Classroom.ASSIGNMENT, Classroom.PROBLEM);
    }

    @Test
    void isForgottenAfterAnHour() throws Exception {
        scene.start("w", 1, this::ran);
        long id = begin("anna");
        done("anna", id);

        scene.sql("update try set created = created - 3600001 where id = " + id);

        assertThat(refused(() -> view("anna", id)).kind()).isEqualTo(Refusal.Kind.NOT_FOUND);
        Eventually.until(
                "nothing of it is left",
                () -> scene.database.read(tables -> tables.tries().find(id)).isEmpty());
    }

    @Test
    void waitsForEverythingThatIsHandedInAndGivesWayToIt() throws Exception {
        scene.start("w", 1, this::ranWhenTold);
        long tried = begin("anna");
        begun.acquire();

        StoredSubmission submission = scene.handIn("boris");
        scene.judged(submission);
        mayGoOn.release(10);

        assertThat(done("anna", tried).result()).isNotNull();
        assertThat(ran).containsExactly("begun anna", "boris", "begun anna", "anna");
    }

    @Test
    void showsAFailureWhileItsCauseIsLookedFor() throws Exception {
        scene.start("w", 1, this::failed, (submission, problem, report) -> {
            begun.release();
            mayGoOn.acquire();
            return Explanation.of(
                    report.withHints("sample/1", List.of(Hint.of("power-xor"))).explained(ExplanationState.COMPLETE));
        });
        long id = begin("anna");
        begun.acquire();

        TryView known = view("anna", id);
        mayGoOn.release();
        TryView explained = done("anna", id);

        assertThat(known.state()).isEqualTo(JudgingState.JUDGING);
        assertThat(known.result().report().verdict()).isEqualTo(Verdict.WA);
        assertThat(known.result().report().explanation()).isEqualTo(ExplanationState.LOOKING);
        assertThat(explained.result().report().cases().get(0).reason().hints()).containsExactly(Hint.of("power-xor"));
    }

    @Test
    void theNextOneNeedNotWaitForTheCauseOfAFailure() throws Exception {
        scene.start("w", 1, this::failed, (submission, problem, report) -> {
            begun.release();
            mayGoOn.acquire();
            return Explanation.NONE;
        });
        long id = begin("anna");
        begun.acquire();

        long next = begin("anna");
        TryView settled = view("anna", id);
        mayGoOn.release(10);

        assertThat(settled.isDone()).isTrue();
        assertThat(settled.result().report().explanation()).isNull();
        done("anna", next);
    }

    @Test
    void aTryOfAKilledProcessIsRunAgain() throws Exception {
        long id = begin("anna");
        scene.sql("update try set state = 'judging', worker = 'killed', attempt = 1, failures = 1 where id = " + id);

        scene.start("w", 1, this::ran);

        assertThat(done("anna", id).result()).isNotNull();
        assertThat(ran).containsExactly("anna");
    }

    @Test
    void isToldAsFailedWhenTheJudgeWasEndedOverItEachTime() throws Exception {
        long id = begin("anna");
        scene.sql("update try set state = 'judging', worker = 'killed', attempt = 3, failures = 3 where id = " + id);

        scene.start("w", 1, this::ran);

        assertThat(done("anna", id).result()).isNull();
        assertThat(ran).isEmpty();
    }

    @Test
    void theResultOfAnEarlierBeginningIsRefused() throws Exception {
        scene.start("w", 1, this::ranWhenTold);
        long id = begin("anna");
        begun.acquire();
        scene.sql("update try set attempt = attempt + 1, worker = 'other' where id = " + id);
        scene.sql("insert into worker (name, seen) values ('other', "
                + Instant.now().plus(Duration.ofDays(1)).toEpochMilli() + ")");

        mayGoOn.release(2);
        Eventually.until("it has ended", () -> ran.contains("anna"));
        done("boris", begin("boris"));

        assertThat(view("anna", id).state()).isEqualTo(JudgingState.JUDGING);
        assertThat(view("anna", id).result()).isNull();
    }

    @Test
    void isOffWhereTheAssignmentSaysSoAndInContestsUnlessTheJuryAllowsIt() throws Exception {
        scene.sql("update assignment set tries = 0");
        assertThat(refused(() -> begin("anna")).code()).isEqualTo("tries-off");
        assertThat(begin("tina")).as("the staff may").isPositive();

        scene.sql("update assignment set tries = 1");
        scene.contest(Contest.Aids.NONE);
        assertThat(refused(() -> begin("anna")).code()).isEqualTo("tries-off");

        scene.sql("update assignment set tries = 0");
        scene.contest(new Contest.Aids(false, true));
        assertThat(begin("anna")).isPositive();
    }

    @Test
    @Tag("processes")
    void aTryIsRunOnceMoreWhenTheServerIsKilledOverIt() throws Exception {
        long id = begin("anna");
        Process child = new ProcessBuilder(ChildJvm.of(KilledServer.class, scene.url(), "killed", "run", "slow"))
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        try (BufferedReader said = child.inputReader(UTF_8)) {
            assertThat(said.readLine()).isEqualTo("ready");
            assertThat(said.readLine()).isEqualTo("begun " + id);
            child.destroyForcibly().waitFor();
        }

        scene.start("killed", 1, this::ran);

        assertThat(done("anna", id).result()).isNotNull();
        assertThat(ran).containsExactly("anna");
    }
}
