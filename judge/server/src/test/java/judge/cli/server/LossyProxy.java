package judge.cli.server;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.concurrent.atomic.AtomicInteger;

/** Stands before a server, and loses its first answer: the connection ends when it has come. */
final class LossyProxy implements AutoCloseable {

    private final ServerSocket listening = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
    private final int port;
    private final AtomicInteger lost = new AtomicInteger();

    LossyProxy(int port) throws IOException {
        this.port = port;
        start(this::accept);
    }

    String address() {
        return "http://127.0.0.1:" + listening.getLocalPort();
    }

    /** Returns the number of answers that it has lost. */
    int lost() {
        return lost.get();
    }

    private static void start(Runnable task) {
        Thread thread = new Thread(task, "lossy proxy");
        thread.setDaemon(true);
        thread.start();
    }

    private void accept() {
        while (!listening.isClosed()) {
            try {
                Socket client = listening.accept();
                Socket server = new Socket(InetAddress.getLoopbackAddress(), port);
                start(() -> copy(client, server, false));
                start(() -> copy(server, client, true));
            } catch (IOException e) {
                if (!listening.isClosed()) {
                    throw new UncheckedIOException(e);
                }
            }
        }
    }

    private void copy(Socket from, Socket to, boolean answer) {
        byte[] block = new byte[1 << 14];
        try (from;
                to) {
            InputStream in = from.getInputStream();
            for (int read = in.read(block); read >= 0; read = in.read(block)) {
                if (answer && lost.compareAndSet(0, 1)) {
                    return;
                }
                to.getOutputStream().write(block, 0, read);
            }
        } catch (IOException e) {
            // The other side has ended.
            return;
        }
    }

    @Override
    public void close() throws IOException {
        listening.close();
    }
}
