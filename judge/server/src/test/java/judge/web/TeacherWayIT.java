package judge.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import judge.database.BothDatabases;
import judge.database.OnEachDatabase;
import judge.online.SiteRole;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;

/** The way of a teacher with a class, by the forms that the pages show. */
@ParameterizedClass
@OnEachDatabase
class TeacherWayIT {

    private static final Pattern SUBMISSION = Pattern.compile("/submissions/\\d+");
    private static final Pattern PASSWORD =
            Pattern.compile("<dd class=\"code\">(s\\d+)</dd><dt>First password</dt><dd class=\"code\">([^<]+)</dd>");

    @AutoClose
    private final TeacherScene scene;

    private final WebFixture fixture;

    TeacherWayIT(BothDatabases on) {
        scene = new TeacherScene(on);
        fixture = scene.fixture();
    }

    @Test
    void aCourseAndItsFirstAssignmentNeedNothingButANameAndARoster() {
        TestBrowser browser = scene.teacher();

        HttpResponse<String> slips = TeacherScene.createsCourse(browser);

        assertThat(slips.statusCode()).as(slips.body()).isEqualTo(200);
        Map<String, String> passwords = new LinkedHashMap<>();
        Matcher slip = PASSWORD.matcher(slips.body());
        while (slip.find()) {
            passwords.put(slip.group(1), slip.group(2));
        }
        assertThat(passwords).containsOnlyKeys("s1001", "s1002", "s1003");
        assertThat(slips.body())
                .contains("/teach/courses/java-1/new-assignment")
                .doesNotContain("<script>");
        assertThat(browser.page("/teach/courses/java-1/members"))
                .doesNotContain(passwords.values())
                .contains("Anna Berg", "&lt;script&gt;");

        String classPage = TeacherScene.publishes(browser);

        assertThat(classPage).isEqualTo("/teach/courses/java-1/assignments/assignment-1");
        assertThat(browser.page(classPage)).contains("Anna Berg", "0 of 3");
        TestBrowser student = fixture.browser();
        assertThat(student.logIn("s1001", passwords.get("s1001")).statusCode()).isEqualTo(303);

        scene.handsIn("s1001", "class Main {}");
        scene.handsIn("s1002", "class Main { /* WRONG */ }");

        String page = TeacherScene.until(browser, classPage, "badge WA");
        page = TeacherScene.until(browser, classPage, "badge AC");
        assertThat(page).contains("2 of 3").doesNotContain("<script>");
    }

    @Test
    void whatARejudgingWouldChangeIsShownBeforeItChangesAnything() {
        TestBrowser browser = scene.teacher();
        String classPage = TeacherScene.createsAssignment(browser);
        scene.handsIn("s1001", "class Main { /* LATER */ }");
        scene.handsIn("s1002", "class Main {}");
        TeacherScene.until(browser, classPage, "Solved");
        String solved = TeacherScene.until(browser, classPage, "AC 2");
        fixture.judge().failAlso("LATER");

        Map<String, String> form = new LinkedHashMap<>(
                PageForm.of(solved, "/teach/rejudgings", "assignment").fields());
        form.put("reason", "case 3 was wrong");
        fixture.judge().hold();
        String rejudging = TestBrowser.location(browser.post("/teach/rejudgings", form));
        assertThat(browser.page(rejudging))
                .contains("So far, with 0 of 2 judged")
                .doesNotContain("No verdict and no points differ");
        fixture.judge().release();
        String matrix = TeacherScene.until(browser, rejudging, "nothing has changed yet");

        assertThat(matrix)
                .contains("case 3 was wrong", "Java 1 · Assignment 1", "Anna Berg", "badge AC", "badge WA", "1</td>");
        assertThat(without(matrix, "s1002")).doesNotContain("&lt;script&gt;");
        assertThat(browser.page(classPage)).contains("AC 2");
        assertThat(PageForm.of(matrix, rejudging + "/drop", "").fields()).isEmpty();

        browser.post(
                rejudging + "/apply",
                PageForm.of(matrix, rejudging + "/apply", "").fields());

        assertThat(browser.page(classPage)).contains("AC 1, WA 1");
        String applied = browser.page(rejudging);
        browser.post(
                rejudging + "/undo",
                PageForm.of(applied, rejudging + "/undo", "").fields());
        assertThat(browser.page(classPage)).contains("AC 2");
        assertThat(browser.page("/teach/courses/java-1/rejudgings")).contains("undone", "case 3 was wrong");
        String link = "href=\"" + rejudging + "\"";
        assertThat(browser.page("/teach/submissions/1")).contains(link);
        String problem = "/teach/problems/" + WebFixture.PROBLEM;
        assertThat(browser.page(problem)).as("it is of an assignment").doesNotContain(link);

        fixture.person("root", SiteRole.ADMIN);
        TestBrowser admin = fixture.loggedIn("root");
        Map<String, String> ofProblem =
                PageForm.of(admin.page(problem), "/teach/rejudgings", "problem").fields();
        String again = "href=\"" + TestBrowser.location(admin.post("/teach/rejudgings", ofProblem)) + "\"";
        for (String page : List.of(problem, "/teach/courses/java-1/rejudgings", "/teach/submissions/1")) {
            assertThat(admin.page(page)).as(page).contains(again);
            assertThat(browser.page(page))
                    .as("what an administrator began in all courses")
                    .doesNotContain(again);
        }
        assertThat(browser.page("/teach/courses/java-1/rejudgings")).doesNotContain("java-1/assignment-1<");
    }

    private static String without(String page, String... endings) {
        String plain = page;
        for (String ending : endings) {
            plain = plain.replace(ending, "");
        }
        return plain;
    }

