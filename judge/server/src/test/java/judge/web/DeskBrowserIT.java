package judge.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.BindException;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import judge.Eventually;
import judge.database.BothDatabases;
import judge.online.Feedback;
import judge.online.SiteRole;
import judge.online.Viewer;
import judge.render.Axe;
import judge.render.Browser;
import judge.render.PageWatch;
import judge.service.submission.Drafts;
import judge.service.submission.Drafts.Draft;
import judge.web.http.SecurityHeaders;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The page of a problem as a workplace, in a real browser: from the statement to a wrong answer, its cause and a right
 * one. With {@code -Ddesk.pictures=FOLDER} it leaves pictures there.
 */
@Tag("browser")
class DeskBrowserIT {

    private static final String TASK = "/courses/c/assignments/a1/problems/" + WebFixture.PROBLEM;
    private static final String PICTURES = System.getProperty("desk.pictures");
    private static final String WRONG = "public class Main {\n    int board; /* WRONG */\n}\n";
    private static final String RIGHT = "public class Main {\n    int board; // mended\n}\n";
    private static final int MOST_CLICKS = 6;

    private final WebFixture web = new WebFixture(BothDatabases.SQLITE);
    private final Viewer teacher = web.person("teacher", SiteRole.TEACHER);
    private final Viewer anna = web.person("anna", SiteRole.STUDENT);
    private final Drafts drafts = web.services().handIn().drafts();
    private Browser browser;
    private PageWatch page;
    private int clicks;

    @TempDir
    private Path profile;

    @BeforeEach
    void logsIn() throws Exception {
        web.course(teacher, "c", Feedback.FULL, anna);
        browser = Browser.start(Browser.program().orElseThrow(), profile);
        page = new PageWatch(browser);
        browser.window(1366, 768, false);
        browser.open(web.address() + "/login");
        browser.run("document.querySelector('main [name=login]').value = 'anna';"
                + " document.querySelector('main [name=password]').value = '" + WebFixture.PASSWORD + "'");
        browser.go("document.querySelector('form[action=\"/login\"] button').click()");
    }

    @Test
    void isReadInChineseToo() throws Exception {
        browser.go("document.querySelector('form[action=\"/language\"] button').click()");
        for (int width : List.of(1366, 390)) {
            browser.window(width, 800, width < 768);
            browser.open(web.address() + TASK);
            assertThat(page.text()).contains("试运行", "复制");
            looks("chinese-" + width);
        }
    }

    @AfterEach
    void closes() {
        if (browser != null) {
            browser.close();
        }
        web.close();
    }

    @ParameterizedTest
    @CsvSource({"1366, 768, false", "390, 844, true"})
    void walksFromTheStatementToAWrongAnswerItsCauseAndARightOne(int width, int height, boolean phone)
            throws Exception {
        browser.window(width, height, phone);
        browser.open(web.address() + TASK);
        assertThat(isSeen(".statement")).isTrue();
        assertThat(isSeen(".editor-host")).as("beside the statement").isEqualTo(!phone);
        looks("statement-" + width);
        if (phone) {
            clicks(".pane-tabs label[for=pane-editor]");
            assertThat(isSeen(".statement")).isFalse();
        }
        writes(WRONG);
        looks("editor-" + width);
        handsIn();
        page.awaits("!!document.querySelector('.badge.WA')");
        page.awaits("document.body.innerText.includes('Indices are counted from 0')");
        assertThat(browser.run("document.querySelector('.listing .failing').textContent")
                        .textValue())
                .contains("public class Main", "Indices are counted from 0");
        looks("wrong-" + width);

        clicks = 0;
        clicks(".next-steps .button.main");
        page.awaits("location.pathname === '" + TASK + "' && document.readyState === 'complete'");
        assertThat(isSeen(".editor-host")).isTrue();
        assertThat(value()).isEqualTo(WRONG);
        assertThat(browser.run("document.querySelector('.editor-host').shadowRoot.querySelector('.cm-noted + .cm-note')"
                                + ".textContent")
                        .textValue())
                .as("the line that the cause names is marked")
                .contains("Indices are counted from 0");
        looks("mending-" + width);
        writes(RIGHT);
        handsIn();
        page.awaits("!!document.querySelector('.badge.AC')");

        assertThat(browser.run("document.querySelector('.next-steps a[href$=a1]').textContent")
                        .textValue())
                .as("the way on")
                .startsWith("Back to ");
        assertThat(clicks).as("from a wrong verdict to the next one").isLessThanOrEqualTo(MOST_CLICKS);
        looks("right-" + width);
        clicks(".next-steps a[href*=compare]");
        page.awaits("!!document.querySelector('.line.gone') && !!document.querySelector('.line.new')");
        looks("difference-" + width);
    }

