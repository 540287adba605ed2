package judge.render;

import judge.Eventually;
import org.awaitility.core.ConditionTimeoutException;

/** Watches how the content of a browser changes. */
public final class PageWatch {

    private final Browser browser;

    public PageWatch(Browser browser) {
        this.browser = browser;
    }

    /** Waits until something is so; a page that goes away while it is asked is asked again. */
    public void awaits(String condition) {
        try {
            Eventually.until(condition, () -> holds(condition));
        } catch (ConditionTimeoutException e) {
            throw new AssertionError(condition + " at " + shown(), e);
        }
    }

    private boolean holds(String condition) {
        try {
            return browser.run(condition).booleanValue();
        } catch (IllegalStateException e) {
            return false; // The page went away while it was asked.
        }
    }

    /** The page's address and its visible text, once the page has been read to its end. */
    public String text() {
        awaits("document.readyState === 'complete'");
        return shown();
    }

    private String shown() {
        return browser.run("location.pathname + '\\n' + document.body.innerText")
                .textValue();
    }
}
