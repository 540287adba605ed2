package judge.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.util.Map;
import judge.database.BothDatabases;
import judge.online.Feedback;
import judge.online.SiteRole;
import judge.online.Viewer;
import org.junit.jupiter.api.AfterEach;

/** A server with a teacher, and on it a student with one assignment: what a test of the pages begins with. */
abstract class StudentOfACourse {

    static final String TASK = "/courses/c/assignments/a1/problems/" + WebFixture.PROBLEM;

    final WebFixture web;
    final Viewer teacher;

    StudentOfACourse(BothDatabases on) {
        web = new WebFixture(on);
        teacher = web.person("teacher", SiteRole.TEACHER);
    }

    @AfterEach
    void closes() {
        web.close();
    }

    final TestBrowser student(Feedback feedback) {
        Viewer anna = web.person("anna", SiteRole.STUDENT);
        web.course(teacher, "c", feedback, anna);
        return web.loggedIn("anna");
    }

    static String handIn(TestBrowser browser, String source) {
        HttpResponse<String> answer = browser.upload(TASK, Map.of("source", source), Map.of());
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(303);
        return TestBrowser.location(answer);
    }
}
