package judge.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.util.LinkedHashMap;
import java.util.Map;
import judge.database.BothDatabases;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** An evening of a teacher: a class is marked with a rubric. */
class TeacherEveningIT {

    private final TeacherScene scene = new TeacherScene(BothDatabases.SQLITE);
    private TestBrowser browser;

    @BeforeEach
    void opens() {
        browser = scene.teacher();
    }

    @AfterEach
    void closes() {
        scene.close();
    }

    /** Marks somebody from a page, by the two criteria; an empty text is no mark. */
    private HttpResponse<String> marks(String from, String student, String first, String second) {
        String address = student + "/marks";
        Map<String, String> form = new LinkedHashMap<>(
                PageForm.of(browser.page(from), address, "Style / 5").fields());
        form.putAll(Map.of("points0", first, "points1", second));
        return browser.post(address, form);
    }

    @Test
    void whoHasAMarkByEachCriterionIsMarked() {
        String classPage = TeacherScene.createsAssignment(browser);
        scene.handsIn("s1001", "class Main {}");
        scene.handsIn("s1003", "class Main {}");
        browser.post(classPage + "/rubric", Map.of("criteria", "5 Style\n2.5 Tests\n"));
        browser.post(classPage + "/marking", Map.of("by", "turns", "marker", "tina"));
        String student = classPage + "/students/s1003";

        marks(student, student, "4", "");
        assertThat(browser.page(student)).contains("TINA marks this.", "It is marked");
        assertThat(browser.page(classPage + "?state=marked")).doesNotContain("/students/s1003");
        marks(student, student, "4", "2");

        assertThat(browser.page(classPage + "?state=marked"))
                .contains("/students/s1003", "✓ marked by TINA")
                .doesNotContain("/students/s1001");
        assertThat(browser.page(classPage + "?state=unmarked"))
                .contains("/students/s1001")
                .doesNotContain("/students/s1003");
        assertThat(browser.page(classPage + "?state=mine")).doesNotContain("/students/s1003");
        assertThat(browser.page(student)).contains("Marked by TINA").doesNotContain("It is not marked yet");
        assertThat(browser.page(classPage + "/marking")).contains(">2</td><td class=\"number\">1<");
    }

    @Test
    void whatNobodyHasToMarkSaysHowManyCriteriaHaveAMark() {
        String classPage = TeacherScene.createsAssignment(browser);
        scene.handsIn("s1003", "class Main {}");
        browser.post(classPage + "/rubric", Map.of("criteria", "5 Style\n2.5 Tests\n"));
        String student = classPage + "/students/s1003";
        assertThat(browser.page(student)).contains("Nobody has to mark this yet.");

        marks(student, student, "", "2.5");

        assertThat(browser.page(student))
                .contains("Criteria with a mark: 1 of 2.")
                .doesNotContain("Nobody has to mark this yet.");
        assertThat(browser.page(classPage + "/marking")).contains("Works that nobody has to mark: 3.");
        marks(student, student, "5", "2.5");
        assertThat(browser.page(classPage + "/marking")).contains("Works that nobody has to mark: 2.");
    }

    @Test
    void theRubricIsBesideTheSourceAndComesBackThere() {
        String classPage = TeacherScene.createsAssignment(browser);
        scene.handsIn("s1001", "class Main {}");
        scene.handsIn("s1003", "class Main {}");
        TeacherScene.until(browser, classPage, "AC 2");
        browser.post(classPage + "/rubric", Map.of("criteria", "5 Style\n2.5 Tests\n"));
        String student = classPage + "/students/s1001";

        HttpResponse<String> marked = marks("/teach/submissions/1", student, "4.5", "");

        assertThat(TestBrowser.location(marked)).isEqualTo("/teach/submissions/1#rubric");
        String page = browser.page("/teach/submissions/1");
        assertThat(page).contains("value=\"4.5\"", "max=\"5\"", "max=\"2.5\"");
        assertThat(page.indexOf("id=\"rubric\"")).isLessThan(page.indexOf("/teach/submissions/2"));
        assertThat(TestBrowser.location(marks(student, student, "4.5", "1"))).isEqualTo(student + "#rubric");
    }

    @Test
    void aMarkBeyondItsCriterionIsRefusedBesideTheFieldAndNothingTypedIsLost() {
        String classPage = TeacherScene.createsAssignment(browser);
        scene.handsIn("s1003", "class Main {}");
        browser.post(classPage + "/rubric", Map.of("criteria", "5 Style\n2.5 Tests\n"));
        String student = classPage + "/students/s1003";

        HttpResponse<String> refused = marks("/teach/submissions/1", student, "4", "3");

        assertThat(refused.statusCode()).isEqualTo(400);
        assertThat(refused.body()).contains("value=\"4\"", "value=\"3\"", "⚠ 3 is no mark by");
        Map<String, String> form = new LinkedHashMap<>(
                PageForm.of(refused.body(), student + "/marks", "Style / 5").fields());
        form.put("points1", "2");
        assertThat(TestBrowser.location(browser.post(student + "/marks", form)))
                .isEqualTo("/teach/submissions/1#rubric");
        assertThat(browser.page(student)).contains("value=\"4\"", "value=\"2\"");
    }
}
