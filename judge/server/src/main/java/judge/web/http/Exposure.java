package judge.web.http;

import io.javalin.http.Context;
import java.util.Collections;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * The way in which browsers reach the server: it decides which parts of a request about its address are believed, and
 * whether others can listen.
 *
 * @param tls whether the server itself speaks TLS
 * @param behindProxy whether a proxy stands before the server that sets {@code X-Forwarded-For}, {@code -Proto} and
 *     {@code -Host}: only then they are believed
 */
public record Exposure(boolean tls, boolean behindProxy) {

    /** Tells whether browsers speak TLS; a proxy is assumed to do so. */
    public boolean isSecure() {
        return tls || behindProxy;
    }

    /**
     * Returns the address that a request came from. Proxies append to the browser's list, so the last address is the
     * proxy's.
     */
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
