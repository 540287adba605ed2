package judge.web.http;

import io.javalin.http.Context;
import java.util.Collections;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * How browsers reach the server: what may be believed of a request's address, and whether nobody listens.
 *
 * @param tls whether the server itself speaks TLS
 * @param behindProxy whether a proxy stands before it that sets {@code X-Forwarded-For}, {@code -Proto} and {@code
 *     -Host}: only then they are believed
 */
public record Exposure(boolean tls, boolean behindProxy) {

    /** Whether browsers speak TLS; without a proxy's word a proxy is taken to do so. */
    public boolean isSecure() {
        return tls || behindProxy;
    }

    /** Where a request came from. Proxies append to what the browser says, so the last address is the proxy's word. */
    public String address(Context ctx) {
        String forwarded = behindProxy ? last(ctx, "X-Forwarded-For") : "";
        return forwarded.isEmpty() ? ctx.ip() : forwarded;
    }

    /** Scheme, host and port of the server's pages as the browser knows them, such as {@code http://localhost:8080}. */
    public String origin(Context ctx) {
        String proto = behindProxy ? last(ctx, "X-Forwarded-Proto") : "";
        String host = behindProxy ? last(ctx, "X-Forwarded-Host") : "";
        String scheme = proto.isEmpty() ? isSecure() ? "https" : "http" : proto.toLowerCase(Locale.ROOT);
        @Nullable String named = host.isEmpty() ? ctx.header("Host") : host;
        String authority = named == null ? "" : named.toLowerCase(Locale.ROOT);
        String port = scheme.equals("https") ? ":443" : ":80";
        return scheme + "://"
                + (authority.endsWith(port) ? authority.substring(0, authority.length() - port.length()) : authority);
    }

    /** Some proxies append to the line that the browser sent, others send one more line after it. */
    private static String last(Context ctx, String name) {
        String last = "";
        for (String values : Collections.list(ctx.req().getHeaders(name))) {
            last = values.substring(values.lastIndexOf(',') + 1).strip();
        }
        return last;
    }
}
