package judge.web.contest;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import judge.database.BothDatabases;
import judge.render.Browser;
import judge.server.Palette;
import judge.service.contest.Clarifications;
import judge.web.WebFixture;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

/** With {@code -Dpictures.write=1}, this takes the pictures of contests for the documents. */
@EnabledIfSystemProperty(named = "pictures.write", matches = "1")
@Tag("browser")
class ContestPicturesIT {

    private static final Path PICTURES = Path.of("judge/docs/online");

    private Browser browser;

    @Test
    void aContestFromItsMiddleToItsAwards() throws Exception {
        try (WebFixture web = new WebFixture(BothDatabases.SQLITE);
                Browser started = Browser.start()) {
            browser = started;
            Files.createDirectories(PICTURES);
            PictureScene scene = new PictureScene(web);
            scene.contest("live", Duration.ofMinutes(205));
            scene.contest("frozen", Duration.ofMinutes(291));
            scene.contest("over", Duration.ofMinutes(304));
            said(web, scene);
            ContestVisitor jury = new ContestVisitor(browser, true, web.address());
            ContestVisitor team =
                    new ContestVisitor(browser, true, web.address().replace("127.0.0.1", Browser.NAMED_HOST));
            scoreboards(jury);
            browser.window(1_280, 900, false);
            jury.logsIn("jury", WebFixture.PASSWORD);
            team.logsIn(PictureScene.TEAM, WebFixture.PASSWORD);
            browser.window(390, 844, true);
            team.at("/contests/c/live");
            picture("contest-team");
            browser.window(1_280, 900, false);
            String base = "/teach/courses/c/assignments/";
            jury.at(base + "live/contest");
            picture("contest-jury");
            jury.at(base + "live/contest/clarifications");
            picture("contest-clarifications");
            jury.at(base + "live/contest/balloons");
            picture("contest-balloons");
            reveals(jury, base + "over/contest/reveal");
        }
    }

    private static void said(WebFixture web, PictureScene scene) {
        Clarifications clarifications = web.contests().clarifications();
        clarifications.announce(scene.teacher(), "c", "live", "", "Lunch is at noon in the hall.");
        long lines =
                clarifications.ask(scene.team(), "c", "live", "deep-sea", "May the line of depths end with a blank?");
        clarifications.answer(scene.teacher(), "c", "live", lines, "No, it does not.", true);
        clarifications.ask(scene.team(), "c", "live", "ferry", "Can two cars have the same length?");
    }

    private void scoreboards(ContestVisitor anybody) throws IOException {
        browser.window(1_280, 900, false);
        anybody.at("/contests/c/live/scoreboard?lang=en");
        picture("contest-live");
        browser.window(390, 844, true);
        browser.dark(true);
        anybody.at("/contests/c/frozen/scoreboard?lang=en");
        picture("contest-phone-dark");
        browser.dark(false);
        browser.window(1_920, 1_080, false);
        anybody.at("/contests/c/frozen/scoreboard?lang=zh");
        picture("contest-projector-zh");
        browser.window(1_366, 768, false);
        browser.dark(true);
        anybody.at("/contests/c/live/scoreboard?hall=yes&lang=zh");
        picture("contest-hall-dark-zh");
        browser.dark(false);
    }

    private void reveals(ContestVisitor jury, String reveal) throws IOException {
        browser.window(1_280, 720, false);
        jury.at(reveal);
        String done = "!document.querySelector('.reveal form#step') || document.body.innerText.includes('Silver')";
        for (int i = 0; i < 200 && !browser.run(done).booleanValue(); i++) {
            jury.presses(".reveal #step button");
        }
        picture("contest-reveal");
        String end = "!document.querySelector('.reveal form#all')";
        for (int i = 0; i < 200 && !browser.run(end).booleanValue(); i++) {
            jury.presses(".reveal #step button");
        }
        picture("contest-revealed");
    }

    private void picture(String name) throws IOException {
        Path file = PICTURES.resolve(name + ".png");
        browser.screenshot(file);
        Palette.reduce(file);
    }
}
