package judge.web.contest;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import judge.Eventually;
import judge.database.BothDatabases;
import judge.render.Browser;
import judge.web.WebFixture;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** A scoreboard on a projector of 1920 by 1080 points, in a real browser. */
@Tag("browser")
class ProjectorIT {

    private static final int LEAST_TYPE = 20;
    private static final int[] TEAMS = {5, 9, 16, 60};
    private static final int[] PROBLEMS = {3, 9, 13, 20};

    private final WebFixture web = new WebFixture(BothDatabases.SQLITE);
    private Browser browser;

    @BeforeEach
    void opensABoard() throws Exception {
        new PictureScene(web).contest("live", Duration.ofMinutes(205));
        browser = Browser.start();
        browser.window(1_920, 1_080, false);
        new ContestVisitor(browser, true, web.address()).at("/contests/c/live/scoreboard?lang=en");
    }

    @AfterEach
    void closes() {
        if (browser != null) {
            browser.close();
        }
        web.close();
    }

    @Test
    void nothingInARowIsSmallerThanAHallCanReadNorCutOff() {
        for (int teams : TEAMS) {
            for (int problems : PROBLEMS) {
                resize(teams, problems);

                assertThat(number("Math.min(...[...document.querySelectorAll('#board tbody *')]"
                                + ".filter(one => [...one.childNodes].some(node => node.nodeType === 3))"
                                + ".map(one => parseFloat(getComputedStyle(one).fontSize)))"))
                        .as("%s teams, %s problems", teams, problems)
                        .isGreaterThanOrEqualTo(LEAST_TYPE);
                assertThat(number("document.querySelector('#board').scrollWidth"))
                        .as("width with %s teams, %s problems", teams, problems)
                        .isLessThanOrEqualTo(1_920);
                assertThat(browser.run("[...document.querySelectorAll('#board tbody td')]"
                                        + ".filter(one => one.scrollWidth > one.clientWidth)"
                                        + ".map(one => one.innerText).join()")
                                .textValue())
                        .as("cells that are cut off with %s teams, %s problems", teams, problems)
                        .isEmpty();
            }
        }
    }

    /** From 15 m away: a row is at least a thirtieth of the height, and what is more than a page comes by itself. */
    @Test
    void aHallSeesRowsThatFillTheScreenPageByPage() throws IOException {
        new ContestVisitor(browser, true, web.address()).at("/contests/c/live/scoreboard?lang=en&hall=yes");
        for (int teams : new int[] {5, 20, 60, 150}) {
            resize(teams, 9);
            browser.press("ArrowRight", 39);

            String rows = "[...document.querySelectorAll('#board tbody tr:not(.off)')]";
            double height = number("Math.min(..." + rows + ".map(one => one.getBoundingClientRect().height))");
            assertThat(height).as("%s teams", teams).isGreaterThanOrEqualTo(teams <= 5 ? 90 : 40);
            assertThat(number(rows + ".length")).isEqualTo(teams <= 20 ? teams : teams == 60 ? 20 : 19);
            assertThat(number("Math.max(..." + rows + ".map(one => one.getBoundingClientRect().bottom))"
                            + " - document.querySelector('#board').getBoundingClientRect().bottom"))
                    .as("%s teams: the last row is on the screen", teams)
                    .isLessThanOrEqualTo(1);
            assertThat(number("document.querySelector('#board').scrollWidth")).isLessThanOrEqualTo(1_920);
            picture("hall-" + teams);
            assertThat(number("Math.min(..." + rows
                            + ".map(one => parseFloat(getComputedStyle(one.querySelector('th')).fontSize)))"))
                    .as("%s teams: type of names", teams)
                    .isGreaterThanOrEqualTo(0.39 * Math.floor(height) - 1);
        }
        String before =
                browser.run("document.querySelector('#pages').textContent").textValue();
        assertThat(before).endsWith(" / 150");
        Eventually.until("the page turns", () -> !browser.run("document.querySelector('#pages').textContent")
                .textValue()
                .equals(before));
    }

    /** A label may have ten letters, and problems whose labels are cut off look alike. */
    @Test
    void longLabelsOfProblemsAreShownWholeOnAPhoneToo() {
        for (int width : new int[] {1_920, 390}) {
            browser.window(width, width == 390 ? 844 : 1_080, width == 390);
            for (String label : List.of("PROBLEM-10", "WWWWWWWWWW")) {
                resize(9, 13);
                browser.run("document.querySelectorAll('#board thead th:nth-child(n + 5)')"
                        + ".forEach(one => one.prepend('" + label + "'))");

                assertThat(number("[...document.querySelectorAll('#board thead th')]"
                                + ".filter(one => one.scrollWidth > one.clientWidth).length"))
                        .as("%s on %s", label, width)
                        .isZero();
            }
        }
    }

    @Test
    void noWordOfAHeadIsBrokenOnAPhone() {
        browser.window(390, 844, true);
        for (String head : List.of("th.s", "th.z")) {
            String words = "const words = document.createRange();"
                    + " words.selectNodeContents(document.querySelector('#board thead " + head + "'));";
            assertThat(number("(() => { " + words
                            + " return new Set([...words.getClientRects()].map(one => one.top)).size; })()"))
                    .as("lines of %s", head)
                    .isEqualTo(1);
        }
    }

    /** With {@code -Dpictures.contest=FOLDER} pictures go there, to be looked at. */
    private void picture(String name) throws IOException {
        String folder = System.getProperty("pictures.contest", "");
        if (!folder.isEmpty()) {
            browser.screenshot(Path.of(folder, name + ".png"));
        }
    }

    private double number(String expression) {
        return browser.run(expression).doubleValue();
    }

    /** Gives the board so many rows and columns, by showing those that it has again. */
    private void resize(int teams, int problems) {
        browser.run("(() => { const body = document.querySelector('#board tbody');"
                + " const columns = document.querySelector('#board colgroup');"
                + " const head = document.querySelector('#board thead tr');"
                + " const sized = (all, count, from) => { while (all.children.length > count) all.lastChild.remove();"
                + " while (all.children.length < count)"
                + " all.append(all.children[from + all.children.length % 3].cloneNode(true)); };"
                + " body.normalize(); sized(body, " + teams + ", 0);"
                + " for (const one of [columns, head, ...body.children]) sized(one, " + (problems + 4) + ", 4); })()");
    }
}
