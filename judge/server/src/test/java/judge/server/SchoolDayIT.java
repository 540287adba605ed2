package judge.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import judge.Eventually;
import judge.app.JudgeOptions;
import judge.app.ThisHost;
import judge.app.ToolchainPreloader;
import judge.database.BothDatabases;
import judge.render.Axe;
import judge.render.Browser;
import org.apache.commons.io.file.PathUtils;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * A day at a school, in a real browser, with a real judge: the administrator's first start, the teacher's way from the
 * roster to a published assignment, a student who hands in and watches, and the evening with its grades.
 *
 * <p>With {@code -Dpictures.write=1} its pictures go into the documents.
 */
@Tag("browser")
@Tag("processes")
class SchoolDayIT {

    private static final int CLASS = 40;
    private static final String FRESH = "correct horse battery";
    private static final Path PICTURES = Path.of("judge/docs/online");
    private static final Path RIGHT = Path.of("solutions/dancing-links/poj3074");
    private static final String MODEL = "accepted/DancingLinks.java";
    private static final Path WRONG = Path.of("solutions/skips-last-puzzle/poj3074");

    @TempDir
    private Path folder;

    private Browser browser;
    private boolean looks;
    private String url;
    private int clicks;

    @ParameterizedTest
    @EnumSource(names = "SQLITE")
    void aClassIsOnlineWithinFifteenClicksAndSeesItsVerdicts(BothDatabases database) throws Exception {
        Path data = folder.resolve("data");
        ServerSettings settings = new ServerSettings(
                "127.0.0.1",
                0,
                data,
                database.fresh(),
                problems(),
                List.of(),
                false,
                true,
                JudgeOptions.usual(),
                null,
                null,
                Upkeep.none());
        try (Browser started = Browser.start();
                JudgeServer server = JudgeServer.start(
                        settings,
                        Clock.systemUTC(),
                        new ThisHost(ToolchainPreloader.none(), Clock.systemUTC())::open)) {
            browser = started;
            // Pages do not know which database they are of.
            looks = database == BothDatabases.SQLITE;
            // As in a network, where slips and links have an address that others can open.
            url = server.url().replace("127.0.0.1", Browser.NAMED_HOST);
            browser.window(1_280, 900, false);
            String teacher = administratorAddsATeacher(
                    server.firstLink().orElseThrow().replace("127.0.0.1", Browser.NAMED_HOST));
            String student = teacherPublishesAnAssignment(teacher);
            studentHandsIn(student);
            teacherReadsTheGrades(teacher);
        }
    }

    /**
     * The packages that ship, with one program of the jury each: a server verifies them beside all else, and all
     * programs of both would take it longer than this day, with all processors.
     */
    private Path problems() throws IOException {
        Path problems = folder.resolve("problems");
        PathUtils.copyDirectory(Path.of("problems"), problems);
        try (Stream<Path> all = Files.list(problems)) {
            for (Path one : all.toList()) {
                Path jury = one.resolve("submissions");
                byte[] model = Files.readAllBytes(jury.resolve(MODEL));
                PathUtils.deleteDirectory(jury);
                Files.createDirectories(jury.resolve(MODEL).getParent());
                Files.write(jury.resolve(MODEL), model);
            }
        }
        return problems;
    }

    private String administratorAddsATeacher(String link) throws Exception {
        browser.open(link);
        fill("fresh", FRESH);
        fill("again", FRESH);
        send("form.form");
        login("admin", FRESH);
        browser.open(url + "/admin/people");
        String form = "form#new";
        fill(form, "login", "lin");
        fill(form, "name", "Ms Lin");
        send(form);
        JsonNode found = browser.run("(document.body.innerText.match(/http\\S+\\/password\\/\\S+/) || [''])[0]");
        assertThat(found.textValue()).as(text()).startsWith(url);
        axe();
        picture("people");
        everyLook("/admin", "/admin/people", "/admin/log", "/account");
        logout();
        browser.open(found.textValue());
        fill("fresh", FRESH);
        fill("again", FRESH);
        send("form.form");
        return FRESH;
    }

