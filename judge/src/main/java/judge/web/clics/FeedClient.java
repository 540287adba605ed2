package judge.web.clics;

import io.javalin.http.Context;
import jakarta.servlet.AsyncEvent;
import jakarta.servlet.AsyncListener;
import jakarta.servlet.ServletOutputStream;
import jakarta.servlet.WriteListener;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;
import judge.clics.Eye;
import judge.clics.FeedPosition;
import judge.online.Viewer;
import judge.service.ClicsContests.Look;
import org.jspecify.annotations.Nullable;

/**
 * Somebody who reads an event feed. It is written to only while it takes something, so nobody ever waits for it; what
 * it has not read yet waits, up to a limit, after which the client is let go. It comes back with its last token.
 */
final class FeedClient implements WriteListener {

    private static final int MOST_WAITING_BYTES = 8 << 20;
    /** After so many beats of silence a line is sent that says nothing: not to who has just come. */
    private static final int SILENT_BEATS = 3;
    /** So many beats in a row without anything taken. */
    private static final int MOST_STUCK = 12;

    private final String contest;
    private final Look look;
    private final Eye eye;
    private final Supplier<Optional<Viewer>> asking;
    private final boolean known;

    private final Deque<byte[]> waiting = new ArrayDeque<>();
    private final Map<String, Integer> awards = new HashMap<>();
    private final CompletableFuture<Void> ended = new CompletableFuture<>();
    private volatile FeedPosition position;
    private long waitingBytes;
    private boolean taken;
    private int stuck;
    private int silent;
    private @Nullable ServletOutputStream out;
    private boolean writable;
    private boolean unflushed;

    /** {@code known}: whether somebody asks who has logged in, and not just anybody. */
    FeedClient(
            String contest,
            Look look,
            Eye eye,
            Supplier<Optional<Viewer>> asking,
            boolean known,
            FeedPosition position) {
        this.contest = contest;
        this.look = look;
        this.eye = eye;
        this.asking = asking;
        this.known = known;
        this.position = position;
    }

    String contest() {
        return contest;
    }

    Look look() {
        return look;
    }

    Eye eye() {
        return eye;
    }

    FeedPosition position() {
        return position;
    }

    /** Who asks now; empty: nobody any more, unless it may be anybody. */
    Optional<Viewer> viewer() {
        return asking.get();
    }

    boolean isKnown() {
        return known;
    }

    @SuppressWarnings("FutureReturnValueIgnored")
    void whenEnded(Runnable task) {
        ended.whenComplete((none, failure) -> task.run());
    }

    /** Answers the request, with these lines first, and keeps the answer open. */
    void begin(Context context, FeedLines lines) {
        HttpServletResponse response = context.res();
        response.setStatus(HttpServletResponse.SC_OK);
        response.setContentType("application/x-ndjson");
        response.setHeader("Cache-Control", "no-store");
        response.setHeader("X-Accel-Buffering", "no");
        context.future(() -> {
            listen(context, response, lines);
            return ended;
        });
    }

    private synchronized void listen(Context context, HttpServletResponse response, FeedLines lines) {
        try {
            context.req().getAsyncContext().setTimeout(0);
            context.req().getAsyncContext().addListener(new Ended());
            put(lines);
            waitingBytes = 0; // What there is when one comes may be more than what may come later.
            out = response.getOutputStream();
            out.setWriteListener(this);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** What has happened since its position. */
    synchronized void tell(FeedLines lines) {
        put(lines);
        limit();
        write();
    }

    private void put(FeedLines lines) {
        position = lines.position();
        if (lines.last().length == 0) {
            return;
        }
        silent = 0;
        lines.head().forEach(this::put);
        lines.awards().forEach((id, line) -> {
            int hash = Arrays.hashCode(line);
            if (!Integer.valueOf(hash).equals(awards.put(id, hash))) {
                put(line);
            }
        });
        put(lines.last());
    }

    private void put(byte[] bytes) {
        waiting.addLast(bytes);
        waitingBytes += bytes.length;
    }

    private void limit() {
        if (waitingBytes > MOST_WAITING_BYTES) {
            end();
        }
    }

    /** A line that says nothing, so that whoever is in between does not take the connection for dead. */
    synchronized void beat() {
        stuck = taken || waiting.isEmpty() ? 0 : stuck + 1;
        taken = false;
        if (stuck >= MOST_STUCK) {
            end();
            return;
        }
        silent++;
        if (silent < SILENT_BEATS) {
            return;
        }
        silent = 0;
        put(new byte[] {'\n'});
        limit();
        write();
    }

    void end() {
        ended.complete(null);
    }

    @Override
    public synchronized void onWritePossible() {
        writable = true;
        write();
    }

    private void write() {
        ServletOutputStream stream = out;
        if (!writable || stream == null || ended.isDone()) {
            return;
        }
        try {
            while (stream.isReady()) {
                if (!waiting.isEmpty()) {
                    byte[] bytes = waiting.removeFirst();
                    waitingBytes = Math.max(0, waitingBytes - bytes.length);
                    stream.write(bytes);
                    unflushed = true;
                    taken = true;
                } else if (unflushed) {
                    unflushed = false;
                    stream.flush();
                } else {
                    return;
                }
            }
        } catch (IOException | RuntimeException e) {
            onError(e);
        }
    }

    /** The client is gone. */
    @Override
    public void onError(Throwable failure) {
        ended.complete(null);
    }

    /** However the connection ends. */
    private final class Ended implements AsyncListener {

        @Override
        public void onComplete(AsyncEvent event) {
            end();
        }

        @Override
        public void onTimeout(AsyncEvent event) {
            end();
        }

        @Override
        public void onError(AsyncEvent event) {
            end();
        }

        @Override
        public void onStartAsync(AsyncEvent event) {}
    }
}
