package judge.web.http;

import io.javalin.http.Context;
import java.util.List;
import java.util.stream.Collectors;

/**
 * The headers that browsers get with every answer: no script but the server's own files, no frames, nothing guessed.
 */
public record SecurityHeaders(Exposure exposure) {

    private static final String NAME = "Content-Security-Policy";
    private static final String POLICY = "default-src 'none'; script-src 'self'; style-src 'self';"
            + " img-src 'self' data:;"
            + " font-src 'self'; connect-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";

    private static final String ITSELF = "connect-src 'self'";

    /** The ports of this computer at which editors listen for problems, as Competitive Companion knows them. */
    public static final List<Integer> EDITORS = List.of(27_121, 10_043, 10_045, 10_042, 6_174, 4_244, 1_327);

    /** Sets the headers; whoever answers with a file that never changes sets {@code Cache-Control} anew. */
    public void set(Context ctx) {
        ctx.header(NAME, POLICY);
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
        ctx.header(NAME, ctx.res().getHeader(NAME) + "; style-src-attr 'unsafe-inline'");
    }

    /** Lets our own scripts send a problem to the editors on the reader's computer, on pages of problems alone. */
    public static void allowEditors(Context ctx) {
        String places =
                EDITORS.stream().map(port -> " http://localhost:" + port).collect(Collectors.joining());
        ctx.header(NAME, ctx.res().getHeader(NAME).replace(ITSELF, ITSELF + places));
    }
}
