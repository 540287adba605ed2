package judge.web.contest;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import judge.Eventually;
import judge.render.Axe;
import judge.render.Browser;
import judge.render.PageWatch;

/**
 * Somebody who goes through pages in a real browser, with or without scripts. Several share the browser: each comes
 * by another name of this machine, so that each has cookies of its own.
 */
final class ContestVisitor {

    private final Browser browser;
    private final PageWatch page;
    private final boolean scripts;
    private final String url;

    ContestVisitor(Browser browser, boolean scripts, String url) {
        this.browser = browser;
        page = new PageWatch(browser);
        this.scripts = scripts;
        this.url = url;
    }

    /** Goes to a page. */
    ContestVisitor at(String path) {
        leaves(() -> browser.call("Page.navigate", Map.of("url", url + path)));
        assertThat(browser.run("[...document.querySelectorAll('[id]')].map(one => one.id)"
                                + ".filter((id, place, all) => all.indexOf(id) < place).length")
                        .intValue())
                .as("%s: ids that stand there twice", path)
                .isZero();
        return this;
    }

    void logsIn(String login, String password) {
        at("/login").fills("", "login", login);
        fills("", "password", password);
        sends("form[action='/login']");
    }

    /** Types into a field of a form of this page. */
    void fills(String form, String name, String value) {
        browser.run("(() => { const field = document.querySelector(\"main " + form + " [name='" + name
                + "']\"); field.focus(); field.value = ''; })()");
        browser.type(value);
    }

    /** Chooses a value, as of a list, a box or a moment. */
    void sets(String form, String name, String value) {
        browser.run("(() => { const field = document.querySelector(\"main " + form + " [name='" + name
                + "']\"); if (field.type === 'checkbox') field.checked = true; else field.value = '" + value
                + "'; })()");
    }

    void chooses(String form, Path... files) {
        browser.choose("main " + form + " [type=file]", files);
    }

    /** Presses the button of a form, and waits for the page that comes then. */
    void sends(String form) {
        presses("main " + form + " button:not([type=button])");
    }

    /** Presses a button or a link. */
    void presses(String element) {
        leaves(() -> browser.run("document.querySelector(\"" + element + "\").click(); 0"));
    }

    private void leaves(Runnable deed) {
        browser.run("window.walkedOn = false; 0");
        deed.run();
        await("window.walkedOn === undefined && document.readyState === 'complete' && !!document.body");
        looked("main");
    }

    void await(String condition) {
        page.awaits(condition);
    }

    private void looked(String element) {
        assertThat(browser.run("!!document.querySelector('" + element + "')").booleanValue())
                .as(this::page)
                .isTrue();
    }

    /** Loads a page again and again until it says something. */
    ContestVisitor until(String path, String text) {
        Eventually.until(text + " at " + path, () -> at(path).page().contains(text));
        return this;
    }

    /** Waits until the page is told of what happens from now on; without scripts it is not. */
    void listens() {
        if (scripts) {
            JsonNode page = browser.call("Page.getFrameTree", Map.of()).path("frameTree");
            String loader = page.path("frame").path("loaderId").textValue();
            Eventually.until("events begin", () -> browser.seen("Network.responseReceived").stream()
                    .filter(answer -> answer.path("loaderId").textValue().equals(loader))
                    .anyMatch(answer -> answer.path("type").textValue().equals("EventSource")));
        }
    }

    /** Waits until the page says something, which its scripts bring; without them it does not. */
    void untilHere(String condition) {
        if (scripts) {
            browser.run("window.walkedOn = false; 0");
            await(condition);
            assertThat(browser.run("window.walkedOn === false").booleanValue())
                    .as("it was not loaded again")
                    .isTrue();
        }
    }

    ContestVisitor sees(String... texts) {
        assertThat(page()).contains(texts);
        return this;
    }

    ContestVisitor seesNot(String... texts) {
        assertThat(page()).doesNotContain(texts);
        return this;
    }

    /** The page's address and its visible text. */
    String page() {
        return page.text();
    }

    /** Returns the text of a tile of the page. */
    String fact(String name) {
        return browser.run("[...document.querySelectorAll('.facts div')].find(one => one.firstChild.textContent === '"
                        + name + "').lastChild.textContent")
                .textValue();
    }

    /** The text that a link leads to. */
    String text(String link) {
        browser.run("window.walkedOn = false; document.querySelector(\"" + link + "\").click(); 0");
        await("window.walkedOn === undefined && document.readyState === 'complete' && !!document.body");
        return browser.run("document.body.innerText").textValue();
    }

    /**
     * Looks at pages as everybody may see them: on a projector, on a phone, in the dark. Without scripts nobody looks,
     * as they would look the same. With {@code -Dpictures.contest=FOLDER} pictures go there, to be looked at.
     */
    void looksAt(List<String> paths) throws IOException {
        if (!scripts) {
            return;
        }
        for (String path : paths) {
            at(path);
            browser.window(1_920, 1_080, false);
            Axe.findsNothing(browser);
            picture(path, "projector");
            browser.window(360, 740, true);
            browser.dark(true);
            Axe.findsNothing(browser);
            assertThat(browser.run("document.documentElement.scrollWidth").intValue())
                    .as(path)
                    .isLessThanOrEqualTo(360);
            assertThat(browser.run("[...document.querySelectorAll('#said .reason')]"
                                    + ".filter(one => one.getBoundingClientRect().width < 300).length")
                            .intValue())
                    .as("%s: questions and answers that are not as wide as the phone", path)
                    .isZero();
            picture(path, "phone-dark");
            browser.dark(false);
        }
        browser.window(1_280, 900, false);
    }

    private void picture(String path, String look) throws IOException {
        String folder = System.getProperty("pictures.contest", "");
        if (!folder.isEmpty()) {
            String name = path.replaceAll("[^a-z0-9]+", "-").replaceAll("^-|-$", "");
            browser.screenshot(Path.of(folder, name + "." + look + ".png"));
        }
    }
}
