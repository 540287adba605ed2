package judge.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import judge.Eventually;
import judge.database.BothDatabases;
import judge.database.OnEachDatabase;
import judge.online.CourseRole;
import judge.online.Feedback;
import judge.online.SiteRole;
import judge.online.Viewer;
import judge.web.http.Route;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@ParameterizedClass
@OnEachDatabase
class StudentWayIT extends StudentOfACourse {

    StudentWayIT(BothDatabases on) {
        super(on);
    }

    @Test
    void seesCoursesAssignmentsAndStatements() {
        TestBrowser browser = student(Feedback.FULL);

        assertThat(browser.page("/")).contains("Course c", "Assignment a1", "closes 2");
        assertThat(browser.page("/courses/c")).contains("Assignment a1");
        assertThat(browser.page("/courses/c/assignments/a1")).contains("Sudoku");
        assertThat(browser.page(TASK)).contains("<code>end</code>", "name=\"source\"", "name=\"file\"");
        assertThat(browser.header("Accept-Language", "zh-CN,zh;q=0.9").page(TASK))
                .contains("数独", "提交");
    }

    @Test
    void isToldBeforeAndAfterHandingInLateWhatCountsAndHowManyAttemptsAreLeft() {
        TestBrowser browser = student(Feedback.FULL);
        web.lateAssignment(teacher, "c", "late");
        String task = TASK.replace("/a1/", "/late/");

        assertThat(browser.page(task)).contains("20 % fewer points", "Attempts left: 3 of 3.", "reads standard input");
        HttpResponse<String> answer = browser.upload(task, Map.of("source", "public class Sudoku {}"), Map.of());
        String submission = TestBrowser.location(answer);
        Eventually.until(() -> browser.page(submission).contains("8 count, as it was late"));
        assertThat(browser.page(task)).contains("Attempts left: 2 of 3.", "8 count, as it was late");
        assertThat(browser.page(task + "/attempts")).contains("8 count, as it was late");
        assertThat(browser.page(submission)).as("a right one").doesNotContain("Attempts left");
        String wrong =
                TestBrowser.location(browser.upload(task, Map.of("source", "class Main { /* WRONG */ }"), Map.of()));
        Eventually.until(() -> browser.page(wrong).contains("Attempts left: 1 of 3."));
        assertThat(browser.page(TASK)).doesNotContain("fewer points", "Attempts left");
        assertThat(browser.header("Accept-Language", "zh").page(submission)).contains("迟交，计 8 分");
    }

    @Test
    void isToldThePointsInTheSameWordsOnEveryPage() {
        TestBrowser browser = student(Feedback.FULL);
        List<String> pages = List.of("/", "/courses/c", "/courses/c/assignments/a1", TASK);

        assertThat(pages).allSatisfy(page -> assertThat(browser.page(page)).contains("Points to earn: 10"));
        String submission = handIn(browser, "public class Sudoku {}");
        Eventually.until(() -> browser.page(submission).contains("badge big AC"));
        assertThat(browser.page(submission)).doesNotContain("Points are earned only");
        assertThat(pages)
                .allSatisfy(page ->
                        assertThat(browser.page(page)).contains("Points: 10/10").doesNotContain("Points to earn"));
    }

    @ParameterizedTest
    @CsvSource({
        "ADMIN, What to do first, Give accounts to the teachers, /admin",
        "TEACHER, What to do first, 'Make a course, and put students into it', /teach",
        "STUDENT, You are in no course yet., You are in no course yet., /",
    })
    void isToldOnTheFirstPageWhatToDoFirst(SiteRole role, String sentence, String more, String place) {
        web.person("nobody", role);
        TestBrowser browser = web.loggedIn("nobody");

        assertThat(browser.page("/")).contains(sentence, more, "href=\"/\" aria-current");
        assertThat(browser.page(place)).contains("href=\"" + place + "\" aria-current");
    }

    @Test
    void isToldHowMuchIsShownWhateverThatIs() {
        TestBrowser browser = student(Feedback.FULL);
        Instant now = Instant.now();
        for (Feedback feedback : Feedback.values()) {
            web.assignment(
                    teacher, "c", "f" + feedback.ordinal(), feedback, now.minusSeconds(60), now.plusSeconds(3600));
        }

        assertThat(browser.page("/courses/c/assignments/f0")).contains("The best attempt counts");
        assertThat(Stream.of(Feedback.values())
                        .map(one -> browser.page("/courses/c/assignments/f" + one.ordinal()))
                        .map(page -> Stream.of(
                                        "every test case",
                                        "up to the first that fails",
                                        "verdict and points",
                                        "nothing")
                                .filter(page::contains)
                                .toList()))
                .containsExactly(
                        List.of("every test case"),
                        List.of("up to the first that fails"),
                        List.of("verdict and points"),
                        List.of("nothing"));
        browser.header("Accept-Language", "zh");
        assertThat(browser.page("/courses/c/assignments/f0")).contains("得分较低的提交没有影响。您");
    }

