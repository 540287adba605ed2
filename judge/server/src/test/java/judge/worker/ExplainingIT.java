package judge.worker;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicInteger;
import judge.ChildJvm;
import judge.Eventually;
import judge.database.BothDatabases;
import judge.database.OnEachDatabase;
import judge.database.judging.ExplanationTable.ToExplain;
import judge.engine.JudgingListener;
import judge.explain.Explanation;
import judge.online.StoredSubmission;
import judge.online.contest.Contest;
import judge.problem.Problem;
import judge.reason.Hint;
import judge.reason.Reason;
import judge.reason.ReasonCode;
import judge.report.ExplanationState;
import judge.report.Report;
import judge.report.Reports;
import judge.submission.Submission;
import judge.verdict.Verdict;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;

/** Shows that failures are explained once, where nobody waits for a verdict, whatever is killed. */
@ParameterizedClass
@OnEachDatabase
class ExplainingIT {

    private static final Clock CLOCK = Clock.systemUTC();

    private final WorkerScene scene;
    private final List<String> asked = new CopyOnWriteArrayList<>();
    private final Semaphore begun = new Semaphore(0);
    private final Semaphore mayGoOn = new Semaphore(0);

    ExplainingIT(BothDatabases on) {
        scene = new WorkerScene(on);
    }

    @AfterEach
    void closes() {
        scene.close();
    }

    static Report fail(Submission submission, Problem by, JudgingListener listener) {
        return Reports.with(
                submission.contestant(),
                by.id(),
                Verdict.WA,
                List.of(Reports.failing("secret/1", Verdict.WA, Reason.of(ReasonCode.DIFFERENT_TOKEN, "line", 1))));
    }

    /** Finds that one cause. */
    static Explanation found(Submission submission, Problem problem, Report report) {
        Hint hint = Hint.of("power-xor");
        return Explanation.of(report.withHints("secret/1", List.of(hint)).explained(ExplanationState.COMPLETE));
    }

    private Explanation foundOnceTold(Submission submission, Problem problem, Report report)
            throws InterruptedException {
        asked.add(submission.contestant());
        begun.release();
        mayGoOn.acquire();
        return found(submission, problem, report);
    }

    private Explanation foundAtOnce(Submission submission, Problem problem, Report report) {
        asked.add(submission.contestant());
        return found(submission, problem, report);
    }

    private Optional<String> content(StoredSubmission submission) {
        long judging = scene.judging(submission).id();
        return scene.database.read(tables -> tables.explanations().found(judging));
    }

    private void awaitExplained(StoredSubmission submission) {
        Eventually.until("explained", () -> content(submission).isPresent());
    }

    @Test
    void aFailureIsExplainedOnceWithTheReportThatIsStored() {
        scene.start("w", 1, ExplainingIT::fail, this::foundAtOnce);
        StoredSubmission submission = scene.handIn("anna");

        awaitExplained(submission);

        assertThat(content(submission).orElseThrow()).contains("power-xor", "secret/1");
        Eventually.until("told", () -> scene.told.contains("explained " + submission.id()));
        assertThat(scene.told).containsOnlyOnce("explained " + submission.id());
        assertThat(scene.told.indexOf("judged " + submission.id()))
                .as("a verdict never waits for it")
                .isLessThan(scene.told.indexOf("explained " + submission.id()));
        assertThat(scene.judging(submission).verdict()).isEqualTo("WA");
        assertThat(asked).containsExactly("anna");
    }

    @Test
    void itGivesWayToWhateverIsHandedInAndIsBegunAgain() throws Exception {
        scene.start("w", 1, ExplainingIT::fail, this::foundOnceTold);
        StoredSubmission first = scene.handIn("anna");
        begun.acquire();

        StoredSubmission second = scene.handIn("boris");
        scene.judged(second);
        mayGoOn.release(10);

        awaitExplained(first);
        awaitExplained(second);
        Eventually.until("told", () -> scene.told.contains("explained " + second.id()));
        assertThat(asked).containsExactly("anna", "anna", "boris");
        assertThat(scene.told).containsOnlyOnce("explained " + first.id(), "explained " + second.id());
    }

    @Test
    void itsCommandsHaveLessOfTheProcessorsThanThoseOfJudging() throws Exception {
        List<Integer> judging = new CopyOnWriteArrayList<>();
        List<Integer> explaining = new CopyOnWriteArrayList<>();
        scene.start(
                "w",
                1,
                (submission, by, listener) -> {
                    judging.add(niceness());
                    return fail(submission, by, listener);
                },
                (submission, by, report) -> {
                    explaining.add(niceness());
                    return found(submission, by, report);
                });

        awaitExplained(scene.handIn("anna"));
        awaitExplained(scene.handIn("boris"));

        int own = niceness();
        assertThat(judging).containsExactly(own, own);
        assertThat(explaining).containsExactly(Math.min(own + 10, 19), Math.min(own + 10, 19));
    }

