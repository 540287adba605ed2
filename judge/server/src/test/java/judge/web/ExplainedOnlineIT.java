package judge.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import judge.Eventually;
import judge.database.BothDatabases;
import judge.database.OnEachDatabase;
import judge.online.Feedback;
import judge.online.SiteRole;
import judge.online.Viewer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;

/** The cause of a failure on the page of a submission, in its events and for programs, as far as feedback allows. */
@ParameterizedClass
@OnEachDatabase
class ExplainedOnlineIT {

    private static final String LOOKING = "looking for the cause";
    private static final Pattern WHY = Pattern.compile("<p class=\"why[^>]*>.*?</p>");
    private static final String CAUSE = "Indices are counted from 0";

    private final WebFixture web;
    private final Viewer teacher;
    private final Viewer anna;

    ExplainedOnlineIT(BothDatabases on) {
        web = new WebFixture(on);
        teacher = web.person("teacher", SiteRole.TEACHER);
        anna = web.person("anna", SiteRole.STUDENT);
        web.explainer().hold();
    }

    @AfterEach
    void closes() {
        web.explainer().release();
        web.close();
    }

    private long failed(TestBrowser browser) {
        String location = TestBrowser.location(browser.upload(
                "/courses/c/assignments/a1/problems/" + WebFixture.PROBLEM,
                Map.of("source", "class Main { /* WRONG */ }"),
                Map.of()));
        long id = Long.parseLong(location.substring(location.lastIndexOf('/') + 1));
        Eventually.until(
                "judged",
                () -> web.database()
                                .read(tables -> tables.judgings().active(id))
                                .orElseThrow()
                                .report()
                        != null);
        return id;
    }

    private void awaitExplained(long submission) {
        Eventually.until("explained", () -> web.database().read(tables -> tables.explanations()
                .found(tables.judgings().active(submission).orElseThrow().id())
                .isPresent()));
    }

    private static BufferedReader events(TestBrowser browser, long id) {
        return new BufferedReader(
                new InputStreamReader(browser.stream("/submissions/" + id + "/events"), StandardCharsets.UTF_8));
    }

