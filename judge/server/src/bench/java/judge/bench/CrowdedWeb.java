package judge.bench;

import static java.nio.charset.StandardCharsets.UTF_8;
import static judge.bench.OnlineClient.percentile;
import static judge.bench.OnlineClient.require;

import java.awt.image.BufferedImage;
import java.io.BufferedReader;
import java.io.IOException;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.Random;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.imageio.ImageIO;
import org.apache.commons.io.file.PathUtils;

/**
 * Measures what two machines of the usual kind do that start with nothing: a web machine that 500 people look at who
 * are logged in, each with a connection of events and with pictures, and a worker whose first submission is for a
 * problem with 500 MB of test data. Both are commands of the program, as processes of their own, on one PostgreSQL.
 *
 * <p>{@code -Djudge.bench.browsers=N} and {@code megabytes=N}: so many of both.
 */
final class CrowdedWeb {

    private static final int BROWSERS = Integer.getInteger("judge.bench.browsers", 500);
    private static final int MEGABYTES = Integer.getInteger("judge.bench.megabytes", 500);

    private static final int ROUNDS = 15;
    /** Somebody reads a page for so long, on average. */
    private static final int READING_MILLIS = 5_000;

    private static final int FILES = 10;
    private static final int PIXELS = 400;
    private static final Pattern ADDRESS = Pattern.compile("http://127\\.0\\.0\\.1:\\d+");
    private static final Pattern PICTURE = Pattern.compile("<img[^>]* src=\"([^\"]+)\"");
    private static final String TASK = OnlineClient.ASSIGNMENT + "/problems/" + OnlineClient.PROBLEM;
    private static final List<String> PAGES =
            List.of("/", "/courses/class", OnlineClient.ASSIGNMENT, TASK, TASK + "/attempts", "/mine");

    private final FigureTable table;
    private final Path folder;
    private final String url;
    private final Queue<Double> pages = new ConcurrentLinkedQueue<>();
    private final Queue<Double> pictures = new ConcurrentLinkedQueue<>();
    private final AtomicInteger failed = new AtomicInteger();

    private CrowdedWeb(FigureTable table, Path folder, String url) {
        this.table = table;
        this.folder = folder;
        this.url = url;
    }

    static void measure(FigureTable table) throws Exception {
        Path folder = Files.createTempDirectory("judge-bench-");
        try (BenchPostgres postgres = BenchPostgres.start(false)) {
            new CrowdedWeb(table, folder, postgres.url(false)).measure();
        } finally {
            PathUtils.deleteDirectory(folder);
        }
    }

    private void measure() throws Exception {
        CrowdSchool school = new CrowdSchool(url, folder.resolve("filled"));
        putPackage();
        school.fill(folder.resolve("made/" + OnlineClient.PROBLEM), BROWSERS);
        Process web = command(
                "serve",
                "--no-judge",
                "--port=0",
                "--db=" + url,
                "--data=" + folder.resolve("web"),
                "--problems=" + Files.createDirectory(folder.resolve("none")));
        try {
            OnlineClient client = new OnlineClient(said(web, ADDRESS));
            browsers(client, school.students());
        } finally {
            web.destroy();
            web.waitFor();
        }
        coldWorker();
    }

    /** A problem that prints its input, with a picture in its statement and so much data. */
    private void putPackage() throws IOException {
        Path made = folder.resolve("made").resolve(OnlineClient.PROBLEM);
        Path secret = Files.createDirectories(made.resolve("data/secret"));
        Files.createDirectories(made.resolve("statement"));
        Files.writeString(
                made.resolve("problem.yaml"),
                "problem_format_version: 2025-09\nname: Echo\nuuid: 5d3f8b8e-0c4e-4f0e-9a55-2f6f0b7c6a99\n"
                        + "limits:\n  time_limit: 2.0\n");
        Files.writeString(made.resolve("statement/problem.en.md"), "Print the input.\n\n![noise](noise.png)\n");
        BufferedImage noise = new BufferedImage(PIXELS, PIXELS, BufferedImage.TYPE_INT_RGB);
        Random random = new Random(1);
        for (int i = 0; i < PIXELS * PIXELS; i++) {
            noise.setRGB(i % PIXELS, i / PIXELS, random.nextInt(1 << 24));
        }
        ImageIO.write(noise, "png", made.resolve("statement/noise.png").toFile());
        byte[] digits = new byte[Math.max(1, MEGABYTES / (2 * FILES)) << 20];
        for (int file = 0; file < FILES; file++) {
            for (int i = 0; i < digits.length; i++) {
                digits[i] = (byte) ((i + 1) % 64 == 0 ? '\n' : '0' + random.nextInt(10));
            }
            Files.write(secret.resolve(file + ".in"), digits);
            Files.write(secret.resolve(file + ".ans"), digits);
        }
    }