    /** The niceness of a command that the calling thread starts. */
    private static int niceness() {
        try (InputStream said = new ProcessBuilder("nice").start().getInputStream()) {
            return Integer.parseInt(new String(said.readAllBytes(), UTF_8).strip());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    void whatSomebodyLooksAtComesFirstAndAfterwardsOthersOfTheSamePerson() {
        StoredSubmission plain = failed("anna");
        StoredSubmission one = failed("boris");
        StoredSubmission two = failed("boris");
        StoredSubmission other = failed("chen");
        want(one);
        want(two);
        want(other);
        want(one); // Again, as a page is loaded again.

        scene.start("w", 1, ExplainingIT::fail, this::foundAtOnce);
        awaitExplained(plain);

        assertThat(asked).containsExactly("boris", "chen", "boris", "anna");
    }

    @Test
    void whatIsOffOrAcceptedOrJudgedAsideIsNotExplained() {
        scene.start("w", 1, ExplainingIT::fail, this::foundAtOnce);
        scene.classroom.explaining(false);
        StoredSubmission off = scene.handIn("anna");
        scene.judged(off);
        scene.rejudge(off);
        Eventually.until("judged aside", () -> scene.open() == 0);
        scene.classroom.explaining(true);
        StoredSubmission last = scene.handIn("boris");
        awaitExplained(last);

        assertThat(asked).containsExactly("boris");
        assertThat(content(off)).isEmpty();
        want(off); // Somebody looks at it, now that it is on.
        awaitExplained(off);
        assertThat(asked).containsExactly("boris", "anna");
    }

    @Test
    void inAContestItIsOffUntilTheJurySaysOtherwise() {
        StoredSubmission submission = scene.handIn("anna");
        scene.contest(new Contest.Aids(false, false));
        scene.start("w", 1, ExplainingIT::fail, this::foundAtOnce);
        scene.judged(submission);
        want(submission);
        boolean due = scene.database.read(tables -> tables.explanations().isDue("other", null, CLOCK.instant()));
        assertThat(due).as("even where somebody looks at it").isFalse();

        scene.contest(new Contest.Aids(true, false));
        awaitExplained(submission);
    }

    @Test
    void whatBreaksDownOrIsCutShortIsTriedThreeTimesAndThenEnds() throws Exception {
        AtomicInteger tries = new AtomicInteger();
        scene.start("w", 1, ExplainingIT::fail, (submission, problem, report) -> {
            if (tries.incrementAndGet() == 1) {
                throw new IllegalStateException("out of luck");
            }
            return Explanation.CUT_SHORT;
        });
        StoredSubmission submission = scene.handIn("anna");
        for (int i = 1; i <= 2; i++) {
            int tried = i;
            Eventually.until("tried " + i + " times", () -> tries.get() == tried && waits());
            scene.sql("update explanation set ready = 0");
        }

        awaitExplained(submission);

        assertThat(tries).hasValue(3);
        assertThat(content(submission).orElseThrow()).contains("cut-short");
    }

    @Test
    void whatHasEndedTheJudgeEachTimeIsLeftAlone() throws Exception {
        StoredSubmission submission = failed("anna");
        scene.sql("update explanation set failures = 3, attempt = 3");

        scene.start("w", 1, ExplainingIT::fail, this::foundAtOnce);
        awaitExplained(submission);

        assertThat(asked).isEmpty();
    }

    @Test
    void noTwoGetTheSameAndWhatADeadProcessHasTakenGoesToAnother() throws Exception {
        StoredSubmission submission = failed("anna");
        scene.sql("insert into worker (name, seen) values ('dead/1', " + CLOCK.millis() + ")");
        ToExplain taken = scene.database
                .write(tables -> tables.explanations().take("dead/1", null, CLOCK.instant()))
                .orElseThrow();
        Optional<ToExplain> other =
                scene.database.write(tables -> tables.explanations().take("other/1", null, CLOCK.instant()));
        assertThat(other).isEmpty();

        scene.sql("delete from worker where name = 'dead/1'");
        scene.start("w", 1, ExplainingIT::fail, this::foundAtOnce);
        awaitExplained(submission);

        boolean late = scene.database.write(tables -> tables.explanations().end(taken, "dead/1", "{}"));
        assertThat(late).isFalse();
        assertThat(content(submission).orElseThrow()).contains("power-xor");
    }

    /** A process with the same folder of data comes after one that was killed. */
    @Test
    @Tag("processes")
    void aProcessThatIsKilledWhileItLooksLosesNothingAndIsToldOnce() throws Exception {
        StoredSubmission submission = failed("anna");
        Process child = new ProcessBuilder(ChildJvm.of(KilledServer.class, scene.url(), "w", "run", "explains"))
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        try (BufferedReader said = child.inputReader(UTF_8)) {
            assertThat(said.readLine()).isEqualTo("ready");
            assertThat(said.readLine()).isEqualTo("explains " + submission.id());
            assertThat(content(submission)).isEmpty();
        } finally {
            child.destroyForcibly().waitFor();
        }

        scene.start("w", 1, ExplainingIT::fail, this::foundAtOnce);
        awaitExplained(submission);

        assertThat(asked).containsExactly("anna");
        Eventually.until("told", () -> scene.told.equals(List.of("explained " + submission.id())));
    }

    /** Leaves a submission as it is when it has failed and nobody has looked for the cause. */
    private StoredSubmission failed(String login) {
        StoredSubmission submission = scene.handIn(login);
        Worker judging = scene.start("earlier", 1, ExplainingIT::fail);
        scene.judged(submission);
        judging.close();
        scene.told.clear();
        return submission;
    }

    private void want(StoredSubmission submission) {
        scene.database.write(tables -> {
            tables.explanations().want(scene.judging(submission), CLOCK.instant());
            return true;
        });
    }

    private boolean waits() {
        return scene.database.read(tables ->
                tables.explanations().isDue("nobody", null, CLOCK.instant().plus(Duration.ofHours(1))));
    }
}
