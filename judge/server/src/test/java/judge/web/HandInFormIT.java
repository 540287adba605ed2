package judge.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import judge.database.BothDatabases;
import judge.intake.Zips;
import judge.online.Counting;
import judge.online.CourseRole;
import judge.online.Feedback;
import judge.online.SiteRole;
import judge.online.Viewer;
import judge.service.course.AssignmentSettings;
import judge.service.course.ProblemPoints;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** The form to hand in, of which nothing is sent twice and nothing is lost. */
@ParameterizedClass
@EnumSource(names = "SQLITE")
class HandInFormIT {

    private static final String TASK = "/courses/c/assignments/a1/problems/" + WebFixture.PROBLEM;
    private static final String SOURCE = "class Main { int x = 1 < 2 ? 3 : 4; }";

    private final WebFixture web;
    private final Viewer teacher;
    private final Viewer anna;
    private final TestBrowser browser;

    HandInFormIT(BothDatabases on) {
        web = new WebFixture(on);
        teacher = web.person("teacher", SiteRole.TEACHER);
        anna = web.person("anna", SiteRole.STUDENT);
        web.course(teacher, "c", Feedback.FULL, anna);
        browser = web.loggedIn("anna");
    }

    @BeforeEach
    void nothingIsHandedInYet() {
        assertThat(attempts()).isZero();
    }

    @AfterEach
    void closes() {
        web.close();
    }

    private long attempts() {
        return web.services()
                .submissions()
                .lists()
                .views(teacher, "c", "a1", 100)
                .size();
    }

    private Map<String, String> form(String source) {
        Map<String, String> fields = new LinkedHashMap<>(
                PageForm.of(browser.page(TASK), TASK + "#hand-in", "source").fields());
        fields.put("source", source);
        return fields;
    }

    private HttpResponse<String> send(Map<String, String> fields) {
        return browser.upload(TASK, fields, Map.of());
    }

    @Test
    void isOneSubmissionHoweverOftenItIsSentWithoutScripts() {
        Map<String, String> form = form(SOURCE);

        List<CompletableFuture<HttpResponse<String>>> clicks = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            clicks.add(CompletableFuture.supplyAsync(() -> send(form)));
        }

