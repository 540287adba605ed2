package judge.web.contest;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Map;
import judge.database.BothDatabases;
import judge.database.OnEachDatabase;
import judge.online.CourseRole;
import judge.online.Feedback;
import judge.online.Origin;
import judge.online.SiteRole;
import judge.online.Viewer;
import judge.render.Browser;
import judge.service.course.AssignmentSettings;
import judge.service.course.ProblemPoints;
import judge.submission.SourceFile;
import judge.web.WebFixture;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;

/**
 * A contest in a real browser, from an assignment to its awards, and once more afterwards: what the jury does, what a
 * team sees of it. On SQLite with scripts, and with a look at every page; on PostgreSQL without scripts.
 *
 * <p>With {@code -Dpictures.contest=FOLDER} its pictures go there.
 */
@Tag("browser")
class ContestWayIT {

    private static final String TASK = "/courses/c/assignments/final/problems/poj3074";
    private static final String OTHER = "noip2009sudoku";
    private static final String CONTEST = "/contests/c/final";
    private static final String JURY = "/teach/courses/c/assignments/final/contest";
    private static final String NAME = "#\"\" <i>";

    @TempDir
    private Path folder;

    private WebFixture web;
    private Viewer teacher;
    private Browser browser;
    private ContestVisitor jury;
    private ContestVisitor team;
    private ContestVisitor other;

    @ParameterizedTest
    @OnEachDatabase
    void aJuryRunsAContestAndATeamTakesPartInIt(BothDatabases on) throws Exception {
        boolean scripts = on == BothDatabases.SQLITE;
        try (WebFixture fixture = new WebFixture(on);
                Browser started = Browser.start()) {
            web = fixture;
            browser = started;
            assignment();
            browser.window(1_280, 900, false);
            browser.call("Emulation.setScriptExecutionDisabled", Map.of("value", !scripts));
            jury = new ContestVisitor(browser, scripts, web.address());
            team = new ContestVisitor(browser, scripts, web.address().replace("127.0.0.1", Browser.NAMED_HOST));
            other = new ContestVisitor(browser, scripts, web.address().replace("127.0.0.1", "localhost"));
            juryMakesAContest();
            juryAddsTeams();
            teamTakesPart();
            juryAnswersAndAnnounces();
            teamReadsWhatIsForIt();
            juryBringsBalloonsAndPaper();
            juryChangesTheContest();
            everybodyLooks();
            juryEndsTheContest();
            teamTakesPartAfterwards();
        }
    }

    private Viewer two() {
        return web.services()
                .accounts()
                .find("two")
                .map(one -> new Viewer(one.id(), one.login(), one.name(), one.role()))
                .orElseThrow();
    }

    private static String field(Instant moment) {
        return DateTimeFormatter.ofPattern("uuuu-MM-dd'T'HH:mm").format(moment.atOffset(ZoneOffset.UTC));
    }

    private void assignment() {
        teacher = web.person("teacher", SiteRole.TEACHER);
        Viewer zoe = web.person("zoe", SiteRole.STUDENT);
        web.course(teacher, "c", Feedback.FULL);
        web.services().problems().putFolder(Path.of("problems").resolve(OTHER));
        web.services().courses().setRole(teacher, "c", zoe.login(), CourseRole.STUDENT);
        Instant now = Instant.now();
        put(now.minus(Duration.ofHours(2)), now.plus(Duration.ofHours(1)));
    }

    private void put(Instant opens, Instant closes) {
        web.services()
                .assignments()
                .put(
                        teacher,
                        "c",
                        "final",
                        AssignmentSettings.usual(
                                "City <b>finals</b>",
                                opens,
                                closes,
                                Feedback.FULL,
                                List.of(new ProblemPoints(WebFixture.PROBLEM, 10), new ProblemPoints(OTHER, 10))));
    }

    private void juryMakesAContest() throws Exception {
        jury.logsIn("teacher", WebFixture.PASSWORD);
        jury.at("/account");
        jury.sets("", "zone", "UTC");
        jury.sends("form:has([name=zone])");
        jury.at(JURY).sees("This assignment is no contest yet.");
        jury.sets("#contest", "kind", "icpc");
        jury.sets("#contest", "freezes", field(Instant.now().minus(Duration.ofHours(1))));
        jury.sets("#contest", "open", "yes");
        jury.sets("#contest", "virtual", "yes");
        jury.fills("#contest", "gold", "1");
        jury.sends("#contest");
        jury.sees("The contest is saved.", "City <b>finals</b>", "Public scoreboard", "running");
    }

