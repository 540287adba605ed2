package judge.bench;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/** Machines with networks of their own on this host, and a switch between them and it. */
final class BenchNetwork implements AutoCloseable {

    /** The address of this host in it. */
    static final String HOST = "10.213.78.1";

    static final String NET = "10.213.78.0/24";
    private static final String SWITCH = "judgebench";
    private static final String MACHINE = "judge-bench-";

    private final Deque<List<String>> undoing = new ArrayDeque<>();

    private BenchNetwork(int machines) throws IOException, InterruptedException {
        make(List.of("ip", "link", "add", SWITCH, "type", "bridge"), List.of("ip", "link", "del", SWITCH));
        run(List.of("ip", "addr", "add", HOST + "/24", "dev", SWITCH));
        run(List.of("ip", "link", "set", SWITCH, "up"));
        for (int i = 1; i <= machines; i++) {
            String name = MACHINE + i;
            make(List.of("ip", "netns", "add", name), List.of("ip", "netns", "del", name));
            String cable = SWITCH + i;
            run(List.of("ip", "link", "add", cable, "type", "veth", "peer", "name", "eth0", "netns", name));
            run(List.of("ip", "link", "set", cable, "master", SWITCH, "up"));
            run(List.of("ip", "-n", name, "addr", "add", "10.213.78." + (i + 1) + "/24", "dev", "eth0"));
            run(List.of("ip", "-n", name, "link", "set", "eth0", "up"));
        }
    }

    /** Makes a network of so many machines; empty, and a line says why, where this host does not let us make it. */
    static Optional<BenchNetwork> of(int machines) throws InterruptedException {
        try {
            return Optional.of(new BenchNetwork(machines));
        } catch (IOException e) {
            System.out.println("machines are processes on the loopback, as networks cannot be made here: " + e);
            return Optional.empty();
        }
    }

    /** A command on a machine; 1: the first. */
    static List<String> on(int machine, List<String> command) {
        List<String> all = new ArrayList<>(List.of("ip", "netns", "exec", MACHINE + machine));
        all.addAll(command);
        return all;
    }

    private void make(List<String> command, List<String> undo) throws IOException, InterruptedException {
        try {
            run(command);
            undoing.push(undo);
        } catch (IOException e) {
            close();
            throw e;
        }
    }

    private static void run(List<String> command) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        String said = new String(process.getInputStream().readAllBytes(), UTF_8).strip();
        if (process.waitFor() != 0) {
            throw new IOException(String.join(" ", command) + ": " + said);
        }
    }

    @Override
    public void close() throws InterruptedException {
        while (!undoing.isEmpty()) {
            try {
                run(undoing.pop());
            } catch (IOException e) {
                System.out.println("something of the network is left: " + e);
            }
        }
    }
}
