package judge.web.http;

import io.javalin.http.Context;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.util.Map;
import judge.online.Refusal;
import org.eclipse.jetty.http.HttpException;
import org.eclipse.jetty.http.HttpStatus;

/** Bodies of requests that are no forms, such as the zip of a problem: read up to a limit, and no further. */
public final class Bodies {

    /**
     * The most bytes that are thrown away of a body that is too large: a client that still sends while it is refused
     * may not see why.
     */
    private static final long SKIPPED_BYTES = 32L << 20;

    /** The most of a body that does not say how large it is: larger ones have turns, taken before they come. */
    private static final int UNTOLD_BYTES = (int) BodyTurns.LARGE_BYTES;

    private Bodies() {}

    /**
     * Looks at how large a body says that it is, before anything of it is read.
     *
     * @throws Refusal if that is more than allowed
     */
    public static void requireAtMost(Context ctx, int maxBytes) {
        long length = ctx.req().getContentLengthLong();
        if (length > maxBytes) {
            skip(ctx, length);
            throw tooLarge(maxBytes);
        }
    }

    /** Reads what is left of a body that is refused, so that who sends it gets the answer. */
    public static void skip(Context ctx) {
        skip(ctx, ctx.req().getContentLengthLong());
    }

    private static void skip(Context ctx, long length) {
        if (length > SKIPPED_BYTES) {
            return;
        }
        try {
            ctx.bodyInputStream().skipNBytes(Math.max(0, length));
        } catch (EOFException e) {
            return; // It has been read already.
        } catch (IOException e) {
            throw broken(e);
        }
    }

    /**
     * The bytes of a body.
     *
     * @throws Refusal if it is larger than allowed: at once where the request says so, else as soon as it is; also if
     *     it is large and the request does not say how large
     */
    public static byte[] read(Context ctx, int maxBytes) {
        requireAtMost(ctx, maxBytes);
        int most = ctx.req().getContentLengthLong() < 0 ? Math.min(maxBytes, UNTOLD_BYTES) : maxBytes;
        try (InputStream body = ctx.bodyInputStream()) {
            byte[] read = body.readNBytes(most + 1);
            if (read.length > most && most < maxBytes) {
                skipUntold(body);
                throw Refusal.invalid("length-needed");
            }
            if (read.length > most) {
                throw tooLarge(maxBytes);
            }
            return read;
        } catch (IOException e) {
            throw broken(e);
        }
    }

    private static void skipUntold(InputStream body) throws IOException {
        byte[] thrown = new byte[8 << 10];
        long left = SKIPPED_BYTES;
        for (int read = 0; read >= 0 && left > 0; left -= read) {
            read = body.read(thrown);
        }
    }

    /** Wraps the failure of a body that broke off, or came too slowly: the server is not to blame. */
    private static HttpException.RuntimeException broken(IOException e) {
        int status = e.getCause() instanceof HttpException known ? known.getCode() : HttpStatus.BAD_REQUEST_400;
        return new HttpException.RuntimeException(status, e);
    }

    private static Refusal tooLarge(int maxBytes) {
        return new Refusal(Refusal.Kind.TOO_LARGE, "body-too-large", Map.of("bytes", maxBytes));
    }
}
