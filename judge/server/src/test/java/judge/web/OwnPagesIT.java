package judge.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import judge.Eventually;
import judge.database.BothDatabases;
import judge.database.OnEachDatabase;
import judge.online.Assignment;
import judge.online.Feedback;
import judge.online.SiteRole;
import judge.online.Viewer;
import judge.service.course.AssignmentSettings;
import judge.service.course.ProblemPoints;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;

@ParameterizedClass
@OnEachDatabase
class OwnPagesIT {

    private static final String TASK = "/courses/c/assignments/a1/problems/" + WebFixture.PROBLEM;
    private static final Pattern WORK = Pattern.compile("href=\"(/submissions/\\d+)\"");

    private final WebFixture web;
    private final Viewer teacher;
    private final TestBrowser anna;

    OwnPagesIT(BothDatabases on) {
        web = new WebFixture(on);
        teacher = web.person("teacher", SiteRole.TEACHER);
        web.course(teacher, "c", Feedback.FULL, web.person("anna", SiteRole.STUDENT));
        anna = web.loggedIn("anna");
    }

    @AfterEach
    void closes() {
        web.close();
    }

    @Test
    void theListIsFilteredByTheAddressWhichKeepsTheChoice() {
        String right = judged("java", "class Main { /* <b>1 */ }");
        String wrong = judged("cpp", "int main() { /* WRONG */ }");

        assertThat(works("/mine")).containsExactly(wrong, right);
        assertThat(works("/mine?verdict=AC")).containsExactly(right);
        assertThat(works("/mine?language=cpp")).containsExactly(wrong);
        assertThat(works("/mine?problem=" + WebFixture.PROBLEM + "&verdict=WA&since=2026-01-01"))
                .containsExactly(wrong);
        assertThat(works("/mine?until=2026-01-01")).isEmpty();
        assertThat(page("/mine?verdict=WA&language=cpp&since=2026-01-01"))
                .contains(
                        "<option value=\"WA\" selected>wrong answer</option>",
                        "<option value=\"cpp\" selected>C++</option>",
                        "name=\"since\" value=\"2026-01-01\"",
                        "Sudoku",
                        "Assignment a1",
                        "Course c",
                        "href=\"" + TASK + "\"");
        assertThat(page("/mine")).containsPattern(wrong + "\">[^<]* · attempt 2</a>");
        assertThat(page("/mine?until=2026-01-01")).contains("No submission is like that");
    }

    @Test
    void whatMakesNoSenseInTheAddressIsNamed() {
        for (String query :
                new String[] {"verdict=XX", "since=yesterday", "since=2026-02-30", "before=-1", "before=x"}) {
            HttpResponse<String> answer = anna.get("/mine?" + query);

            assertThat(answer.statusCode()).as(query).isEqualTo(400);
            assertThat(answer.body()).as(query).contains("The parameter " + query.replaceFirst("=.*", ""));
        }
        HttpResponse<String> hostile = anna.get("/mine?problem=%3Cscript%3E&language=%22%3E%3Cscript%3E");
        assertThat(hostile.statusCode()).isEqualTo(200);
        assertThat(hostile.body()).doesNotContain("<script>");
    }

    @Test
    void longListsGoOnAtOlderOnes() {
        for (int i = 0; i < 51; i++) {
            handIn("java", "class Main { /* " + i + " */ }");
        }
        String first = page("/mine?language=java");
        String older = first.replaceAll("(?s).*href=\"(/mine\\?language=java&before=\\d+)\".*", "$1");

        assertThat(WORK.matcher(first).results()).hasSize(50);
        assertThat(works(older)).hasSize(1);
        assertThat(page(older)).contains("href=\"/mine?language=java\"").doesNotContain("Older ones");
    }

    @Test
    void aRightAnswerLeadsToTheNextProblemThatIsNotSolvedAndBack() {
        web.services().problems().putFolder(Path.of("judge/src/test/resources/judge/problems/sum"));
        Assignment now = web.services().assignments().get(teacher, "c", "a1").assignment();
        web.services()
                .assignments()
                .put(
                        teacher,
                        "c",
                        "a1",
                        AssignmentSettings.usual(
                                now.name(),
                                now.opens(),
                                now.closes(),
                                Feedback.FULL,
                                List.of(new ProblemPoints(WebFixture.PROBLEM, 10), new ProblemPoints("sum", 10))));
        String onward = "href=\"/courses/c/assignments/a1/problems/sum\">Next problem: ";

        assertThat(page(judged("java", "class Main { /* WRONG */ }"))).doesNotContain(onward, "Back to");
        String right = judged("java", "class Main {}");
        assertThat(page(right)).contains(onward, ">Back to Assignment a1</a>");
        assertThat(web.loggedIn("teacher").page(right)).doesNotContain(onward, "Back to");
    }

