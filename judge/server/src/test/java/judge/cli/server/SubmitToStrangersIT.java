package judge.cli.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import judge.cli.Workbench;
import judge.cli.Workbench.Run;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The command {@code submit} and servers that answer what they like. */
class SubmitToStrangersIT {

    private static final String ANY = "/api/v1/courses/c/assignments/a/submissions";

    @TempDir
    private Path folder;

    private final HttpServer server;
    private final ExecutorService threads = Executors.newCachedThreadPool();
    private final List<String> asked = new ArrayList<>();
    private Workbench bench = new Workbench(Path.of(""));

    SubmitToStrangersIT() throws IOException {
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.setExecutor(threads);
        server.start();
    }

    @BeforeEach
    void writesASource() {
        bench = new Workbench(folder)
                .environment(
                        "JUDGE_SERVER",
                        "http://127.0.0.1:" + server.getAddress().getPort())
                .environment("JUDGE_TOKEN", "secret")
                .write("Main.java", "class Main {}\n");
    }

    @AfterEach
    void stops() {
        server.stop(0);
        threads.shutdownNow();
    }

    private Run submit(String... more) {
        List<String> all = new ArrayList<>(List.of("submit", "@Main.java", "--assignment", "c/a", "--problem", "p"));
        all.addAll(List.of(more));
        return bench.run(all.toArray(String[]::new));
    }

    private void answers(String path, int status, String type, String... bodies) {
        server.createContext(path, exchange -> {
            synchronized (asked) {
                asked.add(exchange.getRequestMethod() + " " + exchange.getRequestURI());
            }
            int before = times(exchange) - 1;
            byte[] body = bodies[Math.min(before, bodies.length - 1)].getBytes(StandardCharsets.UTF_8);
            exchange.getRequestBody().readAllBytes();
            exchange.getResponseHeaders().set("Content-Type", type);
            exchange.getResponseHeaders().set("Location", "http://127.0.0.1:1/");
            exchange.sendResponseHeaders(status, body.length);
            exchange.getResponseBody().write(body);
            exchange.close();
        });
    }

    private int times(HttpExchange exchange) {
        synchronized (asked) {
            return (int) asked.stream()
                    .filter(one -> one.endsWith(" " + exchange.getRequestURI()))
                    .count();
        }
    }

    @Test
    void showsHowFarItIsAndThenTheVerdict() {
        answers(ANY, 201, "application/json", "{\"id\":7,\"attempt\":1}");
        answers(
                "/api/v1/submissions/7",
                200,
                "application/json",
                "{\"id\":7,\"state\":\"queued\",\"place\":3,\"attempt\":1,\"problem\":\"p\"}",
                "{\"id\":7,\"state\":\"done\",\"verdict\":\"AC\",\"score\":1,\"maxScore\":1,\"problem\":\"p\"}");
        answers(
                "/api/v1/submissions/7/events",
                200,
                "text/event-stream",
                """
                retry: 2000

                event: place
                data: {"place":2}

                : still there

                event: phase
                data: {"phase":"compiling"}

                event: case
                data: {"done":7,"of":20}

                event: verdict
                data: {"verdict":"AC"}

                """);

        Run run = submit("--wait");
        Run watched = bench.interactive().run("submit", "@Main.java", "--assignment", "c/a", "--problem", "p");

        assertThat(run.err()).isEqualTo("#3 in the queue\n#2 in the queue\ncompiling\n");
        assertThat(run.out()).isEqualTo("p: AC accepted\n");
        assertThat(run.status()).isZero();
        assertThat(watched.status()).isZero();
    }

    @Test
    void asksAgainWhereNoEventsCome() {
        answers(ANY, 201, "application/json", "{\"id\":7}");
        answers(
                "/api/v1/submissions/7",
                200,
                "application/json",
                "{\"id\":7,\"state\":\"judging\",\"problem\":\"p\"}",
                "{\"id\":7,\"state\":\"judging\",\"problem\":\"p\"}",
                "{\"id\":7,\"state\":\"done\",\"verdict\":\"WA\",\"score\":0,\"maxScore\":1,\"problem\":\"p\"}");
        answers("/api/v1/submissions/7/events", 404, "text/plain", "");

        Run run = submit("--wait");

        assertThat(run.out()).isEqualTo("p: WA wrong answer\n");
        assertThat(run.status()).isEqualTo(1);
    }

    @Test
    void makesWhatMovesTheCursorVisible() {
        String escape = "\\u001b]0;owned\\u0007\\u009b31m\\u202e";
        answers(ANY, 201, "application/json", "{\"id\":7}");
        answers(
                "/api/v1/submissions/7",
                200,
                "application/json",
                "{\"id\":7,\"state\":\"done\",\"verdict\":\"AC\",\"score\":1,\"maxScore\":1,\"problem\":\"" + escape
                        + "\"}");

        for (Run run : List.of(submit("--wait"), submit("--wait", "--json"))) {
            assertThat(run.status()).isZero();
            assertThat(run.out()).contains("owned");
            assertThat(run.out().codePoints())
                    .noneMatch(point -> point != '\n'
                            && (Character.isISOControl(point) || Character.getType(point) == Character.FORMAT));
        }
    }

    @Test
    void makesWhatMovesTheCursorInRefusalsVisible() {
        answers(ANY, 400, "application/problem+json", "{\"detail\":\"\\u001b[2Jgone\"}");

        Run run = submit();

        assertThat(run.err()).isEqualTo("judge: the server refuses it (status 400): \\u001B[2Jgone\n");
        assertThat(run.status()).isEqualTo(2);
    }

    @Test
    void goesNowhereElseWithTheToken() {
        answers(ANY, 307, "text/plain", "");

        Run run = submit();

        assertThat(run.err()).contains("not as a server of this judge");
        assertThat(run.status()).isEqualTo(2);
        assertThat(asked).hasSize(1);
    }

    @Test
    void takesNoAnswerThatIsNone() {
        answers(ANY, 200, "text/html", "<html>");

        assertThat(submit().err()).contains("not as a server of this judge");
    }

    @Test
    void triesAgainWhereAProxyHasNobodyBehindIt() {
        answers(ANY, 502, "text/html", "<html>bad gateway");

        Run run = submit();

        assertThat(run.err()).isEqualTo("judge: the server refuses it (status 502)\n");
        assertThat(asked).hasSize(4);
    }
}
