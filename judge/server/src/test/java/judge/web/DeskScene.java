package judge.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import judge.database.BothDatabases;
import judge.online.Feedback;
import judge.online.SiteRole;
import judge.online.Viewer;
import judge.render.Axe;
import judge.render.Browser;
import judge.render.PageWatch;
import judge.service.submission.Drafts;
import judge.service.submission.Drafts.Draft;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;

/** The page of a problem in a real browser, into which a student has logged in. */
abstract class DeskScene {

    static final String TASK = "/courses/c/assignments/a1/problems/" + WebFixture.PROBLEM;
    private static final String PICTURES = System.getProperty("desk.pictures");
    static final String WRONG = "public class Main {\n    int board; /* WRONG */\n}\n";
    static final String RIGHT = "public class Main {\n    int board; // mended\n}\n";

    final WebFixture web = new WebFixture(BothDatabases.SQLITE);
    final Viewer teacher = web.person("teacher", SiteRole.TEACHER);
    final Viewer anna = web.person("anna", SiteRole.STUDENT);
    final Drafts drafts = web.services().handIn().drafts();
    Browser browser;
    PageWatch page;
    int clicks;

    @TempDir
    Path folder;

    @AfterEach
    void closes() {
        if (browser != null) {
            browser.close();
        }
        web.close();
    }

    @BeforeEach
    void logsIn() throws Exception {
        web.course(teacher, "c", Feedback.FULL, anna);
        browser = Browser.start();
        page = new PageWatch(browser);
        browser.window(1366, 768, false);
        browser.open(web.address() + "/login");
        browser.run("document.querySelector('main [name=login]').value = 'anna';"
                + " document.querySelector('main [name=password]').value = '" + WebFixture.PASSWORD + "'");
        browser.go("document.querySelector('form[action=\"/login\"] button').click()");
    }

    /** Axe finds nothing in light and dark; and pictures. */
    void looks(String name) throws IOException {
        for (boolean dark : List.of(true, false)) {
            browser.dark(dark);
            Axe.findsNothing(browser, dark);
            picture(name + (dark ? "-dark" : ""));
        }
    }

    void picture(String name) throws IOException {
        if (PICTURES != null) {
            browser.screenshot(Files.createDirectories(Path.of(PICTURES)).resolve(name + ".png"));
        }
    }

    Optional<Draft> draft() {
        return drafts.of(anna, "c", "a1", WebFixture.PROBLEM);
    }

    void keeps(int version, String source) {
        drafts.put(anna, "c", "a1", WebFixture.PROBLEM, version, "java", source);
    }

    void offline(boolean whether) {
        browser.call("Network.enable", Map.of());
        browser.call(
                "Network.emulateNetworkConditions",
                Map.of("offline", whether, "latency", 0, "downloadThroughput", -1, "uploadThroughput", -1));
    }

    String value() {
        return browser.run("document.querySelector('main textarea').value").textValue();
    }

    boolean isSeen(String selector) {
        return browser.run("document.querySelector('" + selector + "').getClientRects().length > 0")
                .booleanValue();
    }

    /** Types a text in place of what is in the editor. */
    void writes(String source) {
        clicks(".editor-host");
        browser.selectAll();
        browser.type(source);
        page.awaits("document.querySelector('main textarea').value.length === " + source.length());
        assertThat(value()).isEqualTo(source);
    }

    void handsIn() {
        clicks("form[data-drop] button.main");
        page.awaits("location.pathname.startsWith('/submissions/') && document.readyState === 'complete'");
    }

    void clicks(String selector) {
        clicks++;
        browser.click(selector, 1);
    }
}
