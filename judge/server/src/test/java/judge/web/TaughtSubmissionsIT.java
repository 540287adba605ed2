package judge.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import judge.Eventually;
import judge.database.BothDatabases;
import judge.database.OnEachDatabase;
import judge.online.CourseRole;
import judge.online.Feedback;
import judge.online.SiteRole;
import judge.online.Viewer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;

@ParameterizedClass
@OnEachDatabase
class TaughtSubmissionsIT {

    private static final String LIST = "/teach/courses/c/submissions";
    private static final String TASK = "/courses/c/assignments/a1/problems/" + WebFixture.PROBLEM;
    private static final Pattern WORK = Pattern.compile("href=\"/teach/submissions/(\\d+)\"");

    private final WebFixture web;
    private final Viewer teacher;
    private final TestBrowser staff;

    TaughtSubmissionsIT(BothDatabases on) {
        web = new WebFixture(on);
        teacher = web.person("teacher", SiteRole.TEACHER);
        web.course(
                teacher,
                "c",
                Feedback.NONE,
                web.person("anna", SiteRole.STUDENT),
                web.person("boris", SiteRole.STUDENT));
        staff = web.loggedIn("teacher");
    }

    @AfterEach
    void closes() {
        web.close();
    }

    @Test
    void theListIsOfAllStudentsAndFilteredByTheAddress() {
        web.database().write(tables -> {
            long course = tables.courses().find("c").orElseThrow().id();
            tables.courses()
                    .setGroup(course, tables.people().find("anna").orElseThrow().id(), "=1+1");
            return true;
        });
        web.lateAssignment(teacher, "c", "late");
        long right = judged("anna", TASK, "java", "class Main { /* 1 */ }");
        long wrong = judged("boris", TASK, "cpp", "int main() { /* WRONG */ }");
        long late = judged("boris", TASK.replace("/a1/", "/late/"), "java", "class Main { /* 2 */ }");

        for (String list : List.of(LIST, "/teach/submissions")) {
            assertThat(works(list)).containsExactly(late, wrong, right);
            assertThat(works(list + "?verdict=WA")).containsExactly(wrong);
            assertThat(works(list + "?verdict=none")).isEmpty();
            assertThat(works(list + "?late=yes")).containsExactly(late);
            assertThat(works(list + "?late=no&language=java")).containsExactly(right);
            assertThat(works(list + "?person=boris")).containsExactly(late, wrong);
            assertThat(works(list + "?search=NNA")).containsExactly(right);
            assertThat(works(list + "?search=%23" + wrong)).containsExactly(wrong);
            assertThat(works(list + "?problem=" + WebFixture.PROBLEM)).hasSize(3);
        }
        assertThat(works(LIST + "?assignment=late")).containsExactly(late);
        assertThat(works(LIST + "?group=%3D1%2B1")).containsExactly(right);
        assertThat(works(LIST + "?group=+")).containsExactly(late, wrong);
        assertThat(staff.get("/teach/submissions?group=x").statusCode()).isEqualTo(400);
        assertThat(staff.get(LIST + "?late=maybe").statusCode()).isEqualTo(400);
        assertThat(staff.get(LIST + "?search=%00").statusCode()).isEqualTo(400);
        assertThat(staff.get(LIST + "?assignment=nothing").statusCode()).isEqualTo(404);
        assertThat(staff.page(LIST + "?search=%22%3E%3Cscript%3Ehere")).doesNotContain("<script>here");
        String table = staff.page(LIST + ".csv?verdict=AC");
        assertThat(table.lines()).hasSize(3).anyMatch(line -> line.contains(",anna,ANNA,,'=1+1,"));
    }

    @Test
    void theOtherLanguageShowsTheSameSubmissions() {
        assertThat(staff.page(LIST + "?verdict=WA&search=%23a"))
                .contains("name=\"back\" value=\"" + LIST + "?verdict&#x3D;WA&amp;search&#x3D;%23a\"");
        assertThat(TestBrowser.location(
                        staff.post("/language", Map.of("language", "en", "back", LIST + "?verdict=WA&search=%23a"))))
                .isEqualTo(LIST + "?verdict=WA&search=%23a");
    }

