package judge.web.clics;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.NetworkInterface;
import java.net.Socket;
import java.time.Duration;
import javax.net.ssl.SSLSocketFactory;

/** The network through which programs are reached. */
interface WebhookNetwork {

    /** The network of this machine. */
    WebhookNetwork OWN = new WebhookNetwork() {
        @Override
        public InetAddress[] resolve(String host) throws IOException {
            return InetAddress.getAllByName(host);
        }

        @Override
        public boolean isOwn(InetAddress address) throws IOException {
            return NetworkInterface.getByInetAddress(address) != null;
        }

        @Override
        public void connect(Socket socket, InetAddress address, int port, Duration most) throws IOException {
            socket.connect(new InetSocketAddress(address, port), (int) most.toMillis());
        }

        @Override
        public SSLSocketFactory secured() {
            return (SSLSocketFactory) SSLSocketFactory.getDefault();
        }
    };

    /** The addresses of a name, or the one that it is itself. */
    InetAddress[] resolve(String host) throws IOException;

    /** Tells whether an address is one of this machine's. */
    boolean isOwn(InetAddress address) throws IOException;

    /** Connects a socket with an address, at which nobody is asked any more what it means. */
    void connect(Socket socket, InetAddress address, int port, Duration most) throws IOException;

    /** Returns the factory that makes HTTPS of a connection. */
    SSLSocketFactory secured();
}
