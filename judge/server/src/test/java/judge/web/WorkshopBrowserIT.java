package judge.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import judge.database.BothDatabases;
import judge.online.Feedback;
import judge.online.SiteRole;
import judge.online.Viewer;
import judge.render.Axe;
import judge.render.Browser;
import judge.render.PageWatch;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A teacher in a real browser: from a statement and ten files to a published assignment, with its clicks counted.
 * {@link WorkshopIT} has both databases. With {@code -Dworkshop.pictures=FOLDER} it leaves pictures of all pages of a
 * problem there.
 */
@Tag("browser")
class WorkshopBrowserIT {

    private static final String PICTURES = System.getProperty("workshop.pictures");
    private static final String STATEMENT = "Add $a$ and $b$, both at most $10^9$.";
    private static final int MOST_CLICKS = 20;

    /** A person's seconds: for a click with looking for its place, for a file in its dialog, for ten typed letters. */
    private static final int CLICK = 4;

    private static final int DIALOG = 15;
    private static final int TEN_LETTERS = 3;
    private static final int MOST_SECONDS = 180;

    private final WebFixture web = new WebFixture(BothDatabases.SQLITE);
    private Browser browser;
    private PageWatch page;
    private int clicks;
    private int seconds;

    @TempDir
    private Path folder;

    @BeforeEach
    void logsIn() throws Exception {
        Viewer teacher = web.person("teacher", SiteRole.TEACHER);
        web.course(teacher, "c", Feedback.FULL, web.person("anna", SiteRole.STUDENT));
        browser = Browser.start();
        page = new PageWatch(browser);
        browser.window(1366, 768, false);
        browser.open(web.address() + "/login");
        browser.run("document.querySelector('main [name=login]').value = 'teacher';"
                + " document.querySelector('main [name=password]').value = '" + WebFixture.PASSWORD + "'");
        browser.go("document.querySelector('form[action=\"/login\"] button').click()");
    }

    @AfterEach
    void closes() {
        if (browser != null) {
            browser.close();
        }
        web.close();
    }

