package judge.web.clics;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import com.sun.net.httpserver.HttpsConfigurator;
import com.sun.net.httpserver.HttpsServer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.UnknownHostException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.IntUnaryOperator;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLSocketFactory;
import judge.Eventually;
import org.jspecify.annotations.Nullable;

/** A program that is called: an HTTP server of its own at this machine, which a network of names leads to. */
final class CalledProgram implements AutoCloseable {

    /** Answers with that status from the first call on. */
    static final IntUnaryOperator RECEIVES = call -> 200;

    private final HttpServer server;
    private final ExecutorService threads = Executors.newCachedThreadPool();
    private final BlockingQueue<String> received = new LinkedBlockingQueue<>();
    private final List<Map<String, List<String>>> heads = new CopyOnWriteArrayList<>();
    private final CountDownLatch closing = new CountDownLatch(1);
    private volatile IntUnaryOperator answers = RECEIVES;
    private volatile @Nullable String location;

    CalledProgram() {
        this(null);
    }

    /** {@code secured}: null for plain HTTP. */
    CalledProgram(@Nullable SSLContext secured) {
        InetSocketAddress anywhere = new InetSocketAddress(InetAddress.getLoopbackAddress(), 0);
        try {
            if (secured == null) {
                server = HttpServer.create(anywhere, 0);
            } else {
                HttpsServer https = HttpsServer.create(anywhere, 0);
                https.setHttpsConfigurator(new HttpsConfigurator(secured));
                server = https;
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        server.setExecutor(threads);
        server.createContext("/", this::answer);
        server.start();
    }

    private void answer(HttpExchange exchange) throws IOException {
        String body = new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8);
        int call;
        synchronized (this) {
            heads.add(Map.copyOf(exchange.getRequestHeaders()));
            call = heads.size();
        }
        int status = answers.applyAsInt(call);
        if (status == 0) {
            await(closing);
        }
        if (status / 100 == 2) {
            ObjectNode node = ContestRequests.json(body);
            for (JsonNode one : node.get("notifications")) {
                received.add(node.get("contest_id").asText() + " " + one);
            }
        }
        if (location != null) {
            exchange.getResponseHeaders().set("Location", location);
        }
        exchange.sendResponseHeaders(status == 0 ? 500 : status, -1);
        exchange.close();
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Answers each call so from now on, by its number; 0: not before this is closed. */
    void answer(IntUnaryOperator status) {
        answers = status;
    }

    /** Sends who calls elsewhere. */
    void redirect(String url) {
        location = url;
        answers = call -> 307;
    }

    int port() {
        return server.getAddress().getPort();
    }

    String url(String host) {
        return "http://" + host + ":" + port() + "/called?by=judge";
    }

    int calls() {
        return heads.size();
    }

    List<Map<String, List<String>>> heads() {
        return heads;
    }

    /** Notifications behind their contests, up to that with a text; without tokens, which are never the same. */
    List<String> until(String text) {
        List<String> all = new ArrayList<>();
        try {
            while (all.isEmpty() || !all.get(all.size() - 1).contains(text)) {
                @Nullable String one = received.poll(Eventually.HANG.toSeconds(), TimeUnit.SECONDS);
                if (one == null) {
                    throw new AssertionError(text + " did not come after " + all);
                }
                all.add(one.replaceAll(",\"token\":\"[^\"]*\"", ""));
            }
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
        return all;
    }

    /** Tells whether the program has received nothing since the last reading. */
    boolean isEmpty() {
        return received.isEmpty();
    }

    @Override
    public void close() {
        closing.countDown();
        server.stop(0);
        threads.shutdownNow();
    }

    /** A network in which names stand for addresses that they are given, and all of them lead to this machine. */
    static final class Network implements WebhookNetwork {

        private final Map<String, String> names;
        private final SSLSocketFactory secured;
        final List<String> resolved = new CopyOnWriteArrayList<>();

        Network(Map<String, String> names) {
            this(names, (SSLSocketFactory) SSLSocketFactory.getDefault());
        }

        Network(Map<String, String> names, SSLSocketFactory secured) {
            this.names = names;
            this.secured = secured;
        }

        @Override
        public InetAddress[] resolve(String host) throws UnknownHostException {
            resolved.add(host);
            if (!names.containsKey(host)) {
                throw new UnknownHostException(host);
            }
            return new InetAddress[] {InetAddress.getByName(names.get(host))};
        }

        @Override
        public boolean isOwn(InetAddress address) {
            return false;
        }

        @Override
        public void connect(Socket socket, InetAddress address, int port, Duration most) throws IOException {
            socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), (int) most.toMillis());
        }

        @Override
        public SSLSocketFactory secured() {
            return secured;
        }
    }
}