    @Test
    void keepsWhatIsTypedOnTheServerAndInTheBrowserWhileThatIsAway() throws Exception {
        browser.open(web.address() + TASK);
        writes("class First {}");
        page.awaits("document.querySelector('.saved').textContent.includes('Draft saved')");
        assertThat(draft().map(Draft::source)).contains("class First {}");
        assertThat(browser.run("Object.keys(localStorage).filter(one => one.startsWith('draft')).length")
                        .intValue())
                .as("what the server has is not in the browser")
                .isZero();

        offline(true);
        writes("class Second {}");
        page.awaits("document.querySelector('.saved').textContent.includes('cannot be reached')");
        offline(false);
        browser.open(web.address() + TASK);
        assertThat(value()).isEqualTo("class Second {}");
        Eventually.until("saved", () -> draft().orElseThrow().source().equals("class Second {}"));
        browser.open(web.address() + TASK);
        assertThat(value()).isEqualTo("class Second {}");

        offline(true);
        writes("class Third {}");
        page.awaits("Object.keys(localStorage).some(one => one.startsWith('draft anna '))");
        offline(false);
        browser.go("document.querySelector('form[action=\"/logout\"] button').click()");
        assertThat(browser.run("Object.keys(localStorage).filter(one => one.startsWith('draft')).length")
                        .intValue())
                .isZero();
    }

    /** A page that is asked for while the one before still saves has the older draft in it. */
    @Test
    void aPageThatWasMadeBeforeADraftWasSavedTakesItFromThePageBefore() throws Exception {
        browser.open(web.address() + TASK);
        offline(true);
        writes("class Second {}");
        page.awaits("document.querySelector('.saved').textContent.includes('cannot be reached')");
        browser.run("window.dispatchEvent(new Event('beforeunload')); 0");
        offline(false);
        String kept =
                "JSON.parse(localStorage.getItem(Object.keys(localStorage).find(one => one.startsWith('draft '))))";
        page.awaits(kept + "?.saved > 0");
        assertThat(browser.run(kept + ".source").textValue()).isEqualTo("class Second {}");

        browser.run("localStorage.setItem(Object.keys(localStorage).find(one => one.startsWith('draft ')),"
                + " JSON.stringify({...(" + kept + "), version: 7, source: 'class Third {}'})); 0");
        browser.open(web.address() + TASK);
        assertThat(value()).isEqualTo("class Third {}");
        assertThat(browser.run("Object.keys(localStorage).filter(one => one.startsWith('draft')).length")
                        .intValue())
                .isZero();
    }

    @Test
    void anOlderWindowAsksBeforeItOverwritesANewerDraft() throws Exception {
        browser.open(web.address() + TASK);
        keeps(0, "class Other {}");
        writes("class Here {}");
        page.awaits("!!document.querySelector('.ask')");
        looks("asks");
        assertThat(draft().map(Draft::source)).contains("class Other {}");
        clicks(".ask button:nth-of-type(2)");
        Eventually.until("kept", () -> draft().orElseThrow().source().equals("class Here {}"));

        keeps(draft().orElseThrow().version(), "class Newest {}");
        writes("class Again {}");
        page.awaits("!!document.querySelector('.ask')");
        clicks(".ask button:nth-of-type(1)");
        page.awaits("document.querySelector('main textarea').value === 'class Newest {}'");
        assertThat(draft().map(Draft::source)).contains("class Newest {}");
    }

    @Test
    void theTextThatANewerDraftReplacesComesBackByOneClick() throws Exception {
        browser.open(web.address() + TASK);
        keeps(0, "class Other {}");
        writes("class Here {}");
        page.awaits("!!document.querySelector('.ask')");
        clicks(".ask button:nth-of-type(1)");
        page.awaits("document.querySelector('main textarea').value === 'class Other {}'");
        looks("replaced");
        clicks(".ask button");
        page.awaits("document.querySelector('main textarea').value === 'class Here {}'");
        Eventually.until("kept", () -> draft().orElseThrow().source().equals("class Here {}"));
    }

    @Test
    void handingInWhileTheServerIsAwayLeavesThePageAsItIs() throws Exception {
        browser.open(web.address() + TASK);
        writes("class Away {}");
        offline(true);
        clicks("form[data-drop] button.main");
        page.awaits("document.querySelector('.unreached')?.textContent.includes('nothing was handed in')");
        assertThat(value()).isEqualTo("class Away {}");
        looks("unreached");

        offline(false);
        handsIn();
        assertThat(page.text()).contains("Away");
    }

