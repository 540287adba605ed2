package judge.web.live;

import io.javalin.http.Context;
import jakarta.servlet.ServletOutputStream;
import jakarta.servlet.WriteListener;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;

/**
 * An answer that goes on as events. It is written to only while the browser takes something, so nobody ever waits for
 * it; what it has not read yet waits in a short queue, and when that is full the browser is let go.
 */
final class EventStream implements WriteListener {

    private static final int MOST_WAITING = 64;
    private static final String BEAT = ": \n\n";

    private final Deque<Message> waiting = new ArrayDeque<>();
    private final CompletableFuture<Void> ended = new CompletableFuture<>();
    private @Nullable ServletOutputStream out;
    private boolean writable;
    private boolean unflushed;
    private boolean ending;

    /** An event; {@code kind} tells those apart of which only the newest counts. */
    @SuppressWarnings("ArrayRecordComponent") // sent on, and never compared
    private record Message(String kind, byte[] bytes) {}

    /** Does this when the connection is over, for whatever reason. */
    @SuppressWarnings("FutureReturnValueIgnored")
    void whenEnded(Runnable task) {
        ended.whenComplete((none, failure) -> task.run());
    }

    /** Answers the request and keeps the answer open; a browser that loses it comes back after so long. */
    void begin(Context context, int retryMillis) {
        HttpServletResponse response = context.res();
        response.setStatus(HttpServletResponse.SC_OK);
        response.setContentType("text/event-stream");
        response.setCharacterEncoding("UTF-8");
        response.setHeader("Cache-Control", "no-store");
        response.setHeader("X-Accel-Buffering", "no");
        context.future(() -> {
            listen(context, response, retryMillis);
            return ended;
        });
    }

    private synchronized void listen(Context context, HttpServletResponse response, int retryMillis) {
        try {
            context.req().getAsyncContext().setTimeout(0);
            context.req().getAsyncContext().addListener(new EndOfConnection(ended));
            waiting.addFirst(new Message("", ("retry: " + retryMillis + "\n\n").getBytes(StandardCharsets.UTF_8)));
            out = response.getOutputStream();
            out.setWriteListener(this);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Says an event; one of the same name that was the last to be said and has not been read is forgotten. */
    synchronized void say(String event, String data) {
        add(event, "event: " + event + "\ndata: " + data + "\n\n");
    }

    /** Shows that the connection is there. */
    synchronized void beat() {
        add("beat", BEAT);
    }

    private void add(String kind, String text) {
        if (ending || ended.isDone()) {
            return;
        }
        if (!waiting.isEmpty() && waiting.getLast().kind().equals(kind)) {
            waiting.removeLast();
        }
        if (waiting.size() >= MOST_WAITING) {
            ended.complete(null);
            return;
        }
        waiting.addLast(new Message(kind, text.getBytes(StandardCharsets.UTF_8)));
        write();
    }

    /** Says nothing of what still waits to be read. */
    synchronized void forget() {
        waiting.removeIf(message -> !message.kind().isEmpty());
    }

    /** Ends the connection, and says nothing more of what still waits to be read. */
    synchronized void drop() {
        ending = true;
        forget();
        write();
        ended.complete(null);
    }

    /** Says what there is to say, and no more. */
    synchronized void end() {
        ending = true;
        write();
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
                    stream.write(waiting.removeFirst().bytes());
                    unflushed = true;
                } else if (unflushed) {
                    unflushed = false;
                    stream.flush();
                } else {
                    if (ending) {
                        ended.complete(null);
                    }
                    return;
                }
            }
        } catch (IOException | RuntimeException e) {
            onError(e);
        }
    }

    /** The browser is gone. */
    @Override
    public void onError(Throwable failure) {
        ended.complete(null);
    }
}
