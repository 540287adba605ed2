package judge.web.contest;

import static judge.web.contest.BoardScene.BOARD;
import static judge.web.contest.BoardScene.CONTEST;
import static judge.web.contest.BoardScene.JURY;
import static judge.web.contest.BoardScene.handIn;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.zip.GZIPInputStream;
import judge.Eventually;
import judge.database.BothDatabases;
import judge.database.OnEachDatabase;
import judge.online.SiteRole;
import judge.online.contest.ContestKind;
import judge.web.TestBrowser;
import judge.web.WebServer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;

class ScoreboardIT {

    private final HttpClient client = HttpClient.newHttpClient();

    /** The one place of the moment of the answer, and of nothing else. */
    private static String comparable(HttpResponse<String> answer) {
        return answer.statusCode() + "\n"
                + answer.headers().map().entrySet().stream()
                        .filter(header -> !header.getKey().equalsIgnoreCase("date"))
                        .map(Object::toString)
                        .sorted()
                        .toList()
                + answer.body();
    }

    @ParameterizedTest
    @OnEachDatabase
    void publicBytesAndEventsAreTheSameWhateverHiddenVerdictsAre(BothDatabases on) throws Exception {
        try (BoardScene scene = new BoardScene(on, "anna", "bert")) {
            scene.contest(ContestKind.ICPC, Instant.now().minusSeconds(60), true);
            TestBrowser anna = scene.web().loggedIn("anna");
            TestBrowser bert = scene.web().loggedIn("bert");
            TestBrowser teacher = scene.web().loggedIn("teacher");
            TestBrowser nobody = scene.web().browser();
            String before = nobody.page(CONTEST + BOARD);
            String juryBefore = teacher.page(JURY + BOARD);
            scene.web().judge().hold();
            for (String program : new String[] {"WRONG", "RIGHT", "BROKEN", "RIGHT"}) {
                handIn(anna, program);
                handIn(bert, program.equals("WRONG") ? "RIGHT" : "WRONG");
            }
            Eventually.until(() -> !nobody.page(CONTEST + BOARD).equals(before));
            Eventually.until(() -> nobody.page(CONTEST + BOARD).split(">\\?4", -1).length == 3);

            HttpResponse<String> hidden = nobody.get(CONTEST + BOARD);
            String own = comparable(anna.get(CONTEST + BOARD));
            try (InputStream toAll = nobody.stream(CONTEST + BOARD + "/events");
                    BufferedReader toJury = new BufferedReader(
                            new InputStreamReader(teacher.stream(JURY + BOARD + "/events"), StandardCharsets.UTF_8))) {
                scene.web().judge().release();
                Eventually.until(() -> teacher.page(JURY + BOARD).contains("class=f>★+<br>"));
                Eventually.until(() -> !teacher.page(JURY + BOARD).contains(">?"));
                assertThat(comparable(nobody.get(CONTEST + BOARD))).isEqualTo(comparable(hidden));
                assertThat(comparable(anna.get(CONTEST + BOARD))).isEqualTo(own);
                // The public is told of a verdict before the jury is.
                assertThat(toJury.lines().anyMatch("event: changed"::equals)).isTrue();

                scene.web().server().close();

                assertThat(new String(toAll.readAllBytes(), StandardCharsets.UTF_8).replace(": \n\n", ""))
                        .as("but for signs of life")
                        .isEqualTo("retry: 4000\n\n");
            }
            assertThat(hidden.body()).contains("class=q>?4").doesNotContain("class=a", "class=f", "class=w");
            assertThat(juryBefore).doesNotContain("class=f");

            scene.end();
            scene.web().contests().end().thaw(scene.teacher(), "c", "a1");
            try (WebServer other = scene.web().another(0)) {
                String url = "http://127.0.0.1:" + other.port() + CONTEST + BOARD;
                Eventually.until(() -> new String(send(url).body(), StandardCharsets.UTF_8).contains("class=a>+1"));
            }
        }
    }

    @Test
    void isSentCompressedAndOnlyWhereItIsAnotherThanBefore() throws Exception {
        try (BoardScene scene = new BoardScene(BothDatabases.SQLITE, "anna")) {
            scene.contest(ContestKind.ICPC, null, true);
            String url = scene.web().address() + CONTEST + BOARD;
            HttpResponse<byte[]> plain = send(url);
            HttpResponse<byte[]> packed = send(url, "Accept-Encoding", "br, gzip");
            String tag = packed.headers().firstValue("ETag").orElseThrow();

            assertThat(new GZIPInputStream(new ByteArrayInputStream(packed.body())).readAllBytes())
                    .isEqualTo(plain.body());
            assertThat(packed.headers().firstValue("Content-Encoding")).hasValue("gzip");
            assertThat(packed.headers().firstValue("Cache-Control")).hasValue("no-cache");
            assertThat(plain.headers().firstValue("ETag"))
                    .hasValueSatisfying(other -> assertThat(other).isNotEqualTo(tag));
            HttpResponse<byte[]> again = send(url, "Accept-Encoding", "gzip", "If-None-Match", "\"x\", W/" + tag);
            assertThat(again.statusCode()).isEqualTo(304);
            assertThat(again.body()).isEmpty();
            assertThat(new String(send(url, "Accept-Language", "zh-CN").body(), StandardCharsets.UTF_8))
                    .contains("lang=\"zh\"", "排行榜");
            assertThat(new String(send(url + "?lang=zh").body(), StandardCharsets.UTF_8))
                    .contains("排行榜");

            handIn(scene.web().loggedIn("anna"), "RIGHT");
            Eventually.until(() ->
                    send(url, "Accept-Encoding", "gzip", "If-None-Match", tag).statusCode() == 200);
        }
    }

    @Test
    void isForWhoMaySeeItWhereItIsNotOpenToAll() throws Exception {
        try (BoardScene scene = new BoardScene(BothDatabases.SQLITE, "anna")) {
            scene.web().person("other", SiteRole.STUDENT);
            scene.contest(ContestKind.ICPC, null, true);
            TestBrowser nobody = scene.web().browser();
            TestBrowser other = scene.web().loggedIn("other");
            assertThat(nobody.get(CONTEST + BOARD).statusCode()).isEqualTo(200);
            scene.contest(ContestKind.ICPC, null, false);

            // The server believes for a while that it is open to all.
            Eventually.until(() -> nobody.get(CONTEST + BOARD).statusCode() == 302);
            assertThat(nobody.get(CONTEST + BOARD + "/events").statusCode()).isEqualTo(302);
            assertThat(other.get(CONTEST + BOARD).statusCode()).isEqualTo(404);
            TestBrowser anna = scene.web().loggedIn("anna");
            HttpResponse<String> own = anna.get(CONTEST + BOARD);
            assertThat(own.statusCode()).isEqualTo(200);
            assertThat(own.headers().firstValue("Cache-Control")).hasValue("private, no-cache");
            assertThat(anna.get(JURY + BOARD).statusCode()).isEqualTo(403);
            assertThat(anna.page(CONTEST)).contains("#t" + scene.team(0).person() + "\"");
        }
    }

    private HttpResponse<byte[]> send(String url, String... headers) {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(url)).timeout(Eventually.HANG);
        if (headers.length > 0) {
            request.headers(headers);
        }
        try {
            return client.send(request.build(), BodyHandlers.ofByteArray());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }
}