    private String teacherPublishesAnAssignment(String first) throws Exception {
        Path roster = Files.writeString(
                folder.resolve("class.csv"),
                "学号,姓名\n2023001,王小明\n2023002,\"=HYPERLINK(\"\"x\"\")\"\n2023003,Ann <b>B</b>\n"
                        + IntStream.rangeClosed(4, CLASS)
                                .mapToObj(i -> String.format(Locale.ROOT, "2023%03d,Student %d%n", i, i))
                                .collect(Collectors.joining()));
        login("lin", first);
        clicks = 0;
        open("/teach");
        fill("name", "Algorithms");
        browser.choose("[name=roster]", roster);
        axe();
        send("form[action='/teach/courses']");
        String password = passwordOnSlip();
        assertThat(text()).contains("王小明", "=HYPERLINK(\"x\")", "Ann <b>B</b>", "Student " + CLASS);
        axe();
        picture("slips");
        click("a[href$='/new-assignment']");
        fill("name", "First sudokus");
        tickProblem("poj3074");
        axe();
        picture("new-assignment");
        send("form:has([name=opens])");
        assertThat(text()).contains("First sudokus");
        assertThat(clicks).as("clicks of the teacher").isLessThanOrEqualTo(15);
        axe();
        logout();
        return password;
    }

    private void tickProblem(String problem) {
        browser.run("(() => { const box = [...document.querySelectorAll('input[type=checkbox]')]"
                + ".find(one => one.value === '" + problem + "' || one.name.endsWith('" + problem + "'));"
                + " if (box && !box.checked) box.click(); })()");
        clicks++;
    }

    private void studentHandsIn(String first) throws Exception {
        browser.window(390, 844, true);
        login("2023001", first);
        fill("old", first);
        fill("fresh", FRESH);
        fill("again", FRESH);
        send("form.form");
        if (browser.run("location.pathname").textValue().equals("/login")) {
            login("2023001", FRESH);
        }
        open("/");
        axe();
        picture("student-home");
        click("a[href*='/assignments/']");
        axe();
        click("a[href*='/problems/']");
        axe();
        fitsThePhone();
        chinese(() -> picture("student-problem-zh"));
        handIn(WRONG.resolve("Main.java"));
        assertThat(verdict()).isEqualTo("WA");
        axe();
        picture("student-verdict");
        fitsThePhone();
        browser.dark(true);
        axe();
        picture("student-verdict-dark");
        browser.window(1_280, 720, false);
        chinese(() -> picture("student-verdict-projector-zh"));
        browser.dark(false);
        browser.window(390, 844, true);
        String task = browser.run("document.querySelector('a[href*=\"/problems/\"]').pathname")
                .textValue();
        everyLook(task, task + "/attempts", "/account", "/password");
        open(task);
        handIn(RIGHT.resolve("Main.java"));
        assertThat(verdict()).isEqualTo("AC");
        logout();
        browser.window(1_280, 900, false);
    }

    private void handIn(Path file) {
        browser.choose("[name=file]", file);
        send("form[data-drop]");
    }

    /** The verdict as it appears: the test does not ask for the page again. */
    private String verdict() {
        String badge = "(document.querySelector('main .badge') || {}).textContent || ''";
        Eventually.until("a verdict", () -> browser.run(badge).textValue().matches("[A-Z]{2,3}"));
        return browser.run(badge).textValue();
    }