    private static List<String> named(BufferedReader lines) throws IOException {
        List<String> names = new ArrayList<>();
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
            if (line.startsWith("event: ")) {
                names.add(line.substring("event: ".length()));
            }
        }
        return names;
    }

    @Test
    void thePageSaysThatTheCauseIsLookedForAndThenTheCauseWithoutValuesOfSecretCases() {
        web.course(teacher, "c", Feedback.FULL, anna);
        TestBrowser browser = web.loggedIn("anna");
        long id = failed(browser);
        String page = "/submissions/" + id;
        assertThat(browser.page(page))
                .contains(LOOKING, "http-equiv=\"refresh\"", "data-live=\"" + page + "\"", "secret/")
                .doesNotContain(CAUSE);
        assertThat(browser.page(page + "/result")).contains("id=\"status\"", LOOKING);

        web.explainer().release();
        awaitExplained(id);

        assertThat(browser.page(page))
                .contains(CAUSE)
                .doesNotContain(LOOKING, "http-equiv=\"refresh\"", "data-live", FakeJudge.SECRET);
        assertThat(browser.page(page + "/result")).doesNotContain("id=\"status\"");
        assertThat(web.loggedIn("teacher").page(page)).contains(FakeJudge.SECRET, CAUSE);
        browser.post("/language", Map.of("language", "zh", "back", page));
        assertThat(browser.page(page)).contains("第 1 行");
    }

    @Test
    void whileSubmissionsWaitThePageSaysBelowTheVerdictThatTheCauseComesAfterThem() {
        web.course(teacher, "c", Feedback.FULL, anna);
        TestBrowser browser = web.loggedIn("anna");
        String page = "/submissions/" + failed(browser);
        web.judge().hold();
        for (int i = 0; i < 10; i++) { // More than are judged at a time.
            browser.upload(
                    "/courses/c/assignments/a1/problems/" + WebFixture.PROBLEM,
                    Map.of("source", "class Main { int n" + i + "; }"),
                    Map.of());
        }

        String shown = browser.page(page);
        web.judge().release();

        assertThat(shown)
                .contains("A closer explanation is worked out when no submission waits any more.")
                .doesNotContain(LOOKING);
        assertThat(shown.indexOf("badge big WA")).isLessThan(shown.indexOf("A closer explanation"));
    }

    @Test
    void theTeachersPageOfASubmissionSaysItAsTheStudentsDoesAndTheTableOfAttemptsInShort() {
        web.course(teacher, "c", Feedback.VERDICT, anna);
        long id = failed(web.loggedIn("anna"));
        TestBrowser staff = web.loggedIn("teacher");
        String page = "/teach/submissions/" + id;
        String table = "/teach/courses/c/assignments/a1/students/anna";
        assertThat(staff.page("/teach/courses/c/assignments/a1")).contains("href=\"" + page + "\"");
        assertThat(staff.page(page)).contains(LOOKING, "data-refresh=").doesNotContain(CAUSE);
        assertThat(staff.page(table)).contains(LOOKING).doesNotContain(CAUSE);

        web.explainer().release();
        awaitExplained(id);

        assertThat(staff.page(page)).contains(whys(staff.page("/submissions/" + id)));
        assertThat(staff.page(page)).contains(CAUSE, FakeJudge.SECRET).doesNotContain(LOOKING, "data-refresh=");
        assertThat(staff.page(table)).contains(FakeJudge.SECRET).doesNotContain(LOOKING, CAUSE);
        staff.post("/language", Map.of("language", "zh", "back", page));
        assertThat(staff.page(page)).contains(whys(staff.page("/submissions/" + id)));
        assertThat(web.loggedIn("anna").page("/submissions/" + id)).doesNotContain(CAUSE);
        assertThat(web.loggedIn("anna").get(page).statusCode()).isEqualTo(403);
    }

    /** The paragraphs with reason and causes. */
    private static List<String> whys(String page) {
        List<String> found = WHY.matcher(page).results().map(MatchResult::group).toList();
        assertThat(found).hasSizeGreaterThan(1);
        return found;
    }

    @Test
    void theEventsGoOnAfterTheVerdictUntilTheCauseIsThere() throws Exception {
        web.course(teacher, "c", Feedback.FULL, anna);
        TestBrowser browser = web.loggedIn("anna");
        long id = failed(browser);

        try (BufferedReader lines = events(browser, id)) {
            String line = lines.readLine();
            while (!line.equals("event: verdict")) {
                line = lines.readLine();
            }
            web.explainer().release();
            assertThat(named(lines)).containsExactly("explanation");
        }
        try (BufferedReader lines = events(browser, id)) {
            assertThat(named(lines)).as("to whoever comes later").containsExactly("verdict", "explanation");
        }
    }

    @Test
    void programsGetTheStateAndTheHints() {
        web.course(teacher, "c", Feedback.FULL, anna);
        long id = failed(web.loggedIn("anna"));
        assertThat(api(id)).containsPattern("\"explanation\" ?: ?\"looking\"").doesNotContain("run-index");

        web.explainer().release();
        awaitExplained(id);

        assertThat(api(id))
                .containsPattern("\"explanation\" ?: ?\"complete\"")
                .contains("\"run-index\"")
                .doesNotContain(FakeJudge.SECRET);
    }

    private String api(long id) {
        String token = web.services().accounts().tokens().make(anna.person(), "test");
        return web.browser()
                .header("Authorization", "Bearer " + token)
                .get("/api/v1/submissions/" + id)
                .body();
    }

    @Test
    void nothingIsToldWhereFeedbackIsTheVerdictAlone() throws Exception {
        web.course(teacher, "c", Feedback.VERDICT, anna);
        TestBrowser browser = web.loggedIn("anna");
        long id = failed(browser);
        List<String> before = told(browser, id);
        String byProgram = api(id);
        assertThat(before.get(0)).doesNotContain(LOOKING, "http-equiv=\"refresh\"");

        web.explainer().release();
        awaitExplained(id);

        assertThat(told(browser, id)).isEqualTo(before);
        assertThat(api(id)).isEqualTo(byProgram);
    }

    @Test
    void whatIsOffIsNeitherLookedForNorShown() {
        web.course(teacher, "c", Feedback.FULL, anna);
        TestBrowser browser = web.loggedIn("anna");
        long id = failed(browser);
        web.explainer().release();
        awaitExplained(id);
        TestBrowser staff = web.loggedIn("teacher");
        String form = "/teach/courses/c/assignments/a1/edit";
        assertThat(staff.page(form)).contains("name=\"explain\" value=\"yes\" checked");

        web.explaining(teacher, "c", "a1", false);

        assertThat(staff.page(form)).contains("name=\"explain\" value=\"yes\">");
        assertThat(browser.page("/submissions/" + id)).doesNotContain(LOOKING, CAUSE);
    }

    /** All that is answered about a submission, without tokens and with whatever its events are. */
    private static List<String> told(TestBrowser browser, long id) throws IOException {
        try (BufferedReader lines = events(browser, id)) {
            return List.of(
                    browser.page("/submissions/" + id).replaceAll("value=\"[^\"]*\"", ""),
                    browser.page("/submissions/" + id + "/result"),
                    String.join(" ", named(lines)));
        }
    }
}
