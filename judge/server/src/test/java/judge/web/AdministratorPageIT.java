package judge.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import judge.database.BothDatabases;
import judge.database.OnEachDatabase;
import judge.online.Feedback;
import judge.online.SiteRole;
import judge.online.Viewer;
import judge.service.upkeep.ServerSetUp;
import org.junit.jupiter.params.ParameterizedTest;

/** The first part of the administrator's page: whether all is well, and what to do where it is not. */
class AdministratorPageIT {

    @ParameterizedTest
    @OnEachDatabase
    void saysWhatIsNotWellAndWhatToDo(BothDatabases on) {
        try (WebFixture web = new WebFixture(on)) {
            web.person("root", SiteRole.ADMIN);
            Viewer tina = web.person("tina", SiteRole.TEACHER);
            Viewer sam = web.person("sam", SiteRole.STUDENT);
            web.course(tina, "java-1", Feedback.FULL, sam);
            web.services().state().startedAs(new ServerSetUp("1.0", null, 14));
            TestBrowser stranger = new TestBrowser(web.address());
            for (int i = 0; i < 3; i++) {
                stranger.post("/login", Map.of("login", "sam", "password", "wrong " + i));
            }
            TestBrowser root = web.loggedIn("root");

            String page = root.page("/admin");

            assertThat(page)
                    .contains("Is all well?", "1.0, tables of version", "There is none yet.", "<td class=\"reason\">3<")
                    .contains(
                            "1 judge; submissions at a time: 2.",
                            "Not all is well: look at ",
                            "<td class=\"look\">look</td>");
            assertThat(page)
                    .as("on a phone what to do is below what was found, and no column beside the screen")
                    .contains("<table class=\"cases stacked\" id=\"checks\">");
            assertThat(web.loggedIn("tina").get("/admin").statusCode()).isEqualTo(404);
        }
    }
}
