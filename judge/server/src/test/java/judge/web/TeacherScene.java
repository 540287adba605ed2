package judge.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicReference;
import judge.Eventually;
import judge.database.BothDatabases;
import judge.intake.Zips;
import judge.online.Origin;
import judge.online.SiteRole;
import judge.online.Viewer;
import judge.service.SmallProblem;
import judge.submission.SourceFile;

/** A server with a teacher, and what tests do by the forms of the teachers' pages. */
final class TeacherScene implements AutoCloseable {

    static final String HOSTILE = "<script>alert('name')</script>";
    static final String COURSE = "/teach/courses/java-1";

    private static final String FORMULA = "=HYPERLINK(\"http://example.org\")";
    private static final String ROSTER =
            "id,name\ns1001,Anna Berg\ns1002," + HOSTILE + "\ns1003,\"" + FORMULA.replace("\"", "\"\"") + "\"\n";

    private final WebFixture fixture;

    TeacherScene(BothDatabases on) {
        fixture = new WebFixture(on);
    }

    WebFixture fixture() {
        return fixture;
    }

    /** Returns the browser of Tina, who may teach, and has the problem that ships. */
    TestBrowser teacher() {
        fixture.person("tina", SiteRole.TEACHER);
        fixture.services().problems().putFolder(SmallProblem.FOLDER);
        return fixture.loggedIn("tina");
    }

    /** The page with the first passwords of the three on the roster: s1001, s1002 with a hostile name, s1003. */
    static HttpResponse<String> createsCourse(TestBrowser browser) {
        Map<String, String> fields = new LinkedHashMap<>(
                PageForm.of(browser.page("/teach"), "/teach/courses", "roster").fields());
        fields.put("name", "Java 1");
        return browser.upload(
                "/teach/courses", fields, "roster", Map.of("class.csv", ROSTER.getBytes(StandardCharsets.UTF_8)));
    }

    /** The path of the first assignment's page. */
    static String publishes(TestBrowser browser) {
        String path = COURSE + "/new-assignment";
        HttpResponse<String> answer = browser.post(
                path, PageForm.of(browser.page(path), path, "problem").fields());
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(303);
        return TestBrowser.location(answer);
    }

    /** The same at once: the class page of a new assignment of a new course. */
    static String createsAssignment(TestBrowser browser) {
        createsCourse(browser);
        return publishes(browser);
    }

    void handsIn(String login, String source) {
        handsIn(login, "assignment-1", source);
    }

    void handsIn(String login, String assignment, String source) {
        Viewer student = fixture.services()
                .accounts()
                .find(login)
                .map(person -> new Viewer(person.id(), person.login(), person.name(), person.role()))
                .orElseThrow();
        fixture.services()
                .handIn()
                .handIn(
                        student,
                        "java-1",
                        assignment,
                        WebFixture.PROBLEM,
                        List.of(new SourceFile("Main.java", source.getBytes(StandardCharsets.UTF_8))),
                        null,
                        Origin.WEB,
                        null);
    }

    /** The page as soon as it has a text. */
    static String until(TestBrowser browser, String path, String text) {
        AtomicReference<String> page = new AtomicReference<>("");
        Eventually.until(text + " at " + path, () -> {
            page.set(browser.page(path));
            return page.get().contains(text);
        });
        return page.get();
    }

    static byte[] zip(Map<String, String> files) {
        Zips zip = Zips.utf8();
        files.forEach(zip::add);
        return zip.bytes();
    }

    @Override
    public void close() {
        fixture.close();
    }
}
