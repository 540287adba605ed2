package judge.online.contest;

import java.net.InetAddress;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.UnknownHostException;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * The address at which a program is called.
 *
 * @param secure whether HTTPS is used
 * @param host name or address, without the brackets of IPv6
 * @param target path and query, as a request of HTTP has them
 */
public record WebhookUrl(boolean secure, String host, int port, String target) {

    private static final int MOST_CHARACTERS = 2_000;
    private static final int HTTP = 80;
    private static final int HTTPS = 443;
    private static final int LAST_PORT = 65_535;

    private static final Pattern DOTTED = Pattern.compile("((25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)(\\.(?!$)|$)){4}");
    /** A host that some programs take for an address: its last part is a number, decimal or hexadecimal. */
    private static final Pattern NUMBER = Pattern.compile("(.*\\.)?(\\d+|0x[0-9a-f]*)\\.?");

    /** Reads one; empty: that is none that could be called. */
    public static Optional<WebhookUrl> of(String text) {
        try {
            return text.length() > MOST_CHARACTERS ? Optional.empty() : of(new URI(text));
        } catch (URISyntaxException e) {
            return Optional.empty();
        }
    }

    private static Optional<WebhookUrl> of(URI uri) {
        String scheme = Optional.ofNullable(uri.getScheme()).orElse("").toLowerCase(Locale.ROOT);
        boolean secure = scheme.equals("https");
        String host = Optional.ofNullable(uri.getHost()).orElse("").toLowerCase(Locale.ROOT);
        boolean fits = (secure || scheme.equals("http"))
                && uri.getRawUserInfo() == null
                && uri.getRawFragment() == null
                && isHost(host)
                && uri.getPort() != 0
                && uri.getPort() <= LAST_PORT;
        if (!fits) {
            return Optional.empty();
        }
        URI ascii = URI.create(uri.toASCIIString());
        String path = ascii.getRawPath().isEmpty() ? "/" : ascii.getRawPath();
        String target = ascii.getRawQuery() == null ? path : path + "?" + ascii.getRawQuery();
        int port = uri.getPort() < 0 ? secure ? HTTPS : HTTP : uri.getPort();
        return Optional.of(new WebhookUrl(secure, host.replaceAll("[\\[\\]]", ""), port, target));
    }

    private static boolean isHost(String host) {
        return !host.isEmpty()
                && host.indexOf('%') < 0
                && (!NUMBER.matcher(host).matches() || DOTTED.matcher(host).matches());
    }

    /** Returns its reach, as far as that can be told without asking a name server: a name may stand for any address. */
    public Reach reach() {
        Reach ofPort = Reach.ofPort(port);
        Reach ofHost = isName() ? ofName() : Reach.of(literal());
        return ofPort.covers(ofHost) ? ofPort : ofHost;
    }

    private boolean isName() {
        return host.indexOf(':') < 0 && !DOTTED.matcher(host).matches();
    }

    private Reach ofName() {
        String name = host.endsWith(".") ? host.substring(0, host.length() - 1) : host;
        return name.equals("localhost") || name.endsWith(".localhost") ? Reach.HOST : Reach.INTERNET;
    }

    private InetAddress literal() {
        try {
            return InetAddress.getByName(host);
        } catch (UnknownHostException e) {
            throw new IllegalStateException(host, e);
        }
    }

    /** Host and port as a request of HTTP says them. */
    public String authority() {
        String shown = host.indexOf(':') < 0 ? host : "[" + host + "]";
        return port == (secure ? HTTPS : HTTP) ? shown : shown + ":" + port;
    }

    /** Returns the address without parts that may be secret: for logs. */
    public String shown() {
        return (secure ? "https://" : "http://") + authority();
    }
}
