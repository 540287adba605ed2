package judge.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.logging.Level;
import java.util.logging.Logger;
import judge.Eventually;
import judge.database.PostgresCluster;
import judge.online.Feedback;
import judge.online.JudgingFigures;
import judge.online.SiteRole;
import judge.online.Viewer;
import judge.service.submission.SubmissionView;
import judge.web.live.LiveEvents;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * A server whose PostgreSQL is killed and stays away for a while as students hand in. {@code -Djudge.away.seconds=60}:
 * so long, instead of 3 seconds.
 */
@Tag("postgresql")
class PostgresAwayIT {

    private static final int AWAY = Integer.getInteger("judge.away.seconds", 3);
    private static final String TASK = "/courses/c/assignments/a1/problems/" + WebFixture.PROBLEM;
    private static final String AT = "/api/v1/courses/c/assignments/a1/submissions";
    private static final String SENTENCE = "The server cannot reach its database just now. Try again in a moment.";
    private static final String BOUNDARY = "between-parts";

    private final AtomicBoolean over = new AtomicBoolean();
    private final Map<String, Long> confirmed = new ConcurrentHashMap<>();
    private final Set<Integer> answers = ConcurrentHashMap.newKeySet();

    @Test
    void losesNothingSaysSoOnItsPagesAndGoesOnByItself() throws Exception {
        Logger.getLogger("").setLevel(Level.OFF);
        try (PostgresCluster cluster = PostgresCluster.start(true);
                WebFixture web = new WebFixture(cluster.create("away", "template1"), LiveEvents.Caps.USUAL)) {
            Viewer teacher = web.person("teacher", SiteRole.TEACHER);
            Viewer anna = web.person("anna", SiteRole.STUDENT);
            web.course(
                    teacher,
                    "c",
                    Feedback.FULL,
                    anna,
                    web.tokenHolder("boris", SiteRole.STUDENT),
                    web.tokenHolder("chen", SiteRole.STUDENT));
            TestBrowser browser = web.loggedIn("anna");
            List<Thread> students = new ArrayList<>();
            for (String login : List.of("anna", "boris", "chen")) {
                long person =
                        web.services().accounts().find(login).orElseThrow().id();
                String token = web.services().accounts().tokens().make(person, "test");
                students.add(new Thread(() -> handsIn(web, login, token)));
            }
            students.forEach(Thread::start);
            Eventually.until(() -> confirmed.size() >= 9);

            cluster.kill();
            int before = confirmed.size();
            long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(AWAY);
            // Each is answered while the database is away: it comes back after that.
            Map<String, CompletableFuture<HttpResponse<String>>> pages = new TreeMap<>();
            for (String page : List.of("/", TASK, "/submissions/1", "/account", "/no/such/page")) {
                pages.put(page, CompletableFuture.supplyAsync(() -> browser.get(page)));
            }
            pages.forEach((page, answer) -> {
                assertThat(answer.join().statusCode()).as(page).isEqualTo(503);
                assertThat(answer.join().body())
                        .as(page)
                        .contains(SENTENCE, "<html", "data-refused")
                        .doesNotContain("Exception");
            });
            Eventually.until(() -> System.nanoTime() > end && answers.contains(503));
            cluster.start();

            Eventually.until(() -> browser.get(TASK).statusCode() == 200);
            Eventually.until(() -> confirmed.size() >= before + 30);
            over.set(true);
            for (Thread student : students) {
                student.join();
            }
            Eventually.until(() -> {
                JudgingFigures figures =
                        web.database().read(tables -> tables.figures().judging());
                return figures.queued() + figures.judging() == 0;
            });

            assertThat(answers).as("how it answers").containsExactlyInAnyOrder(201, 503);
            Set<Long> there = new TreeSet<>();
            for (SubmissionView one : web.services().submissions().lists().views(teacher, "c", "a1", 100_000)) {
                there.add(one.id());
                assertThat(one.verdict()).isEqualTo("AC");
            }
            assertThat(there).containsExactlyInAnyOrderElementsOf(confirmed.values());
            assertThat(browser.page("/submissions/" + confirmed.get("anna-0"))).contains("badge big AC");
        }
    }

    /** One after the other, each until it is confirmed, as a program does that is told to come back. */
    private void handsIn(WebFixture web, String login, String token) {
        for (int i = 0; !over.get(); i++) {
            String key = login + "-" + i;
            TestBrowser program =
                    web.browser().header("Authorization", "Bearer " + token).header("Idempotency-Key", key);
            String body = "--" + BOUNDARY + "\r\nContent-Disposition: form-data; name=\"problem\"\r\n\r\n"
                    + WebFixture.PROBLEM + "\r\n--" + BOUNDARY
                    + "\r\nContent-Disposition: form-data; name=\"file\"; filename=\"Main.java\"\r\n\r\n// " + key
                    + "\r\n--" + BOUNDARY + "--\r\n";
            HttpResponse<String> answer;
            do {
                answer = program.send(
                        "POST", AT, "multipart/form-data; boundary=" + BOUNDARY, body.getBytes(StandardCharsets.UTF_8));
                answers.add(answer.statusCode());
            } while (answer.statusCode() == 503);
            confirmed.put(key, id(answer));
        }
    }

    private static long id(HttpResponse<String> answer) {
        try {
            return new ObjectMapper().readTree(answer.body()).path("id").asLong();
        } catch (java.io.IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }
}
