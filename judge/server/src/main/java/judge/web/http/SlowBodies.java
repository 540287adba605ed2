package judge.web.http;

import java.time.Duration;
import org.eclipse.jetty.http.HttpException;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.jspecify.annotations.Nullable;

/**
 * Reads no body on that comes too slowly over some seconds. Jetty's own bound of bytes a second counts from the first
 * one: what is a few bytes long is refused by it where a busy machine pauses for some milliseconds.
 */
final class SlowBodies extends Handler.Wrapper {

    private static final long LEAST_BYTES_EACH_SECOND = 500;

    /** The time within which every body is in time. */
    private static final Duration GRACE = Duration.ofSeconds(5);

    @Override
    public boolean handle(Request request, Response response, Callback callback) throws Exception {
        return super.handle(new Timed(request), response, callback);
    }

    /** A request that counts what has come of it since it was first read; it is read by one thread at a time. */
    private static final class Timed extends Request.Wrapper {

        private @Nullable Long begunNanos;
        private long bytes;

        Timed(Request request) {
            super(request);
        }

        @Override
        public Content.@Nullable Chunk read() {
            if (begunNanos == null) {
                begunNanos = System.nanoTime();
            }
            Content.Chunk chunk = super.read();
            if (chunk == null || Content.Chunk.isFailure(chunk)) {
                return chunk;
            }
            bytes += chunk.remaining();
            double seconds = (System.nanoTime() - begunNanos - GRACE.toNanos()) / 1e9;
            if (chunk.isLast() || bytes >= seconds * LEAST_BYTES_EACH_SECOND) {
                return chunk;
            }
            chunk.release();
            return Content.Chunk.from(new HttpException.RuntimeException(HttpStatus.REQUEST_TIMEOUT_408, "too slow"));
        }
    }
}
