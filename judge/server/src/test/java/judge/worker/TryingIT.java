package judge.worker;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import judge.ChildJvm;
import judge.Eventually;
import judge.database.BothDatabases;
import judge.database.OnEachDatabase;
import judge.explain.Explanation;
import judge.online.JudgingState;
import judge.online.Refusal;
import judge.online.contest.Contest;
import judge.problem.Problem;
import judge.reason.Hint;
import judge.report.ExplanationState;
import judge.report.TextSection;
import judge.service.submission.TryView;
import judge.verdict.Verdict;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;

/** Shows that programs are tried once, whatever is killed. */
@ParameterizedClass
@OnEachDatabase
class TryingIT extends TryingScene {

    TryingIT(BothDatabases on) {
        super(on);
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
