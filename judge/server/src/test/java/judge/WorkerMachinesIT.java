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
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Clock;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import judge.database.BothDatabases;
import judge.database.Database;
import judge.database.WorkerRole;
import judge.engine.Zoo;
import judge.online.Viewer;
import judge.service.OnlineServices;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;

/** The commands {@code serve --no-judge} and {@code worker}, each as processes of its own on one PostgreSQL. */
@Order(1)
@Tag("postgresql")
@Tag("processes")
class WorkerMachinesIT {

    private static final List<String> WORKERS = List.of("m1", "m2", "m3");
    private static final List<String> LOGINS = List.of("anna", "boris", "chen");
    private static final Pattern ADDRESS = Pattern.compile("http://127\\.0\\.0\\.1:\\d+");
    private static final Pattern ID = Pattern.compile("\"id\" ?: ?(\\d+)");
    private static final String ENDLESS = "while (true) Thread.sleep(1000);";
    private static final String WRONG = "System.out.println(42);";
    private static final String RIGHT =
            "var s = new java.util.Scanner(System.in); System.out.println(s.nextInt() + s.nextInt());";

    private final HttpClient http = HttpClient.newHttpClient();
    private final String database = BothDatabases.POSTGRESQL.fresh();
    private final String asWorker = WorkerRole.in(database);
    private final Map<String, String> tokens = new ConcurrentHashMap<>();

    private final RealMachines machines;
    private final Path temp;

    WorkerMachinesIT(@TempDir Path temp) {
        this.temp = temp;
        machines = new RealMachines(temp);
    }

    @AfterEach
    void ends() {
        machines.close();
    }

    @Test
    void serveAndJudgeTogetherAndLeaveOneAfterTheOther() throws Exception {
        fill();
        String one = machines.start("web1", ADDRESS, serve("web1"));
        String two = machines.start("web2", ADDRESS, serve("web2"));
        startWorkers();
        // Another folder, so another machine as far as anybody can tell.
        assertThat(machines.refused(worker("m1", "elsewhere")))
                .contains("there is a worker called m1")
                .hasLineCount(1);
        assertThat(machines.refused(List.of("serve", "--no-judge", "--data=" + temp.resolve("alone"))))
                .contains("--no-judge needs --db");

        Map<Long, String> expected = new HashMap<>();
        long first = handIn(one, "anna", RIGHT);
        CompletableFuture<List<String>> heardAtTheOther = listens(two, "anna", first);
        expected.put(first, "AC");
        expected.put(handIn(one, "boris", WRONG), "WA");
        expected.put(handIn(two, "chen", RIGHT), "AC");
        sameVerdictsEverywhere(false);
        assertThat(heardAtTheOther.get()).anyMatch(line -> line.contains("\"AC\""));
        expected.forEach((id, verdict) -> assertThat(number(
                        "select count(*) from judging where submission = " + id + " and verdict = '" + verdict + "'"))
                .as(id + " is " + verdict)
                .isEqualTo(1));
        assertThat(number("select count(distinct split_part(worker, '/', 1)) from judging"))
                .as("all three have judged")
                .isEqualTo(3);
        Eventually.until(() -> number("select count(*) from problem_version where state = 'sound'") == 1);

        long endless = handIn(one, "anna", ENDLESS);
        Eventually.until(
                () -> number("select count(*) from judging where state = 'judging' and submission = " + endless) == 1);
        String has = text("select split_part(worker, '/', 1) from judging where submission = " + endless);
        machines.get(has).destroy();
        assertThat(machines.get(has).waitFor()).as("its status, drained").isZero();
        assertThat(number("select count(*) from worker where label = '" + has + "'"))
                .isZero();
        Eventually.until(
                () -> number("select count(*) from judging where state = 'done' and attempt >= 2 and verdict = 'TLE'"
                                + " and submission = " + endless)
                        == 1);
        for (String name : machines.names()) {
            assertThat(machines.errors(name)).doesNotContain("Exception");
        }
    }

    /** The long form of what the other test tries in passing; see {@link Flips}. */
    @Test
    @Timeout(value = 2, unit = TimeUnit.HOURS)
    @EnabledIfSystemProperty(named = "flips.deeds", matches = "\\d+")
    void giveEachDeedTheSameVerdictOnAllMachinesOfAPool() throws Exception {
        fill();
        startWorkers("--pool=lab");
        // One that a busy host has made look unlike the others is measured again, each minute.
        Awaitility.await().forever().until(() -> number("select count(*) from worker where state = 'working'") == 3);
        sameVerdictsEverywhere(true);
    }

