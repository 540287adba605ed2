package judge.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
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

/**
 * A set in a real browser: a teacher makes it, a student solves it with one key from problem to problem, a guest and
 * somebody without a login find it. With {@code -Dpractice.pictures=FOLDER} it leaves pictures there.
 */
@Tag("browser")
class PracticeBrowserIT {

    private static final Path SUM = Path.of("judge/src/test/resources/judge/problems/sum");
    private static final String SET = "/practice/c/first-steps";
    private static final String TASKS = "/courses/c/assignments/first-steps/problems/";
    private static final String PICTURES = System.getProperty("practice.pictures");
    private static final int N = 78;

    private final WebFixture web = new WebFixture(BothDatabases.SQLITE);
    private Browser browser;
    private PageWatch page;

    @BeforeEach
    void opens() throws Exception {
        Viewer teacher = web.person("teacher", SiteRole.TEACHER);
        Viewer anna = web.person("anna", SiteRole.STUDENT);
        web.person("guest", SiteRole.STUDENT);
        web.person("admin", SiteRole.ADMIN);
        web.course(teacher, "c", Feedback.FULL, anna);
        web.services().problems().putFolder(SUM);
        browser = Browser.start();
        page = new PageWatch(browser);
        browser.window(1366, 768, false);
    }

    @AfterEach
    void closes() {
        if (browser != null) {
            browser.close();
        }
        web.close();
    }

    @Test
    void isMadeSolvedAndFoundByGuestsAndWithoutALogin() throws Exception {
        logsIn("teacher");
        makesTheSet();
        logsOut();

        logsIn("anna");
        solvesBothWithOneKeyBetween();
        logsOut();

        logsIn("guest");
        browser.open(web.address() + "/practice");
        looks("guest-list");
        browser.go("document.querySelector('main a[href=\"" + SET + "\"]').click()");
        assertThat(page.text()).contains("First steps", "0 of 2 solved").doesNotContain("Course c");
        logsOut();

        browser.open(web.address() + "/practice");
        assertThat(path()).isEqualTo("/login");
        logsIn("admin");
        browser.open(web.address() + "/admin");
        browser.go("document.querySelector('form[action=\"/admin/practice\"] button').click()");
        looks("admin");
        logsOut();
        for (String open : List.of("/practice", SET, SET + "/problems/sum")) {
            browser.open(web.address() + open);
            assertThat(path()).isEqualTo(open);
            fits("open-" + open.replace('/', '-'));
        }
    }

    private void makesTheSet() throws Exception {
        browser.open(web.address() + "/teach/courses/c/sets");
        browser.run("document.querySelector('[name=name]').value = 'First steps';"
                + " document.querySelector('[name=audience]').value = 'everybody';"
                + " document.querySelectorAll('[name=problem]').forEach(one => { one.checked = true; })");
        looks("make");
        browser.go("document.querySelector('form#new button').click()");
        assertThat(path()).isEqualTo("/teach/courses/c/sets/first-steps");
        browser.run("document.querySelector('form#tags-sum [name=level]').value = 'beginner';"
                + " document.querySelector('form#tags-sum [name=tags]').value = 'sums, 循环'");
        browser.go("document.querySelector('form#tags-sum button').click()");
        if (browser.run("document.querySelector('tbody tr').textContent.includes('(sum)')")
                .booleanValue()) {
            return;
        }
        browser.go("[...document.querySelectorAll('tbody tr')].find(row => row.textContent.includes('(sum)'))"
                + ".querySelector('input[value=up]').form.querySelector('button').click()");
        assertThat(browser.run("document.querySelector('tbody tr').textContent").textValue())
                .contains("(sum)");
        fits("teach");
    }

    private void solvesBothWithOneKeyBetween() throws Exception {
        browser.open(web.address() + SET);
        assertThat(page.text()).contains("0 of 2 solved", "beginner", "sums", "循环");
        fits("set");
        presses(TASKS + "sum");
        looks("task");
        solves();
        looks("solved");
        presses(TASKS + WebFixture.PROBLEM);
        browser.click(".editor-host", 1);
        browser.type("n");
        assertThat(path()).as("a key that is typed is text").isEqualTo(TASKS + WebFixture.PROBLEM);
        solves();
        presses(SET);
        assertThat(page.text()).contains("2 of 2 solved");
        assertThat(browser.run("document.querySelectorAll('.tick.solved').length")
                        .intValue())
                .isEqualTo(2);
        fits("all-solved");
        browser.go("document.querySelector('form[action=\"/language\"] button').click()");
        assertThat(page.text()).contains("练习", "入门", "已通过 2/2");
        looks("chinese");
        browser.go("document.querySelector('form[action=\"/language\"] button').click()");
    }

    private void presses(String to) {
        browser.call(
                "Input.dispatchKeyEvent",
                Map.of("type", "keyDown", "key", "n", "code", "KeyN", "windowsVirtualKeyCode", N, "text", "n"));
        browser.call("Input.dispatchKeyEvent", Map.of("type", "keyUp", "key", "n", "code", "KeyN"));
        page.awaits("location.pathname === '" + to + "' && document.readyState === 'complete'");
    }

    private void solves() {
        browser.run("const area = document.querySelector('textarea[data-editor]'); area.value = 'class Main {}';"
                + " area.dispatchEvent(new Event('replaced'))");
        browser.click("form[data-drop] button.main", 1);
        page.awaits("!!document.querySelector('.badge.AC')");
    }

    private void logsIn(String login) {
        browser.open(web.address() + "/login");
        browser.run("document.querySelector('main [name=login]').value = '" + login + "';"
                + " document.querySelector('main [name=password]').value = '" + WebFixture.PASSWORD + "'");
        browser.go("document.querySelector('main form[action=\"/login\"] button').click()");
    }

    private void logsOut() {
        browser.go("document.querySelector('form[action=\"/logout\"] button').click()");
    }

    private String path() {
        return browser.run("location.pathname").textValue();
    }

    /** The page is no wider than any usual window, and axe finds nothing. */
    private void fits(String name) throws IOException {
        for (int width : List.of(360, 768, 1366, 2560)) {
            browser.window(width, 800, width < 768);
            browser.run("location.hash");
            assertThat(browser.run("document.documentElement.scrollWidth").intValue())
                    .as("%s at %d", name, width)
                    .isLessThanOrEqualTo(width);
            picture(name + "-" + width);
        }
        browser.window(1366, 768, false);
        looks(name);
    }

    /** Axe finds nothing in light and dark; and pictures. */
    private void looks(String name) throws IOException {
        for (boolean dark : List.of(true, false)) {
            browser.dark(dark);
            Axe.findsNothing(browser, dark);
            picture(name + (dark ? "-dark" : ""));
        }
    }

    private void picture(String name) throws IOException {
        if (PICTURES != null) {
            browser.screenshot(Files.createDirectories(Path.of(PICTURES)).resolve(name + ".png"));
        }
    }
}
