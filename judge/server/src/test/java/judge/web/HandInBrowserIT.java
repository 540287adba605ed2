package judge.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import judge.database.BothDatabases;
import judge.online.CourseRole;
import judge.online.Feedback;
import judge.online.SiteRole;
import judge.online.Viewer;
import judge.render.Browser;
import judge.render.PageWatch;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The form to hand in, in a real browser with a real mouse. */
@Tag("browser")
class HandInBrowserIT {

    private static final String TASK = "/courses/c/assignments/a1/problems/" + WebFixture.PROBLEM;
    private static final String ON_TASK = "location.pathname === '" + TASK + "' && document.readyState === 'complete'";

    private final WebFixture web = new WebFixture(BothDatabases.SQLITE);
    private final Viewer teacher = web.person("teacher", SiteRole.TEACHER);
    private Browser browser;
    private PageWatch page;

    @BeforeEach
    void logsIn() throws Exception {
        web.course(teacher, "c", Feedback.FULL, web.person("anna", SiteRole.STUDENT));
        browser = Browser.start();
        page = new PageWatch(browser);
        browser.window(1366, 768, false);
        logsIn("anna");
    }

    private void logsIn(String login) {
        visit("/login", "location.pathname === '/login' && document.readyState === 'complete'");
        browser.run("document.querySelector('main [name=login]').value = '" + login + "';"
                + " document.querySelector('main [name=password]').value = '" + WebFixture.PASSWORD + "';"
                + " document.querySelector('form[action=\"/login\"] button').click()");
        page.awaits("location.pathname === '/'");
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
                .lists()
                .views(teacher, "c", "a1", 100)
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
        page.awaits("!!document.querySelector('[data-refused]')");
        assertThat(browser.run("document.body.innerText").textValue()).contains("What you sent is too large");
        browser.run("document.querySelector('a[data-back]').click()");
        // The refusal has the same address: the text itself tells that the page is back.
        page.awaits(ON_TASK + " && document.querySelector('main textarea')?.value.length === 1600000");
        assertThat(attempts()).isEqualTo(2);
    }

    @Test
    void understandsWhatANameInAddressesMayBe() {
        Matcher pattern = Pattern.compile(" pattern=\"([^\"]+)\"")
                .matcher(web.loggedIn("teacher").page("/teach"));
        assertThat(pattern.find()).isTrue();
        // As browsers read it; what they cannot read they leave aside, and say so in their console.
        String matches = "new RegExp('^(?:" + pattern.group(1).replace("\\", "\\\\") + ")$', 'v').test('%s')";

        assertThat(browser.run(matches.formatted("a.b_c-d")).booleanValue()).isTrue();
        assertThat(browser.run(matches.formatted("../a b")).booleanValue()).isFalse();
    }

    @Test
    void thePageShowsTheVerdictAndThenItsCauseWithoutBeingLoadedAgain() {
        web.explainer().hold();
        handsInByADoubleClick("class Main { /* WRONG */ }");
        page.awaits("document.readyState === 'complete'");
        browser.run("window.notLoadedAgain = true");

        page.awaits("!!document.querySelector('.badge.WA') && !!document.querySelector('#status-text')");
        assertThat(browser.run("document.querySelector('#status-text').textContent")
                        .textValue())
                .isEqualTo("looking for the cause; you need not wait for it");
        assertThat(browser.run("(document.querySelector('.badge.WA').compareDocumentPosition("
                                + "document.querySelector('#status')) & Node.DOCUMENT_POSITION_FOLLOWING) > 0")
                        .booleanValue())
                .as("the verdict comes first")
                .isTrue();
        web.explainer().release();

        page.awaits("document.body.innerText.includes('Indices are counted from 0')");
        assertThat(browser.run("window.notLoadedAgain === true && !document.querySelector('#status')")
                        .booleanValue())
                .isTrue();
    }

    @Test
    void aTryIsShownBesideWhatIsBeingWritten() {
        visit(TASK, ON_TASK);
        browser.run("document.querySelector('main textarea').value = 'class Main { int mine; }';"
                + " window.notLoadedAgain = true");

        browser.run("document.querySelector('.statement .sample h3 button').click()");
        page.awaits("!!document.querySelector('#tried .submission .badge.AC')");
        assertThat(browser.run("document.querySelector('#tried .result').innerText")
                        .textValue())
                .isEqualTo("Right on the samples that were tried. A try hands nothing in.");
        browser.run("document.querySelector('#try summary').click();"
                + " document.querySelector('#input').value = '1 2';"
                + " document.querySelector('#try button[name=own]').click()");
        page.awaits("document.querySelector('#tried').innerText.includes('The program ended without an error')");
        assertThat(browser.run("document.querySelector('#tried').getBoundingClientRect().top < innerHeight")
                        .booleanValue())
                .as("within sight")
                .isTrue();

        assertThat(browser.run("[...document.querySelectorAll('#tried pre')].map(one => one.textContent).join('|')")
                        .textValue())
                .isEqualTo(FakeJudge.OUTPUT.strip() + "|1 2");
        assertThat(browser.run("window.notLoadedAgain && document.querySelector('main textarea').value")
                        .textValue())
                .isEqualTo("class Main { int mine; }");
        assertThat(attempts()).isZero();

        browser.go("location.reload()");
        page.awaits("document.querySelectorAll('#tried pre').length > 0");
        String writes = "(area => { area.value = '%s'; area.dispatchEvent(new Event('input', { bubbles: true })); })"
                + "(document.querySelector('main textarea'))";
        browser.run(writes.formatted("class Main { int other; }"));
        assertThat(isSeen("[data-older]")).as("another text than was tried").isTrue();
        browser.run(writes.formatted("class Main { int mine; }"));
        assertThat(isSeen("[data-older]")).isFalse();

        browser.run("document.querySelector('#try summary').click();"
                + " window.fetch = () => Promise.reject(new TypeError('offline'));"
                + " document.querySelector('#try button[name=own]').click()");
        page.awaits("document.querySelector('#tried').innerText.includes('The server cannot be reached')");
        String kept = "Object.keys(localStorage).filter(one => one.startsWith('draft')).length";
        assertThat(browser.run(kept).intValue()).isPositive();
        browser.go("document.querySelector('form[action=\"/logout\"] button').click()");
        assertThat(browser.run(kept).intValue())
                .as("nobody who comes later reads it")
                .isZero();
    }

