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
import java.util.concurrent.CompletableFuture;
import judge.database.BothDatabases;
import judge.online.Counting;
import judge.online.Feedback;
import judge.online.SiteRole;
import judge.online.Viewer;
import judge.service.AssignmentWish;
import judge.service.WishedProblem;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The form to hand in, of which nothing is sent twice and nothing is lost. */
@ParameterizedClass
@EnumSource(names = "SQLITE")
class HandInFormIT {

    private static final String TASK = "/courses/c/assignments/a1/problems/" + WebFixture.PROBLEM;
    private static final String SOURCE = "class Main { int x = 1 < 2 ? 3 : 4; }";

    private final WebFixture web;
    private final Viewer teacher;
    private final TestBrowser browser;

    HandInFormIT(BothDatabases on) {
        web = new WebFixture(on);
        teacher = web.person("teacher", SiteRole.TEACHER);
        web.course(teacher, "c", Feedback.FULL, web.person("anna", SiteRole.STUDENT));
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
                .list(teacher, "c", "a1", null, 100)
                .items()
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

    /** Why something is not taken. */
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
                        new AssignmentWish(
                                "Assignment a1",
                                now.minus(Duration.ofHours(1)),
                                now.plus(untilItCloses),
                                null,
                                0,
                                Feedback.FULL,
                                attempts,
                                Counting.BEST,
                                interval,
                                List.of(new WishedProblem(WebFixture.PROBLEM, 10))));
    }
}
