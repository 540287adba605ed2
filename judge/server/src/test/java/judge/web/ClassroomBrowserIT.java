package judge.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import judge.database.BothDatabases;
import judge.online.CourseRole;
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
 * A class in a real browser: a teacher makes groups and a rubric and shares the marking, a group hands in, an assistant
 * walks through the table, marks and comments. With {@code -Dclassroom.pictures=FOLDER} it leaves pictures there.
 */
@Tag("browser")
class ClassroomBrowserIT {

    private static final String TAUGHT = "/teach/courses/c/assignments/a1";
    private static final String ASSIGNMENT = "/courses/c/assignments/a1";
    private static final String PICTURES = System.getProperty("classroom.pictures");

    private final WebFixture web = new WebFixture(BothDatabases.SQLITE);
    private Browser browser;
    private PageWatch page;

    @BeforeEach
    void opens() throws Exception {
        Viewer teacher = web.person("teacher", SiteRole.TEACHER);
        Viewer helper = web.person("helper", SiteRole.STUDENT);
        web.course(
                teacher,
                "c",
                Feedback.FULL,
                web.person("anna", SiteRole.STUDENT),
                web.person("boris", SiteRole.STUDENT),
                web.person("chen", SiteRole.STUDENT));
        web.services().courses().setRole(teacher, "c", helper.login(), CourseRole.ASSISTANT);
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
    void aGroupHandsInAndAnAssistantMarksItWithARubric() throws Exception {
        logsIn("teacher");
        makesGroups();
        makesARubric();
        sharesTheMarking();
        logsOut();

        logsIn("boris");
        handsIn();
        logsOut();
        logsIn("anna");
        findsTheWorkOfTheGroup();
        logsOut();
        logsIn("chen");
        choosesAGroup();
        logsOut();

        logsIn("helper");
        walksThroughTheTable();
        marks();
        comments();
    }

    private void makesGroups() throws Exception {
        browser.open(web.address() + TAUGHT + "/groups");
        fills("form#groups [name=list]", "G1,anna\\nG1,boris");
        fills("form#groups [name=until]", "2099-01-01T12:00");
        browser.go("document.querySelector('form#groups button').click()");
        assertThat(page.text()).contains("G1", "ANNA, BORIS", "In no group: CHEN");
        fits("groups");
    }

    private void makesARubric() throws Exception {
        browser.open(web.address() + TAUGHT + "/rubric");
        fills("[name=criteria]", "5 Style\\n2.5 Tests");
        browser.go("document.querySelector('[name=criteria]').form.querySelector('button').click()");
        fits("rubric");
    }

    private void sharesTheMarking() throws Exception {
        browser.open(web.address() + TAUGHT + "/marking");
        browser.run("document.querySelectorAll('[name=marker]')"
                + ".forEach(one => { one.checked = one.value === 'helper'; })");
        browser.go("document.querySelector('form#share-form button').click()");
        assertThat(page.text()).contains("HELPER").doesNotContain("Works that nobody has to mark");
        fits("marking");
    }

    private void handsIn() {
        browser.open(web.address() + ASSIGNMENT + "/problems/" + WebFixture.PROBLEM);
        page.awaits("!!document.querySelector('.editor-host')");
        browser.run("const area = document.querySelector('textarea[data-editor]'); area.value = 'class Main {}';"
                + " area.dispatchEvent(new Event('replaced'))");
        browser.click("form[data-drop] button.main", 1);
        page.awaits("!!document.querySelector('.badge.AC')");
    }

    private void findsTheWorkOfTheGroup() throws Exception {
        browser.open(web.address() + ASSIGNMENT);
        assertThat(page.text()).contains("You hand in with the group G1: ANNA, BORIS.", "10/10");
        fits("assignment");
        browser.go("document.querySelector('main a[href$=\"/group\"]').click()");
        assertThat(page.text()).contains("Groups cannot be chosen any more, or yours has handed in.");
        browser.open(web.address() + "/submissions/1");
        assertThat(page.text()).contains("AC");
    }

    private void choosesAGroup() throws Exception {
        browser.open(web.address() + "/submissions/1");
        assertThat(page.text()).doesNotContain("class Main");
        browser.open(web.address() + ASSIGNMENT + "/group");
        assertThat(page.text()).contains("You hand in alone");
        fills("form#make [name=name]", "Solo");
        browser.go("document.querySelector('form#make button').click()");
        assertThat(page.text()).contains("You hand in with the group Solo: CHEN.");
        fits("group");
    }

    private void walksThroughTheTable() throws Exception {
        browser.open(web.address() + TAUGHT);
        assertThat(page.text()).contains("group G1", "for HELPER to mark");
        browser.go("[...document.querySelectorAll('#grades th a')]"
                + ".find(one => one.textContent.startsWith('Total')).click()");
        assertThat(browser.run("document.querySelector('#grades tbody th').textContent")
                        .textValue())
                .contains("CHEN");
        browser.run("document.querySelector('form#class-filter [name=state]').value = 'mine'");
        browser.go("document.querySelector('form#class-filter button').click()");
        assertThat(page.text()).contains("Students shown: 2 of 3.");
        fits("class");
        browser.go("document.querySelector('#grades tbody th a').click()");
        String first = path();
        presses("j", 74);
        assertThat(path()).isNotEqualTo(first);
        presses("k", 75);
        assertThat(path()).isEqualTo(first);
    }

    private void marks() throws Exception {
        fills("form#marks [name=points0]", "4.5");
        browser.go("document.querySelector('form#marks button').click()");
        assertThat(browser.run("document.querySelector('form#marks [name=points0]').value")
                        .textValue())
                .isEqualTo("4.5");
        assertThat(browser.run("(at => at.top >= 0 && at.bottom <= innerHeight)"
                                + "(document.querySelector('a[data-key=\"j\"]').getBoundingClientRect())")
                        .booleanValue())
                .as("the way to the next student is in view after marks were saved")
                .isTrue();
        fits("student");
        browser.go("document.querySelector('form[id^=marking-done] button').click()");
        assertThat(page.text()).contains("Marked by HELPER");
        browser.open(web.address() + TAUGHT);
        assertThat(page.text()).contains("✓ marked by HELPER");
        assertThat(browser.run("[...document.querySelectorAll('#grades tbody tr')]"
                                + ".filter(row => row.textContent.includes('14.5')).length")
                        .intValue())
                .as("both members have the points and the mark")
                .isEqualTo(2);
    }

    private void comments() throws Exception {
        browser.open(web.address() + "/teach/submissions/1");
        browser.go("document.querySelector('.commented a.n').click()");
        fills(".commented [name=text]", "Say why");
        browser.go("document.querySelector('.commented form button').click()");
        assertThat(browser.run("document.querySelector('.commented .comment').textContent")
                        .textValue())
                .contains("HELPER", "Say why");
        fits("submission");
    }

    private void fills(String selector, String text) {
        browser.run("document.querySelector('" + selector + "').value = '" + text + "'");
    }

    private void presses(String key, int code) {
        String before = path();
        browser.call(
                "Input.dispatchKeyEvent",
                Map.of("type", "keyDown", "key", key, "windowsVirtualKeyCode", code, "text", key));
        browser.call("Input.dispatchKeyEvent", Map.of("type", "keyUp", "key", key));
        page.awaits("location.pathname !== '" + before + "' && document.readyState === 'complete'");
    }

    private void logsIn(String login) {
        browser.open(web.address() + "/login");
        fills("main [name=login]", login);
        fills("main [name=password]", WebFixture.PASSWORD);
        browser.go("document.querySelector('main form[action=\"/login\"] button').click()");
    }

    private void logsOut() {
        browser.go("document.querySelector('form[action=\"/logout\"] button').click()");
    }

    private String path() {
        return browser.run("location.pathname").textValue();
    }

    /** The page is no wider than any usual window, and axe finds nothing in light and dark; and pictures. */
    private void fits(String name) throws IOException {
        for (int width : List.of(360, 768, 1366, 2560)) {
            browser.window(width, 800, width < 768);
            browser.run("location.hash");
            assertThat(browser.run("document.documentElement.scrollWidth").intValue())
                    .as("%s at %d", name, width)
                    .isLessThanOrEqualTo(width);
        }
        browser.window(1366, 768, false);
        for (boolean dark : List.of(true, false)) {
            browser.dark(dark);
            Axe.findsNothing(browser, dark);
            if (PICTURES != null) {
                Path folder = Files.createDirectories(Path.of(PICTURES));
                browser.screenshot(folder.resolve(name + (dark ? "-dark" : "") + ".png"));
            }
        }
    }
}
