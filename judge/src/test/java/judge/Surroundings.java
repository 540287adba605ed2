package judge;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.channels.ServerSocketChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * The things around the sandbox while hostile programs run in it: the programs cannot see all the harm that they do.
 */
public final class Surroundings implements AutoCloseable {

    /** The port at which {@code accepted/connects-to-services-of-the-host} knocks. */
    private static final int PORT = 38_475;

    private final Path problem;
    private final Map<Path, byte[]> before;
    private final Path bystander;
    private final List<ServerSocketChannel> doors = new ArrayList<>();

    private Surroundings(Path problem) throws IOException {
        this.problem = problem;
        this.before = content(problem);
        // accepted/leaves-links-for-the-cleaner has links to the folder that this lies in.
        this.bystander = Files.writeString(Files.createTempFile("zoo-bystander-", ".txt"), "alive");
    }

    /** Begins to watch the files of the problem and a port of the loopback. */
    public static Surroundings watch(Path problem) throws IOException {
        Surroundings watched = new Surroundings(problem);
        for (String address : List.of("127.0.0.1", "::1")) {
            ServerSocketChannel door = ServerSocketChannel.open();
            try {
                door.bind(new InetSocketAddress(InetAddress.getByName(address), PORT));
            } catch (IOException e) {
                door.close();
                if (watched.doors.isEmpty()) { // There may be no IPv6.
                    throw e;
                }
                continue;
            }
            door.configureBlocking(false);
            watched.doors.add(door);
        }
        return watched;
    }

    /** Returns the harm that was done to them; empty where all is as it was. */
    public List<String> harm() throws IOException {
        List<String> harm = new ArrayList<>();
        Map<Path, byte[]> after = content(problem);
        if (!after.keySet().equals(before.keySet())) {
            harm.add("the problem has other files: " + after.keySet());
        }
        before.forEach((file, content) -> {
            if (!Arrays.equals(content, after.get(file))) {
                harm.add("the problem's file was changed: " + file);
            }
        });
        for (ServerSocketChannel door : doors) {
            if (door.accept() != null) {
                harm.add("somebody came to " + door.getLocalAddress());
            }
        }
        if (!Files.exists(bystander) || !Files.readString(bystander).equals("alive")) {
            harm.add("a link was followed to " + bystander);
        }
        return harm;
    }

    private static Map<Path, byte[]> content(Path folder) throws IOException {
        Map<Path, byte[]> content = new TreeMap<>();
        try (Stream<Path> files = Files.walk(folder)) {
            files.filter(Files::isRegularFile).forEach(file -> {
                try {
                    content.put(file, Files.readAllBytes(file));
                } catch (IOException e) {
                    throw new UncheckedIOException(e);
                }
            });
        }
        return content;
    }

    @Override
    public void close() throws IOException {
        Files.deleteIfExists(bystander);
        for (ServerSocketChannel door : doors) {
            door.close();
        }
    }
}