    @Test
    void theProgressSaysWhatIsOpenTriedAndSolvedAndTheBestTimeBesideTheLimit() {
        assertThat(page("/mine/progress")).contains("id=\"open\"").doesNotContain("id=\"tried\"", "id=\"weeks\"");
        judged("cpp", "int main() { /* WRONG */ }");
        assertThat(page("/mine/progress"))
                .contains("id=\"tried\"", "id=\"weeks\"", "Begun, not solved yet")
                .doesNotContain("id=\"open\"", "id=\"solved\"");
        judged("java", "class Main {}");
        assertThat(page("/mine/progress"))
                .contains("id=\"solved\"", "Best time", "Limit", " ms</td>", "href=\"/mine?problem=poj3074\"")
                .doesNotContain("id=\"tried\"");
        anna.header("Accept-Language", "zh");
        assertThat(page("/mine/progress")).contains("我的进度", "最短用时", "每周情况");
        assertThat(page("/mine")).contains("我的提交", "<details class=\"more\"><summary>筛选");
        assertThat(page("/mine?verdict=AC")).contains("<details class=\"more\" open><summary>筛选");
    }

    @Test
    void theBarLeadsThereForStudentsAndWhoeverHasHandedIn() {
        String link = "<a href=\"/mine\"";
        assertThat(anna.page("/")).contains(link);
        assertThat(page("/mine")).contains(link + " aria-current=\"true\"");
        TestBrowser staff = web.loggedIn("teacher");
        assertThat(staff.page("/")).doesNotContain(link);
        assertThat(staff.page("/mine")).contains("You have not handed in anything yet");

        staff.upload(TASK, Map.of("source", "class Main {}"), Map.of());

        assertThat(staff.page("/")).contains(link);
        assertThat(works(staff, "/mine")).hasSize(1);
        assertThat(web.browser().page("/login")).doesNotContain(link);
    }

    @Test
    void programsGetTheSame() throws Exception {
        judged("java", "class Main {}");
        judged("cpp", "int main() { /* WRONG */ }");
        Instant future = Instant.now().plusSeconds(3_600);

        assertThat(api("").path("submissions")).hasSize(2);
        JsonNode page = api("?limit=1");
        assertThat(page.path("submissions").path(0).path("language").asText()).isEqualTo("cpp");
        assertThat(page.path("submissions").path(0).path("verdict").asText()).isEqualTo("WA");
        assertThat(api("?limit=1&cursor=" + page.path("next").asText())
                        .path("submissions")
                        .path(0)
                        .path("language")
                        .asText())
                .isEqualTo("java");
        assertThat(api("?verdict=AC").path("submissions")).hasSize(1);
        assertThat(api("?since=" + future).path("submissions")).isEmpty();
        assertThat(api("?until=" + future).path("submissions")).hasSize(2);
        assertThat(anna.get("/api/v1/me/submissions?verdict=ac").statusCode()).isEqualTo(400);
        assertThat(anna.get("/api/v1/me/submissions?since=2026-01-01").statusCode())
                .isEqualTo(400);
    }

    private JsonNode api(String query) throws Exception {
        return new ObjectMapper().readTree(anna.page("/api/v1/me/submissions" + query));
    }

    /** The page with the characters that the template escapes in addresses. */
    private String page(String path) {
        return anna.page(path).replace("&#x3D;", "=").replace("&amp;", "&");
    }

    private Iterable<String> works(String path) {
        return works(anna, path);
    }

    private static Iterable<String> works(TestBrowser browser, String path) {
        return WORK.matcher(browser.page(path))
                .results()
                .map(MatchResult::group)
                .map(link -> link.substring(6, link.length() - 1))
                .toList();
    }

    private String judged(String language, String source) {
        String work = handIn(language, source);
        Eventually.until("judged", () -> anna.page(work).contains("badge big"));
        return work;
    }

    private String handIn(String language, String source) {
        HttpResponse<String> answer = anna.upload(TASK, Map.of("source", source, "language", language), Map.of());
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(303);
        return TestBrowser.location(answer);
    }
}
