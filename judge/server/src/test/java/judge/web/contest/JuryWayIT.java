package judge.web.contest;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Map;
import judge.database.BothDatabases;
import judge.database.OnEachDatabase;
import judge.online.Feedback;
import judge.online.SiteRole;
import judge.online.Viewer;
import judge.render.Browser;
import judge.service.course.AssignmentSettings;
import judge.service.course.ProblemPoints;
import judge.web.WebFixture;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;

/**
 * The jury's desk in a real browser: a contest is made in one form, its countdown held, its feed read, a question
 * answered, the frozen scoreboard revealed. On SQLite with scripts; on PostgreSQL without.
 */
@Tag("browser")
class JuryWayIT {

    private static final String JURY = "/teach/courses/c/assignments/city-finals/contest";
    private static final String CONTEST = "/contests/c/city-finals";
    private static final String TASK = "/courses/c/assignments/city-finals/problems/" + WebFixture.PROBLEM;

    private WebFixture web;
    private Viewer teacher;
    private Browser browser;
    private ContestVisitor jury;
    private ContestVisitor team;

    @ParameterizedTest
    @OnEachDatabase
    void fromTheNewContestToTheThaw(BothDatabases on) throws Exception {
        boolean scripts = on == BothDatabases.SQLITE;
        try (WebFixture fixture = new WebFixture(on);
                Browser started = Browser.start()) {
            web = fixture;
            browser = started;
            teacher = web.person("teacher", SiteRole.TEACHER);
            web.course(teacher, "c", Feedback.FULL, web.person("zoe", SiteRole.STUDENT));
            browser.window(1_280, 900, false);
            browser.call("Emulation.setScriptExecutionDisabled", Map.of("value", !scripts));
            jury = new ContestVisitor(browser, scripts, web.address());
            team = new ContestVisitor(browser, scripts, web.address().replace("127.0.0.1", Browser.NAMED_HOST));
            jury.logsIn("teacher", WebFixture.PASSWORD);
            jury.at("/account");
            jury.sets("", "zone", "UTC");
            jury.sends("form:has([name=zone])");
            team.logsIn("zoe", WebFixture.PASSWORD);
            makesAContest();
            holdsTheCountdown();
            readsTheFeed();
            answers();
            freezesAndReveals();
        }
    }

    private static String field(Instant moment) {
        return DateTimeFormatter.ofPattern("uuuu-MM-dd'T'HH:mm").format(moment.atOffset(ZoneOffset.UTC));
    }

    private void makesAContest() throws Exception {
        jury.at("/teach/courses/c");
        jury.presses("main a[href='/teach/courses/c/new-contest']");
        jury.fills("#new-contest", "name", "City finals");
        jury.sends("#new-contest");
        jury.sees("choose at least one");
        jury.sets("#new-contest", "problem", WebFixture.PROBLEM);
        jury.sets("#new-contest", "starts", field(Instant.now().plus(Duration.ofHours(2))));
        jury.sets("#new-contest", "ends", field(Instant.now().plus(Duration.ofHours(5))));
        jury.sends("#new-contest");
        jury.sees("The contest is saved.", "has not begun", "Scoreboard for the hall");
        jury.looksAt(List.of("/teach/courses/c/new-contest", JURY));
    }

    private void holdsTheCountdown() {
        jury.at(JURY);
        jury.sends("#countdown-hold");
        jury.sees("The countdown is held with 1:5");
        team.at(CONTEST + "/scoreboard").sees("The countdown is held.");
        team.at(CONTEST).sees("Countdown held", "has not begun");
        jury.at(JURY);
        jury.sends("#countdown-go-on");
        jury.sees("The contest begins at ").seesNot("is held with");
        jury.sets("#countdown-start", "starts", field(Instant.now().plus(Duration.ofHours(4))));
        jury.sends("#countdown-start");
        jury.sees("The contest begins at ");
    }

    /** Has the contest run for an hour, and end at a moment. */
    private void runs(Instant ends) {
        web.services()
                .assignments()
                .put(
                        teacher,
                        "c",
                        "city-finals",
                        AssignmentSettings.usual(
                                "City finals",
                                ends.minus(Duration.ofHours(3)),
                                ends,
                                Feedback.VERDICT,
                                List.of(new ProblemPoints(WebFixture.PROBLEM, 100))));
    }

    private void readsTheFeed() {
        jury.at(JURY);
        jury.sets("#contest", "freezes", "");
        jury.sends("#contest");
        runs(Instant.now().plus(Duration.ofHours(1)));
        team.at(TASK);
        team.sets("", "source", "class Main { /* RIGHT */ }");
        team.sends("form[data-drop]");
        team.until(CONTEST, "AC");
        jury.at(JURY);
        jury.presses("main a[href$='/submissions?assignment=city-finals']");
        jury.sees("ZOE", "AC");
    }

    private void answers() {
        team.at(CONTEST).fills("#ask", "text", "May a row be empty?");
        team.sends("#ask");
        jury.at(JURY + "/clarifications");
        jury.fills("#standard-answers", "lines", "Look at sample 2.");
        jury.sends("#standard-answers");
        jury.presses("main #said td.deed a");
        jury.sets("#reply", "standard", "Look at sample 2.");
        jury.sends("#reply");
        jury.sees("All questions are answered.");
        team.at(CONTEST).sees("Look at sample 2.");
    }

    private void freezesAndReveals() {
        jury.at(JURY);
        jury.sets("#contest", "freezes", field(Instant.now().minus(Duration.ofHours(1))));
        jury.sends("#contest");
        runs(Instant.now());
        team.until(CONTEST + "/scoreboard", "still frozen since").sees("ZOE").seesNot("★+");
        jury.at(JURY + "/reveal");
        jury.presses(".reveal #all button");
        jury.sees("Thaw the scoreboard for everybody now?");
        jury.presses(".reveal #not button");
        jury.presses(".reveal #step button");
        jury.presses(".reveal #end button");
        jury.sees("Thaw the scoreboard for everybody now?");
        assertThat(web.contests()
                        .contests()
                        .get(teacher, "c", "city-finals")
                        .state()
                        .isFrozen())
                .isTrue();
        jury.presses(".reveal #sure button");
        jury.sees("Nothing is hidden any more.");
        team.until(CONTEST + "/scoreboard", "★+");
        team.at(CONTEST + "/overlay").sees("ZOE");
    }
}