    private void browsers(OnlineClient client, List<String> students) throws Exception {
        List<Socket> events = new ArrayList<>();
        List<Thread> threads = new ArrayList<>();
        try {
            for (String token : students) {
                long id = client.handIn(token, CrowdSchool.SOURCES);
                events.add(listens(client.port(), token, id));
            }
            for (String token : students) {
                Random random = new Random(threads.size());
                Thread thread = new Thread(() -> looks(client, token, random));
                thread.start();
                threads.add(thread);
            }
            for (Thread thread : threads) {
                thread.join();
            }
        } finally {
            for (Socket socket : events) {
                socket.close();
            }
        }
        double[] millis = pages.stream().mapToDouble(Double::doubleValue).toArray();
        table.add(
                BROWSERS + " people at one web machine, each with a connection of events: " + millis.length + " pages",
                "p95 200 ms",
                "median %.0f ms, p95 %.0f ms, %d failed",
                percentile(millis, 50),
                percentile(millis, 95),
                failed.get());
        double[] seen = pictures.stream().mapToDouble(Double::doubleValue).toArray();
        table.add(
                "the same: " + seen.length + " pictures in statements",
                "p95 200 ms",
                "median %.0f ms, p95 %.0f ms",
                percentile(seen, 50),
                percentile(seen, 95));
    }

    /** The connection that the page of a submission has, which stays open, as nobody judges. */
    private static Socket listens(int port, String token, long id) throws IOException {
        Socket socket = new Socket("127.0.0.1", port);
        String request = "GET " + OnlineClient.API + "/submissions/" + id + "/events HTTP/1.1\r\nHost: 127.0.0.1:"
                + port + "\r\nAuthorization: Bearer " + token + "\r\n\r\n";
        socket.getOutputStream().write(request.getBytes(UTF_8));
        return socket;
    }

    private void looks(OnlineClient client, String token, Random random) {
        for (int i = 0; i < ROUNDS; i++) {
            try {
                Thread.sleep(random.nextInt(2 * READING_MILLIS));
                String path = PAGES.get(random.nextInt(PAGES.size()));
                pages.add(client.pageMillis(token, path));
                if (path.equals(TASK)) {
                    Matcher picture = PICTURE.matcher(client.get(token, path).body());
                    require(picture.find(), "no picture in " + path);
                    String at = picture.group(1);
                    pictures.add(client.pageMillis(token, at.startsWith("/") ? at : TASK + "/" + at));
                }
            } catch (IOException | IllegalStateException e) {
                failed.incrementAndGet();
                System.out.println("failed: " + e);
            } catch (InterruptedException e) {
                return;
            }
        }
    }

    /** From its start until the first submission has a verdict: all of the data is there then. */
    private void coldWorker() throws Exception {
        long begun = System.nanoTime();
        Process worker = command("worker", "--name=cold", "--db=" + url, "--data=" + folder.resolve("worker"));
        try (Connection connection = DriverManager.getConnection(url);
                Statement statement = connection.createStatement()) {
            said(worker, Pattern.compile("Judging as cold"));
            double began = (System.nanoTime() - begun) / 1e9;
            while (!statement
                    .executeQuery("select 1 from judging where state = 'done'")
                    .next()) {
                require(worker.isAlive(), "the worker has ended");
                Thread.sleep(50);
            }
            table.add(
                    "a worker with an empty folder, a problem with " + MEGABYTES + " MB of data: the first verdict",
                    "30 s",
                    "after %.1f s, of which %.1f s until it takes anything",
                    (System.nanoTime() - begun) / 1e9,
                    began);
        } finally {
            worker.destroy();
            worker.waitFor();
        }
    }

    private static Process command(String... arguments) throws IOException {
        List<String> line = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin/java").toString(),
                "-XX:+UseSerialGC",
                "-cp",
                System.getProperty("java.class.path"),
                "judge.Main"));
        line.addAll(List.of(arguments));
        line.add("--lang=en");
        ProcessBuilder builder = new ProcessBuilder(line).redirectError(ProcessBuilder.Redirect.INHERIT);
        builder.environment().putAll(Map.of("LC_ALL", "C.UTF-8"));
        return builder.start();
    }

    /** Waits for a line, and gives what was found in it. */
    private static String said(Process process, Pattern wanted) throws IOException {
        BufferedReader lines = process.inputReader(UTF_8);
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
            Matcher found = wanted.matcher(line);
            if (found.find()) {
                return found.group();
            }
        }
        throw new IOException("it ended without " + wanted);
    }
}
