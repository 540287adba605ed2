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
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;
import judge.online.ShownReport.Extent;
import judge.online.Viewer;
import org.jspecify.annotations.Nullable;

/**
 * A browser that is told what happens. It is written to only while it takes something, so nobody ever waits for it;
 * what it has not read yet waits in a short queue, and when that is full the browser is let go.
 */
final class LiveClient implements WriteListener {

    private static final int MOST_WAITING = 64;
    private static final String BEAT = ": \n\n";

    private final Supplier<Optional<Viewer>> asking;
    private final long submission;
    private volatile Viewer viewer;
    private volatile Extent extent;
    /** Up to which change of rights it is known that the viewer may be told this much. */
    private volatile long known;

    private final Deque<Message> waiting = new ArrayDeque<>();
    private final CompletableFuture<Void> ended = new CompletableFuture<>();
    private @Nullable ServletOutputStream out;
    private boolean writable;
    private boolean unflushed;
    private boolean ending;
    private boolean told;
    private long place = -1;

    /** An event; {@code kind} tells those apart of which only the newest counts. */
    @SuppressWarnings("ArrayRecordComponent") // sent on, and never compared
    private record Message(String kind, byte[] bytes) {}

    LiveClient(Supplier<Optional<Viewer>> asking, Viewer viewer, long submission, Extent extent, long known) {
        this.asking = asking;
        this.viewer = viewer;
        this.submission = submission;
        this.extent = extent;
        this.known = known;
    }

    Supplier<Optional<Viewer>> asking() {
        return asking;
    }

    /** The viewer may be told so much, as things were at that change of rights. */
    synchronized void may(Viewer now, Extent much, long change) {
        if (change >= known) {
            if (much != extent) {
                waiting.removeIf(message -> !message.kind().isEmpty());
            }
            viewer = now;
            extent = much;
            known = change;
        }
    }

    /** Whether it has been looked at since that change of rights. */
    boolean knows(long change) {
        return known >= change;
    }

    Viewer viewer() {
        return viewer;
    }

    long submission() {
        return submission;
    }

    Extent extent() {
        return extent;
    }

    /** Does this when the connection is over, for whatever reason. */
    @SuppressWarnings("FutureReturnValueIgnored")
    void whenEnded(Runnable task) {
        ended.whenComplete((none, failure) -> task.run());
    }

    /** Answers the request and keeps the answer open. */
    void begin(Context context) {
        HttpServletResponse response = context.res();
        response.setStatus(HttpServletResponse.SC_OK);
        response.setContentType("text/event-stream");
        response.setCharacterEncoding("UTF-8");
        response.setHeader("Cache-Control", "no-store");
        response.setHeader("X-Accel-Buffering", "no");
        context.future(() -> {
            listen(context, response);
            return ended;
        });
    }

    private synchronized void listen(Context context, HttpServletResponse response) {
        try {
            context.req().getAsyncContext().setTimeout(0);
            context.req().getAsyncContext().addListener(new EndOfConnection(ended));
            waiting.addFirst(new Message("", "retry: 2000\n\n".getBytes(StandardCharsets.UTF_8)));
            out = response.getOutputStream();
            out.setWriteListener(this);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    synchronized void tell(String event, String data) {
        told = true;
        add(event, "event: " + event + "\ndata: " + data + "\n\n");
    }

    /** How things are, unless something newer has been told. */
    synchronized void tellIfFirst(String event, String data) {
        if (!told) {
            tell(event, data);
        }
    }

    synchronized void tellPlace(long now) {
        if (place != now && waits()) {
            place = now;
            add("place", "event: place\ndata: {\"place\":" + now + "}\n\n");
        }
    }

    /** Whether nothing is known yet but that it waits. */
    synchronized boolean waits() {
        return !told;
    }

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

    /** Ends the connection, and says nothing more of what still waits to be read. */
    synchronized void drop() {
        ending = true;
        waiting.removeIf(message -> !message.kind().isEmpty());
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
