package judge.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.BindException;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import judge.Eventually;
import judge.web.http.SecurityHeaders;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The page of a problem as a workplace, in a real browser: from the statement to a wrong answer, its cause and a right
 * one. With {@code -Ddesk.pictures=FOLDER} it leaves pictures there.
 */
@Tag("browser")
class DeskBrowserIT extends DeskScene {

    private static final int MOST_CLICKS = 6;

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
    void handsInTheFilesOrTheTextAndSaysWhich() throws Exception {
        browser.open(web.address() + TASK);
        writes("class Text {}");
        assertThat(isSeen(".for-source")).isTrue();
        browser.choose("input[type=file]", Files.writeString(folder.resolve("Chosen.java"), "class Chosen {}"));
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
    void showsTheTimeLimitOfTheChosenLanguageAndTheOthersFolded() throws Exception {
        browser.open(web.address() + TASK);
        for (String language : List.of("python3", "java")) {
            browser.run("(select => { select.value = '" + language
                    + "'; select.dispatchEvent(new Event('change', { bubbles: true })); })"
                    + "(document.querySelector('#language'))");
            assertThat(browser.run("[...document.querySelectorAll('.handing-foot [data-limit]')]"
                                    + ".filter(one => one.getClientRects().length > 0).map(one => one.dataset.limit)"
                                    + ".join()")
                            .textValue())
                    .isEqualTo(language.equals("java") ? "java,java" : language);
        }
        clicks(".handing-foot .limits summary");
        looks("limits");
        clicks(".what label[for=what-files]");
        assertThat(browser.run("[...document.querySelectorAll('[data-limit]')]"
                                + ".every(one => one.getClientRects().length === 0)")
                        .booleanValue())
                .as("files are of no language yet")
                .isTrue();
        looks("limits-files");
    }

    @Test
    void aFingerAnywhereInTheBoxOfTheEditorHitsTheText() {
        browser.window(390, 844, true);
        browser.open(web.address() + TASK);
        clicks(".pane-tabs label[for=pane-editor]");
        assertThat(browser.run("(host => { const box = host.getBoundingClientRect();"
                                + " return !!host.shadowRoot.elementFromPoint(box.right - 40, box.bottom - 12)"
                                + ".closest('.cm-content'); })(document.querySelector('.editor-host'))")
                        .booleanValue())
                .isTrue();
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
        clicks(".companion summary");
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
                if (!place.contains("progress")) {
                    assertThat(browser.run("(one => one.scrollWidth <= one.clientWidth)"
                                            + "(document.querySelector('.scroll'))")
                                    .booleanValue())
                            .as("the list is not cut at %d", width)
                            .isTrue();
                }
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

    private double width(String selector) {
        return browser.run("document.querySelector('" + selector + "').getBoundingClientRect().width")
                .doubleValue();
    }
}