    @Test
    void gradesAreSetByHandWithAReasonAndLeaveAsTablesWithoutFormulas() {
        TestBrowser browser = scene.teacher();
        String classPage = TeacherScene.createsAssignment(browser);
        scene.handsIn("s1003", "class Main {}");
        TeacherScene.until(browser, classPage, "badge AC");
        String student = classPage + "/students/s1003";
        Map<String, String> form = new LinkedHashMap<>(
                PageForm.of(browser.page(student), student, "points").fields());
        form.put("points", "100.5");
        form.put("reason", "worth more");
        HttpResponse<String> above = browser.post(student, form);
        assertThat(above.statusCode()).isEqualTo(400);
        assertThat(above.body()).contains("100.5 points are more than the problem is worth: at most 100 can be given.");
        form.put("points", "0.5");
        form.put("reason", "copied from a book " + TeacherScene.HOSTILE);

        assertThat(browser.post(student, form).statusCode()).isEqualTo(303);

        assertThat(browser.page(student)).contains("0.5", "copied from a book").doesNotContain("<script>");
        assertThat(browser.page("/teach/courses/java-1/gradebook")).contains("0.5*");
        HttpResponse<String> csv = browser.get("/teach/courses/java-1/gradebook.csv");
        assertThat(csv.headers().firstValue("Content-Type")).hasValue("text/csv; charset=utf-8");
        assertThat(csv.headers().firstValue("Content-Disposition").orElse("")).startsWith("attachment;");
        assertThat(csv.body()).contains("s1003", "0.5", "HYPERLINK");
        assertThat(csv.body().lines().flatMap(line -> List.of(line.split(",")).stream()))
                .noneMatch(cell -> cell.startsWith("=") || cell.startsWith("\"="));
        assertThat(browser.get("/teach/courses/java-1/gradebook.xlsx").body()).startsWith("PK");
    }

    @Test
    void aLineOfASourceIsCommentedAndTheSourceIsText() {
        TestBrowser browser = scene.teacher();
        String classPage = TeacherScene.createsAssignment(browser);
        scene.handsIn("s1001", "class Main {\n  // " + TeacherScene.HOSTILE + "\n}\n");
        String page = TeacherScene.until(browser, classPage, "badge AC");
        Matcher link = Pattern.compile("/teach/submissions/\\d+").matcher(page);
        assertThat(link.find()).isTrue();
        String source = link.group();
        Map<String, String> form = new LinkedHashMap<>(
                PageForm.of(browser.page(source + "?file=Main.java&line=2"), source + "/comments", "value=\"2\"")
                        .fields());
        form.put("text", "Why this?\u202e " + TeacherScene.HOSTILE);

        assertThat(browser.post(source + "/comments", form).statusCode()).isEqualTo(303);

        String commented = browser.page(source);
        assertThat(commented).contains("Why this?\\u202E ", "id=\"f0-2\"").doesNotContain("<script>");
        assertThat(commented.indexOf("Why this?"))
                .isGreaterThan(commented.indexOf("id=\"f0-2\""))
                .isLessThan(commented.indexOf("id=\"f0-3\""));
        Map<String, String> whole = new LinkedHashMap<>(
                PageForm.of(commented, source + "/comments", "Why this?").fields());
        whole.put("before", form.get("text"));
        assertThat(browser.post(source + "/comments", whole).statusCode()).isEqualTo(303);
        assertThat(browser.page(source).indexOf("class=\"comment whole\""))
                .isGreaterThan(commented.indexOf("id=\"f0-3\""));
        assertThat(browser.page("/submissions/1")).contains("The whole submission");
        assertThat(browser.post(source + "/comments", Map.of("file", "", "line", "7", "text", "Where?"))
                        .statusCode())
                .isEqualTo(400);
    }

    @Test
    void theArchiveOfAClassIsHandedInForThoseOnTheRosterAndTheRestIsTold() throws Exception {
        TestBrowser browser = scene.teacher();
        String classPage = TeacherScene.createsAssignment(browser);
        byte[] zip = TeacherScene.zip(Map.of(
                "s1001/poj3074/Main.java", "class Main {}",
                "s1002 someone/poj3074/Main.java", "class Main { /* WRONG */ }",
                "nobody/poj3074/Main.java", "class Main {}",
                "s1001/poj3074/report.pdf", "no source"));
        Map<String, String> form = PageForm.of(browser.page(classPage + "/hand-in"), classPage + "/archive", "archive")
                .fields();

        HttpResponse<String> answer = browser.upload(classPage + "/archive", form, "archive", Map.of("class.zip", zip));

        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
        assertThat(answer.body())
                .contains("Handed in: 2", "Not found on the roster: 1", "nobody", "Left out: 1", "report.pdf")
                .contains("No submission in it of: s1003 &#x3D;HYPERLINK");
        assertThat(TeacherScene.until(browser, classPage, "badge WA")).contains("2 of 3");
    }

    @Test
    void anArchiveThatABrowserSendsAgainIsHandedInOnce() throws Exception {
        TestBrowser browser = scene.teacher();
        String classPage = TeacherScene.createsAssignment(browser);
        byte[] zip = TeacherScene.zip(Map.of(
                "s1001/poj3074/Main.java", "class Main {}", "s1002/poj3074/Main.java", "class Main { /* WRONG */ }"));
        Map<String, String> form = PageForm.of(browser.page(classPage + "/hand-in"), classPage + "/archive", "archive")
                .fields();

        List<List<String>> made = new ArrayList<>();
        for (int i = 0; i < 2; i++) {
            String answer = browser.upload(classPage + "/archive", form, "archive", Map.of("class.zip", zip))
                    .body();
            made.add(
                    SUBMISSION.matcher(answer).results().map(MatchResult::group).toList());
        }

        assertThat(made.get(0)).hasSize(2).isEqualTo(made.get(1));
    }
}
