package judge.bench;

import static java.nio.charset.StandardCharsets.UTF_8;
import static judge.bench.OnlineClient.percentile;

import java.io.IOException;
import java.net.Socket;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import judge.submission.SourceFile;

/** Many connections to one server: those that say nothing, and those that listen, some of which never read. */
final class OnlineCrowd {

    static final int LISTENERS = Integer.getInteger("judge.bench.listeners", 2_000);
    /** A person may have twelve connections of events. */
    static final int LISTENING_EACH = 10;

    private static final int STALLED = Math.min(20, LISTENERS / 10);
    private static final int IDLE = Integer.getInteger("judge.bench.idle", 9_000);
    private static final int SPARE_FILES = 400;
    private static final long STACK_BYTES = 128 << 10;
    private static final Duration PATIENCE = Duration.ofMinutes(10);

    private static final String ENDLESS =
            "public class Main { public static void main(String[] a) { while (true) { } } }";

    private final OnlineClient client;

    OnlineCrowd(OnlineClient client) {
        this.client = client;
    }

    /** A page while many connections are open that say nothing. */
    void idle(String token, String page, int times) throws Exception {
        List<Socket> sockets = new ArrayList<>();
        try {
            try {
                while (sockets.size() < IDLE) {
                    sockets.add(new Socket("127.0.0.1", client.port()));
                }
            } catch (IOException e) {
                // Both ends are of this process, so that each takes two of the files that it may have open.
                System.out.println("no more connections: " + e.getMessage());
                close(sockets.subList(Math.max(0, sockets.size() - SPARE_FILES), sockets.size()));
            }
            double[] millis = new double[times];
            for (int i = 0; i < times; i++) {
                millis[i] = client.pageMillis(token, page);
            }
            System.out.printf(
                    "class page beside %d idle connections (10,000 are wished): median %.1f ms, p95 %.1f ms"
                            + " (at most 50)%n",
                    sockets.size(), percentile(millis, 50), percentile(millis, 95));
        } finally {
            close(sockets);
        }
    }

    private static void close(List<Socket> sockets) throws IOException {
        for (Socket socket : sockets) {
            socket.close();
        }
        sockets.clear();
    }

    /** All listen to one submission, which takes longer than all of them need to connect. */
    void listen(String student, List<String> watchers) throws Exception {
        long id = client.handIn(student, List.of(new SourceFile("Main.java", ENDLESS.getBytes(UTF_8))));
        CountDownLatch told = new CountDownLatch(LISTENERS - STALLED);
        Queue<Long> moments = new ConcurrentLinkedQueue<>();
        List<Socket> sockets = new ArrayList<>();
        try {
            for (int i = 0; i < LISTENERS; i++) {
                Socket socket = new Socket("127.0.0.1", client.port());
                sockets.add(socket);
                String request = "GET " + OnlineClient.API + "/submissions/" + id
                        + "/events HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer "
                        + watchers.get(i / LISTENING_EACH) + "\r\n\r\n";
                socket.getOutputStream().write(request.getBytes(UTF_8));
                if (i >= STALLED) {
                    Thread reader = new Thread(
                            null,
                            () -> {
                                if (readToVerdict(socket)) {
                                    moments.add(System.nanoTime());
                                }
                                told.countDown();
                            },
                            "listener",
                            STACK_BYTES);
                    reader.setDaemon(true);
                    reader.start();
                }
            }
            long early = LISTENERS - STALLED - told.getCount();
            boolean all = told.await(PATIENCE.toSeconds(), TimeUnit.SECONDS);
            System.gc();
            long heap =
                    Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
            long first = moments.stream().mapToLong(Long::longValue).min().orElse(0);
            double[] after = moments.stream()
                    .mapToDouble(moment -> (moment - first) / 1e6)
                    .toArray();
            System.out.printf(
                    "%d listeners, %d of them stalled: %d told; after the first median %.0f ms, p99 %.0f ms"
                            + " (at most 500); heap with those who listen %d MiB (at most 300)%n",
                    LISTENERS, STALLED, after.length, percentile(after, 50), percentile(after, 99), heap >> 20);
            if (early > 0) {
                System.out.println(early + " of them were told before all of them listened");
            }
            if (!all || after.length < LISTENERS - STALLED) {
                System.out.println("not all of them were told");
            }
        } finally {
            close(sockets);
        }
    }

    private static boolean readToVerdict(Socket socket) {
        try {
            return OnlineClient.readToVerdict(socket.getInputStream());
        } catch (IOException e) {
            return false;
        }
    }
}
