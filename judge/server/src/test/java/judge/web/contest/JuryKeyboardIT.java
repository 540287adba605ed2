package judge.web.contest;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.Locale;
import judge.Eventually;
import judge.database.BothDatabases;
import judge.online.Viewer;
import judge.online.contest.ContestKind;
import judge.render.Browser;
import judge.web.KeyboardVisitor;
import judge.web.WebFixture;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** A jury without a mouse runs a contest to its end. */
@Tag("browser")
class JuryKeyboardIT {

    private static final String ASSIGNMENT = "/teach/courses/c/assignments/a1";
    private static final String QUEUE = BoardScene.JURY + "/clarifications";

    private final BoardScene scene = new BoardScene(BothDatabases.SQLITE, "red", "blue");

    private Browser browser;
    private KeyboardVisitor jury;

    @BeforeEach
    void starts() throws Exception {
        browser = Browser.start();
        browser.window(1_280, 720, false);
        jury = new KeyboardVisitor(browser);
    }

    @AfterEach
    void ends() {
        browser.close();
        scene.close();
    }

    @Test
    void runsAContestByTheKeyboardAlone() throws Exception {
        scene.contest(ContestKind.ICPC, Instant.now().minus(Duration.ofMinutes(30)), true);
        logsIn();
        answers();
        announces();
        bringsABalloon();
        changesTheContest();
        rejudges();
        reveals();
    }

    private void logsIn() {
        jury.at(scene.web().address() + "/login?lang=en");
        jury.types("#login", "teacher");
        jury.types("#password", WebFixture.PASSWORD);
        jury.enters("main button");
        jury.enters("a[href='/teach']");
        jury.enters("main a[href='/teach/courses/c']");
        jury.enters("main a[href='" + ASSIGNMENT + "']");
        jury.enters("main a[href='" + BoardScene.JURY + "']");
    }

    private void answers() {
        for (int i = 0; i < 2; i++) {
            Viewer team = scene.team(i);
            String question = "What does " + team.login().toUpperCase(Locale.ROOT) + " ask?";
            scene.web().contests().clarifications().ask(team, "c", "a1", WebFixture.PROBLEM, question);
        }
        jury.enters("main a[href='" + QUEUE + "']");
        jury.enters("#said a");
        jury.sees("What does RED ask?");
        jury.types("#reply textarea", "For one.");
        jury.enters("#reply button");
        jury.enters("#said a");
        jury.sees("What does BLUE ask?");
        jury.to("#reply [type=checkbox]");
        jury.presses(" ", 32);
        jury.backTo("#reply textarea");
        browser.type("For all.");
        jury.to("#reply button");
        jury.spaces();
        jury.sees("All questions are answered.", "to RED", "to all");
    }

    private void announces() {
        jury.to("#announcement select");
        jury.presses("ArrowDown", 40);
        jury.types("#announcement textarea", "Lunch is at noon.");
        jury.enters("#announcement button");
        jury.sees("Lunch is at noon.", "announcement");
    }

    private void bringsABalloon() {
        solves(0, "RIGHT");
        jury.enters(".crumbs a[href='" + BoardScene.JURY + "']");
        jury.enters("main a[href='" + BoardScene.JURY + "/balloons']");
        jury.awaits("RED");
        jury.to("#balloons-open-list button");
        solves(1, "HALF");
        jury.awaits("BLUE");
        jury.isStillAt("#balloons-open-list tr:first-child button");
        jury.enters();
        jury.enters("#balloons-open-list button");
        jury.sees("Brought", "To be brought");
    }

    private void solves(int team, String word) {
        Viewer viewer = scene.team(team);
        BoardScene.handIn(scene.web().loggedIn(viewer.login()), word);
        Eventually.until(() -> scene.web().contests().balloons().of(scene.teacher(), "c", "a1").stream()
                .anyMatch(one -> one.team().person() == viewer.person()));
    }

    private void changesTheContest() {
        jury.enters(".crumbs a[href='" + BoardScene.JURY + "']");
        jury.types("#extension [name=minutes]", "30");
        jury.enters();
        jury.to("#problems button");
        jury.spaces();
        jury.sees("does not count any more");
        jury.enters("#problems button");
    }

    private void rejudges() {
        scene.web().judge().failAlso("HALF");
        scene.web().judge().hold();
        jury.enters(".crumbs a[href='" + ASSIGNMENT + "']");
        jury.types("#rejudging [name=reason]", "case 3 was wrong");
        jury.enters("#rejudging button");
        String drop = "form[action$='/drop'] button";
        jury.to(drop);
        scene.web().judge().release();
        jury.awaits("Apply");
        jury.isStillAt(drop);
        jury.sees("AC", "WA", "BLUE");
        jury.backTo("form[action$='/apply'] button");
        jury.enters();
        jury.sees("Undo");
    }

    private int shown() {
        return scene.web().contests().end().thawing(scene.teacher(), "c", "a1").shown();
    }

    private void reveals() {
        scene.end();
        jury.at(scene.web().address() + BoardScene.JURY);
        jury.enters("main a[href='" + BoardScene.JURY + "/reveal']");
        jury.enters("#step button");
        jury.sees("Shown: ");
        jury.enters("#back button");
        jury.seesNot("Shown: ");
        jury.spaces();
        jury.sees("Shown: ");
        jury.keepsSpacePressed();
        jury.enters("#back button");
        assertThat(shown()).as("what was shown in one go is one step").isZero();
        jury.enters("#all button");
        jury.sees("Thaw the scoreboard for everybody now?");
        jury.presses(" ", 32);
        jury.enters("#not button");
        jury.sees("Show it");
        assertThat(shown()).isZero();
        jury.enters("#all button");
        jury.enters("#sure button");
        jury.sees("Nothing is hidden any more.");
    }
}
