package judge.web.http;

import io.javalin.http.Context;

/**
 * The headers that browsers get with every answer: no script but the server's own files, no frames, nothing guessed.
 */
public final class SecurityHeaders {

    private static final String POLICY = "default-src 'none'; script-src 'self'; style-src 'self';"
            + " img-src 'self' data:;"
            + " font-src 'self'; connect-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";

    private final Exposure exposure;

    /** Headers for browsers that come like this. */
    public SecurityHeaders(Exposure exposure) {
        this.exposure = exposure;
    }

    /** Sets the headers; whoever answers with a file that never changes sets {@code Cache-Control} anew. */
    public void set(Context ctx) {
        ctx.header("Content-Security-Policy", POLICY);
        ctx.header("X-Content-Type-Options", "nosniff");
        ctx.header("X-Frame-Options", "DENY");
        ctx.header("Referrer-Policy", "same-origin");
        ctx.header("Cross-Origin-Opener-Policy", "same-origin");
        ctx.header("Cross-Origin-Resource-Policy", "same-origin");
        ctx.header("Permissions-Policy", "camera=(), geolocation=(), microphone=()");
        ctx.header("Cache-Control", "no-store");
        if (exposure.isSecure()) {
            ctx.header("Strict-Transport-Security", "max-age=31536000");
        }
    }

    /** Lets formulas have their sizes: what draws them sets styles of elements, on pages of statements alone. */
    public static void allowStyleAttributes(Context ctx) {
        ctx.header("Content-Security-Policy", POLICY + "; style-src-attr 'unsafe-inline'");
    }
}
