package judge;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.Statement;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import judge.database.BothDatabases;
import judge.database.Database;
import judge.database.OnEachDatabase;
import judge.service.OnlineServices;
import org.apache.commons.io.file.PathUtils;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;

/** The command {@code serve} as a service manager starts and ends it, with a class that hands in meanwhile. */
@Order(2)
@Tag("processes")
class ServeIT {

    private static final Path SUM = Path.of("judge/src/test/resources/judge/problems/sum");
    private static final List<String> STUDENTS = List.of("anna", "boris", "chen", "dora");
    private static final String AT = "/api/v1/courses/c/assignments/a/submissions";
    private static final Pattern ADDRESS = Pattern.compile("http://127\\.0\\.0\\.1:\\d+");
    private static final Pattern ID = Pattern.compile("\"id\" ?: ?(\\d+)");
    private static final int EACH = 4;
    private static final long PAUSE_MILLIS = 50;
    private static final String ENDLESS = "while (true) Thread.sleep(1000);";
    private static final String RIGHT =
            "var s = new java.util.Scanner(System.in); System.out.println(s.nextInt() + s.nextInt());";

    private final HttpClient http = HttpClient.newHttpClient();
    private final Map<String, String> tokens = new ConcurrentHashMap<>();
    private final Set<Long> confirmed = ConcurrentHashMap.newKeySet();
    private final Set<Long> heard = ConcurrentHashMap.newKeySet();

    @TempDir
    private Path temp;

    private Process server;
    private String database = "";
    private String url = "";

    @AfterEach
    void ends() throws InterruptedException {
        if (server != null) {
            server.destroyForcibly().waitFor();
        }
    }

    @ParameterizedTest
    @OnEachDatabase
    void endsAtSigtermUnderLoadBeforeWhatItJudgesHasEndedAndGoesOnWhereItWas(BothDatabases on) throws Exception {
        database = on.fresh();
        fill();
        start();
        assertThat(secondOnTheSameData()).isEqualTo(2);
        List<Thread> students = new ArrayList<>();
        for (String login : STUDENTS.subList(1, STUDENTS.size())) {
            students.add(new Thread(() -> handsInUntilNobodyListens(login)));
        }
        students.forEach(Thread::start);
        Eventually.until(() -> confirmed.size() > 6);
        List<CompletableFuture<List<String>>> listening = new ArrayList<>();
        for (String login : List.of("anna", "dora")) {
            listening.add(listens(login, handIn(login, RIGHT)));
        }
        // Longer than what runs is waited for, and shorter than its limit.
        long endless = handIn("anna", ENDLESS);
        listening.add(listens("anna", endless));
        Eventually.until(() -> heard.size() == listening.size());
        Eventually.until(
                () -> number("select count(*) from judging where state = 'judging' and submission = " + endless) == 1);

        server.destroy();

        assertThat(server.waitFor()).as("its status after a stop in order").isZero();
        assertThat(Files.readString(temp.resolve("errors"))).doesNotContain("Exception");
        for (CompletableFuture<List<String>> one : listening) {
            assertThat(one.get())
                    .as("it is told to come back, and nothing of the end that there was not")
                    .contains("retry: 2000")
                    .noneMatch(line -> line.contains("\"JE\""));
        }
        for (Thread student : students) {
            student.join();
        }
        assertThat(number("select count(*) from judging where state = 'judging'"))
                .as("what ran is finished or given back")
                .isZero();
        assertThat(number("select count(*) from judging where state = 'queued' and submission = " + endless))
                .isEqualTo(1);
        assertThat(number("select count(*) from worker")).isZero();

        start();
        Eventually.until(() -> number("select count(*) from judging where state <> 'done'") == 0);
        long there = number("select count(*) from submission");
        assertThat(there).isBetween((long) confirmed.size(), (long) confirmed.size() + students.size());
        for (long id : confirmed) {
            assertThat(number("select count(*) from judging where verdict = '" + (id == endless ? "TLE" : "AC")
                            + "' and submission = " + id))
                    .as("submission " + id)
                    .isEqualTo(1);
        }
        assertThat(number("select count(*) from change_log where type = 'judged'"))
                .isEqualTo(there);
    }

