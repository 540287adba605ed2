package judge.web.live;

import io.javalin.http.Context;
import jakarta.servlet.ServletOutputStream;
import jakarta.servlet.WriteListener;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;

/**
 * An answer that goes on. It is written to only while whoever asked takes something, so nobody ever waits for it; what
 * waits meanwhile, and how much of it may, is for those to say who extend this.
 */
public abstract class OpenAnswer implements WriteListener {

    private final CompletableFuture<Void> ended = new CompletableFuture<>();
    private @Nullable ServletOutputStream out;
    private boolean writable;
    private boolean unflushed;

    /** The next bytes that wait to be taken; null: there are none just now. Called with this object's lock. */
    protected abstract byte @Nullable [] next();

    /** Is called when everything so far has been taken, with this object's lock held. */
    protected void idle() {
        // More may come.
    }

    /** Does this when the connection is over, for whatever reason. */
    @SuppressWarnings("FutureReturnValueIgnored")
    public final void whenEnded(Runnable task) {
        ended.whenComplete((none, failure) -> task.run());
    }

    /** Answers the request and keeps the answer open. */
    protected final void begin(Context context, String contentType) {
        HttpServletResponse response = context.res();
        response.setStatus(HttpServletResponse.SC_OK);
        response.setContentType(contentType);
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
            out = response.getOutputStream();
            out.setWriteListener(this);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Tells whether the connection is over. */
    protected final boolean isOver() {
        return ended.isDone();
    }

    /** Ends the connection at once, whatever waits. */
    protected final void over() {
        ended.complete(null);
    }

    @Override
    public final synchronized void onWritePossible() {
        writable = true;
        write();
    }

    /** Hands over what waits, as far as it is taken. */
    protected final synchronized void write() {
        ServletOutputStream stream = out;
        if (!writable || stream == null || ended.isDone()) {
            return;
        }
        try {
            while (stream.isReady()) {
                byte[] bytes = next();
                if (bytes != null) {
                    stream.write(bytes);
                    unflushed = true;
                } else if (unflushed) {
                    unflushed = false;
                    stream.flush();
                } else {
                    idle();
                    return;
                }
            }
        } catch (IOException | RuntimeException e) {
            onError(e);
        }
    }

    /** Ends the answer: the client is gone. */
    @Override
    public final void onError(Throwable failure) {
        ended.complete(null);
    }
}