    private void teacherReadsTheGrades(String first) throws Exception {
        assertThat(first).isNotEmpty();
        login("lin", FRESH);
        open("/teach");
        click("a[href^='/teach/courses/']");
        axe();
        String course = browser.run("location.pathname").textValue();
        String assignment = browser.run("document.querySelector('main a[href*=\"/assignments/\"]').pathname")
                .textValue();
        everyLook(
                "/teach",
                "/teach/problems",
                "/teach/problems/poj3074",
                course,
                course + "/members",
                course + "/gradebook",
                course + "/rejudgings",
                course + "/new-assignment",
                assignment + "/edit",
                assignment + "/hand-in",
                assignment + "/similar",
                assignment + "/students/2023001",
                "/teach/submissions/1");
        open(course);
        click("a[href*='/assignments/']");
        assertThat(text()).contains("王小明");
        axe();
        picture("class");
        browser.dark(true);
        axe();
        picture("class-dark");
        browser.dark(false);
        chinese(() -> {
            browser.window(1_920, 1_080, false);
            picture("class-projector-zh");
        });
    }

    /** Checks a page's look in every form: no part of it is beyond the edge of a phone, or hard to read. */
    private void everyLook(String... pages) throws IOException {
        if (!looks) {
            return;
        }
        JsonNode size = browser.run("[innerWidth, innerHeight]");
        for (String page : pages) {
            browser.open(url + page);
            assertThat(browser.run("location.pathname").textValue()).isEqualTo(page);
            browser.window(1_280, 720, false);
            axe();
            browser.window(360, 740, true);
            browser.dark(true);
            axe();
            assertThat(browser.run("document.documentElement.scrollWidth").intValue())
                    .as(page)
                    .isLessThanOrEqualTo(360);
            browser.dark(false);
        }
        browser.window(
                size.path(0).intValue(), size.path(1).intValue(), size.path(0).intValue() < 500);
    }

    /** Does something with the page in Chinese. */
    private void chinese(Look look) throws IOException {
        String press = "document.querySelector('form[action=\"/language\"] button').click()";
        browser.go(press);
        assertThat(browser.run("document.documentElement.lang").textValue()).startsWith("zh");
        axe();
        look.at();
        browser.go(press);
    }

    /** A check of a page as it is. */
    @FunctionalInterface
    private interface Look {
        void at() throws IOException;
    }

    private void login(String login, String password) {
        browser.open(url + "/login");
        fill("login", login);
        fill("password", password);
        send("form[action='/login']");
    }

    private void logout() {
        browser.go("document.querySelector('form[action=\"/logout\"] button').click()");
    }

    private void open(String path) {
        browser.open(url + path);
        clicks++;
    }

    private void fill(String name, String value) {
        fill("", name, value);
    }

    private void fill(String form, String name, String value) {
        browser.run("(() => { const field = document.querySelector('main " + form + " [name=\"" + name
                + "\"]'); field.focus();"
                + " field.value = ''; })()");
        browser.type(value);
    }

    private void send(String form) {
        browser.go("document.querySelector(\"main " + form + " button:not([type=button])\").click()");
        clicks++;
    }

    private void click(String link) {
        browser.go("document.querySelector(\"main " + link + "\").click()");
        clicks++;
    }

    private String text() {
        return browser.run("document.body.innerText").textValue();
    }

    private String passwordOnSlip() {
        JsonNode found = browser.run("(document.body.innerText.match(/([a-z]{4}-){4}[a-z]{4}/) || [''])[0]");
        assertThat(found.textValue()).as(text()).isNotEmpty();
        return found.textValue();
    }

    private void fitsThePhone() {
        assertThat(browser.run("document.documentElement.scrollWidth").intValue())
                .isLessThanOrEqualTo(390);
    }

    private void axe() throws IOException {
        Axe.findsNothing(browser);
    }

    private void picture(String name) throws IOException {
        if (Boolean.getBoolean("pictures.write") || "1".equals(System.getProperty("pictures.write"))) {
            Files.createDirectories(PICTURES);
            browser.screenshot(PICTURES.resolve(name + ".png"));
            Palette.reduce(PICTURES.resolve(name + ".png"));
        }
    }
}
