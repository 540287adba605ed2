package judge.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import judge.database.BothDatabases;
import judge.online.Origin;
import judge.online.Viewer;
import judge.service.SmallProblem;
import judge.submission.SourceFile;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** An evening of a teacher: a problem is imported and corrected, and a class is marked with a rubric. */
class TeacherEveningIT {

    private static final String NEW = TeacherScene.COURSE + "/new-assignment";

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

    private HttpResponse<String> imports(String slug) throws IOException {
        Map<String, String> form =
                new LinkedHashMap<>(PageForm.of(browser.page("/teach/problems"), "/teach/problems", "package")
                        .fields());
        form.put("slug", slug);
        Map<String, String> files = new LinkedHashMap<>();
        files.put("problem.yaml", "pid: p1001\ntitle: Sum\n");
        files.put("problem.md", "Add them.\n");
        files.put("testdata/1.in", "1 2\n");
        files.put("testdata/1.out", "3\n");
        return browser.upload("/teach/problems", form, "package", Map.of("p1001.zip", TeacherScene.zip(files)));
    }

    private HttpResponse<String> keeps() {
        return browser.post(
                "/teach/imports",
                PageForm.of(browser.page("/teach/imports"), "/teach/imports", "name=\"problem\"")
                        .fields());
    }

    @Test
    void aTypedNameInAddressesWinsOverThatOfAProblemThatIsThere() throws IOException {
        imports("");
        assertThat(TestBrowser.location(keeps())).isEqualTo("/teach/problems/p1001");
        assertThat(browser.page("/teach/problems/p1001"))
                .contains("p1001 is kept.")
                .doesNotContain("is kept, and");
        imports("");
        assertThat(browser.page("/teach/imports")).contains("This becomes a new version of p1001.");

        imports("sum2");

        assertThat(browser.page("/teach/imports")).doesNotContain("This becomes a new version");
        assertThat(TestBrowser.location(keeps())).isEqualTo("/teach/problems/sum2");
    }

    @Test
    void theCasesLeadToTheRejudgingWhereAnOlderVersionHasJudged() throws IOException {
        TeacherScene.createsCourse(browser);
        Map<String, String> upload = PageForm.of(browser.page("/teach/problems"), "/teach/problems", "package")
                .fields();
        Map<String, String> files = new LinkedHashMap<>();
        try (var all = Files.walk(SmallProblem.FOLDER)) {
            for (var file : all.filter(Files::isRegularFile).toList()) {
                files.put("mine/" + SmallProblem.FOLDER.relativize(file), Files.readString(file));
            }
        }
        browser.upload("/teach/problems", upload, "package", Map.of("mine.zip", TeacherScene.zip(files)));
        Map<String, String> publish =
                new LinkedHashMap<>(PageForm.of(browser.page(NEW), NEW, "name").fields());
        publish.put("problem", "mine");
        assertThat(browser.post(NEW, publish).statusCode()).isEqualTo(303);
        handsIn("mine");
        String page = "/teach/problems/mine/cases";
        assertThat(browser.page(page)).doesNotContain("an older version");
        Map<String, String> add = new LinkedHashMap<>(
                PageForm.of(browser.page(page), page, "id=\"new\"").fields());
        add.putAll(Map.of("input", "5 5\n", "answer", "10\n"));

        HttpResponse<String> saved = browser.upload(page, add, Map.of());

        assertThat(TestBrowser.location(saved)).as(saved.body()).isEqualTo(page);
        assertThat(browser.page(page)).contains("an older version", "href=\"/teach/problems/mine#rejudge\"");
        assertThat(browser.page("/teach/problems/mine")).contains("id=\"rejudge\"");
    }

    private void handsIn(String problem) {
        Viewer student = scene.fixture()
                .services()
                .accounts()
                .find("s1001")
                .map(person -> new Viewer(person.id(), person.login(), person.name(), person.role()))
                .orElseThrow();
        List<SourceFile> files = List.of(new SourceFile("Main.java", "class Main {}".getBytes(StandardCharsets.UTF_8)));
        scene.fixture()
                .services()
                .handIn()
                .handIn(student, "java-1", "assignment-1", problem, files, null, Origin.WEB, null);
    }

    @Test
    void theOnlyProblemIsTickedToBeginWithAndARefusalKeepsWhatWasSent() {
        TeacherScene.createsCourse(browser);
        String ticked = "value=\"" + WebFixture.PROBLEM + "\" checked";
        String fresh = browser.page(NEW);
        assertThat(fresh).contains(ticked);
        Map<String, String> form =
                new LinkedHashMap<>(PageForm.of(fresh, NEW, "problem").fields());
        form.remove("problem");

        HttpResponse<String> refused = browser.post(NEW, form);

        assertThat(refused.statusCode()).isEqualTo(400);
        assertThat(refused.body()).contains("No problem was chosen").doesNotContain(ticked);
    }
}