    @Test
    void aTrySaysWhatIsJudgedFirstIsThereAfterAReloadAndCanBeGivenUp() {
        web.judge().hold();
        for (String login : List.of("boris", "chen", "dora")) {
            web.services()
                    .courses()
                    .setRole(teacher, "c", web.person(login, SiteRole.STUDENT).login(), CourseRole.STUDENT);
            TestBrowser other = web.loggedIn(login);
            assertThat(other.upload(TASK, Map.of("source", "class Main { }", "language", "java"), Map.of())
                            .statusCode())
                    .isEqualTo(303);
        }
        visit(TASK, ON_TASK);
        browser.run("document.querySelector('main textarea').value = 'class Main { int mine; }';"
                + " document.querySelector('#try button[formaction]').click()");
        page.awaits("/submissions before it: [1-3]/.test(document.querySelector('#tried').innerText)");
        assertThat(browser.run("document.querySelector('#tried').innerText").textValue())
                .contains("Tried: your text of 2", "It has waited since then");
        assertThat(isSeen("[data-busy]")).as("why others cannot be begun").isTrue();
        assertThat(browser.run("document.querySelector('[data-older]').hidden").booleanValue())
                .isTrue();
        browser.run("(area => { area.value += '//'; area.dispatchEvent(new Event('input', { bubbles: true })); })"
                + "(document.querySelector('main textarea'))");
        assertThat(browser.run("document.querySelector('[data-older]').hidden").booleanValue())
                .as("the editor has another text by now")
                .isFalse();

        browser.go("location.reload()");
        page.awaits("/submissions before it: [1-3]/.test(document.querySelector('#tried').innerText)");
        assertThat(browser.run("document.querySelector('#try button[formaction]').disabled")
                        .booleanValue())
                .as("one at a time")
                .isTrue();
        String before = tried();
        browser.run("document.querySelector('[data-busy] button').click()");
        page.awaits("document.querySelector('[data-cancel]')?.dataset.cancel > '" + before + "'");
        assertThat(isSeen("[data-busy]")).as("the newer text waits").isTrue();
        browser.run("document.querySelector('[data-cancel]').click()");
        page.awaits("document.querySelector('#tried').innerText.startsWith('The try is given up.')"
                + " && !document.querySelector('#try button[formaction]').disabled");
        assertThat(isSeen("[data-busy]")).isFalse();
        web.judge().release();
        browser.run("document.querySelector('#try button[formaction]').click()");
        page.awaits("!!document.querySelector('#tried .submission .badge.AC')");
    }

    private String tried() {
        return browser.run("document.querySelector('[data-cancel]').dataset.cancel")
                .textValue();
    }

    private boolean isSeen(String selector) {
        return browser.run("document.querySelector('" + selector + "').getClientRects().length > 0")
                .booleanValue();
    }

    @Test
    void theOtherLanguageKeepsWhatIsTyped() {
        visit("/account", "location.pathname === '/account' && document.readyState === 'complete'");
        browser.run("document.querySelector('#label').value = 'my laptop'");
        browser.go("document.querySelector('form[action=\"/language\"] button').click()");
        page.awaits("document.documentElement.lang.startsWith('zh') && document.readyState === 'complete'");

        assertThat(browser.run("document.querySelector('#label').value").textValue())
                .isEqualTo("my laptop");
    }

    @Test
    void longNamesWidenNoPageOnAPhone() {
        for (String name : List.of("Wolfeschlegelsteinhausen".repeat(4), "王".repeat(60), "Ann ".repeat(20))) {
            String login = "long" + name.length() + "-" + "m".repeat(30);
            web.services().accounts().add(login, name, SiteRole.STUDENT, WebFixture.PASSWORD, false);
            web.services().courses().setRole(teacher, "c", login, CourseRole.STUDENT);
        }
        browser.call("Network.clearBrowserCookies", Map.of());
        logsIn("teacher");
        browser.window(390, 844, true);

        for (String path : List.of("/members", "/assignments/a1", "/assignments/a1/hand-in", "/gradebook")) {
            String there = "/teach/courses/c" + path;
            visit(there, "location.pathname === '" + there + "' && document.readyState === 'complete'");
            assertThat(browser.run("document.body.innerText").textValue())
                    .as(path)
                    .contains("Wolfeschlegel");
            assertThat(browser.run("document.documentElement.scrollWidth").intValue())
                    .as(path)
                    .isLessThanOrEqualTo(390);
        }
    }

    private void handsInByADoubleClick(String source) {
        visit(TASK, ON_TASK);
        browser.run("document.querySelector('main textarea').value = '" + source + "'");
        browser.click("form[data-drop] button.main", 2);
        page.awaits("location.pathname.startsWith('/submissions/')");
    }

    private void visit(String path, String there) {
        browser.call("Page.navigate", Map.of("url", web.address() + path));
        page.awaits(there);
    }
}
