package judge.web.clics;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.List;
import judge.Eventually;
import judge.database.BothDatabases;
import judge.online.CourseRole;
import judge.online.SiteRole;
import judge.online.Viewer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** The rights to have programs called, which programs, and until when. */
@ParameterizedClass
@EnumSource(names = "SQLITE")
class WebhookRightsIT extends WebhookScene {

    WebhookRightsIT(BothDatabases on) {
        super(on);
    }

    @Test
    void eachHasItsOwnAndAdministratorsSeeAll() {
        Viewer anna = scene.team("anna", "Anna", false);
        Viewer stranger = scene.person("stranger", SiteRole.STUDENT);
        Viewer root = scene.person("root", SiteRole.ADMIN);
        String id = register(scene.teacher, "https://school.example/", ",\"active\":false");
        String own = register(anna, "https://tool.example/", ",\"endpoints\":[\"teams\"]");
        String put = "{\"id\":\"" + id + "\","
                + body("https://x.example/", ",\"active\":false").substring(1);

        ObjectNode told =
                ContestRequests.json(ask("GET", "/" + id, scene.teacher, "").body());
        String shown =
                "{'id':'" + id + "','url':'https://school.example/','endpoints':[],'contest_ids':[],'active':false}";
        assertThat(told.toString()).isEqualTo(shown.replace('\'', '"'));
        assertThat(ask("GET", "", scene.teacher, "").body()).isEqualTo("[" + told + "]");
        assertThat(ask("GET", "", anna, "").body()).contains("\"" + own + "\"").doesNotContain("school", "secret");
        assertThat(ask("GET", "", root, "").body()).contains("school", "tool").doesNotContain("secret");
        assertThat(ask("GET", "", stranger, "").body()).isEqualTo("[]");
        assertThat(ask("GET", "/" + id, anna, "").statusCode()).isEqualTo(404);
        assertThat(ask("PUT", "/" + id, anna, put).statusCode()).isEqualTo(404);
        assertThat(ask("DELETE", "/" + id, anna, "").statusCode()).isEqualTo(404);
        assertThat(ask("GET", "/" + id, root, "").statusCode()).isEqualTo(200);
        assertThat(ask("PUT", "/" + id, root, put).statusCode()).isEqualTo(404);
        assertThat(ask("DELETE", "/" + id, root, "").statusCode()).isEqualTo(404);
        assertThat(ask("POST", "", stranger, body("https://x.example/", "")).statusCode())
                .isEqualTo(403);
        HttpRequest nobody = scene.request("/api/webhooks", null, "").build();
        assertThat(scene.send(nobody).statusCode()).isEqualTo(401);

        assertThat(ask("PUT", "/" + own, anna, put).statusCode()).isEqualTo(409);
        HttpResponse<String> changed = ask("PUT", "/" + id, scene.teacher, put);
        assertThat(changed.statusCode()).isEqualTo(200);
        assertThat(changed.body()).contains("https://x.example/").doesNotContain("secret");
        assertThat(ask("DELETE", "/" + id, scene.teacher, "").statusCode()).isEqualTo(204);
        assertThat(ask("DELETE", "/" + id, scene.teacher, "").statusCode()).isEqualTo(404);
        for (String wrong : List.of(
                "{\"url\":\"https://x.example/\"}",
                body("https://x.example/", ",\"id\":\"7\""),
                body("https://x.example/", ",\"more\":1"),
                body("https://x.example/", ",\"active\":\"yes\""),
                body("https://x.example/", ",\"endpoints\":[\"team\"]"),
                body("https://x.example/", ",\"contest_ids\":[\"999\"]"),
                body("https://x.example/", ",\"contest_ids\":[" + scene.id() + "]"),
                body("https://x.example/", "").replace("very-secret", "very secret"),
                body("https://x.example/", "").replace("very-secret", "a\\r\\nb"))) {
            assertThat(ask("POST", "", anna, wrong).statusCode()).as(wrong).isEqualTo(400);
        }
        for (int number = 1; number < 5; number++) {
            register(anna, "https://tool.example/" + number, "");
        }
        assertThat(ask("POST", "", anna, body("https://x.example/", "")).statusCode())
                .isEqualTo(409);
    }

