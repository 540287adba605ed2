package judge.web.contest;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import judge.database.BothDatabases;
import judge.render.Browser;
import judge.web.WebFixture;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A scoreboard on a projector of 1920 by 1080 points, in a real browser. */
@Tag("browser")
class ProjectorIT {

    private static final int LEAST_TYPE = 20;
    private static final int[] TEAMS = {5, 9, 16, 60};
    private static final int[] PROBLEMS = {3, 9, 13, 20};

    private final WebFixture web = new WebFixture(BothDatabases.SQLITE);
    private Browser browser;

    @TempDir
    private Path profile;

    @BeforeEach
    void opensABoard() throws Exception {
        new PictureScene(web).contest("live", Duration.ofMinutes(205));
        browser = Browser.start(Browser.program().orElseThrow(), profile);
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