    private void fill() throws IOException {
        Files.createDirectory(temp.resolve("problems"));
        PathUtils.copyDirectory(SUM, temp.resolve("problems/sum"));
        Files.createDirectory(temp.resolve("data"));
        try (Database opened = Database.open(database)) {
            OnlineServices services = OnlineServices.on(opened, Clock.systemUTC(), temp.resolve("data"));
            tokens.putAll(ServedClass.fill(services, temp.resolve("problems/sum"), STUDENTS));
        }
    }

    private void start() throws Exception {
        Path said = temp.resolve("said");
        Files.deleteIfExists(said);
        server = process(said, temp.resolve("errors"));
        Eventually.until(
                "address", () -> ADDRESS.matcher(Files.readString(said)).find() || !server.isAlive());
        Matcher address = ADDRESS.matcher(Files.readString(said));
        assertThat(address.find()).isTrue();
        url = address.group();
    }

    private Process process(Path said, Path errors) throws IOException {
        return new ProcessBuilder(ChildJvm.server(List.of(
                        "serve",
                        "--lang=en",
                        "--port=0",
                        "--data=" + temp.resolve("data"),
                        "--db=" + database,
                        "--problems=" + temp.resolve("problems"))))
                .redirectOutput(said.toFile())
                .redirectError(errors.toFile())
                .start();
    }

    private int secondOnTheSameData() throws Exception {
        Path errors = temp.resolve("errors-of-the-second");
        Process second = process(temp.resolve("said-by-the-second"), errors);
        try {
            assertThat(second.waitFor(Eventually.HANG.toMinutes(), TimeUnit.MINUTES))
                    .isTrue();
        } finally {
            second.destroyForcibly();
        }
        assertThat(Files.readString(errors))
                .contains("another server or worker is using the data in")
                .hasLineCount(1);
        return second.exitValue();
    }

    private void handsInUntilNobodyListens(String login) {
        try {
            for (int i = 0; i < EACH; i++) {
                handIn(login, RIGHT);
            }
            while (true) {
                http.send(request(login, "/api/v1/me").build(), HttpResponse.BodyHandlers.discarding());
                Thread.sleep(PAUSE_MILLIS);
            }
        } catch (IOException | IllegalStateException e) {
            // It has ended.
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private long handIn(String login, String body) throws IOException, InterruptedException {
        String form = "--b\r\nContent-Disposition: form-data; name=\"problem\"\r\n\r\nsum\r\n--b\r\n"
                + "Content-Disposition: form-data; name=\"file\"; filename=\"Main.java\"\r\n\r\n"
                + "public class Main { public static void main(String[] a) throws Exception { " + body + " } }\r\n"
                + "--b--\r\n";
        HttpResponse<String> answer = http.send(
                request(login, AT)
                        .header("Content-Type", "multipart/form-data; boundary=b")
                        .POST(HttpRequest.BodyPublishers.ofString(form))
                        .build(),
                HttpResponse.BodyHandlers.ofString());
        Matcher id = ID.matcher(answer.body());
        if (answer.statusCode() != 201 || !id.find()) {
            throw new IllegalStateException(answer.statusCode() + " " + answer.body());
        }
        confirmed.add(Long.parseLong(id.group(1)));
        return Long.parseLong(id.group(1));
    }

    /** All lines of the events of a submission, when there are no more. */
    private CompletableFuture<List<String>> listens(String login, long id) {
        return http.sendAsync(
                        request(login, "/api/v1/submissions/" + id + "/events").build(),
                        HttpResponse.BodyHandlers.ofInputStream())
                .thenApplyAsync(answer -> {
                    List<String> lines = new ArrayList<>();
                    try (BufferedReader reader = new BufferedReader(new InputStreamReader(answer.body(), UTF_8))) {
                        for (String line = reader.readLine(); line != null; line = reader.readLine()) {
                            lines.add(line);
                            heard.add(id);
                        }
                    } catch (IOException e) {
                        // Cut off in the middle: what was read counts.
                    }
                    return lines;
                });
    }

    private HttpRequest.Builder request(String login, String path) {
        return HttpRequest.newBuilder(URI.create(url + path)).header("Authorization", "Bearer " + tokens.get(login));
    }

    private long number(String sql) {
        try (Connection connection = DriverManager.getConnection(database);
                Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery(sql)) {
            rows.next();
            return rows.getLong(1);
        } catch (java.sql.SQLException e) {
            throw new IllegalStateException(e);
        }
    }
}