    @Test
    void isToldHowLongItWaitsAndComesBackToTheEditorMeanwhile() {
        TestBrowser browser = student(Feedback.FULL);
        String judged = handIn(browser, "public class Sudoku { }");
        Eventually.until(() -> browser.page(judged).contains("badge big AC"));
        web.judge().hold();
        for (int i = 0; i < 10; i++) { // More than are judged at a time.
            handIn(browser, "public class Sudoku { int n" + i + "; }");
        }
        String last = handIn(browser, "public class Sudoku { int last; }");

        assertThat(browser.page(last))
                .containsPattern("submissions before it: \\d+")
                .containsPattern("Waiting since 2\\S+ \\S+; its turn comes within about \\d+ min\\.")
                .containsPattern("data-key=\"m\"[^>]* href=\"" + TASK + "\\?from[^\"]*#hand-in\"");
        web.judge().release();
        Eventually.until(() -> browser.page(last).contains("badge big AC"));
        assertThat(browser.page(last)).doesNotContain("Waiting since");
    }

    @Test
    void triesAnotherTextInPlaceOfTheOneThatWaitsWithoutAScript() {
        TestBrowser browser = student(Feedback.FULL);
        web.judge().hold();
        Map<String, String> first = Map.of("source", "class Main { int n; }", "language", "java");
        assertThat(browser.page(TASK)).contains("data-busy hidden");
        assertThat(browser.upload(TASK + "/tries", first, Map.of()).statusCode())
                .isEqualTo(303);
        assertThat(browser.page(TASK)).contains("data-idle hidden", "name=\"instead\"", "Try this text instead");
        Instant now = Instant.now();
        web.assignment(teacher, "c", "a2", Feedback.FULL, now.minusSeconds(60), now.plusSeconds(3600));
        assertThat(browser.page(TASK)).contains("One try at a time: yours waits or runs.");
        assertThat(browser.page(TASK.replace("/a1/", "/a2/"))).contains("One try at a time: that of Sudoku waits");

        Map<String, String> second = Map.of("source", "class Main { }", "language", "java", "instead", "yes");
        String place = TestBrowser.location(browser.upload(TASK + "/tries", second, Map.of()));
        web.judge().release();

        Eventually.until(() -> browser.page(place).contains("Right on the samples"));
        assertThat(place).endsWith("/tries/2");
        assertThat(browser.get("/tries/1").statusCode()).isEqualTo(404);
        assertThat(browser.page(TASK)).contains("data-busy hidden");
    }

    @Test
    void isToldHowItGoesOnAndTheVerdict() throws IOException {
        TestBrowser browser = student(Feedback.FULL);
        web.judge().hold();
        String submission = handIn(browser, "public class Sudoku { /* WRONG */ }");

        assertThat(browser.page(submission)).contains("data-live", "http-equiv=\"refresh\"");
        List<String> events = new ArrayList<>();
        try (BufferedReader lines = new BufferedReader(
                new InputStreamReader(browser.stream(submission + "/events"), StandardCharsets.UTF_8))) {
            web.judge().release();
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                events.add(line);
            }
        }

