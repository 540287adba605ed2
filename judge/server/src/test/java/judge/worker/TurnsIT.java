package judge.worker;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Clock;
import java.time.Duration;
import java.util.List;
import judge.Eventually;
import judge.database.BothDatabases;
import judge.database.OnEachDatabase;
import judge.online.JudgingState;
import judge.online.Origin;
import judge.online.StoredSubmission;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;

/** The judgings that a worker takes, and their order. */
@ParameterizedClass
@OnEachDatabase
class TurnsIT {

    private static final Clock CLOCK = Clock.systemUTC();

    private final BothDatabases on;
    private final WorkerScene scene;

    TurnsIT(BothDatabases on) {
        this.on = on;
        scene = new WorkerScene(on);
    }

    @AfterEach
    void closes() {
        scene.close();
    }

    @Test
    void delaysOthersByNoMoreThanOneTaskForEachOfItsThreadsWhenSomebodyHandsInMuch() throws Exception {
        scene.start("w", 2, scene::acceptWhenTold);
        for (int i = 0; i < 20; i++) {
            scene.handIn("anna");
        }
        scene.waiting.acquire(2);
        scene.handIn("boris");
        scene.handIn("chen");
        scene.mayGoOn.release(2);
        scene.waiting.acquire(2);

        assertThat(scene.begun.subList(0, 2)).containsOnly("anna");
        assertThat(scene.begun.subList(2, 4)).containsExactlyInAnyOrder("boris", "chen");

        scene.mayGoOn.release(100);
        Eventually.until(() -> scene.judged.size() == 22);
    }

    /** Web machines queue by their own clocks. */
    @Test
    void delaysOthersByNoMoreThanThatWhoseMachineHasAClockThatIsAhead() throws Exception {
        Clock ahead = Clock.offset(CLOCK, Duration.ofMillis(400));
        scene.start("w", 1, scene::acceptWhenTold);
        for (int i = 0; i < 3; i++) {
            scene.handIn("anna");
        }
        scene.waiting.acquire();
        scene.handIn(ahead, "boris", Origin.WEB);
        scene.handIn(ahead, "chen", Origin.WEB);
        scene.mayGoOn.release(100);

        Eventually.until(() -> scene.judged.size() == 5);
        assertThat(scene.begun).containsExactly("anna", "boris", "chen", "anna", "anna");
    }

    @Test
    void judgesWhatPeopleWaitForBeforeArchivesAndTheseBeforeWhatIsJudgedAgain() throws Exception {
        StoredSubmission judged = scene.handIn("dora");
        scene.judge(judged);
        scene.rejudge(judged);
        for (String login : List.of("anna", "boris")) {
            scene.handIn(login, Origin.IMPORT);
        }
        scene.handIn("chen", Origin.WEB);
        scene.start("w", 1, scene::accept);

        Eventually.until(() -> scene.judged.size() == 4);

        assertThat(scene.judged).containsExactly("chen", "anna", "boris", "dora");
    }

    @Test
    void takesAtOnceWhatWasLeftByAKilledProcessOfItsHome() throws Exception {
        StoredSubmission submission = scene.handIn("anna");
        scene.handIn("anna");
        scene.leaveTaken(submission, "w/killed");

        scene.start("w", 2, scene::accept);

        Eventually.until(
                () -> scene.state(submission) == JudgingState.DONE && scene.judged.size() == 2 && scene.open() == 0);
        assertThat(scene.judging(submission).attempt()).isEqualTo(2);
    }

    @Test
    void leavesToOthersWhatTheyHaveTakenUnlessTheDatabaseIsAFile() throws Exception {
        StoredSubmission submission = scene.handIn("anna");
        scene.leaveTaken(submission, "ww/lives");

        scene.start("w", 2, scene::accept);
        StoredSubmission later = scene.handIn("boris");
        scene.judged(later);

        if (on == BothDatabases.SQLITE) {
            scene.judged(submission);
        } else {
            assertThat(scene.state(submission)).isEqualTo(JudgingState.JUDGING);
        }
    }

    @Test
    void takesWhatHasBeenLeftByAProcessThatIsNotHeardOf() throws Exception {
        StoredSubmission submission = scene.handIn("anna");
        scene.leaveTaken(submission, "other/killed", CLOCK.instant().minusSeconds(20));
        scene.leaveTaken(scene.handIn("boris"), "lives/too");

        scene.start("w", 2, scene::accept);

        scene.judged(submission);
    }

    @Test
    void takesWhatWasHandedInByAClockThatWasHoursAhead() throws Exception {
        StoredSubmission submission = scene.handIn("anna");
        scene.sql("update judging set ready = ready + 28800000");

        scene.start("w", 1, scene::accept);

        scene.judged(submission);
    }

    @Test
    void givesTurnsAnewThatHaveBeenLost() throws Exception {
        for (int i = 0; i < 5; i++) {
            scene.handIn("anna");
        }
        StoredSubmission begun = scene.handIn("boris");
        scene.leaveTaken(begun, "other/unheard-of");
        scene.sql("delete from worker");
        scene.sql("update judging set enqueued = 0");

        scene.start("w", 1, scene::accept);

        Eventually.until(() -> scene.judged.size() == 6 && scene.open() == 0);
        assertThat(scene.state(begun)).isEqualTo(JudgingState.DONE);
    }
}