    @Test
    void nobodyIsSentElsewhereOrToWhatIsTooNear() {
        Viewer root = scene.person("root", SiteRole.ADMIN);
        try (CalledProgram near = new CalledProgram();
                CalledProgram ofRoot = new CalledProgram()) {
            program.redirect(other.url("school.example"));
            String sent = register(scene.teacher, program.url("school.example"), "");
            String tooNear = register(scene.teacher, near.url("near.example"), "");
            register(root, ofRoot.url("127.0.0.1"), "");

            ofRoot.until(scene.mark());
            Eventually.until("it is called again", () -> program.calls() >= 2);
            Eventually.until("it cannot be called", () -> stored(tooNear).failing() != null);

            assertThat(stored(sent).failing()).isNotNull();
            assertThat(other.calls()).isZero();
            assertThat(near.calls()).isZero();
        }
        Viewer anna = scene.team("anna", "Anna", false);
        for (String url : List.of(
                "http://127.0.0.1:8080/",
                "http://localhost:8080/",
                "http://169.254.169.254/",
                "http://[::1]:8080/",
                "http://tool.example:22/",
                "http://0.0.0.0:8080/")) {
            assertThat(ask("POST", "", scene.teacher, body(url, "")).statusCode())
                    .as(url)
                    .isEqualTo(403);
            assertThat(ask("POST", "", anna, body(url, "")).statusCode())
                    .as(url)
                    .isEqualTo(403);
        }
        assertThat(ask("POST", "", anna, body("http://192.168.1.2:8080/", "")).statusCode())
                .isEqualTo(403);
        for (String url : List.of("ftp://tool.example/", "http://a:b@tool.example/", "tool", "http://127.1/")) {
            assertThat(ask("POST", "", root, body(url, "")).statusCode())
                    .as(url)
                    .isEqualTo(400);
        }
    }

    @Test
    void whoMayNotSeeItAnyMoreIsNotToldAndWhoIsAwayForLongIsNotCalled() {
        Viewer anna = scene.team("anna", "Anna", false);
        Viewer boris = scene.team("boris", "Boris", false);
        Viewer root = scene.person("root", SiteRole.ADMIN);
        try (CalledProgram away = new CalledProgram()) {
            away.answer(call -> 503);
            String ofAnna = register(anna, program.url("tool.example"), "");
            String ofBoris = register(boris, away.url("tool.example"), "");
            String ofTeacher = register(scene.teacher, other.url("school.example"), "");
            String first = scene.mark();
            program.until(first);
            other.until(first);

            scene.services.courses().remove(scene.teacher, "finals", "anna");
            other.until(scene.mark());
            assertThat(program.isEmpty()).isTrue();
            scene.services.courses().setRole(scene.teacher, "finals", "anna", CourseRole.STUDENT);
            String second = scene.mark();
            program.until(second);
            other.until(second);
            Eventually.until("it fails", () -> stored(ofBoris).failing() != null);
            assertThat(isActive(root, ofBoris)).isTrue();

            int before = program.calls();
            scene.database.write(tables -> {
                tables.tokens().of(anna.person()).forEach(one -> tables.tokens()
                        .end(anna.person(), one.id(), scene.clock.instant()));
                tables.people().setDisabled(scene.teacher.person(), scene.clock.instant());
                return scene;
            });
            scene.clock.pass(Duration.ofHours(25));
            scene.mark();

            Eventually.until("it has failed for long", () -> !isActive(root, ofBoris));
            Eventually.until("the token is over", () -> !isActive(root, ofAnna));
            Eventually.until("the account is closed", () -> !isActive(root, ofTeacher));
            assertThat(program.calls()).isEqualTo(before);
        }
    }
}
