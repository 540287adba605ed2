package judge.web.http;

import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import judge.digest.Sha256;
import judge.online.Refusal;
import judge.service.account.LoggedIn;
import org.jspecify.annotations.Nullable;

/**
 * Keeps other sites from having a browser change something here: what changes something comes from a page of this
 * server, as the browser itself says, and carries what only such a page knows.
 */
public final class Csrf {

    /** The field of forms that has the token. */
    public static final String FIELD = "csrf";

    /** The header that has it where there is no form. */
    public static final String HEADER = "X-CSRF-Token";

    private static final String VISIT = "judge-visit";
    private static final String GIVEN = "judge.visit";
    private static final int BYTES = 32;
    private static final Set<HandlerType> SAFE = Set.of(HandlerType.GET, HandlerType.HEAD, HandlerType.OPTIONS);

    private final RequestViewer viewers;
    private final Exposure exposure;
    private final Cookies cookies;
    private final SecureRandom random = new SecureRandom();

    /** Guards requests of these viewers. */
    public Csrf(RequestViewer viewers, Exposure exposure) {
        this.viewers = viewers;
        this.exposure = exposure;
        cookies = new Cookies(exposure);
    }

    /** Returns the token for the forms of a page: the session's, or before the login that of the visit. */
    public String token(Context ctx) {
        String known = expected(ctx);
        if (!known.isEmpty()) {
            return known;
        }
        byte[] bytes = new byte[BYTES];
        random.nextBytes(bytes);
        String made = HexFormat.of().formatHex(bytes);
        cookies.set(ctx, VISIT, made);
        ctx.attribute(GIVEN, made);
        return made;
    }

    /**
     * Looks at a request before anything is done.
     *
     * @return whether its body has been read for that
     * @throws Refusal if it would change something and does not come from a page of this server
     */
    boolean check(Context ctx) {
        boolean basic = RequestViewer.isBasic(ctx.header("Authorization"));
        if (isSafe(ctx) || (RequestViewer.isProgram(ctx) && !basic)) {
            return false;
        }
        requireOwn(ctx);
        if (basic) {
            return false; // A browser that has been told a password says it to whoever asks, but also from where.
        }
        String expected = expected(ctx);
        if (viewers.of(ctx).isEmpty() && ctx.path().startsWith(Route.API)) {
            throw new Refusal(Refusal.Kind.NOT_LOGGED_IN, "not-logged-in", Map.of());
        }
        // Nothing is read of the body of somebody who cannot have the token.
        if (expected.isEmpty() || !same(expected, sent(ctx))) {
            throw Refusal.notAllowed("form-outdated");
        }
        return ctx.header(HEADER) == null;
    }

    /** Refuses what a browser says that another site has sent. */
    private void requireOwn(Context ctx) {
        @Nullable String site = ctx.header("Sec-Fetch-Site");
        if (site != null && !site.equals("same-origin") && !site.equals("none")) {
            throw foreign();
        }
        @Nullable String origin = ctx.header("Origin");
        if (origin != null && !origin.toLowerCase(Locale.ROOT).equals(exposure.origin(ctx))) {
            throw foreign();
        }
    }

    /** Tells whether a request changes nothing. */
    static boolean isSafe(Context ctx) {
        return SAFE.contains(ctx.method());
    }

    private String expected(Context ctx) {
        String session = viewers.of(ctx).map(LoggedIn::csrf).orElse("");
        if (!session.isEmpty()) {
            return session;
        }
        @Nullable String given = ctx.attribute(GIVEN);
        @Nullable String visit = given == null ? cookies.get(ctx, VISIT) : given;
        return visit == null || visit.length() != 2 * BYTES ? "" : visit;
    }

    private static String sent(Context ctx) {
        @Nullable String header = ctx.header(HEADER);
        @Nullable String sent = header == null ? ctx.formParam(FIELD) : header;
        return sent == null ? "" : sent;
    }

    /** Compares two tokens by digests: the time that it takes tells nothing of what is alike. */
    private static boolean same(String one, String other) {
        return Sha256.of(one).hex().equals(Sha256.of(other).hex());
    }

    private static Refusal foreign() {
        return Refusal.notAllowed("foreign-origin");
    }
}
