package judge.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Attempts and refusals before this one, on the page of a problem in a real browser. */
@Tag("browser")
class AttemptsBrowserIT extends DeskScene {

    /** The number of times that the result of a submission was fetched. */
    private static final String FETCHED =
            "performance.getEntriesByType('resource').filter(one => one.name.endsWith('/result')).length";

    private static final String IS_COMPLETE =
            "location.pathname === '" + TASK + "' && document.readyState === 'complete'";
    /** A script in whose pages {@code told} sends events in place of the server. */
    private static final String TOLD =
            """
            window.EventSource = class extends EventTarget {
              constructor() {
                super();
                window.told = (name, data) =>
                  this.dispatchEvent(new MessageEvent(name, { data: JSON.stringify(data) }));
              }
              close() {}
            };
            """;

    /** No table is wider than the window. */
    private static final String NOTHING_CUT =
            "[...document.querySelectorAll('.scroll')].every(one => one.scrollWidth <= one.clientWidth)";

    private static final String LAST = "document.querySelector('details.made summary .badge')?.textContent";
    private static final String NOTE = "!!document.querySelector('.editor-host')?.shadowRoot.querySelector('.cm-note')";
    private static final String CAME = "document.querySelector('.came').textContent";

    @Test
    void listsOfAttemptsTellAVerdictWithoutBeingLoadedAgain() throws Exception {
        web.judge().hold();
        handsInElsewhere(WRONG);
        browser.open(web.address() + TASK);
        clicks("details.made summary");
        browser.run("window.notLoadedAgain = true; 0");
        assertThat(browser.run(LAST + " === undefined").booleanValue()).isTrue();
        looks("attempt-waits");
        web.judge().release();
        page.awaits(LAST + " === 'WA'");
        assertThat(browser.run("document.querySelector('details.made').open").booleanValue())
                .isTrue();

        handsInElsewhere(RIGHT);
        browser.run("document.dispatchEvent(new Event('visibilitychange')); 0");
        page.awaits(LAST + " === 'AC' && document.querySelector('.made summary').textContent.includes('(2)')");
        assertThat(browser.run("window.notLoadedAgain").booleanValue()).isTrue();

        web.judge().hold();
        handsInElsewhere(WRONG);
        browser.open(web.address() + TASK + "/attempts");
        browser.run("window.notLoadedAgain = true; 0");
        web.judge().release();
        page.awaits("document.querySelectorAll('.attempts .badge').length === 3");
        assertThat(browser.run("window.notLoadedAgain").booleanValue()).isTrue();
        looks("attempts");
    }

    @Test
    void aTryThatWaitsSaysWhyOnesTextIsNotTriedAndOffersIt() throws Exception {
        handsInElsewhere(RIGHT);
        browser.open(web.address() + "/submissions/1");
        page.awaits("!!document.querySelector('.badge.AC')");
        web.judge().hold();
        for (int i = 0; i < 9; i++) { // More than are judged at a time.
            handsInElsewhere(RIGHT + "// " + i);
        }
        browser.open(web.address() + TASK);
        clicks("#try button[formaction]");
        page.awaits("/submissions before it: \\d/.test(document.querySelector('#tried').innerText)");
        assertThat(isSeen("[data-busy]")).isTrue();
        assertThat(isSeen("[data-busy] button")).as("for the text that waits").isFalse();
        writes(RIGHT + "// newer");
        page.awaits("document.querySelector('[data-busy] button').getClientRects().length > 0");
        looks("try-waits");
        browser.open(web.address() + "/submissions/10");
        page.awaits("/within about \\d+ min/.test(document.querySelector('#status-waits').textContent)");
        looks("submission-waits");
        browser.window(390, 844, true);
        browser.go("document.querySelector('form[action=\"/language\"] button').click()");
        browser.open(web.address() + TASK + "#hand-in");
        clicks(".pane-tabs label[for=pane-editor]");
        looks("try-waits-zh");
        browser.open(web.address() + "/submissions/10");
        looks("submission-waits-zh");
        web.judge().release();
    }

