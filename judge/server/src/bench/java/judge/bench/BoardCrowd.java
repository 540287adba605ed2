package judge.bench;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.SocketChannel;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.PriorityQueue;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Browsers that look at one page again and again, each by a connection of its own, all in one thread. As browsers do
 * they ask again by another connection where the one that they have used before was ended without a word.
 */
final class BoardCrowd {

    private static final int ADDRESSES = 40;
    private static final Pattern LENGTH = Pattern.compile("(?i)\r\ncontent-length: (\\d+)");
    private static final Pattern TAG = Pattern.compile("(?i)\r\netag: ([^\r]+)");

    private final URI address;
    private final int connections;
    private final Duration pause;
    private final boolean known;
    private final Random random = new Random(1);
    private final ByteBuffer buffer = ByteBuffer.allocate(1 << 16);
    private final List<Double> millis = new ArrayList<>();
    private final Selector selector;
    private int errors;
    private int again;
    private long bytes;
    private String tag = "";

    /**
     * Browsers that have not looked yet.
     *
     * @param pause of each between two looks, about
     * @param known whether they say what they have seen before
     */
    BoardCrowd(URI address, int connections, Duration pause, boolean known) throws IOException {
        this.selector = Selector.open();
        this.address = address;
        this.connections = connections;
        this.pause = pause;
        this.known = known;
    }

    /**
     * The times that a crowd has seen.
     *
     * @param sorted milliseconds from a request to the end of its answer, ascending
     * @param again the number of requests that were repeated, as the connection was ended meanwhile
     * @param bytes size of the last answer
     */
    @SuppressWarnings("ArrayRecordComponent") // of the benchmark alone
    record Seen(double[] sorted, double eachSecond, int errors, int again, long bytes) {

        double millis(int percent) {
            return OnlineClient.percentile(sorted, percent);
        }
    }

    /** One connection. */
    private final class Eye {

        private final InetSocketAddress own;
        private SocketChannel channel;
        private final StringBuilder head = new StringBuilder();
        private long due;
        private long asked;
        private long left;
        private boolean used;

        /** A school is behind one address, and many schools look. */
        Eye(int number) throws IOException {
            own = new InetSocketAddress("127.0.0." + (2 + number % ADDRESSES), 0);
            channel = opened();
        }

        private SocketChannel opened() throws IOException {
            SocketChannel made = SocketChannel.open();
            made.bind(own);
            made.connect(new InetSocketAddress(address.getHost(), address.getPort()));
            made.configureBlocking(false);
            made.register(selector, SelectionKey.OP_READ, this);
            return made;
        }

        boolean isWaiting() {
            return left == 0;
        }

        void ask() throws IOException {
            if (!channel.isOpen()) {
                used = false;
                channel = opened(); // The server ends connections that say nothing; browsers open another.
            }
            String request = "GET " + address.getPath() + " HTTP/1.1\r\nHost: " + address.getHost()
                    + "\r\nAccept-Encoding: gzip\r\nAccept-Language: en\r\n"
                    + (known && !tag.isEmpty() ? "If-None-Match: " + tag + "\r\n" : "") + "\r\n";
            head.setLength(0);
            left = -1;
            channel.write(ByteBuffer.wrap(request.getBytes(ISO_8859_1)));
        }

        /** Asks again by another connection, if that may help; the time since the question goes on. */
        boolean asksAgain() throws IOException {
            if (!used || left != -1 || head.length() > 0) {
                return false;
            }
            channel.close();
            used = false;
            again++;
            ask();
            return true;
        }

        /** Reads on; tells whether the whole answer is there. */
        boolean read() throws IOException {
            buffer.clear();
            int count = channel.read(buffer);
            if (count < 0) {
                throw new IOException("closed");
            }
            used = true;
            if (left >= 0) {
                left -= count;
                return left == 0;
            }
            head.append(new String(buffer.array(), 0, count, ISO_8859_1));
            int end = head.indexOf("\r\n\r\n");
            if (end < 0) {
                return false;
            }
            String fields = head.substring(0, end);
            Matcher length = LENGTH.matcher(fields);
            Matcher found = TAG.matcher(fields);
            boolean there = fields.startsWith("HTTP/1.1 200") || fields.startsWith("HTTP/1.1 304");
            if (!there || !found.find()) {
                throw new IOException(fields);
            }
            tag = found.group(1);
            boolean body = fields.startsWith("HTTP/1.1 200");
            if (body && !length.find()) {
                throw new IOException("no length: " + fields);
            }
            long all = body ? Long.parseLong(length.group(1)) : 0;
            bytes = body ? all : bytes;
            left = all - (head.length() - end - 4);
            return left == 0;
        }
    }

    /** All of them look for so long. */
    Seen look(Duration lasting) throws IOException {
        List<Eye> eyes = new ArrayList<>();
        try (selector) {
            PriorityQueue<Eye> waiting = new PriorityQueue<>((a, b) -> Long.compare(a.due, b.due));
            for (int i = 0; i < connections; i++) {
                eyes.add(new Eye(i));
            }
            long begun = System.nanoTime();
            for (Eye eye : eyes) {
                eye.due = begun + random(pause.toNanos());
                waiting.add(eye);
            }
            long end = begun + lasting.toNanos();
            while (System.nanoTime() < end) {
                while (!waiting.isEmpty() && waiting.peek().due <= System.nanoTime()) {
                    ask(waiting.remove());
                }
                selector.select(key -> answered(key, waiting), waiting.isEmpty() ? 10 : 1);
            }
            double[] sorted = millis.stream().mapToDouble(Double::doubleValue).toArray();
            Arrays.sort(sorted);
            return new Seen(sorted, sorted.length / (lasting.toMillis() / 1e3), errors, again, bytes);
        } finally {
            for (Eye eye : eyes) {
                eye.channel.close();
            }
        }
    }

    private void ask(Eye eye) {
        eye.asked = System.nanoTime();
        try {
            eye.ask();
        } catch (IOException e) {
            askAgain(eye);
        }
    }

    private void askAgain(Eye eye) {
        try {
            if (eye.asksAgain()) {
                return;
            }
        } catch (IOException e) {
            close(eye);
        }
        errors++;
    }

    private void answered(SelectionKey key, PriorityQueue<Eye> waiting) {
        Eye eye = (Eye) key.attachment();
        try {
            if (eye.read()) {
                millis.add(OnlineClient.millis(eye.asked));
                eye.due = System.nanoTime() + pause.toNanos() / 2 + random(pause.toNanos());
                waiting.add(eye);
            }
        } catch (IOException e) {
            if (eye.isWaiting()) {
                close(eye);
            } else {
                askAgain(eye);
            }
        }
    }

    private static void close(Eye eye) {
        try {
            eye.channel.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private long random(long nanos) {
        return nanos == 0 ? 0 : (long) (random.nextDouble() * nanos);
    }
}