    private void juryAddsTeams() throws Exception {
        Path csv = Files.writeString(
                folder.resolve("teams.csv"),
                "login,password,name,affiliation,label,group\nhash," + WebFixture.PASSWORD + ",\""
                        + NAME.replace("\"", "\"\"") + "\",城市大学,B7,North\n");
        jury.at(JURY + "/teams");
        jury.chooses("#list", csv);
        jury.sends("#list");
        jury.sees("1 teams were read, 1 of them are new.", NAME, "hash");
        Path teams = Files.writeString(
                folder.resolve("teams.json"),
                "[{\"id\":\"2\",\"name\":\"二队\",\"label\":\"B8\",\"organization_id\":\"u\"}]");
        Path accounts = Files.writeString(
                folder.resolve("accounts.yaml"),
                "- {id: a2, username: two, password: " + WebFixture.PASSWORD + ", type: team, team_id: '2'}\n");
        Path organizations =
                Files.writeString(folder.resolve("organizations.json"), "[{\"id\":\"u\",\"name\":\"U & <i>V\"}]");
        jury.at(JURY + "/teams");
        jury.chooses("#list", teams, accounts, organizations);
        jury.sends("#list");
        jury.sees("1 teams were read", "二队", "two");
        jury.at(JURY + "/teams").sees("3 take part.", NAME, "二队", "U & <i>V", "B8", "ZOE");
    }

    private void teamTakesPart() throws Exception {
        team.logsIn("hash", WebFixture.PASSWORD);
        assertThat(web.loggedIn("hash").page(CONTEST)).doesNotContain("http-equiv=\"refresh\"");
        // As one finds it who was told nothing but the address of the server.
        team.at("/courses/c/assignments/final").sees("City <b>finals</b>");
        team.presses("main a[href='" + CONTEST + "']");
        team.sees("City <b>finals</b>", "running", "Sudoku", "Nothing has been asked");
        assertThat(team.page()).containsPattern("\\(in [3-6]\\d min\\)");
        for (String program : new String[] {"WRONG", "RIGHT"}) {
            team.at(TASK);
            team.sets("", "source", "class Main { /* " + program + " */ }");
            team.sends("form[data-drop]");
        }
        team.until(CONTEST, "AC").sees("attempts: 2");
        team.sets("#ask", "problem", WebFixture.PROBLEM);
        team.fills("#ask", "text", "How many <b>digits</b>?");
        team.sends("#ask");
        team.sees("The jury has received your question.", "How many <b>digits</b>?", "not answered yet");
        team.fills("#ask", "text", "When is lunch?");
        team.sends("#ask");
        Path paper = Files.writeString(folder.resolve("a b.txt"), "print <b>this</b> 纸\n");
        team.chooses("#print-file", paper);
        team.sends("#print-file");
        team.sees("It is on its way to the printer.", "a b.txt", "waits");
        other.at(CONTEST + "/scoreboard").sees(NAME, "?2");
        other.logsIn("two", WebFixture.PASSWORD);
        other.at(CONTEST).sees("Nothing has been asked").seesNot("digits", "a b.txt");
    }

    private void juryAnswersAndAnnounces() throws Exception {
        String queue = JURY + "/clarifications";
        jury.at(queue).sees("How many <b>digits</b>?", "When is lunch?", NAME);
        assertThat(browser.run("document.querySelector('main #said a').textContent")
                        .textValue())
                .startsWith("Answer");
        jury.presses("main #said a");
        jury.sees("How many <b>digits</b>?");
        jury.fills("#reply", "text", "Nine,\nas always.");
        jury.sends("#reply");
        jury.presses("main #said a");
        jury.sees("When is lunch?");
        jury.fills("#reply", "text", "At noon.");
        jury.sets("#reply", "all", "yes");
        jury.sends("#reply");
        jury.sees("All questions are answered.");
        jury.fills("#announcement", "text", "No <i>phones</i>.");
        jury.sends("#announcement");
        jury.sees("No <i>phones</i>.", "announcement", "to all", "to " + NAME);
    }

    private void teamReadsWhatIsForIt() throws Exception {
        team.at(CONTEST).sees("Nine,\nas always.", "At noon.", "No <i>phones</i>.");
        other.at(CONTEST).sees("At noon.", "No <i>phones</i>.").seesNot("Nine,", "digits");
    }

