package judge.web.clics;

import io.javalin.http.Context;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.Optional;
import java.util.function.Supplier;
import judge.clics.Eye;
import judge.clics.FeedPosition;
import judge.online.Viewer;
import judge.service.contest.ClicsContests.Look;
import judge.web.live.OpenAnswer;
import org.jspecify.annotations.Nullable;

/**
 * A client that reads an event feed. Lines that it has not read yet wait, up to a limit, after which the client is let
 * go. It comes back with its last token.
 */
final class FeedClient extends OpenAnswer {

    private static final int MOST_WAITING_BYTES = 8 << 20;
    /** The number of silent beats after which an empty line is sent; a new client need not wait for it. */
    private static final int SILENT_BEATS = 3;
    /** The number of beats in a row without anything read after which a client is let go. */
    private static final int MOST_STUCK = 12;

    private final String contest;
    private final Look look;
    private final Eye eye;
    private final Supplier<Optional<Viewer>> asking;
    private final boolean known;

    private final Deque<byte[]> waiting = new ArrayDeque<>();
    private byte[] awards = new byte[0];
    private volatile FeedPosition position;
    private long waitingBytes;
    private boolean taken;
    private int stuck;
    private int silent;

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

    /** Returns the user now; empty: nobody any more, unless anybody may see the feed. */
    Optional<Viewer> viewer() {
        return asking.get();
    }

    boolean isKnown() {
        return known;
    }

    /** Answers the request, with these lines first, and keeps the answer open. */
    synchronized void begin(Context context, FeedLines lines) {
        put(lines);
        waitingBytes = 0; // What there is when one comes may be more than what may come later.
        begin(context, "application/x-ndjson");
    }

    /** Sends the events since a position; nothing, if the client was told of them meanwhile. */
    synchronized void tell(FeedPosition from, FeedLines lines) {
        if (!position.equals(from)) {
            return;
        }
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
        if (lines.awards().length > 0 && !Arrays.equals(lines.awards(), awards)) {
            awards = lines.awards();
            put(awards);
        }
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
        over();
    }

    @Override
    protected byte @Nullable [] next() {
        byte[] bytes = waiting.pollFirst();
        if (bytes != null) {
            waitingBytes = Math.max(0, waitingBytes - bytes.length);
            taken = true;
        }
        return bytes;
    }
}
