package judge.web.live;

import io.javalin.http.Context;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;
import org.jspecify.annotations.Nullable;

/**
 * An answer that goes on as events for a browser. Events that the browser has not read yet wait in a short queue, and
 * when that is full the browser is let go.
 */
final class EventStream extends OpenAnswer {

    private static final int MOST_WAITING = 64;
    private static final String BEAT = ": \n\n";

    private final Deque<Message> waiting = new ArrayDeque<>();
    private boolean ending;

    /** An event; {@code kind} tells those apart of which only the newest counts. */
    @SuppressWarnings("ArrayRecordComponent") // sent on, and never compared
    private record Message(String kind, byte[] bytes) {}

    /** Answers the request and keeps the answer open; a browser that loses it comes back after so long. */
    synchronized void begin(Context context, int retryMillis) {
        waiting.addFirst(new Message("", ("retry: " + retryMillis + "\n\n").getBytes(StandardCharsets.UTF_8)));
        begin(context, "text/event-stream;charset=utf-8");
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
        if (ending || isOver()) {
            return;
        }
        if (!waiting.isEmpty() && waiting.getLast().kind().equals(kind)) {
            waiting.removeLast();
        }
        if (waiting.size() >= MOST_WAITING) {
            over();
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
        over();
    }

    /** Says what there is to say, and no more. */
    synchronized void end() {
        ending = true;
        write();
    }

    @Override
    protected byte @Nullable [] next() {
        Message message = waiting.pollFirst();
        return message == null ? null : message.bytes();
    }

    @Override
    protected void idle() {
        if (ending) {
            over();
        }
    }
}