    @Test
    void onlyWhoSeesTheClassSeesTheListOfAll() throws IOException {
        web.person("helper", SiteRole.STUDENT);
        web.services().courses().setRole(teacher, "c", "helper", CourseRole.ASSISTANT);
        web.person("other", SiteRole.TEACHER);
        web.person("root", SiteRole.ADMIN);
        long one = judged("anna", TASK, "java", "class Main {}");

        for (String login : List.of("helper", "root")) {
            assertThat(works(web.loggedIn(login), LIST)).containsExactly(one);
            assertThat(works(web.loggedIn(login), "/teach/submissions")).containsExactly(one);
            assertThat(listed(login, "/api/v1/submissions?verdict=AC")).containsExactly(one);
        }
        assertThat(web.loggedIn("helper").page(LIST)).doesNotContain("/submissions/rejudge");
        assertThat(web.loggedIn("helper").get(LIST + "/rejudge").statusCode()).isEqualTo(403);
        assertThat(works(web.loggedIn("other"), "/teach/submissions")).isEmpty();
        assertThat(web.loggedIn("other").get(LIST).statusCode()).isEqualTo(404);
        for (String page : List.of("", ".csv", "/events", "/rejudge")) {
            assertThat(web.loggedIn("anna").get(LIST + page).statusCode())
                    .as(page)
                    .isEqualTo(403);
        }
        assertThat(web.loggedIn("anna").get("/teach/submissions").statusCode()).isEqualTo(403);
        // One's own, without what is hidden.
        assertThat(listed("anna", "/api/v1/courses/c/submissions")).containsExactly(one);
        assertThat(listed("anna", "/api/v1/courses/c/submissions?verdict=AC")).isEmpty();
        assertThat(listed("anna", "/api/v1/courses/c/submissions?person=boris")).isEmpty();
        assertThat(listed("boris", "/api/v1/courses/c/submissions")).isEmpty();
        assertThat(listed("anna", "/api/v1/submissions")).isEmpty();
    }

    @Test
    void whatIsFilteredIsJudgedAgainAfterSayingHowMany() {
        judged("anna", TASK, "java", "class Main { /* 1 */ }");
        judged("boris", TASK, "cpp", "int main() { /* WRONG */ }");
        judged("boris", TASK, "cpp", "int main() { /* WRONG 2 */ }");

        assertThat(page(LIST + "?verdict=WA")).contains(LIST + "/rejudge?verdict=WA");
        assertThat(staff.page(LIST + "/rejudge?verdict=WA"))
                .contains("2 submissions are filtered", "name=\"count\" value=\"2\"", "name=\"verdict\" value=\"WA\"");
        assertThat(staff.page(LIST + "/rejudge?verdict=JE")).doesNotContain("name=\"count\"");
        HttpResponse<String> other = send("verdict", "WA", "count", "1");
        assertThat(other.statusCode()).isEqualTo(409);
        assertThat(other.body()).contains("there are 2 now");

        HttpResponse<String> begun = send("verdict", "WA", "count", "2", "reason", "a reason");

        String rejudging = TestBrowser.location(begun);
        assertThat(rejudging).startsWith("/teach/rejudgings/");
        Eventually.until("judged again", () -> page(rejudging).contains(rejudging + "/apply"));
        assertThat(page(rejudging)).contains("a reason");
        assertThat(staff.page("/teach/courses/c/rejudgings")).contains("Chosen submissions of c");
        assertThat(staff.post(rejudging + "/apply", Map.of()).statusCode()).isEqualTo(303);
        assertThat(works(LIST + "?verdict=WA")).hasSize(2);
    }

    /** The page with the characters that the template escapes in addresses. */
    private String page(String path) {
        return staff.page(path).replace("&#x3D;", "=").replace("&amp;", "&");
    }

    private HttpResponse<String> send(String... fields) {
        Map<String, String> form = new HashMap<>();
        for (int i = 0; i < fields.length; i += 2) {
            form.put(fields[i], fields[i + 1]);
        }
        return staff.post(LIST + "/rejudge", form);
    }

    @Test
    void anOpenListIsToldThatSomethingWasHandedIn() throws IOException {
        assertThat(page(LIST)).contains("data-events=\"" + LIST + "/events\"", "list.js");
        try (BufferedReader events =
                new BufferedReader(new InputStreamReader(staff.stream(LIST + "/events"), StandardCharsets.UTF_8))) {
            handIn("anna", TASK, "java", "class Main {}");
            String line = events.readLine();
            while (line != null && !line.equals("event: changed")) {
                line = events.readLine();
            }
            assertThat(line).isEqualTo("event: changed");
        }
    }

    private long judged(String login, String task, String language, String source) {
        long number = handIn(login, task, language, source);
        Eventually.until(
                "judged",
                () -> web.services().submissions().view(teacher, number).verdict() != null);
        return number;
    }

    private long handIn(String login, String task, String language, String source) {
        TestBrowser browser = web.loggedIn(login);
        HttpResponse<String> answer = browser.upload(task, Map.of("source", source, "language", language), Map.of());
        return Long.parseLong(TestBrowser.location(answer).replaceFirst(".*/", ""));
    }

    private List<Long> works(String path) {
        return works(staff, path);
    }

    private static List<Long> works(TestBrowser browser, String path) {
        HttpResponse<String> answer = browser.get(path);
        assertThat(answer.statusCode()).as(path).isEqualTo(200);
        return WORK.matcher(answer.body())
                .results()
                .map((MatchResult one) -> Long.parseLong(one.group(1)))
                .toList();
    }

    private List<Long> listed(String login, String path) throws IOException {
        HttpResponse<String> answer = web.loggedIn(login).get(path);
        assertThat(answer.statusCode()).as(path).isEqualTo(200);
        JsonNode all = new ObjectMapper().readTree(answer.body()).path("submissions");
        List<Long> numbers = new ArrayList<>();
        all.forEach(one -> numbers.add(one.path("id").asLong()));
        return numbers;
    }
}
