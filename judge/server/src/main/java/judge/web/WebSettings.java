package judge.web;

import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/**
 * The server's way to listen.
 *
 * @param host name or address to listen at
 * @param port 0: any that is free
 * @param tls null: plain HTTP
 * @param behindProxy whether the addresses of browsers are those that a proxy tells, which speaks HTTPS with them
 */
public record WebSettings(String host, int port, @Nullable Tls tls, boolean behindProxy) {

    /** Plain HTTP. */
    public static WebSettings plain(String host, int port) {
        return new WebSettings(host, port, null, false);
    }

    /** Certificate (with its chain) and key, both in PEM. */
    public record Tls(Path certificate, Path key) {}
}
