package judge.worker;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.ArrayList;
import java.util.List;

/**
 * A network of its own in which processes are started, with one way out: to a port of this machine. The way can be cut,
 * as by a cable that is pulled: connections do not end, nothing comes any more.
 */
final class CutNetwork implements AutoCloseable {

    private static final String NAME = "judge-cut";
    private static final String OUTSIDE = "10.213.77.1";
    private static final String INSIDE = "10.213.77.2";

    private final ServerSocket listening;
    private final int port;

    /** Cuts a network that leads to this port of the loopback address. */
    CutNetwork(int port) throws IOException {
        this.port = port;
        run("ip", "netns", "add", NAME);
        run("ip", "link", "add", "judgecut0", "type", "veth", "peer", "name", "judgecut1", "netns", NAME);
        run("ip", "addr", "add", OUTSIDE + "/30", "dev", "judgecut0");
        run("ip", "link", "set", "judgecut0", "up");
        run("ip", "-n", NAME, "addr", "add", INSIDE + "/30", "dev", "judgecut1");
        run("ip", "-n", NAME, "link", "set", "judgecut1", "up");
        listening = new ServerSocket(0, 50, InetAddress.getByName(OUTSIDE));
        start(this::accept);
    }

    /** Tells whether this host lets us make a network. */
    static boolean isPossible() {
        try {
            run("ip", "netns", "add", NAME + "-tried");
            run("ip", "netns", "del", NAME + "-tried");
            return true;
        } catch (IOException | IllegalStateException e) {
            return false;
        }
    }

    /** Returns the address under which a process inside reaches the port. */
    String seen(String url) {
        return url.replace("127.0.0.1:" + port, OUTSIDE + ":" + listening.getLocalPort());
    }

    /** Returns the command that starts another one inside. */
    static List<String> inside(List<String> command) {
        List<String> all = new ArrayList<>(List.of("ip", "netns", "exec", NAME));
        all.addAll(command);
        return all;
    }

    void cut() throws IOException {
        run("ip", "link", "set", "judgecut0", "down");
    }

    void mend() throws IOException {
        run("ip", "link", "set", "judgecut0", "up");
    }

    private static void start(Runnable task) {
        Thread thread = new Thread(task, "cut network");
        thread.setDaemon(true);
        thread.start();
    }

    private void accept() {
        while (!listening.isClosed()) {
            try {
                Socket from = listening.accept();
                Socket to = new Socket(InetAddress.getLoopbackAddress(), port);
                start(() -> copy(from, to));
                start(() -> copy(to, from));
            } catch (IOException e) {
                return; // It is closed, or there is nobody.
            }
        }
    }

    private static void copy(Socket from, Socket to) {
        try (from;
                to) {
            InputStream in = from.getInputStream();
            in.transferTo(to.getOutputStream());
        } catch (IOException e) {
            return; // The other side has ended.
        }
    }

    private static void run(String... command) throws IOException {
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        String said = new String(process.getInputStream().readAllBytes(), UTF_8);
        if (process.onExit().join().exitValue() != 0) {
            throw new IllegalStateException(String.join(" ", command) + ": " + said);
        }
    }

    @Override
    public void close() throws IOException {
        listening.close();
        run("ip", "link", "del", "judgecut0");
        run("ip", "netns", "del", NAME);
    }
}