    @Test
    void backFromAnAttemptShowsTheNewestText() throws Exception {
        browser.open(web.address() + TASK);
        writes(WRONG);
        handsIn();
        page.awaits("!!document.querySelector('.badge.WA')");
        clicks(".next-steps .button.main");
        page.awaits("location.search.startsWith('?from=') && document.readyState === 'complete'");
        writes(RIGHT);
        handsIn();
        page.awaits("!!document.querySelector('.badge.AC')");
        browser.run("history.back()");
        page.awaits("location.pathname === '" + TASK + "' && document.readyState === 'complete'");
        page.awaits("document.querySelector('main textarea').value === " + quoted(RIGHT));
    }

    @Test
    void backFromARefusalShowsTheNewestTextAndAFileStaysAFile() throws Exception {
        browser.open(web.address() + TASK);
        browser.choose("input[type=file]", Files.writeString(profile.resolve("notes.txt"), "nothing"));
        page.awaits("document.querySelector('#what-files').checked");
        browser.go("document.querySelector('form[data-drop] button.main').click()");
        assertThat(page.text()).contains("None of the files that you sent is a source");
        assertThat(browser.run("document.querySelector('#what-files').checked").booleanValue())
                .isTrue();
        looks("refused");

        clicks("label[for=what-source]");
        writes("class Newest {}");
        page.awaits("document.querySelector('.saved').textContent.includes('Draft saved')");
        browser.run("history.back()");
        page.awaits("document.querySelector('main textarea')?.value === 'class Newest {}'");
    }

    @Test
    void aTextThatWasRefusedIsNoOlderThanItsOwnDraft() throws Exception {
        browser.open(web.address() + TASK);
        writes("class First {}");
        page.awaits("document.querySelector('.saved').textContent.includes('Draft saved')");
        browser.selectAll();
        browser.run("document.execCommand('delete')");
        Eventually.until("kept", () -> draft().orElseThrow().source().isEmpty());
        browser.go("document.querySelector('form[data-drop] button.main').click()");
        page.awaits("!!document.querySelector('.alert')");

        writes("class Second {}");
        Eventually.until("kept", () -> draft().orElseThrow().source().equals("class Second {}"));
        assertThat(browser.run("!document.querySelector('.ask')").booleanValue())
                .isTrue();
    }

    private static String quoted(String text) {
        return "'" + text.replace("\n", "\\n") + "'";
    }

    @Test
    void handsInTheFilesOrTheTextAndSaysWhich() throws Exception {
        browser.open(web.address() + TASK);
        writes("class Text {}");
        assertThat(isSeen(".for-source")).isTrue();
        browser.choose("input[type=file]", Files.writeString(profile.resolve("Chosen.java"), "class Chosen {}"));
        page.awaits("document.querySelector('#what-files').checked");
        assertThat(isSeen(".for-files")).isTrue();
        assertThat(isSeen(".editor-host")).isFalse();
        looks("files");
        handsIn();
        assertThat(page.text()).contains("Chosen.java").doesNotContain("class Text");

        browser.open(web.address() + TASK);
        assertThat(value()).as("the last source").isEqualTo("class Chosen {}");
        browser.open(web.address() + TASK + "?from=draft");
        assertThat(value()).as("is not lost").isEqualTo("class Text {}");
        handsIn();
        assertThat(page.text()).contains("Text {}").doesNotContain("Chosen");
    }

    @Test
    void theDividerAndTheSizeOfTheStatementStayAsTheyWereChosen() throws Exception {
        browser.window(1366, 768, false);
        browser.open(web.address() + TASK);
        double before = width(".pane-statement");
        browser.run("document.querySelector('.divider').focus()");
        for (int i = 0; i < 5; i++) {
            browser.press("ArrowRight", 39);
        }
        assertThat(width(".pane-statement")).isGreaterThan(before);
        clicks(".look button[value=larger]");
        page.awaits("!!document.querySelector('.task.size3')");
        browser.window(1920, 1080, false);
        clicks(".look button[value=wide]");
        page.awaits("!!document.querySelector('.task.wide')");
        double moved = width(".pane-statement");
        Eventually.until("kept by the browser", () -> {
            browser.open(web.address() + TASK);
            return browser.run("!!document.querySelector('.task.size3.wide')").booleanValue();
        });
        assertThat(width(".pane-statement")).isEqualTo(moved);

        browser.run("navigator.clipboard.writeText = async text => { window.copied = text; }");
        clicks(".sample button.copy");
        page.awaits("!!window.copied && window.copied === document.querySelector('.sample pre').textContent");
    }

    @Test
    void fitsEveryWindow() throws Exception {
        for (int width : List.of(360, 390, 768, 1099, 1100, 1366, 1920, 2560)) {
            fits(width);
        }
    }

