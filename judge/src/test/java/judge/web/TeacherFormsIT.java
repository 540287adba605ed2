package judge.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import judge.database.BothDatabases;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** What the forms of the teachers' pages take, and what they say of what they cannot take. */
@ParameterizedClass
@EnumSource
@Timeout(120)
class TeacherFormsIT {

    @AutoClose
    private final TeacherScene scene;

    private final WebFixture fixture;

    TeacherFormsIT(BothDatabases on) {
        scene = new TeacherScene(on);
        fixture = scene.fixture();
    }

    @Test
    void whatCannotBeTakenOfAFormStaysInIt() {
        TestBrowser browser = scene.teacher();
        TeacherScene.createsCourse(browser);
        String path = "/teach/courses/java-1/new-assignment";
        Map<String, String> form = new LinkedHashMap<>(
                PageForm.of(browser.page(path), path, "problem").fields());
        form.put("name", "Kept " + TeacherScene.HOSTILE);
        form.put("closes", "tomorrow");

        HttpResponse<String> answer = browser.post(path, form);

        assertThat(answer.statusCode()).isEqualTo(400);
        assertThat(answer.body()).contains("One of the times is no date", "Kept &lt;script&gt;", "value=\"tomorrow\"");
        assertThat(browser.page("/teach/courses/java-1")).contains("There is no assignment yet");
    }

    @Test
    void aPageThatRefusesAFormLeadsBackToItAndNowhereElse() {
        TestBrowser browser = scene.teacher();
        TeacherScene.createsCourse(browser);
        String members = "/teach/courses/java-1/members";
        Map<String, String> twice = Map.of("pasted", "1,Ann\n1,Ben");

        browser.header("Referer", fixture.address() + members);
        HttpResponse<String> answer = browser.post(members + "/roster", twice);
        browser.header("Referer", "https://elsewhere.example" + members);
        HttpResponse<String> foreign = browser.post(members + "/roster", twice);

        assertThat(answer.statusCode()).isEqualTo(400);
        assertThat(answer.body()).contains("<p><a href=\"" + members + "\" data-back>");
        assertThat(foreign.body()).contains("<p hidden><a href=\"\" data-back>");
    }

    @Test
    void halfAnAttemptIsNoNumberOfAttempts() {
        TestBrowser browser = scene.teacher();
        TeacherScene.createsCourse(browser);
        String path = "/teach/courses/java-1/new-assignment";
        Map<String, String> form = new LinkedHashMap<>(
                PageForm.of(browser.page(path), path, "problem").fields());
        form.put("attempts", "1.5");

        assertThat(browser.post(path, form).body()).contains("One of the fields wants a whole number.");
    }

    @Test
    void thePastedRosterOfAChatIsRead() {
        TestBrowser browser = scene.teacher();
        TeacherScene.createsCourse(browser);

        HttpResponse<String> answer = browser.post(
                "/teach/courses/java-1/members/roster",
                Map.of("pasted", "70001 \u738b\u5c0f\u660e\r\n70002 Ann B.\r\n"));

        assertThat(answer.body()).contains("70001", "\u738b\u5c0f\u660e", "70002", "Ann B.", "New accounts: 2");
    }

    @Test
    void whoComesByAnAddressOfThisMachineAloneIsToldBeforeItIsPrinted() {
        assertThat(scene.teacher().page("/teach")).contains("Only this machine can open " + fixture.address());
    }

    @Test
    void oneStudentGetsMoreTimeAndTheTeacherHandsInForAnother() throws InterruptedException {
        TestBrowser browser = scene.teacher();
        String classPage = TeacherScene.createsAssignment(browser);
        String page = browser.page(classPage + "/hand-in");
        Map<String, String> more = new LinkedHashMap<>(
                PageForm.of(page, classPage + "/extensions", "datetime-local").fields());
        more.put("login", "s1001");
        more.put("closes", "2099-01-02T03:04");

        assertThat(browser.post(classPage + "/extensions", more).statusCode()).isEqualTo(303);

        String extended = browser.page(classPage + "/hand-in");
        assertThat(extended).contains("2099-01-02 03:04");
        browser.post(classPage + "/extensions", Map.of("login", "s1001", "closes", ""));
        assertThat(browser.page(classPage + "/hand-in")).doesNotContain("2099-01-02 03:04");
        Map<String, String> handIn = new LinkedHashMap<>(
                PageForm.of(page, classPage + "/hand-in", "file").fields());
        handIn.put("login", "s1002");
        HttpResponse<String> answer = browser.upload(
                classPage + "/hand-in", handIn, Map.of("Main.java", "class Main {}".getBytes(StandardCharsets.UTF_8)));
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(303);
        assertThat(TeacherScene.until(browser, classPage, "badge AC")).contains("1 of 3");
        assertThat(browser.upload(classPage + "/hand-in", handIn, Map.of()).statusCode())
                .isEqualTo(400);
    }
}