    private void handsInElsewhere(String source) {
        Map<String, String> fields = Map.of("source", source, "language", "java");
        assertThat(web.loggedIn("anna").upload(TASK, fields, Map.of()).statusCode())
                .isEqualTo(303);
    }

    @Test
    void aBarThatBeginsAgainSaysThatTheSubmissionIsJudgedOnceMore() {
        web.judge().hold();
        handsInElsewhere(RIGHT);
        browser.call("Page.addScriptToEvaluateOnNewDocument", Map.of("source", TOLD));
        browser.open(web.address() + "/submissions/1");
        browser.run("told('phase', { phase: 'compiling' }); told('case', { done: 22, of: 22 }); 0");
        assertThat(status()).isEqualTo("22/22 cases judged");
        browser.run("told('phase', { phase: 'compiling' }); told('case', { done: 1, of: 22 }); 0");
        assertThat(status()).startsWith("1/22 cases judged · It is judged once more");
        browser.run("told('place', { place: 3 }); 0");
        assertThat(status()).startsWith("waits; submissions before it: 2 · It is judged once more");
        assertThat(browser.run("document.querySelector('#progress').hasAttribute('value')")
                        .booleanValue())
                .as("what was judged before is forgotten")
                .isFalse();
        browser.run("told('place', { place: 1 }); 0");
        assertThat(status()).startsWith("waits; it is next, when one that is being judged is done · It is judged");
    }

    private String status() {
        return browser.run("document.querySelector('#status-text').textContent").textValue();
    }

    @Test
    void aSourceIsSaidToComeFromAnAttemptAndWhyWhileHalfOfItsLinesAreThere() throws Exception {
        browser.open(web.address() + TASK);
        writes(WRONG);
        handsIn();
        page.awaits("!!document.querySelector('.badge.WA')");
        clicks(".next-steps .button.main");
        page.awaits(IS_COMPLETE);
        assertThat(browser.run(CAME).textValue()).isEqualTo("Source of attempt 1");
        assertThat(browser.run("document.querySelector('.why-mended').innerText")
                        .textValue())
                .startsWith("secret/01: output line 1, token 1: ")
                .endsWith(" Its result");
        assertThat(browser.run("document.querySelector('.why-mended a').pathname")
                        .textValue())
                .isEqualTo("/submissions/1");
        looks("why-mended");
        writes(RIGHT);
        page.awaits("document.querySelector('.saved').textContent.includes('Draft saved')");
        assertThat(browser.run(CAME).textValue()).as("a line is left").isEqualTo("Source of attempt 1");
        clicks(".what label[for=what-files]");
        assertThat(isSeen(".came")).as("beside files").isFalse();
        clicks(".what label[for=what-source]");
        writes("public class Other {\n    int board; /* another */\n}\n");
        page.awaits(CAME + " === '' && !document.querySelector('.why-mended')");
    }

    @Test
    void whatIsSaidOfALineIsForgottenWhenAnotherTextIsTried() throws Exception {
        browser.open(web.address() + TASK);
        writes(WRONG);
        handsIn();
        page.awaits("document.body.innerText.includes('Indices are counted from 0')");
        clicks(".next-steps .button.main");
        page.awaits(IS_COMPLETE + " && " + NOTE);
        clicks("#try button[name=sample]");
        page.awaits("!!document.querySelector('#tried .submission .badge')");
        assertThat(browser.run(NOTE).booleanValue()).as("the same text").isTrue();
        browser.run("(area => { area.value += '\\n// Another text'; area.dispatchEvent(new Event('input')); })"
                + "(document.querySelector('#source'))");
        clicks("#try button[name=sample]");
        page.awaits("!(" + NOTE + ") && !document.querySelector('.why-mended')");
    }

