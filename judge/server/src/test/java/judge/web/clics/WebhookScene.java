package judge.web.clics;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import judge.database.BothDatabases;
import judge.online.Viewer;
import judge.online.contest.ContestKind;
import judge.online.contest.Webhook;
import org.junit.jupiter.api.AfterEach;

/** A contest at a server that calls programs, and two that are called. */
abstract class WebhookScene {

    /** Hardly any pauses; nothing here is as slow as an answer may be. */
    static final WebhookPacing PACING = new WebhookPacing(
            Duration.ofMillis(50),
            Duration.ofSeconds(12),
            Duration.ofMillis(10),
            Duration.ofMillis(50),
            Duration.ofHours(24),
            2);

    static final CalledProgram.Network NETWORK = new CalledProgram.Network(Map.of(
            "tool.example", "203.0.113.7",
            "school.example", "10.1.2.3",
            "near.example", "127.0.0.1",
            "127.0.0.1", "127.0.0.1"));

    final ContestScene scene;
    final CalledProgram program = new CalledProgram();
    final CalledProgram other = new CalledProgram();
    private final Map<Viewer, String> tokens = new HashMap<>();
    WebhookCalls calls;

    WebhookScene(BothDatabases on) {
        scene = new ContestScene(on, ContestKind.ICPC);
        calls = calling();
    }

    WebhookCalls calling() {
        return new WebhookCalls(scene.contests, PACING, NETWORK);
    }

    @AfterEach
    void closes() {
        program.close();
        other.close();
        calls.close();
        scene.close();
    }

    String secret(Viewer viewer) {
        return tokens.computeIfAbsent(viewer, scene::token);
    }

    HttpResponse<String> ask(String method, String path, Viewer viewer, String json) {
        return scene.send(scene.request("/api/2026-01/webhooks" + path, viewer, secret(viewer))
                .method(method, json.isEmpty() ? BodyPublishers.noBody() : BodyPublishers.ofString(json))
                .build());
    }

    static String body(String url, String more) {
        return "{\"url\":\"" + url + "\",\"token\":\"very-secret\"" + more + "}";
    }

    String register(Viewer viewer, String url, String more) {
        HttpResponse<String> answer = ask("POST", "", viewer, body(url, more));
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(201);
        String id = ContestRequests.json(answer.body()).get("id").asText();
        assertThat(answer.headers().firstValue("Location")).hasValue("/api/2026-01/webhooks/" + id);
        return id;
    }

    boolean isActive(Viewer viewer, String id) {
        return ContestRequests.json(ask("GET", "/" + id, viewer, "").body())
                .get("active")
                .asBoolean();
    }

    Webhook stored(String id) {
        return scene.database.read(
                tables -> tables.webhooks().find(Long.parseLong(id)).orElseThrow());
    }
}