    @Test
    void sendsTheProblemToAnEditorOnlyByAClick() throws Exception {
        List<String> received = new CopyOnWriteArrayList<>();
        HttpServer editor = listening(received);
        editor.start();
        browser.open(web.address() + TASK);
        assertThat(received).isEmpty();
        clicks("[data-companion]");
        page.awaits("document.querySelector('.companion [role=status]').textContent !== ''");
        assertThat(received).hasSize(1);
        assertThat(received.get(0))
                .startsWith("POST {\"name\":\"Sudoku (poj3074)\",")
                .contains("\"tests\":[{\"input\":");
        looks("sent");

        editor.stop(0);
        clicks("[data-companion]");
        page.awaits("document.querySelector('.companion [role=status]').textContent.includes('No editor')");
    }

    /** Listens at the first of the editors' ports that is free. */
    private static HttpServer listening(List<String> received) throws IOException {
        for (int port : SecurityHeaders.EDITORS) {
            try {
                HttpServer server = HttpServer.create(new InetSocketAddress("localhost", port), 0);
                server.createContext("/", exchange -> {
                    String body = new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8);
                    received.add(exchange.getRequestMethod() + " " + body);
                    exchange.sendResponseHeaders(200, -1);
                    exchange.close();
                });
                return server;
            } catch (BindException e) {
                continue;
            }
        }
        throw new IllegalStateException("all ports of editors are taken on this machine");
    }

    @Test
    void onesOwnWorkAndProgressFitEveryWindow() throws Exception {
        for (String source : List.of(WRONG, RIGHT)) {
            browser.open(web.address() + TASK);
            writes(source);
            handsIn();
            page.awaits("!!document.querySelector('.badge')");
        }
        for (String place : List.of("/mine", "/mine?verdict=WA", "/mine/progress")) {
            for (int width : List.of(360, 390, 768, 1366, 2560)) {
                browser.window(width, 800, width < 768);
                browser.open(web.address() + place);
                assertThat(browser.run("document.documentElement.scrollWidth").intValue())
                        .as("%s at %d", place, width)
                        .isLessThanOrEqualTo(width);
                looks("mine" + place.replaceAll("\\W+", "-") + width);
            }
        }
    }

    private void fits(int width) throws IOException {
        browser.window(width, 800, width < 768);
        browser.open(web.address() + TASK);
        assertThat(browser.run("document.documentElement.scrollWidth").intValue())
                .isLessThanOrEqualTo(width);
        boolean together = isSeen(".statement") && isSeen(".editor-host");
        assertThat(together).isEqualTo(width >= 1100);
        if (together) {
            assertThat(browser.run("document.documentElement.scrollHeight").intValue())
                    .as("each part scrolls alone")
                    .isLessThanOrEqualTo(800);
            assertThat(browser.run("document.querySelector('button.main').getBoundingClientRect().bottom")
                            .doubleValue())
                    .as("the button is in sight")
                    .isLessThanOrEqualTo(800);
        }
        picture("window-" + width);
    }

    /** Axe finds nothing in light and dark; and pictures. */
    private void looks(String name) throws IOException {
        for (boolean dark : List.of(true, false)) {
            browser.dark(dark);
            Axe.findsNothing(browser);
            picture(name + (dark ? "-dark" : ""));
        }
    }

    private void picture(String name) throws IOException {
        if (PICTURES != null) {
            browser.screenshot(Files.createDirectories(Path.of(PICTURES)).resolve(name + ".png"));
        }
    }

    private Optional<Draft> draft() {
        return drafts.of(anna, "c", "a1", WebFixture.PROBLEM);
    }

    private void keeps(int version, String source) {
        drafts.put(anna, "c", "a1", WebFixture.PROBLEM, version, "java", source);
    }

    private void offline(boolean whether) {
        browser.call("Network.enable", Map.of());
        browser.call(
                "Network.emulateNetworkConditions",
                Map.of("offline", whether, "latency", 0, "downloadThroughput", -1, "uploadThroughput", -1));
    }

    private String value() {
        return browser.run("document.querySelector('main textarea').value").textValue();
    }

    private double width(String selector) {
        return browser.run("document.querySelector('" + selector + "').getBoundingClientRect().width")
                .doubleValue();
    }

    private boolean isSeen(String selector) {
        return browser.run("document.querySelector('" + selector + "').getClientRects().length > 0")
                .booleanValue();
    }

    /** Types a text in place of what is in the editor. */
    private void writes(String source) {
        clicks(".editor-host");
        browser.selectAll();
        browser.type(source);
        page.awaits("document.querySelector('main textarea').value.length === " + source.length());
        assertThat(value()).isEqualTo(source);
    }

    private void handsIn() {
        clicks("form[data-drop] button.main");
        page.awaits("location.pathname.startsWith('/submissions/') && document.readyState === 'complete'");
    }

    private void clicks(String selector) {
        clicks++;
        browser.click(selector, 1);
    }
}
