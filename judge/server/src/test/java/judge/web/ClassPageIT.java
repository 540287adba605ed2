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

    @Test
    void aRubricIsWrittenAsLinesAndMarkedOnThePageOfAStudent() {
        String rubric = classPage + "/rubric";
        assertThat(browser.post(rubric, Map.of("criteria", "Style")).statusCode())
                .isEqualTo(400);
        assertThat(browser.post(rubric, Map.of("criteria", "5 Style\n2.5 <b>Tests</b>\n"))
                        .statusCode())
                .isEqualTo(303);
        assertThat(browser.page(rubric)).contains("5 Style\n2.5 &lt;b&gt;Tests&lt;/b&gt;</textarea>");
        String student = classPage + "/students/s1003";
        String before = browser.page(student);
        Map<String, String> form = new LinkedHashMap<>(
                PageForm.of(before, student + "/marks", "Style / 5").fields());
        form.put("points0", "4.5");

        assertThat(browser.post(student + "/marks", form).statusCode()).isEqualTo(303);
        assertThat(browser.post(student + "/marks", form).statusCode()).isEqualTo(409);

        assertThat(browser.page(classPage)).contains("Style / 5", ">4.5<").doesNotContain("<b>Tests");
        assertThat(browser.page(student)).contains("value=\"4.5\"", "By: TINA");
        assertThat(browser.get(classPage + "/gradebook.csv").body()).contains("Style / 5", "4.5");
        assertThat(shown("?sort=-problem-Style")).first().isEqualTo("s1003");
        assertThat(shown("?state=solved")).containsExactly("s1003");
    }

    @Test
    void sharesTheMarkingAndTellsWhoIsSecond() {
        String marking = classPage + "/marking";
        assertThat(browser.post(marking, Map.of("by", "turns")).statusCode()).isEqualTo(400);
        assertThat(browser.post(marking, Map.of("by", "turns", "marker", "tina"))
                        .statusCode())
                .isEqualTo(303);
        assertThat(browser.page(marking)).contains("TINA");
        assertThat(shown("?state=mine")).containsExactly("s1001", "s1003");
        String student = classPage + "/students/s1003";
        Map<String, String> done = PageForm.of(browser.page(student), student + "/marking", "It is marked")
                .fields();

        assertThat(browser.post(student + "/marking", done).statusCode()).isEqualTo(303);
        assertThat(browser.post(student + "/marking", done).statusCode()).isEqualTo(409);

        assertThat(browser.page(classPage)).contains("✓ marked by TINA", "for TINA to mark");
        assertThat(browser.page("/teach/submissions/2")).contains("Marked by TINA", "It is not marked yet");
        assertThat(shown("?state=mine")).containsExactly("s1001");
        assertThat(shown("?state=marked")).containsExactly("s1003");
    }

    @Test
    void whatIsToBeKnownOfAWorkIsPartedAsTheLanguageDoesIt() {
        browser.post(classPage + "/marking", Map.of("by", "turns", "marker", "tina"));
        scene.fixture().judge().hold();
        scene.handsIn("s1003", "class Main { }");

        assertThat(browser.page(classPage)).contains("Being judged, for TINA to mark");
        browser.post("/language", Map.of("language", "zh", "back", classPage));
        assertThat(browser.page(classPage)).contains("评测中，待TINA批改");
    }

    @Test
    void marksWhoIsDisabledAndKeepsTheWork() {
        String member = TeacherScene.COURSE + "/members/s1003";
        Map<String, String> form = PageForm.of(browser.page(member), TeacherScene.COURSE + "/members/disabled", "")
                .fields();
        assertThat(browser.post(TeacherScene.COURSE + "/members/disabled", form).statusCode())
                .isEqualTo(303);

        assertThat(browser.page(classPage)).contains("s1003 · disabled");
        assertThat(shown("?state=solved")).containsExactly("s1003");
        assertThat(browser.get(classPage + "/gradebook.csv").body()).contains(",Disabled,", ",x,");
        assertThat(browser.page(member)).contains("Enable the account");
    }
}