    private void startWorkers(String... more) throws Exception {
        for (String name : WORKERS) {
            List<String> arguments = new ArrayList<>(worker(name, name));
            arguments.addAll(List.of(more));
            machines.start(name, Pattern.compile("Judging as " + name), arguments);
        }
    }

    private void sameVerdictsEverywhere(boolean many) throws Exception {
        try (Database opened = Database.open(database)) {
            OnlineServices services = OnlineServices.on(opened, Clock.systemUTC(), temp.resolve("filled"));
            List<Viewer> people = LOGINS.stream()
                    .map(login -> services.accounts().find(login).orElseThrow())
                    .map(person -> new Viewer(person.id(), person.login(), person.name(), person.role()))
                    .toList();
            Flips flips = new Flips(opened, services, people);
            if (many) {
                flips.manyOn(WORKERS, this::allIsJudged);
            } else {
                flips.few(this::allIsJudged);
            }
        }
    }

    private void allIsJudged() throws Exception {
        long left = number("select count(*) from judging where state <> 'done'");
        while (left > 0) {
            long before = left;
            Eventually.until(() -> number("select count(*) from judging where state <> 'done'") < before);
            left = number("select count(*) from judging where state <> 'done'");
        }
    }

    private void fill() throws IOException {
        Files.createDirectory(temp.resolve("problems"));
        try (Database opened = Database.open(database)) {
            OnlineServices services =
                    OnlineServices.on(opened, Clock.systemUTC(), Files.createDirectory(temp.resolve("filled")));
            tokens.putAll(ServedClass.fill(services, Zoo.PROBLEM, LOGINS));
        }
    }

    private List<String> serve(String name) {
        return List.of(
                "serve",
                "--no-judge",
                "--port=0",
                "--db=" + database,
                "--data=" + temp.resolve(name),
                "--problems=" + temp.resolve("problems"));
    }

    private List<String> worker(String name, String folder) {
        return List.of(
                "worker", "--name=" + name, "--jobs=1", "--db=" + asWorker, "--data=" + temp.resolve("data-" + folder));
    }

    private long handIn(String server, String login, String body) throws IOException, InterruptedException {
        String form = "--b\r\nContent-Disposition: form-data; name=\"problem\"\r\n\r\nsum\r\n--b\r\n"
                + "Content-Disposition: form-data; name=\"file\"; filename=\"Main.java\"\r\n\r\n"
                + "public class Main { public static void main(String[] a) throws Exception { " + body + " } }\r\n"
                + "--b--\r\n";
        HttpResponse<String> answer = http.send(
                request(server, login, "/api/v1/courses/c/assignments/a/submissions")
                        .header("Content-Type", "multipart/form-data; boundary=b")
                        .POST(HttpRequest.BodyPublishers.ofString(form))
                        .build(),
                HttpResponse.BodyHandlers.ofString());
        Matcher id = ID.matcher(answer.body());
        if (answer.statusCode() != 201 || !id.find()) {
            throw new IllegalStateException(answer.statusCode() + " " + answer.body());
        }
        return Long.parseLong(id.group(1));
    }

    /** All lines of the events of a submission, when there are no more. */
    private CompletableFuture<List<String>> listens(String server, String login, long id) {
        return http.sendAsync(
                        request(server, login, "/api/v1/submissions/" + id + "/events")
                                .build(),
                        HttpResponse.BodyHandlers.ofInputStream())
                .thenApplyAsync(answer -> {
                    List<String> lines = new ArrayList<>();
                    try (BufferedReader reader = new BufferedReader(new InputStreamReader(answer.body(), UTF_8))) {
                        for (String line = reader.readLine(); line != null; line = reader.readLine()) {
                            lines.add(line);
                        }
                    } catch (IOException e) {
                        lines.add(e.toString());
                    }
                    return lines;
                });
    }

    private HttpRequest.Builder request(String server, String login, String path) {
        return HttpRequest.newBuilder(URI.create(server + path)).header("Authorization", "Bearer " + tokens.get(login));
    }

    private long number(String sql) {
        return Long.parseLong(text(sql));
    }

    private String text(String sql) {
        try (Connection connection = DriverManager.getConnection(database);
                Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery(sql)) {
            rows.next();
            return rows.getString(1);
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }
}
