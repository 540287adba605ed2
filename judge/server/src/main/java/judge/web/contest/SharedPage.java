package judge.web.contest;

import io.javalin.http.Context;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import judge.digest.Sha256;
import org.jspecify.annotations.Nullable;

/** A page that is the same for many, ready to be sent: compressed and not, with what tells it from others. */
final class SharedPage {

    private static final int TAG_DIGITS = 24;
    private static final int NOT_MODIFIED = 304;
    private static final int OK = 200;

    private final String tag;
    private final byte[] plain;
    private final byte[] gzip;

    private SharedPage(String tag, byte[] plain, byte[] gzip) {
        this.tag = tag;
        this.plain = plain;
        this.gzip = gzip;
    }

    static SharedPage of(List<GzipPiece> pieces) {
        byte[] plain = GzipPiece.plain(pieces);
        return new SharedPage(Sha256.of(plain).hex().substring(0, TAG_DIGITS), plain, GzipPiece.gzip(pieces));
    }

    /**
     * Answers a request with it, or with the word that the browser has it.
     *
     * @param cache the caches that may keep it; they have to ask whether it is still the same
     */
    void answer(Context context, String cache) {
        boolean packed = takesGzip(context.header("Accept-Encoding"));
        String quoted = '"' + tag + (packed ? "-gzip" : "") + '"';
        HttpServletResponse response = context.res();
        response.setHeader("ETag", quoted);
        response.setHeader("Cache-Control", cache);
        response.setHeader("Vary", "Accept-Encoding, Accept-Language, Cookie");
        if (isKnown(context.header("If-None-Match"), quoted)) {
            context.status(NOT_MODIFIED);
            return;
        }
        byte[] bytes = packed ? gzip : plain;
        if (packed) {
            response.setHeader("Content-Encoding", "gzip");
        }
        response.setStatus(OK);
        response.setContentType("text/html; charset=utf-8");
        response.setContentLength(bytes.length);
        try {
            response.getOutputStream().write(bytes);
        } catch (IOException e) {
            // The client is gone, as a browser is that loads another page.
            Objects.requireNonNull(e);
        }
    }

    private static boolean takesGzip(@Nullable String header) {
        return header != null
                && Arrays.stream(header.toLowerCase(Locale.ROOT).split(","))
                        .map(String::strip)
                        .anyMatch(one ->
                                one.startsWith("gzip") && !one.replace(" ", "").matches("gzip;q=0(\\.0*)?"));
    }

    private static boolean isKnown(@Nullable String header, String quoted) {
        return header != null
                && Arrays.stream(header.split(","))
                        .map(one -> one.strip().replaceFirst("^W/", ""))
                        .anyMatch(one -> one.equals(quoted));
    }
}
