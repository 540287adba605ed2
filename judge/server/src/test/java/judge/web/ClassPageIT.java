package judge.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import judge.database.BothDatabases;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The table of a class: what is shown of it, in which order, and the way through it. */
class ClassPageIT {

    private static final Pattern STUDENT = Pattern.compile("/students/(\\w+)");

    private final TeacherScene scene = new TeacherScene(BothDatabases.SQLITE);
    private TestBrowser browser;
    private String classPage;

    @BeforeEach
    void makesAClass() {
        browser = scene.teacher();
        classPage = TeacherScene.createsAssignment(browser);
        String members = TeacherScene.COURSE + "/members";
        browser.post(
                members + "/roster",
                new LinkedHashMap<>(Map.of("csrf", browser.csrf(), "pasted", "id,group\ns1001,A\ns1002,B\ns1003,A\n")));
        scene.handsIn("s1001", "class Main { /* WRONG */ }");
        scene.handsIn("s1003", "class Main {}");
        TeacherScene.until(browser, classPage, "AC 1, WA 1");
    }

    @AfterEach
    void closes() {
        scene.close();
    }

    private List<String> shown(String query) {
        Matcher students = STUDENT.matcher(browser.page(classPage + query));
        List<String> logins = new ArrayList<>();
        while (students.find()) {
            logins.add(students.group(1));
        }
        return logins;
    }

    @Test
    void showsTheStudentsThatAreAskedForInTheOrderThatIs() {
        assertThat(shown("")).containsExactly("s1001", "s1002", "s1003");
        assertThat(shown("?sort=-total")).first().isEqualTo("s1003");
        assertThat(shown("?sort=problem-" + WebFixture.PROBLEM)).containsExactly("s1002", "s1001", "s1003");
        assertThat(shown("?sort=-group")).first().isEqualTo("s1002");
        assertThat(shown("?state=absent")).containsExactly("s1002");
        assertThat(shown("?state=unsolved")).containsExactly("s1001");
        assertThat(shown("?group=A&state=solved")).containsExactly("s1003");
        assertThat(shown("?q=anna+b")).containsExactly("s1001");
        assertThat(browser.page(classPage + "?q=nobody")).contains("Students shown: 0 of 3.");
        assertThat(browser.get(classPage + "?sort=age").statusCode()).isEqualTo(400);
        assertThat(browser.get(classPage + "?state=lazy").statusCode()).isEqualTo(400);
    }

    @Test
    void leadsToTheNextStudentOfThoseThatAreShown() {
        String student = browser.page(classPage + "/students/s1001?state=handed-in");

        assertThat(student)
                .contains("Next: ", classPage + "/students/s1003?state&#x3D;handed-in")
                .doesNotContain("Before: ", "/students/s1002");
        assertThat(browser.page(classPage + "/students/s1003?group=A&sort=-total"))
                .contains("Next: Anna Berg", classPage + "/students/s1001?group&#x3D;A");
        String submission = browser.page("/teach/submissions/1?q=s1");
        assertThat(submission)
                .contains("Next: ", "/teach/submissions/2?q&#x3D;s1", "href=\"" + classPage + "?q&#x3D;s1\"")
                .doesNotContain("Before: ");
        Map<String, String> form = PageForm.of(submission, "/teach/submissions/1/comments?q&#x3D;s1", "")
                .fields();
        form = new LinkedHashMap<>(form);
        form.put("text", "Look here");
        assertThat(TestBrowser.location(browser.post("/teach/submissions/1/comments?q=s1", form)))
                .isEqualTo("/teach/submissions/1?q=s1#source");
    }

    @Test
    void drawsTheChartsOfTheStaticPage() {
        String page = browser.page(classPage + "/charts");

        assertThat(page.split("<svg", -1)).hasSize(5);
        assertThat(page).contains("<path class=\"cloud ");
        assertThat(browser.page(classPage + "/charts?group=B")).doesNotContain("<svg");
    }
}
