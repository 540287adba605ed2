package judge.web.http;

import io.javalin.config.JavalinConfig;
import io.javalin.config.SizeUnit;
import jakarta.servlet.ServletException;
import java.util.Map;
import judge.online.Refusal;
import org.eclipse.jetty.http.HttpException;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.handler.GracefulHandler;
import org.jspecify.annotations.Nullable;

/** The rules for every request, whatever it asks for; installed once, before the routes. */
public final class Guards {

    /** The most bytes that a request may have: a package of a problem, or the archive of a class. */
    public static final long BODY_BYTES = 64L << 20;

    /** The most bytes of a form without files. */
    public static final long FORM_BYTES = 1L << 20;

    /** The time that a request has for its answer once the server is to end. */
    private static final long ENDING_MILLIS = 5_000;

    private static final int KEPT_BYTES = 32 << 10;
    private static final int BAD_REQUEST = 400;
    private static final int INTERNAL = 500;
    private static final int HEADER_BYTES = 16 << 10;
    private static final long IDLE_MILLIS = 30_000;

    private final SecurityHeaders headers;
    private final RequestViewer viewers;
    private final Csrf csrf;
    private final RefusalAnswers refusals;
    private final BodyTurns turns;

    /** Guards made of these. */
    public Guards(Door door, RefusalAnswers refusals) {
        headers = door.headers();
        viewers = door.viewers();
        csrf = door.csrf();
        turns = new BodyTurns(door.exposure());
        this.refusals = refusals;
    }

    private static void guard(Server server) {
        server.setHandler(new GracefulHandler(new SlowBodies()));
        server.setStopTimeout(ENDING_MILLIS);
        server.setErrorHandler(new BrokenRequests());
    }

    /** Sets limits, headers, checks and answers to what is refused. */
    public void install(JavalinConfig config) {
        config.http.maxRequestSize = FORM_BYTES;
        config.http.asyncTimeout = 0;
        config.jetty.multipartConfig.maxFileSize(BODY_BYTES, SizeUnit.BYTES);
        config.jetty.multipartConfig.maxTotalRequestSize(BODY_BYTES, SizeUnit.BYTES);
        config.jetty.multipartConfig.maxInMemoryFileSize(KEPT_BYTES, SizeUnit.BYTES);
        config.jetty.modifyServletContextHandler(handler -> handler.setMaxFormContentSize((int) FORM_BYTES));
        config.jetty.modifyHttpConfiguration(http -> {
            http.setSendServerVersion(false);
            http.setRequestHeaderSize(HEADER_BYTES);
            http.setIdleTimeout(IDLE_MILLIS);
        });
        config.jetty.modifyServer(Guards::guard);
        config.routes.before(headers::set);
        config.routes.before(ctx -> {
            if (!Csrf.isSafe(ctx)) {
                turns.take(ctx, viewers.of(ctx));
                if (ctx.isMultipartFormData() && !RequestViewer.isProgram(ctx)) {
                    // Reading the token reads the whole form, and Jetty does not say why it refuses more.
                    Bodies.requireAtMost(ctx, (int) BODY_BYTES);
                }
            }
        });
        config.routes.after(turns::giveBack);
        config.routes.before(ctx -> {
            if (csrf.check(ctx)) {
                turns.read(ctx);
            }
        });
        // A request that breaks off, comes too slowly, or is no HTTP is not logged.
        config.routes.exception(
                HttpException.RuntimeException.class, (bad, ctx) -> refusals.answer(ctx, bad.getCode(), "bad-request"));
        config.routes.exception(ServletException.class, (failure, ctx) -> {
            // A form that breaks off ends here, too.
            @Nullable Throwable cause = failure.getCause();
            boolean bad = cause instanceof HttpException;
            if (cause instanceof HttpException.RuntimeException broken
                    && broken.getCause() instanceof IllegalStateException) {
                // The texts of its fields are larger than a form may be; files have limits of their own.
                refusals.answer(
                        ctx, new Refusal(Refusal.Kind.TOO_LARGE, "body-too-large", Map.of("bytes", FORM_BYTES)));
                return;
            }
            if (!bad) {
                System.getLogger(Guards.class.getName()).log(System.Logger.Level.ERROR, ctx.path(), failure);
            }
            refusals.answer(ctx, bad ? BAD_REQUEST : INTERNAL, bad ? "bad-request" : "internal");
        });
        config.routes.exception(Refusal.class, (refusal, ctx) -> refusals.answer(ctx, refusal));
    }
}