    private static byte[] tenFiles() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
            for (int i = 1; i <= 5; i++) {
                zip.putNextEntry(new ZipEntry(i + ".in"));
                zip.write((i + " 1\n").getBytes(StandardCharsets.UTF_8));
                zip.putNextEntry(new ZipEntry(i + ".out"));
                zip.write((i + 1 + "\n").getBytes(StandardCharsets.UTF_8));
            }
        }
        return bytes.toByteArray();
    }

    @Test
    void aStatementAndTenFilesBecomeAPublishedAssignmentInTwentyClicksAndThreeMinutes() throws Exception {
        browser.open(web.address() + "/teach");
        follows("a[href=\"/teach/problems\"]", "/teach/problems");
        follows("a[href=\"/teach/new-problem\"]", "/teach/new-problem");
        types("[name=title]", "The Sum");
        types("[name=statement]", STATEMENT);
        browser.choose("[name=package]", Files.write(folder.resolve("data.zip"), tenFiles()));
        clicks += 3; // The field, the file, and the button of the dialog.
        seconds += DIALOG;
        follows("main form[action=\"/teach/new-problem\"] button", "/teach/problems/the-sum");
        follows(".crumbs a[href=\"/teach\"]", "/teach");
        follows("main a[href=\"/teach/courses/c\"]", "/teach/courses/c");
        follows("main a[href$=\"/new-assignment\"]", "/teach/courses/c/new-assignment");
        clicks("[name=problem][value=\"the-sum\"]");
        clicks("main form[action$=\"/new-assignment\"] button.main");
        page.awaits("location.pathname.startsWith('/teach/courses/c/assignments/')");

        assertThat(page.text()).contains("The Sum");
        assertThat(clicks).isLessThanOrEqualTo(MOST_CLICKS);
        assertThat(seconds).as("a person's").isLessThanOrEqualTo(MOST_SECONDS);
    }

    @Test
    void theSameNeedsNoScript() throws IOException {
        TestBrowser plain = web.loggedIn("teacher");
        String make = "/teach/new-problem";
        Map<String, String> fields =
                new LinkedHashMap<>(PageForm.of(plain.page(make), make, "title").fields());
        fields.putAll(Map.of("title", "The Sum", "statement", STATEMENT));
        HttpResponse<String> made = plain.upload(make, fields, "package", Map.of("data.zip", tenFiles()));
        assertThat(TestBrowser.location(made)).as(made.body()).isEqualTo("/teach/problems/the-sum");

        String publish = "/teach/courses/c/new-assignment";
        String form = plain.page(publish);
        assertThat(form).contains("value=\"the-sum\"");
        Map<String, String> assignment =
                new LinkedHashMap<>(PageForm.of(form, publish, "problem").fields());
        assignment.put("problem", "the-sum");
        HttpResponse<String> published = plain.post(publish, assignment);

        assertThat(published.statusCode()).as(published.body()).isEqualTo(303);
        assertThat(plain.page(TestBrowser.location(published))).contains("The Sum");
    }

    @Test
    void theLookOfAStatementFollowsWhatIsTyped() throws Exception {
        makes();
        browser.open(web.address() + "/teach/problems/the-sum/statements");
        page.awaits("!!document.querySelector('[data-preview] .katex')");
        browser.click("[name=text]", 1);
        browser.selectAll();
        browser.type("Now *other* words and $x^2$, $\\mbox{a b} \\text{max_len}$ and"
                + " $$\\begin{eqnarray}a&=&b\\end{eqnarray}$$.");
        page.awaits("document.querySelector('[data-preview] em')?.textContent === 'other'");
        page.awaits("document.querySelectorAll('[data-preview] .katex').length === 3");
        assertThat(browser.run("document.querySelectorAll('[data-preview] .katex-error').length")
                        .intValue())
                .as("what MathJax reads and KaTeX does not")
                .isZero();
        assertThat(browser.run("location.pathname").textValue()).isEqualTo("/teach/problems/the-sum/statements");
    }

    @Test
    void allPagesOfAProblemFitEveryWindowAndHaveNothingThatShutsOut() throws Exception {
        makes();
        for (String part : List.of("statements", "cases", "generators", "limits", "checking", "solutions", "files")) {
            browser.open(web.address() + "/teach/problems/the-sum/" + part);
            for (int width : List.of(360, 390, 768, 1366, 2560)) {
                browser.window(width, 800, width < 768);
                browser.run("location.hash");
                assertThat(browser.run("document.documentElement.scrollWidth").intValue())
                        .as("%s at %d", part, width)
                        .isLessThanOrEqualTo(width);
                if (width == 390 || width == 1366) {
                    looks(part + "-" + width);
                }
            }
        }
        browser.go("document.querySelector('form[action=\"/language\"] button').click()");
        browser.window(1366, 768, false);
        for (String part : List.of("statements", "cases", "limits", "checking", "solutions")) {
            browser.open(web.address() + "/teach/problems/the-sum/" + part);
            looks(part + "-zh");
        }
    }

    private void makes() throws IOException {
        TestBrowser plain = web.loggedIn("teacher");
        String make = "/teach/new-problem";
        Map<String, String> fields =
                new LinkedHashMap<>(PageForm.of(plain.page(make), make, "title").fields());
        fields.putAll(Map.of("title", "The Sum", "statement", STATEMENT));
        plain.upload(make, fields, "package", Map.of("data.zip", tenFiles()));
        sends(plain, "cases", "moving", "names", "1 2", "group", "small", "points", "40");
        sends(plain, "solutions", "new", "name", "sum.py", "text", "print(sum(map(int, input().split())))");
        sends(plain, "solutions", "new", "folder", "wrong_answer", "name", "less.py", "text", "print(3)");
        sends(plain, "generators", "new", "name", "gen.py", "text", "print(1, 2)");
        sends(plain, "checking", "validator", "name", "input.py", "text", "exit(42)");
    }

    private static void sends(TestBrowser plain, String part, String form, String... values) {
        String path = "/teach/problems/the-sum/" + part;
        Map<String, String> fields = new LinkedHashMap<>(
                PageForm.of(plain.page(path), path, "id=\"" + form + "\"").fields());
        for (int i = 0; i < values.length; i += 2) {
            fields.put(values[i], values[i + 1]);
        }
        HttpResponse<String> answer = plain.upload(path, fields, Map.of());
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(303);
    }

    private void looks(String name) throws IOException {
        for (boolean dark : List.of(true, false)) {
            browser.dark(dark);
            Axe.findsNothing(browser, dark);
            if (PICTURES != null) {
                Path pictures = Files.createDirectories(Path.of(PICTURES));
                browser.screenshot(pictures.resolve(name + (dark ? "-dark" : "") + ".png"));
            }
        }
    }

    private void types(String selector, String text) {
        clicks(selector);
        browser.type(text);
        seconds += text.length() * TEN_LETTERS / 10;
    }

    private void follows(String selector, String path) throws Exception {
        clicks(selector);
        page.awaits("location.pathname === '" + path + "' && document.readyState === 'complete'");
    }

    private void clicks(String selector) {
        clicks++;
        seconds += CLICK;
        browser.click(selector, 1);
    }
}
