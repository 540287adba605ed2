package judge.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.util.List;
import judge.database.BothDatabases;
import judge.online.SiteRole;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;

/** A request by HEAD, such as {@code curl -I}, gets the headers that GET would bring. */
class HeadRequestsIT {

    @AutoClose
    private final WebFixture fixture = new WebFixture(BothDatabases.SQLITE);

    @Test
    void headSaysWhatGetSaysWithoutTheBody() {
        fixture.person("tina", SiteRole.TEACHER);
        List<String> paths = List.of(
                "/login",
                "/",
                "/teach",
                "/teach/courses/none",
                "/api/v1/health",
                "/api/v1/me",
                "/api/v1/submissions/1",
                "/submissions/1",
                "/metrics",
                "/api/v1/courses/none/assignments/a/gradebook",
                "/nothing");

        for (TestBrowser browser : List.of(fixture.browser(), fixture.loggedIn("tina"))) {
            for (String path : paths) {
                HttpResponse<String> get = browser.get(path);
                HttpResponse<String> head = browser.send("HEAD", path, "text/plain", new byte[0]);
                assertThat(head.statusCode()).as(path).isEqualTo(get.statusCode());
                for (String name : List.of("Content-Type", "Location", "Cache-Control")) {
                    assertThat(head.headers().allValues(name))
                            .as(path + " " + name)
                            .isEqualTo(get.headers().allValues(name));
                }
                assertThat(head.body()).as(path).isEmpty();
            }
        }
    }
}
