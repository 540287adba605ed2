package judge.web.clics;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.net.ssl.SSLParameters;
import javax.net.ssl.SSLSocket;
import judge.online.contest.Reach;
import judge.online.contest.WebhookUrl;

/**
 * Calls a program once, by HTTP/1.1. It is connected with the very address that was looked at: a name that means
 * something else a moment later does not matter, which HttpClient of the JDK cannot promise. Nothing is followed, and
 * what is answered is thrown away but for its status.
 */
final class WebhookCall {

    private static final int MOST_HEAD_BYTES = 16 << 10;
    private static final int MOST_BODY_BYTES = 16 << 10;
    /**
     * The milliseconds for the body of a program's answer: the program can send all of it, however little it matters.
     */
    private static final long BODY_MILLIS = 1_000;

    private static final int CONTINUE = 100;
    private static final int SUCCESS = 200;
    private static final int AFTER_SUCCESS = 300;
    private static final Pattern STATUS = Pattern.compile("HTTP/1\\.[01] ([1-5]\\d\\d)( .*)?");

    private final Set<Socket> open = ConcurrentHashMap.newKeySet();
    private final WebhookNetwork network;
    private final ScheduledExecutorService timer;
    private final Duration most;

    /**
     * Calls through a network.
     *
     * @param timer the timer that ends calls, and must not be held up
     * @param most the longest time of one call, without looking up the name
     */
    WebhookCall(WebhookNetwork network, ScheduledExecutorService timer, Duration most) {
        this.network = network;
        this.timer = timer;
        this.most = most;
    }

    /**
     * Calls.
     *
     * @param reach the networks that the program may be in
     * @throws IOException if it cannot be reached, may not be, or does not say that it has received the body
     */
    void post(WebhookUrl url, Reach reach, String token, byte[] body) throws IOException {
        long begun = System.nanoTime();
        InetAddress address = address(url, reach);
        Duration left = most.minusNanos(System.nanoTime() - begun);
        if (left.isNegative() || left.isZero()) {
            throw new IOException("it took too long to find out what " + url.host() + " means");
        }
        // Closed from outside: one that is secured may wait for who has stopped reading.
        try (Socket plain = new Socket()) {
            Future<?> end = timer.schedule(() -> close(plain), left.toMillis(), TimeUnit.MILLISECONDS);
            open.add(plain);
            try {
                network.connect(plain, address, url.port(), left);
                exchange(url.secure() ? secured(plain, url) : plain, head(url, token, body.length), body);
            } finally {
                open.remove(plain);
                end.cancel(false);
            }
        }
    }

    private InetAddress address(WebhookUrl url, Reach reach) throws IOException {
        InetAddress first = network.resolve(url.host())[0];
        Reach needed = network.isOwn(first) ? Reach.HOST : Reach.of(first);
        if (!reach.covers(needed) || !reach.covers(Reach.ofPort(url.port()))) {
            throw new IOException(url.shown() + " is too near");
        }
        return first;
    }

    private Socket secured(Socket plain, WebhookUrl url) throws IOException {
        SSLSocket secured = (SSLSocket) network.secured().createSocket(plain, url.host(), url.port(), false);
        SSLParameters parameters = secured.getSSLParameters();
        parameters.setEndpointIdentificationAlgorithm("HTTPS");
        secured.setSSLParameters(parameters);
        secured.startHandshake();
        return secured;
    }

    private static byte[] head(WebhookUrl url, String token, int length) {
        return ("POST " + url.target() + " HTTP/1.1\r\nHost: " + url.authority()
                        + "\r\nUser-Agent: judge\r\nAccept: */*\r\nConnection: close\r\nContent-Type: application/json"
                        + "\r\nContent-Length: " + length + "\r\nWebhook-Token: " + token + "\r\n\r\n")
                .getBytes(StandardCharsets.ISO_8859_1);
    }

    private static void exchange(Socket socket, byte[] head, byte[] body) throws IOException {
        OutputStream out = socket.getOutputStream();
        out.write(head);
        out.write(body);
        out.flush();
        InputStream in = new BufferedInputStream(socket.getInputStream());
        int status = status(in);
        if (status < SUCCESS || status >= AFTER_SUCCESS) {
            throw new IOException("it answers " + status);
        }
        skipBody(socket, in);
    }

    private static int status(InputStream in) throws IOException {
        int left = MOST_HEAD_BYTES;
        while (true) {
            String first = line(in, left);
            Matcher matcher = STATUS.matcher(first);
            if (!matcher.matches()) {
                throw new IOException("it does not speak HTTP/1.1");
            }
            int status = Integer.parseInt(matcher.group(1));
            for (String line = first; !line.isEmpty(); line = line(in, left)) {
                left -= line.length() + 2;
            }
            if (status >= SUCCESS || status < CONTINUE) {
                return status;
            }
        }
    }

    private static String line(InputStream in, int most) throws IOException {
        StringBuilder line = new StringBuilder();
        for (int next = in.read(); next != '\n'; next = in.read()) {
            if (next < 0 || line.length() > most) {
                throw new IOException("it breaks off, or says too much");
            }
            line.append((char) next);
        }
        return line.toString().stripTrailing();
    }

    private static void skipBody(Socket socket, InputStream in) {
        long until = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(BODY_MILLIS);
        try {
            int left = MOST_BODY_BYTES;
            for (long now = System.nanoTime(); left > 0 && now < until; now = System.nanoTime()) {
                socket.setSoTimeout((int) Math.max(1, TimeUnit.NANOSECONDS.toMillis(until - now)));
                int read = in.read(new byte[left]);
                left = read < 0 ? 0 : left - read;
            }
        } catch (IOException e) {
            // The answer has already said that it was received.
            return;
        }
    }

    /** Ends all calls that are under way. */
    void endAll() {
        open.forEach(WebhookCall::close);
    }

    private static void close(Socket socket) {
        try {
            socket.close();
        } catch (IOException e) {
            System.getLogger(WebhookCall.class.getName()).log(System.Logger.Level.DEBUG, "a call ends", e);
        }
    }
}
