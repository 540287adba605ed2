package judge.service.account;

import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import judge.database.Tables;
import judge.digest.Sha256;
import judge.online.Refusal;

/**
 * Limits attempts at passwords: for each login, whether it exists or not, and for each address, from which a whole
 * class may come. Successful attempts are not counted.
 */
final class LoginThrottle {

    private static final int BY_LOGIN = 10;
    private static final Duration LOGIN_DRIP = Duration.ofSeconds(30);
    private static final int BY_ADDRESS = 100;
    private static final Duration ADDRESS_DRIP = Duration.ofSeconds(3);
    private static final Duration FULL_AFTER = Duration.ofDays(1);
    private static final Pattern IPV6 = Pattern.compile("\\[?([0-9a-fA-F:.]*:[0-9a-fA-F:.]*)(%[^\\]]*)?\\]?(:\\d+)?");
    private static final int NETWORK_BYTES = 8;

    private LoginThrottle() {}

    /** Takes one attempt, or refuses it with the time from which on there is one. */
    static void take(Tables tables, String login, String address, Instant now) {
        Optional<Instant> byLogin = tables.upkeep().throttles().take(login(login), BY_LOGIN, LOGIN_DRIP, now);
        Optional<Instant> byAddress = tables.upkeep().throttles().take(address(address), BY_ADDRESS, ADDRESS_DRIP, now);
        Optional<Instant> retry = byLogin.isPresent() ? byLogin : byAddress;
        if (retry.isPresent()) {
            long millis = Math.max(0, Duration.between(now, retry.get()).toMillis());
            long seconds = (millis + 999) / 1000;
            throw new Refusal(Refusal.Kind.TOO_OFTEN, "login-too-often", Map.of("seconds", seconds), retry.get());
        }
    }

    static void giveBack(Tables tables, String login, String address) {
        tables.upkeep().throttles().giveBack(login(login));
        tables.upkeep().throttles().giveBack(address(address));
    }

    static void tidy(Tables tables, Instant now) {
        tables.upkeep().throttles().deleteFull(now.minus(FULL_AFTER));
    }

    /**
     * Returns the bucket's name of a login, as a digest: a user who types a password into the field for the login does
     * not have it stored here.
     */
    private static String login(String login) {
        return "login " + Sha256.of(login).hex(16);
    }

    private static String address(String address) {
        return "address " + network(address);
    }

    /** The network of an address: of IPv6 the first 64 bits, as who has one address there has them all. */
    static String network(String address) {
        var ipv6 = IPV6.matcher(address);
        if (ipv6.matches()) {
            try {
                InetAddress parsed = InetAddress.getByName(ipv6.group(1));
                byte[] bytes = parsed.getAddress();
                return parsed instanceof Inet6Address
                        ? HexFormat.of().formatHex(Arrays.copyOf(bytes, NETWORK_BYTES))
                        : parsed.getHostAddress();
            } catch (UnknownHostException e) {
                return Sha256.of(address).hex(16); // Of those who send no address, each text is one.
            }
        }
        return address.length() <= 45
                ? address.toLowerCase(Locale.ROOT)
                : Sha256.of(address).hex(16);
    }
}
