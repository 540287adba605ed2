package judge.server;

import java.net.DatagramSocket;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.SocketException;

/** Finds the address of this machine for the others of its network. */
final class OwnAddress {

    // For examples (RFC 5737): nothing is sent there, only the way is looked up.
    private static final InetSocketAddress ANYWHERE = new InetSocketAddress("192.0.2.1", 9);

    private OwnAddress() {}

    /** The host of an address that browsers can open, for one at which a server listens. */
    static String of(String listening) {
        boolean everywhere = listening.equals("0.0.0.0") || listening.equals("::") || listening.equals("[::]");
        return everywhere ? inNetwork() : listening;
    }

    private static String inNetwork() {
        try (DatagramSocket socket = new DatagramSocket()) {
            socket.connect(ANYWHERE);
            InetAddress own = socket.getLocalAddress();
            return own.isAnyLocalAddress() ? "localhost" : own.getHostAddress();
        } catch (SocketException e) {
            return "localhost"; // It has no network.
        }
    }
}
