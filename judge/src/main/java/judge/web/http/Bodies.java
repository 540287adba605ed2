package judge.web.http;

import io.javalin.http.Context;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Map;
import judge.online.Refusal;

/** Bodies of requests that are no forms, such as the zip of a problem: read up to a limit, and no further. */
public final class Bodies {

    private Bodies() {}

    /**
     * The bytes of a body.
     *
     * @throws Refusal if it is larger than allowed: at once where the request says so, else as soon as it is
     */
    public static byte[] read(Context ctx, int maxBytes) {
        if (ctx.req().getContentLengthLong() > maxBytes) {
            throw tooLarge(maxBytes);
        }
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
