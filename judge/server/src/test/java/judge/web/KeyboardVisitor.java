package judge.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import judge.Eventually;
import judge.render.Browser;
import judge.render.PageWatch;

/**
 * Somebody with a keyboard and no mouse: goes from element to element by Tab, sees where the focus is at each of them,
 * and does everything by keys. Scripts of the test only look.
 */
public final class KeyboardVisitor {

    private static final int MOST_TABS = 120;

    /**
     * A script that returns where the focus is, and why it cannot be seen; the ring must have the width that the style
     * sheet gives.
     */
    private static final String FOCUS =
            """
            (() => {
              const one = document.activeElement;
              if (!one || one === document.body) {
                return { wanted: false, name: "the page", fault: "" };
              }
              // A radio button may lie below its label, and the editor in its own tree: these have the ring then.
              const label = [...one.labels ?? []].find(() => getComputedStyle(one).opacity === "0");
              const shown = label ?? one.shadowRoot?.querySelector(".cm-focused") ?? one;
              const style = getComputedStyle(shown);
              const box = shown.getBoundingClientRect();
              const [left, right] = [Math.max(box.left, 0), Math.min(box.right, innerWidth)];
              const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)];
              const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
              const fault = style.outlineStyle === "none" || parseFloat(style.outlineWidth) < 2 ? "no ring"
                : left >= right || top >= bottom ? "out of sight"
                : !there || !shown.contains(there) && !there.contains(shown) && there !== one ? "covered" : "";
              return { wanted: one.matches("SELECTOR"), name: one.cloneNode(false).outerHTML, fault };
            })()""";

    private final Browser browser;
    private final PageWatch page;

    public KeyboardVisitor(Browser browser) {
        this.browser = browser;
        page = new PageWatch(browser);
        // Without a window no page has the focus, and the editor draws no ring.
        browser.call("Emulation.setFocusEmulationEnabled", Map.of("enabled", true));
        browser.call(
                "Emulation.setEmulatedMedia",
                Map.of("features", List.of(Map.of("name", "prefers-reduced-motion", "value", "reduce"))));
    }

    /** Types an address. */
    public void at(String address) {
        leaves(() -> browser.call("Page.navigate", Map.of("url", address)));
    }

    /** Goes on by Tab until the focus is at such an element. */
    public void to(String selector) {
        walks(selector, () -> browser.press("Tab", 9));
    }

    /** Goes back by Shift and Tab. */
    public void backTo(String selector) {
        walks(selector, () -> browser.pressShifted("Tab", 9));
    }

    private void walks(String selector, Runnable key) {
        List<String> passed = new ArrayList<>();
        for (int i = 0; i < MOST_TABS; i++) {
            key.run();
            JsonNode focus = focus(selector);
            passed.add(focus.path("name").textValue());
            // The editor draws its ring a moment later.
            Eventually.until(
                    "the focus is seen: " + focus,
                    () -> focus(selector).path("fault").textValue().isEmpty());
            if (focus.path("wanted").booleanValue()) {
                return;
            }
        }
        throw new AssertionError(selector + " is not among " + passed + " at " + page());
    }

    private JsonNode focus(String selector) {
        return browser.run(FOCUS.replace("SELECTOR", selector.replace("\"", "'")));
    }

    /** Fails if the focus is not at such an element, or is not seen there a moment later: editors draw rings late. */
    public void isStillAt(String selector) {
        Eventually.until("the focus is at " + selector + " and is seen", () -> {
            JsonNode focus = focus(selector);
            return focus.path("wanted").booleanValue()
                    && focus.path("fault").textValue().isEmpty();
        });
    }

    /** Types into a field. */
    public void types(String selector, String text) {
        if (!focus(selector).path("wanted").booleanValue()) {
            to(selector);
        }
        browser.type(text);
    }

    /** Presses a key, where the focus is. */
    public void presses(String key, int code) {
        browser.press(key, code);
    }

    /** Goes to a link or a button and presses Enter, and waits for the page that comes then. */
    public void enters(String selector) {
        to(selector);
        enters();
    }

    /** Presses Enter where the focus is. */
    public void enters() {
        leaves(() -> browser.press("Enter", 13));
    }

    /** Presses the space bar where the focus is. */
    public void spaces() {
        leaves(() -> browser.press(" ", 32));
    }

    /** Sends the key events of a space bar that stays down. */
    public void keepsSpacePressed() {
        browser.call(
                "Input.dispatchKeyEvent",
                Map.of("type", "keyDown", "key", " ", "windowsVirtualKeyCode", 32, "autoRepeat", true));
    }

    private void leaves(Runnable deed) {
        browser.run("window.walkedOn = false; 0");
        deed.run();
        page.awaits("window.walkedOn === undefined && document.readyState === 'complete'"
                + " && !!document.querySelector('main')");
    }

    /** Waits until the page says something that its scripts bring. */
    public void awaits(String text) {
        page.awaits("document.body.innerText.includes('" + text + "')");
    }

    public void sees(String... texts) {
        assertThat(page()).contains(texts);
    }

    public void seesNot(String text) {
        assertThat(page()).doesNotContain(text);
    }

    private String page() {
        return page.text();
    }
}