        assertThat(clicks)
                .extracting(CompletableFuture::join)
                .extracting(TestBrowser::location)
                .containsOnly("/submissions/1");
        assertThat(TestBrowser.location(send(form))).isEqualTo("/submissions/1");
        assertThat(attempts()).isEqualTo(1);
    }

    @Test
    void isAnotherSubmissionWithOtherSourcesOrFromAFreshPage() {
        Map<String, String> form = form(SOURCE);
        send(form);

        form.put("source", SOURCE + " // and after going back");
        assertThat(TestBrowser.location(send(form))).isEqualTo("/submissions/2");
        assertThat(TestBrowser.location(send(form(SOURCE)))).isEqualTo("/submissions/3");

        assertThat(attempts()).isEqualTo(3);
    }

    @Test
    void isOneSubmissionOfATeacherForAStudentToo() {
        String page = "/teach/courses/c/assignments/a1/hand-in";
        TestBrowser desk = web.loggedIn("teacher");
        Map<String, String> form =
                PageForm.of(desk.page(page), page, "name=\"file\"").fields();
        Map<String, byte[]> file = Map.of("Main.java", SOURCE.getBytes(StandardCharsets.UTF_8));

        assertThat(TestBrowser.location(desk.upload(page, form, file))).isEqualTo("/submissions/1");
        assertThat(TestBrowser.location(desk.upload(page, form, file))).isEqualTo("/submissions/1");

        assertThat(attempts()).isEqualTo(1);
    }

    /** Two names that a zip has in one charset of old systems, where another one reads as well. */
    private static byte[] unclear() {
        return Zips.in("IBM850")
                .add("Übung.java", SOURCE)
                .add("Main.java", "class Main {} // <b>")
                .bytes();
    }

    @Test
    void asksForTheCharsetOfNamesInAZipAndKeepsWhatWasSent() {
        Map<String, String> form = form("");
        HttpResponse<String> asked = browser.upload(TASK, form, Map.of("a.zip", unclear()));

        assertThat(asked.statusCode()).as(asked.body()).isEqualTo(409);
        assertThat(asked.body())
                .contains("nothing has been taken yet", "IBM850: Übung", "macintosh: öbung")
                .doesNotContain("<b>");
        assertThat(attempts()).isZero();

        Map<String, String> answer = new LinkedHashMap<>(
                PageForm.of(asked.body(), TASK, "name=\"charset\"").fields());
        answer.put("charset", "IBM850");
        HttpResponse<String> sent = browser.upload(TASK, answer, Map.of());
        assertThat(TestBrowser.location(sent)).as(sent.body()).isEqualTo("/submissions/1");
        assertThat(browser.page("/submissions/1"))
                .contains("Übung.java", "Main.java", "The names in the zip were read as IBM850.");
        assertThat(TestBrowser.location(browser.upload(TASK, answer, Map.of()))).isEqualTo("/submissions/1");
        assertThat(attempts()).isEqualTo(1);
    }

    @Test
    void refusesWhatIsKeptAndWasChangedOnTheWay() {
        for (String content : List.of("?", "====", "aGFsbG8=")) {
            Map<String, String> form = form("");
            form.put("kept-name", "a.zip");
            form.put("kept-file", content);
            assertThat(browser.upload(TASK, form, Map.of()).statusCode()).isEqualTo(400);
        }
        Map<String, String> form = form("");
        form.put("kept-name", "../../a.java");
        assertThat(browser.upload(TASK, form, Map.of()).statusCode()).isEqualTo(400);
        form.put("kept-file", "YQ==");
        form.put("charset", "klingon");
        assertThat(browser.upload(TASK, form, Map.of()).statusCode()).isEqualTo(400);
        assertThat(attempts()).isZero();
    }

    @Test
    void asksATeacherWhoHandsInForAStudentOrTheClassToo() {
        String page = "/teach/courses/c/assignments/a1/hand-in";
        TestBrowser desk = web.loggedIn("teacher");
        Map<String, String> one =
                PageForm.of(desk.page(page), page, "name=\"file\"").fields();
        HttpResponse<String> asked = desk.upload(page, one, Map.of("a.zip", unclear()));
        assertThat(asked.statusCode()).as(asked.body()).isEqualTo(409);
        Map<String, String> answer = new LinkedHashMap<>(
                PageForm.of(asked.body(), page, "name=\"charset\"").fields());
        answer.put("charset", "IBM850");
        assertThat(TestBrowser.location(desk.upload(page, answer, Map.of()))).isEqualTo("/submissions/1");

        String archive = "/teach/courses/c/assignments/a1/archive";
        Map<String, String> all = new LinkedHashMap<>(
                PageForm.of(desk.page(page), archive, "name=\"archive\"").fields());
        all.put("problem", WebFixture.PROBLEM);
        byte[] zip = Zips.in("IBM850")
                .add("anna/Main.java", SOURCE)
                .add("Übung/Main.java", SOURCE)
                .bytes();
        HttpResponse<String> which = desk.upload(archive, all, "archive", Map.of("all.zip", zip));
        assertThat(which.statusCode()).as(which.body()).isEqualTo(409);
        Map<String, String> said = new LinkedHashMap<>(
                PageForm.of(which.body(), archive, "name=\"charset\"").fields());
        said.put("charset", "IBM850");
        assertThat(desk.upload(archive, said, Map.of()).body())
                .contains("The names in the zip were read as IBM850.", "Übung");
        assertThat(attempts()).isEqualTo(2);
    }

    /** Fields of a form have a bound of their own, and a page must not ask for an answer that cannot be sent. */
    @ParameterizedTest
    @CsvSource({"500, 409", "600, 400", "5000, 400"})
    void keepsAZipThatTheAnswerCanBring(int kilobytes, int status) {
        String archive = "/teach/courses/c/assignments/a1/archive";
        TestBrowser desk = web.loggedIn("teacher");
        Map<String, String> form = new LinkedHashMap<>(
                PageForm.of(desk.page("/teach/courses/c/assignments/a1/hand-in"), archive, "name=\"archive\"")
                        .fields());
        form.put("problem", WebFixture.PROBLEM);
        byte[] noise = new byte[kilobytes * 1000];
        new Random(1).nextBytes(noise);
        byte[] zip = Zips.in("IBM850")
                .add("anna/Main.java", SOURCE)
                .add("Übung/Main.java", SOURCE)
                .add("Übung/report.pdf", noise, Instant.now())
                .bytes();

        HttpResponse<String> asked = desk.upload(archive, form, "archive", Map.of("all.zip", zip));

        assertThat(asked.statusCode()).as(asked.body()).isEqualTo(status);
        assertThat(asked.body()).contains("IBM850", "macintosh");
        if (status == 409) {
            Map<String, String> said = new LinkedHashMap<>(
                    PageForm.of(asked.body(), archive, "name=\"charset\"").fields());
            said.put("charset", "IBM850");
            assertThat(desk.upload(archive, said, Map.of()).body())
                    .contains("The names in the zip were read as IBM850.", "Übung");
        }
    }

    @Test
    void isTheTextOrTheFilesAndNeverOneOfThemInSilence() {
        Map<String, byte[]> file = Map.of("Chosen.java", SOURCE.getBytes(StandardCharsets.UTF_8));
        Map<String, String> form = form("class Typed {}");
        assertThat(form).containsEntry("what", "source");

        HttpResponse<String> both = browser.upload(TASK, form, file);
        assertThat(both.statusCode()).isEqualTo(400);
        assertThat(both.body()).contains("nothing was taken", "class Typed {}</textarea>");

        form.put("what", "files");
        assertThat(browser.page(TestBrowser.location(browser.upload(TASK, form, file))))
                .contains("Chosen.java")
                .doesNotContain("Typed");
        form.put("what", "source");
        assertThat(browser.page(TestBrowser.location(send(form))))
                .contains("Typed {}")
                .doesNotContain("Chosen.java");
    }

    @Test
    void keepsADraftWithoutScriptsAndOverwritesANewerOneOnlyWhenAskedTwice() {
        Map<String, String> form = form("class Mine {\r\n}");
        form.put("language", "cpp");
        HttpResponse<String> kept = browser.upload(TASK + "/draft", form, Map.of());

        assertThat(TestBrowser.location(kept)).isEqualTo(TASK + "?from=draft#hand-in");
        assertThat(browser.page(TASK + "?from=draft"))
                .contains("Your draft is kept.", "Draft of ", "class Mine {\n}</textarea>", "value=\"cpp\" selected");

        Map<String, String> older = form("class Older {}");
        older.put("version", "0");
        HttpResponse<String> refused = browser.upload(TASK + "/draft", older, Map.of());
        assertThat(refused.statusCode()).isEqualTo(409);
        assertThat(refused.body()).contains("newer in another window", "class Older {}</textarea>");
        assertThat(browser.page(TASK)).contains("class Mine {");

        Map<String, String> again = new LinkedHashMap<>(
                PageForm.of(refused.body(), TASK + "#hand-in", "source").fields());
        assertThat(browser.upload(TASK + "/draft", again, Map.of()).statusCode())
                .isEqualTo(303);
        assertThat(browser.page(TASK)).contains("class Older {}</textarea>");
    }

    @Test
    void beginsWithTheLastSourceOrThatOfTheAttemptThatIsAskedFor() {
        assertThat(browser.page(TASK)).contains("data-editor></textarea>");
        send(form("class First {}"));
        send(form("class Second {}"));

        assertThat(browser.page(TASK)).contains("Source of attempt 2", "class Second {}</textarea>");
        assertThat(browser.page(TASK + "?from=1"))
                .contains("Source of attempt 1", "class First {}</textarea>", "id=\"pane-editor\"")
                .doesNotContain("is newer");
        web.services().handIn().drafts().put(anna, "c", "a1", WebFixture.PROBLEM, 0, "java", "class Third {}");
        assertThat(browser.page(TASK)).contains("Draft of ", "class Third {}</textarea>");
        assertThat(browser.page(TASK + "?from=2"))
                .contains(
                        "is newer",
                        TASK + "?from&#x3D;draft#hand-in",
                        "class Second {}</textarea>",
                        "data-version=\"0\"");
        browser.upload(TASK, Map.of(), Map.of("A.java", new byte[] {1}, "B.java", new byte[] {2}));
        assertThat(browser.page(TASK + "?from=3")).contains("class Third {}</textarea>");
        for (String strange : List.of("4711", "x", "-1", "9".repeat(30))) {
            assertThat(browser.get(TASK + "?from=" + strange).statusCode()).isEqualTo(404);
        }
    }

    @Test
    void showsNobodyASourceOfSomebodyElse() {
        send(form("class Secret {}"));
        Viewer eve = web.person("eve", SiteRole.STUDENT);
        web.services().courses().setRole(teacher, "c", eve.login(), CourseRole.STUDENT);

        assertThat(web.loggedIn("eve").get(TASK + "?from=1").statusCode()).isEqualTo(404);
        assertThat(web.loggedIn("eve").page(TASK)).doesNotContain("Secret");
    }

    @Test
    void remembersTheLookOfStatementsAndLeadsNowhereElse() {
        assertThat(browser.page(TASK)).contains("task size2 desk");
        for (String wish : List.of("larger", "wide", "nonsense")) {
            assertThat(TestBrowser.location(browser.post("/look", Map.of("look", wish, "back", TASK))))
                    .isEqualTo(TASK);
        }
        assertThat(browser.page(TASK)).contains("task size3 wide desk");
        assertThat(TestBrowser.location(browser.post("/look", Map.of("look", "narrow", "back", "//evil.example/"))))
                .isEqualTo("/");
        assertThat(browser.page(TASK)).contains("task size3 desk");
    }

    @Test
    void saysBesideTheButtonWhenTheNextAttemptIsPossible() {
        assignment(3, Duration.ofMinutes(5), Duration.ofDays(1));
        assertThat(browser.page(TASK)).contains("At least 300 s between two attempts.", "Attempts left: 3 of 3.");
        send(form(SOURCE));
        assertThat(browser.page(TASK)).contains("The next attempt is possible at ", "Attempts left: 2 of 3.");
    }

    /** The causes for which a file is not taken. */
    enum Refused {
        TOO_SOON(429, "possible"),
        NO_ATTEMPTS_LEFT(403, "attempt"),
        CLOSED(403, "The assignment is closed.");

        private final int status;
        private final String sentence;

        Refused(int status, String sentence) {
            this.status = status;
            this.sentence = sentence;
        }
    }

    @ParameterizedTest
    @EnumSource
    void keepsWhatWasTypedWhereItIsRefusedWithoutScripts(Refused why) {
        refuse(why);
        String typed = SOURCE + "\n// </textarea> & so on";
        Map<String, String> form = new LinkedHashMap<>(Map.of("source", typed));

        HttpResponse<String> answer = send(form);

        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(why.status);
        assertThat(answer.body())
                .contains(why.sentence, "role=\"alert\"")
                .containsPattern("<textarea[^>]*>class Main \\{ int x (=|&#x3D;) 1 &lt; 2 \\? 3 : 4; }\\R// "
                        + "&lt;/textarea&gt; &amp; so on</textarea>");
        assertThat(attempts()).isLessThanOrEqualTo(1);
    }

    private void refuse(Refused why) {
        switch (why) {
            case TOO_SOON -> {
                assignment(null, Duration.ofHours(1), Duration.ofDays(1));
                send(form("class Main {}"));
            }
            case NO_ATTEMPTS_LEFT -> {
                assignment(1, Duration.ZERO, Duration.ofDays(1));
                send(form("class Main {}"));
            }
            case CLOSED -> assignment(null, Duration.ZERO, Duration.ofSeconds(-1));
        }
    }

    private void assignment(Integer attempts, Duration interval, Duration untilItCloses) {
        Instant now = Instant.now();
        web.services()
                .assignments()
                .put(
                        teacher,
                        "c",
                        "a1",
                        new AssignmentSettings(
                                "Assignment a1",
                                now.minus(Duration.ofHours(1)),
                                now.plus(untilItCloses),
                                null,
                                0,
                                Feedback.FULL,
                                attempts,
                                Counting.BEST,
                                interval,
                                List.of(new ProblemPoints(WebFixture.PROBLEM, 10))));
    }
}
