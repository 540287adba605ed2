package judge.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import judge.database.BothDatabases;
import judge.online.Feedback;
import judge.online.SiteRole;
import judge.online.Viewer;
import judge.render.Browser;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The form to hand in, in a real browser with a real mouse. */
@Timeout(120)
class HandInBrowserIT {

    private static final String TASK = "/courses/c/assignments/a1/problems/" + WebFixture.PROBLEM;
    private static final String ON_TASK = "location.pathname === '" + TASK + "' && document.readyState === 'complete'";

    private final WebFixture web = new WebFixture(BothDatabases.SQLITE);
    private final Viewer teacher = web.person("teacher", SiteRole.TEACHER);
    private Browser browser;

    @TempDir
    private Path profile;

    @BeforeEach
    void logsIn() throws Exception {
        web.course(teacher, "c", Feedback.FULL, web.person("anna", SiteRole.STUDENT));
        browser = Browser.start(Browser.program().orElseThrow(), profile);
        visit("/login", "location.pathname === '/login' && document.readyState === 'complete'");
        browser.run("document.querySelector('main [name=login]').value = 'anna';"
                + " document.querySelector('main [name=password]').value = '" + WebFixture.PASSWORD + "';"
                + " document.querySelector('form[action=\"/login\"] button').click()");
        await("location.pathname === '/'");
    }

    @AfterEach
    void closes() {
        if (browser != null) {
            browser.close();
        }
        web.close();
    }

    private long attempts() {
        return web.services()
                .submissions()
                .list(teacher, "c", "a1", null, 100)
                .items()
                .size();
    }

    @Test
    void handsInOnceByADoubleClickAndKeepsATextThatWasTooLarge() throws Exception {
        handsInByADoubleClick("class Main { }");
        assertThat(attempts()).isEqualTo(1);

        // A page whose scripts do not run knows nothing of the first click.
        browser.call("Emulation.setScriptExecutionDisabled", Map.of("value", true));
        handsInByADoubleClick("class Main { int other; }");
        assertThat(attempts()).isEqualTo(2);
        browser.call("Emulation.setScriptExecutionDisabled", Map.of("value", false));

        visit(TASK, ON_TASK);
        browser.run("document.querySelector('main textarea').value = '// line\\n'.repeat(200000)");
        browser.run("document.querySelector('form[data-drop] button.main').click()");
        await("!!document.querySelector('[data-refused]')");
        assertThat(browser.run("document.body.innerText").textValue()).contains("That is too large");
        browser.run("document.querySelector('a[data-back]').click()");
        await(ON_TASK);
        assertThat(browser.run("document.querySelector('main textarea').value.length")
                        .intValue())
                .isEqualTo(1_600_000);
        assertThat(attempts()).isEqualTo(2);
    }

    private void handsInByADoubleClick(String source) throws InterruptedException {
        visit(TASK, ON_TASK);
        browser.run("document.querySelector('main textarea').value = '" + source + "'");
        doubleClick("form[data-drop] button.main");
        await("location.pathname.startsWith('/submissions/')");
    }

    private void visit(String path, String there) throws InterruptedException {
        browser.call("Page.navigate", Map.of("url", web.address() + path));
        await(there);
    }

    /** Asked again and again, as a page without scripts keeps no promises. */
    private void await(String condition) throws InterruptedException {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(30);
        while (!holds(condition)) {
            assertThat(System.nanoTime())
                    .as(() -> condition + " at " + browser.run("location.href + document.body.innerText"))
                    .isLessThan(end);
            TimeUnit.MILLISECONDS.sleep(30);
        }
    }

    private boolean holds(String condition) {
        try {
            return browser.run(condition).booleanValue();
        } catch (IllegalStateException e) {
            return false; // The page went away while it was asked.
        }
    }

    private void doubleClick(String selector) {
        JsonNode middle = browser.run("(() => { const one = document.querySelector('" + selector + "');"
                + " one.scrollIntoView({behavior: 'instant', block: 'center'});"
                + " const box = one.getBoundingClientRect();"
                + " return [box.x + box.width / 2, box.y + box.height / 2]; })()");
        for (int click = 1; click <= 2; click++) {
            for (String type : List.of("mousePressed", "mouseReleased")) {
                browser.call(
                        "Input.dispatchMouseEvent",
                        Map.of(
                                "type",
                                type,
                                "x",
                                middle.path(0).doubleValue(),
                                "y",
                                middle.path(1).doubleValue(),
                                "button",
                                "left",
                                "clickCount",
                                click));
            }
        }
    }
}