    private void juryBringsBalloonsAndPaper() throws Exception {
        jury.until(JURY + "/balloons", "I take it").sees("B7", NAME, "first to solve", "A · red");
        jury.sends("table form");
        jury.sees("It is there", "TEACHER");
        jury.sends("table form");
        jury.sees("Brought").seesNot("To be brought");
        jury.at(JURY + "/prints").sees("B7", NAME, "a b.txt", "waits");
        jury.sends("table form");
        jury.sees("printed");
        String text = jury.text("main table a");
        assertThat(text).startsWith("B7 · " + NAME + " · a b.txt").contains("print <b>this</b> 纸");
        team.at(CONTEST).sees("printed");
    }

    private void juryChangesTheContest() throws Exception {
        String ends = team.at(CONTEST).fact("Ends");
        jury.at(JURY);
        jury.fills("#extension", "minutes", "30");
        jury.sends("#extension");
        assertThat(team.at(CONTEST).fact("Ends")).isNotEqualTo(ends);
        jury.at(JURY);
        jury.sends("#problems tr:nth-child(2) form");
        jury.sees("does not count any more");
        team.at(CONTEST).sees("does not count any more");
        jury.at(JURY);
        jury.sends("#problems tr:nth-child(2) form");
        jury.seesNot("does not count any more");
    }

    private void everybodyLooks() throws IOException {
        jury.looksAt(List.of(
                JURY,
                JURY + "/teams",
                JURY + "/clarifications",
                JURY + "/clarifications/1",
                JURY + "/balloons",
                JURY + "/prints",
                JURY + "/scoreboard",
                JURY + "/reveal"));
        team.looksAt(List.of(CONTEST, CONTEST + "/scoreboard"));
    }

    private void juryEndsTheContest() throws Exception {
        jury.at(JURY + "/awards")
                .sees("Awards are named here once the contest has ended")
                .seesNot("Winner");
        jury.seesNot("The result is final");
        Instant now = Instant.now();
        put(now.minus(Duration.ofHours(3)), now);
        other.until(CONTEST + "/scoreboard", "?2").sees(NAME).seesNot("+1");
        jury.at(JURY + "/reveal").sees(NAME + " · A");
        jury.presses(".reveal #step button");
        jury.sees("Shown: " + NAME + " · A.", "+1");
        other.until(CONTEST + "/scoreboard", "+1");
        jury.at(JURY + "/reveal");
        jury.presses(".reveal #back button");
        jury.sees("?2").seesNot("+1");
        jury.presses(".reveal #step button");
        jury.sees("Thaw the scoreboard for everybody?");
        assertThat(browser.run("!document.querySelector('.reveal #step, .reveal #all')")
                        .booleanValue())
                .as("who goes on and on with the step's button thaws nothing")
                .isTrue();
        jury.presses(".reveal #end button");
        jury.sees("Thaw the scoreboard for everybody now?").seesNot("Nothing is hidden");
        jury.presses(".reveal #sure button");
        jury.sees("Nothing is hidden any more.", "Winner · Gold · Winner of North · First to solve A");
        jury.at(JURY + "/awards").sees("The result is not final yet.", "Winner", NAME);
        jury.looksAt(List.of(JURY + "/reveal", JURY + "/awards"));
        jury.sends("#finish");
        jury.sees("The result is final since");
        jury.sends("#reopen");
        jury.sees("The result is not final yet.", "Leave out those who have handed in nothing");
        jury.sends("#finish");
        jury.sees("The result is final since");
        team.at(CONTEST).sees("final");
    }

    private void teamTakesPartAfterwards() throws Exception {
        team.seesNot("Begin now");
        other.at(CONTEST).sees("Begin now");
        other.sends("#begin");
        other.sees("You began", "running").seesNot("Begin now");
        other.until(CONTEST + "/scoreboard", "二队").listens();
        web.services()
                .handIn()
                .handIn(
                        two(),
                        "c",
                        "final",
                        WebFixture.PROBLEM,
                        List.of(new SourceFile("Main.java", "class Main {}".getBytes(StandardCharsets.UTF_8))),
                        null,
                        Origin.WEB,
                        null);
        other.untilHere("!!document.querySelector('#board tr.new') && "
                + "document.querySelector('#board thead').innerText.includes('2')");
        other.until(CONTEST + "/scoreboard", "A\n✓2").sees("↻ 二队");
        other.at(CONTEST).sees("AC");
        jury.at(JURY + "/awards").sees("The result is final since", NAME).seesNot("二队");
    }
}
