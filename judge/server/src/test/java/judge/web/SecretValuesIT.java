package judge.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import judge.Eventually;
import judge.database.BothDatabases;
import judge.online.Feedback;
import judge.online.SiteRole;
import judge.online.Viewer;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * A value of a secret case that a program has put into the name of an exception, a message, a place, an index and its
 * output: the jury reads it, and whoever handed it in reads it through no door, whatever feedback the assignment gives.
 */
class SecretValuesIT {

    private static final String TASK = "/courses/c/assignments/a1/problems/" + WebFixture.PROBLEM;
    private static final List<String> PAGES = List.of(
            "/submissions/1",
            "/submissions/1/result",
            "/submissions/1/compare/2",
            TASK,
            TASK + "/attempts",
            "/courses/c/assignments/a1");
    private static final List<String> PROGRAMS = List.of(
            "/api/v1/submissions/1",
            "/api/v1/courses/c/assignments/a1/submissions",
            "/api/v1/courses/c/assignments/a1/gradebook");

    @ParameterizedTest
    @EnumSource(names = "SQLITE")
    void areReadByTheJuryAndThroughNoDoorByWhoHandedItIn(BothDatabases on) throws Exception {
        for (Feedback feedback : Feedback.values()) {
            try (WebFixture web = new WebFixture(on)) {
                Viewer teacher = web.person("teacher", SiteRole.TEACHER);
                Viewer anna = web.person("anna", SiteRole.STUDENT);
                web.course(teacher, "c", feedback, anna);
                web.judge().hold();
                handIn(web);
                handIn(web);
                Map<String, InputStream> events = new LinkedHashMap<>();
                for (String door : List.of("/submissions/1/events", "/api/v1/submissions/1/events")) {
                    events.put(door, of(web, door, anna).stream(door));
                }
                web.judge().release();
                Eventually.until("two verdicts", () -> List.of(1, 2).stream()
                        .allMatch(id ->
                                web.services().submissions().view(teacher, id).verdict() != null));

                for (List<String> doors : List.of(PAGES, PROGRAMS)) {
                    for (String door : doors) {
                        assertThat(of(web, door, anna).get(door).body())
                                .as("%s %s", feedback, door)
                                .isNotEmpty()
                                .doesNotContain(FakeJudge.SECRET, "4711");
                    }
                }
                for (String door : List.of("/submissions/1", "/api/v1/submissions/1")) {
                    assertThat(of(web, door, teacher).get(door).body())
                            .as("%s %s", feedback, door)
                            .contains(FakeJudge.SECRET);
                }
                web.live().close();
                for (Map.Entry<String, InputStream> door : events.entrySet()) {
                    assertThat(new String(door.getValue().readAllBytes(), StandardCharsets.UTF_8))
                            .as("%s %s", feedback, door.getKey())
                            .contains("retry: ")
                            .doesNotContain(FakeJudge.SECRET, "4711");
                }
            }
        }
    }

    private static void handIn(WebFixture web) {
        String source = "class Main { /* LEAKS */ }";
        assertThat(web.loggedIn("anna")
                        .upload(TASK, Map.of("source", source), Map.of())
                        .statusCode())
                .isEqualTo(303);
    }

    private static TestBrowser of(WebFixture web, String door, Viewer viewer) {
        return door.startsWith("/api/")
                ? web.browser()
                        .header(
                                "Authorization",
                                "Bearer " + web.services().accounts().tokens().make(viewer.person(), "test"))
                : web.loggedIn(viewer.login());
    }
}
