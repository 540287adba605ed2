package judge.worker;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import judge.Eventually;
import judge.database.BothDatabases;
import judge.database.Classroom;
import judge.database.OnEachDatabase;
import judge.online.JudgingState;
import judge.online.Refusal;
import judge.online.StoredJudging;
import judge.online.StoredSubmission;
import judge.online.contest.Contest;
import judge.service.submission.Tries;
import judge.service.submission.TryView;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;

/** Shows that tries come one at a time for each person, below everything that is handed in. */
@ParameterizedClass
@OnEachDatabase
class TryTurnsIT extends TryingScene {

    TryTurnsIT(BothDatabases on) {
        super(on);
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
}