    @Test
    void aResultThatComesTwiceMovesNothing() {
        web.judge().hold();
        handsInElsewhere(RIGHT);
        browser.call("Page.addScriptToEvaluateOnNewDocument", Map.of("source", TOLD));
        browser.open(web.address() + "/submissions/1");
        browser.run("window.shown = document.querySelector('#status'); told('verdict', {}); 0");
        page.awaits("!window.shown.isConnected && !!document.querySelector('#status')");

        browser.run("window.shown = document.querySelector('#status'); window.before = " + FETCHED
                + "; told('explanation', {}); 0");
        page.awaits(FETCHED + " > window.before");

        browser.run("new Promise(done => setTimeout(done, 300))"); // In which it would be shown.
        assertThat(browser.run("window.shown.isConnected").booleanValue()).isTrue();
    }

    @Test
    void aRefusalGoesWhenSomebodyTypesAndTheEditorKeepsSixteenLines() throws Exception {
        browser.open(web.address() + TASK);
        browser.go("document.querySelector('#hand-in-now').click()");
        page.awaits("!!document.querySelector('#problem')");
        looks("refused-empty");
        assertThat(browser.run("(() => { const host = document.querySelector('.editor-host');"
                                + " return host.getBoundingClientRect().height"
                                + " / host.shadowRoot.querySelector('.cm-line').getBoundingClientRect().height; })()")
                        .doubleValue())
                .isGreaterThanOrEqualTo(16);
        browser.window(1366, 650, false);
        page.awaits("innerHeight === 650");
        assertThat(browser.run("(pane => pane.scrollHeight - pane.clientHeight)"
                                + "(document.querySelector('.pane-editor'))")
                        .intValue())
                .as("a notice makes nothing scroll in a low window")
                .isLessThanOrEqualTo(1);
        looks("refused-low");
        browser.window(1366, 768, false);
        writes("class A {}");
        page.awaits("!document.querySelector('#problem')");
    }

    @Test
    void backAfterHandingInOnAPhoneIsWhereItWasWritten() {
        browser.window(390, 844, true);
        browser.open(web.address() + TASK);
        assertThat(isSeen(".narrow-only")).as("the limits beside the statement").isTrue();
        clicks(".pane-tabs label[for=pane-editor]");
        writes(WRONG);
        handsIn();
        browser.run("history.back()");
        page.awaits(IS_COMPLETE + " && document.querySelector('.editor-host')?.getClientRects().length > 0");
    }

    @Test
    void whatIsSaidOfALongLineIsWithinSightOnAPhone() throws Exception {
        browser.window(390, 844, true);
        browser.open(web.address() + TASK + "#hand-in");
        clicks(".pane-tabs label[for=pane-editor]");
        writes("class Main { int board; /* WRONG */ }  // " + "long ".repeat(40));
        handsIn();
        page.awaits("document.body.innerText.includes('Indices are counted from 0')");
        assertThat(browser.run("(() => { const why = document.querySelector('td.reason:not(:empty)');"
                                + " const row = why.parentElement.firstElementChild; return"
                                + " why.getBoundingClientRect().top >= row.getBoundingClientRect().bottom - 1"
                                + " && why.getBoundingClientRect().right <= innerWidth; })()")
                        .booleanValue())
                .as("the reason is below its case")
                .isTrue();
        assertThat(browser.run("!!(document.querySelector('.cases').compareDocumentPosition("
                                + "document.querySelector('.submission .facts')) & 4)")
                        .booleanValue())
                .as("what the judge did comes after the cases")
                .isTrue();
        looks("verdict-phone");
        browser.open(web.address() + TASK + "/attempts");
        assertThat(browser.run(NOTHING_CUT).booleanValue()).isTrue();
        looks("attempts-phone");
        browser.open(web.address() + TASK.replaceFirst("/problems/.*", "/languages"));
        assertThat(browser.run(NOTHING_CUT).booleanValue()).isTrue();
        looks("languages-phone");
        browser.open(web.address() + "/submissions/1");
        clicks(".next-steps .button.main");
        page.awaits(IS_COMPLETE);
        assertThat(browser.run("document.querySelector('.editor-host').shadowRoot.querySelector('.cm-note')"
                                + ".getBoundingClientRect().right")
                        .doubleValue())
                .isLessThanOrEqualTo(390);
    }
}
