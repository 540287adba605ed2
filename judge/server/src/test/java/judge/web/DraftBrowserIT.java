package judge.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import judge.Eventually;
import judge.service.submission.Drafts.Draft;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Texts that are typed on the page of a problem, in a real browser: they are kept, and nothing older replaces them. */
@Tag("browser")
class DraftBrowserIT extends DeskScene {

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
        page.awaits("document.activeElement.matches('.editor-host')");
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
        page.awaits("document.activeElement.matches('.editor-host')");
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
        page.awaits("document.querySelector('.saved').textContent.includes('Draft saved')"); // It moves the button.
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
        browser.choose("input[type=file]", Files.writeString(folder.resolve("notes.txt"), "nothing"));
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

    @Test
    void aDraftWhoseAnswerWasLostIsNoTextOfAnotherWindow() throws Exception {
        browser.open(web.address() + TASK);
        writes("class First {}");
        page.awaits("document.querySelector('.saved').textContent.includes('Draft saved')");
        keeps(draft().orElseThrow().version(), "class First {}");

        writes("class Second {}");
        Eventually.until("kept", () -> draft().orElseThrow().source().equals("class Second {}"));
        assertThat(browser.run("!document.querySelector('.ask')").booleanValue())
                .isTrue();
    }

    private static String quoted(String text) {
        return "'" + text.replace("\n", "\\n") + "'";
    }
}
