package judge.web.http;

import io.javalin.http.Context;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import judge.online.Refusal;
import judge.online.Viewer;
import judge.service.Accounts;
import judge.service.LoggedIn;
import judge.service.Login;
import org.jspecify.annotations.Nullable;

/**
 * Who asks: whoever has the session of the cookie, or the token in {@code Authorization: Bearer}; where the Contest
 * API of CLICS is spoken also who says login and password, or the token in its place, in {@code Authorization: Basic}.
 * Where there is such a header, the cookie is not looked at.
 */
public final class RequestViewer {

    /** The code of what is refused until the first password is changed; pages go to {@link Route#PASSWORD} then. */
    public static final String MUST_CHANGE = "password-must-change";

    private static final String SESSION = "judge-session";
    private static final String BEARER = "Bearer ";
    private static final String BASIC = "Basic ";
    private static final String FOUND = "judge.logged-in";

    private final Accounts accounts;
    private final Exposure exposure;
    private final Cookies cookies;

    /** Viewers with these accounts. */
    public RequestViewer(Accounts accounts, Exposure exposure) {
        this.accounts = accounts;
        this.exposure = exposure;
        cookies = new Cookies(exposure);
    }

    /** Who asks; empty: nobody who is known. Asked for once in a request, however often this is called. */
    @SuppressWarnings("NullableOptional") // not asked for yet, nobody, somebody
    public Optional<LoggedIn> of(Context ctx) {
        @Nullable Optional<LoggedIn> found = ctx.attribute(FOUND);
        if (found == null) {
            // Where that is refused, who says so asks for the language of whoever it is, and must not be refused again.
            findNoMore(ctx);
            found = find(ctx);
            ctx.attribute(FOUND, found);
        }
        return found;
    }

    /**
     * From here on nobody asks unless it is known already who does: where the database is away, what is said of that
     * must not wait for it again.
     */
    static void findNoMore(Context ctx) {
        if (ctx.attribute(FOUND) == null) {
            ctx.attribute(FOUND, Optional.empty());
        }
    }

    private Optional<LoggedIn> find(Context ctx) {
        @Nullable String authorization = ctx.header("Authorization");
        if (isBasic(authorization)) {
            String address = exposure.address(ctx);
            return Route.isClics(ctx.path())
                    ? basic(authorization, address).map(found -> found.from(address))
                    : Optional.empty();
        }
        if (authorization != null) {
            return bearer(authorization)
                    .flatMap(accounts.tokens()::viewer)
                    .map(viewer -> new LoggedIn(viewer.from(exposure.address(ctx)), "", false, null, null));
        }
        return Optional.ofNullable(cookies.get(ctx, SESSION))
                .flatMap(accounts::session)
                .map(found -> found.from(exposure.address(ctx)));
    }

    /**
     * Who asks, each time that this is called, also when the request has been answered: empty as soon as the session or
     * the token is over. That it is looked at again does not make a session last longer.
     */
    public Supplier<Optional<Viewer>> still(Context ctx) {
        String address = exposure.address(ctx);
        @Nullable String authorization = ctx.header("Authorization");
        @Nullable String cookie = authorization == null ? cookies.get(ctx, SESSION) : null;
        if (isBasic(authorization)) {
            return () -> basic(authorization, address)
                    .filter(found -> !found.mustChange())
                    .map(found -> found.viewer().from(address));
        }
        return () -> {
            Optional<Viewer> viewer = authorization == null
                    ? Optional.ofNullable(cookie).flatMap(accounts::stillInSession)
                    : bearer(authorization).flatMap(accounts.tokens()::stillViewer);
            return viewer.map(found -> found.from(address));
        };
    }

    /** Whether login and password are said, which a browser that was told them may do by itself. */
    static boolean isBasic(@Nullable String authorization) {
        return authorization != null && authorization.regionMatches(true, 0, BASIC, 0, BASIC.length());
    }

    /** What is said with a request: a login, and its password or a token. */
    private record Said(String login, String secret) {}

    private Optional<LoggedIn> basic(String authorization, String address) {
        return said(authorization).flatMap(said -> accounts.byPassword(said.login(), said.secret(), address));
    }

    private static Optional<Said> said(String authorization) {
        String said;
        try {
            byte[] bytes = Base64.getDecoder()
                    .decode(authorization.substring(BASIC.length()).strip());
            said = new String(bytes, StandardCharsets.UTF_8);
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
        int colon = said.indexOf(':');
        return colon < 0
                ? Optional.empty()
                : Optional.of(new Said(said.substring(0, colon), said.substring(colon + 1)));
    }

    /** The token or password that a program comes with; null: none. */
    public @Nullable String secret(Context ctx) {
        @Nullable String authorization = ctx.header("Authorization");
        return isBasic(authorization)
                ? said(authorization).map(Said::secret).orElse(null)
                : Optional.ofNullable(authorization)
                        .flatMap(RequestViewer::bearer)
                        .orElse(null);
    }

    /** The session that the browser comes with; null: none. */
    public @Nullable String session(Context ctx) {
        return cookies.get(ctx, SESSION);
    }

    private static Optional<String> bearer(String authorization) {
        return authorization.regionMatches(true, 0, BEARER, 0, BEARER.length())
                ? Optional.of(authorization.substring(BEARER.length()).strip())
                : Optional.empty();
    }

    /** Whether a program asks, which no other site can have a browser do. */
    static boolean isProgram(Context ctx) {
        return ctx.header("Authorization") != null;
    }

    /**
     * Who asks.
     *
     * @throws Refusal if that is nobody, or somebody who has to change a first password before anything else
     */
    public Viewer require(Context ctx) {
        LoggedIn found = requireLogin(ctx);
        if (found.mustChange()) {
            throw new Refusal(Refusal.Kind.NOT_ALLOWED, MUST_CHANGE, Map.of());
        }
        return found.viewer();
    }

    /** Who asks, with a first password as well: for the page on which it is changed, and to log out. */
    public LoggedIn requireLogin(Context ctx) {
        return of(ctx).orElseThrow(() -> notLoggedIn(ctx));
    }

    /** To a program that has said who it is, that nobody is: it cannot log in on a page. */
    public static Refusal notLoggedIn(Context ctx) {
        String code = isProgram(ctx) ? "credentials-unknown" : "not-logged-in";
        return new Refusal(Refusal.Kind.NOT_LOGGED_IN, code, Map.of());
    }

    /** Lets the browser have a session that has just begun. */
    public void begin(Context ctx, Login login) {
        end(ctx);
        cookies.set(ctx, SESSION, login.token());
    }

    /** Ends the browser's session, if it has one. */
    public void end(Context ctx) {
        @Nullable String token = cookies.get(ctx, SESSION);
        if (token != null) {
            accounts.logout(token);
            cookies.remove(ctx, SESSION);
        }
        ctx.attribute(FOUND, Optional.empty());
    }
}