        assertThat(events).contains("event: verdict").anyMatch(line -> line.startsWith("data: {\"verdict\":\"WA\""));
        assertThat(events).anyMatch(line -> line.matches("data: \\{\"done\":\\d+,\"of\":\\d+}"));
        assertThat(browser.page(submission))
                .contains("badge big WA", "0/10", "Points are earned only where every test case is right.")
                .doesNotContain("http-equiv=\"refresh\"");
        assertThat(browser.page(submission + "/result"))
                .contains("badge big WA")
                .doesNotContain("<html");
    }

    @Test
    void readsWhyPointsWereGivenByHandWhereverThePointsAre() {
        TestBrowser browser = student(Feedback.VERDICT);
        String submission = handIn(browser, "class Main { /* WRONG */ }");
        judged(browser, submission);

        web.services()
                .gradebooks()
                .override(teacher, "c", "a1", WebFixture.PROBLEM, "anna", 8.5, "explained it <b>well");

        for (String path : List.of("/courses/c/assignments/a1", TASK, TASK + "/attempts", submission)) {
            assertThat(browser.page(path))
                    .as(path)
                    .contains("Points set by hand: 8.5, by TEACHER", "Reason: explained it &lt;b&gt;well");
        }
        assertThat(browser.header("Accept-Language", "zh").page(TASK)).contains("老师手动评分：8.5 分");
    }

    @Test
    void seesInTheListingWhichLineACommentIsAbout() {
        TestBrowser browser = student(Feedback.FULL);
        String submission = handIn(browser, "class Main {\n  int a; // WRONG\n}\n");
        assertThat(judged(browser, submission))
                .contains(
                        "<span class=\"keyword\">int</span> a; <span class=\"remark\">// WRONG</span>",
                        TASK + "?from&#x3D;1#hand-in\">Mend and hand in again");
        web.services().comments().add(teacher, 1, "Main.java", 2, "never <b>read");

        assertThat(browser.page(submission))
                .containsPattern("class=\"line failing\"><span class=\"n\">2</span>[^\n]*\n"
                        + "<strong class=\"here\">[^<]*TEACHER: never &lt;b&gt;read");
    }

    @Test
    void seesWhatOthersWroteAsText() {
        TestBrowser browser = student(Feedback.FULL);
        String submission = handIn(browser, "class A { String s = \"<script>alert('source')</script>WRONG\"; }");
        String page = judged(browser, submission);

        assertThat(page).contains("&lt;script&gt;alert(").doesNotContain("<script>alert(");
        assertThat(browser.get(submission)
                        .headers()
                        .firstValue("Content-Security-Policy")
                        .orElse(""))
                .contains("script-src 'self'")
                .doesNotContain("unsafe");
    }

    private static String judged(TestBrowser browser, String submission) {
        Eventually.until("a verdict", () -> !browser.page(submission).contains("http-equiv=\"refresh\""));
        return browser.page(submission);
    }

    @Test
    void isToldNothingWhereFeedbackHidesEverything() {
        TestBrowser browser = student(Feedback.NONE);
        String wrong = handIn(browser, "class Main { /* WRONG */ }");
        String right = handIn(browser, "class Main { /* RIGHT */ }");
        long last = Long.parseLong(right.substring(right.lastIndexOf('/') + 1));
        Eventually.until(
                "a verdict",
                () -> web.services().submissions().view(teacher, last).verdict() != null);

        assertThat(withoutCompare(browser.page(wrong), wrong)
                        .replace("WRONG", "")
                        .replace("attempt 1", ""))
                .contains("shown when the assignment closes")
                .doesNotContain("badge", "data-live", "http-equiv=\"refresh\"")
                .satisfies(page -> assertThat(withoutCompare(browser.page(right), right)
                                .replace("RIGHT", "")
                                .replace("attempt 2", ""))
                        .isEqualTo(page));
    }

    /** A second attempt can be compared with the first. */
    private static String withoutCompare(String page, String submission) {
        return page.replaceAll("<a class=\"button\" href=\"" + submission + "/compare/\\d+\">[^<]*</a>", "")
                .replaceAll("\\?from&#x3D;\\d+", "?from")
                .replace(submission, "");
    }

    @Test
    void comparesAttempts() {
        TestBrowser browser = student(Feedback.FULL);
        String first = handIn(browser, "class Main {\n  int a; // WRONG\n}\n");
        String second = handIn(browser, "class Main {\n  int b;\n}\n");
        judged(browser, second);

        String number = first.substring(first.lastIndexOf('/') + 1);
        assertThat(browser.page(second + "/compare/" + number)).contains("line gone", "line new", "int a;", "int b;");
        for (String page : List.of(second, second + "/compare/" + number, TASK + "/attempts")) {
            assertThat(browser.page(page)).contains("<a href=\"/courses/c\">Course c</a>", TASK + "\">Sudoku</a>");
        }
        assertThat(browser.page(TASK + "/attempts")).contains(first, second, "/compare/" + number);
    }

    @Test
    void aPageHasTheBeginningOfASourceThatIsVeryLong() {
        TestBrowser browser = student(Feedback.FULL);
        String first = handIn(browser, "class Main { /* WRONG */ }" + "\n".repeat(400_000));
        String second = handIn(browser, "class Main { }" + "\n".repeat(400_000));
        judged(browser, second);

        String compared = second + "/compare/" + first.substring(first.lastIndexOf('/') + 1);
        for (String path : List.of(first, second, compared)) {
            assertThat(browser.page(path))
                    .contains("Main {", "in all it has 400000 lines")
                    .hasSizeLessThan(3 << 20);
        }
    }

    @Test
    void seesNothingOfOthers() {
        TestBrowser anna = student(Feedback.FULL);
        String submission = handIn(anna, "class Main {}");
        Viewer eve = web.person("eve", SiteRole.STUDENT);
        web.services().courses().setRole(teacher, "c", eve.login(), CourseRole.STUDENT);
        TestBrowser other = web.loggedIn("eve");

        for (String path : List.of("", "/events", "/result", "/source", "/compare/1")) {
            assertThat(other.get(submission + path).statusCode()).as(path).isEqualTo(404);
        }
        assertThat(TestBrowser.location(web.browser().get(submission)))
                .isEqualTo(Route.LOGIN + "?to=%2Fsubmissions%2F1");
    }

    @Test
    void readsTheLimitsBeforeAnythingIsHandedIn() {
        assertThat(student(Feedback.FULL).page(TASK))
                .contains("Time limit of Java: 1 s.", "Memory limit: 64 MiB", "Points are earned only where");
    }

    @Test
    void joinsByALinkUntilItIsClosed() {
        web.course(teacher, "c", Feedback.FULL);
        String code = web.services().joinLinks().open(teacher, "c");
        web.person("zoe", SiteRole.STUDENT);
        TestBrowser browser = web.loggedIn("zoe");

        assertThat(browser.get("/courses/c").statusCode()).isEqualTo(404);
        assertThat(browser.page("/join/" + code)).contains("Course c");
        browser.post("/join/" + code, Map.of());

        assertThat(browser.page("/courses/c")).contains("You are in the course Course c now.", "Assignment a1");
        web.services().joinLinks().close(teacher, "c");
        assertThat(browser.get("/join/" + code).statusCode()).isEqualTo(404);
    }
}
