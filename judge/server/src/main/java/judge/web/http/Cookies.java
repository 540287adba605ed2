package judge.web.http;

import io.javalin.http.Context;
import io.javalin.http.Cookie;
import io.javalin.http.SameSite;
import org.jspecify.annotations.Nullable;

/** The server's cookies: no script reads them, other sites do not send them, and under TLS they go nowhere else. */
record Cookies(Exposure exposure) {

    private static final int WHILE_OPEN = -1;

    /** The value of a cookie; null: the browser has none. */
    @Nullable
    String get(Context ctx, String name) {
        return ctx.cookie(full(name));
    }

    /** Sets a cookie until the browser is closed. */
    void set(Context ctx, String name, String value) {
        put(ctx, name, value, WHILE_OPEN);
    }

    void remove(Context ctx, String name) {
        put(ctx, name, "", 0);
    }

    private void put(Context ctx, String name, String value, int seconds) {
        ctx.cookie(new Cookie(full(name), value, "/", seconds, exposure.isSecure(), true, null, SameSite.LAX));
    }

    /** The prefix has browsers refuse it from any other host, from other paths, and without TLS. */
    private String full(String name) {
        return exposure.isSecure() ? "__Host-" + name : name;
    }
}
