package judge.web.http;

import io.javalin.http.Context;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import judge.online.Refusal;
import judge.online.Viewer;
import judge.service.account.Accounts;
import judge.service.account.LoggedIn;
import judge.service.account.Login;
import org.jspecify.annotations.Nullable;

/**
 * Finds the user of a request: by the session of the cookie, or by the token in {@code Authorization: Bearer}; on the
 * Contest API of CLICS also by login and password, or the token in its place, in {@code Authorization: Basic}. Where
 * there is such a header, the cookie is not looked at.
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

    /**
     * Returns the user; empty: nobody who is known. The database is asked once in a request, however often this is
     * called.
     */
    @SuppressWarnings("NullableOptional") // not asked for yet, nobody, somebody
    public Optional<LoggedIn> of(Context ctx) {
        @Nullable Optional<LoggedIn> found = ctx.attribute(FOUND);
        if (found == null) {
            // If the lookup is refused, the refusal's page asks for the user's language: it must not be refused again.
            findNoMore(ctx);
            found = find(ctx);
            ctx.attribute(FOUND, found);
        }
        return found;
    }

    /**
     * Looks nobody up from here on, unless the user is known already: where the database is away, the answer about that
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
                    .map(viewer -> new LoggedIn(viewer.from(exposure.address(ctx)), false));
        }
        return Optional.ofNullable(cookies.get(ctx, SESSION))
                .flatMap(accounts::session)
                .map(found -> found.from(exposure.address(ctx)));
    }

    /**
     * Returns a supplier that looks the user up each time, also when the request has been answered: empty as soon as
     * the session or the token is over. Looking it up does not make a session last longer.
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

    /** Tells whether the header has login and password; a browser that was told them may send them by itself. */
    static boolean isBasic(@Nullable String authorization) {
        return authorization != null && authorization.regionMatches(true, 0, BASIC, 0, BASIC.length());
    }

    /** The credentials of a request: a login, and its password or a token. */
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

    /** Tells whether a program asks: no other site can make a browser do so. */
    static boolean isProgram(Context ctx) {
        return ctx.header("Authorization") != null;
    }

    /**
     * Returns the viewer.
     *
     * @throws Refusal if nobody has logged in, or a user who has to change a first password before anything else
     */
    public Viewer require(Context ctx) {
        LoggedIn found = requireLogin(ctx);
        if (found.mustChange()) {
            throw Refusal.notAllowed(MUST_CHANGE);
        }
        return found.viewer();
    }

    /** Returns the user, with a first password as well: for the page on which it is changed, and to log out. */
    public LoggedIn requireLogin(Context ctx) {
        return of(ctx).orElseThrow(() -> notLoggedIn(ctx));
    }

    /**
     * Makes the refusal of an unknown user. A program that sends credentials is told that they are unknown: it cannot
     * log in on a page.
     */
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
