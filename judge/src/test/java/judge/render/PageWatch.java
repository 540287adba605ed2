package judge.render;

import java.util.concurrent.TimeUnit;

/** What a browser shows, and becomes to show. */
public final class PageWatch {

    private static final long PATIENCE_SECONDS = 30;

    private final Browser browser;

    public PageWatch(Browser browser) {
        this.browser = browser;
    }

    /** Waits until something is so; a page that goes away while it is asked is asked again. */
    public void awaits(String condition) throws InterruptedException {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS);
        while (!holds(condition)) {
            if (System.nanoTime() > end) {
                throw new AssertionError(condition + " at " + text());
            }
            TimeUnit.MILLISECONDS.sleep(20);
        }
    }

    private boolean holds(String condition) {
        try {
            return browser.run(condition).booleanValue();
        } catch (IllegalStateException e) {
            return false; // The page went away while it was asked.
        }
    }

    /** Its address, and what can be read on it. */
    public String text() {
        return browser.run("location.pathname + '\\n' + document.body.innerText")
                .textValue();
    }
}
