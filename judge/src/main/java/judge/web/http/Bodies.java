package judge.web.http;

import io.javalin.http.Context;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Map;
import judge.online.Refusal;

/** Bodies of requests that are no forms, such as the zip of a problem: read up to a limit, and no further. */
public final class Bodies {

    /** What is thrown away of a body that is too large: who still sends while it is refused may not see why. */
    private static final long SKIPPED_BYTES = 32L << 20;

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
            throw new UncheckedIOException(e);
        }
    }

    /**
     * The bytes of a body.
     *
     * @throws Refusal if it is larger than allowed: at once where the request says so, else as soon as it is
     */
    public static byte[] read(Context ctx, int maxBytes) {
        requireAtMost(ctx, maxBytes);
        try (InputStream body = ctx.bodyInputStream()) {
            byte[] read = body.readNBytes(maxBytes + 1);
            if (read.length > maxBytes) {
                throw tooLarge(maxBytes);
            }
            return read;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Refusal tooLarge(int maxBytes) {
        return new Refusal(Refusal.Kind.TOO_LARGE, "body-too-large", Map.of("bytes", maxBytes));
    }
}
