package judge.bench;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.apache.commons.io.file.PathUtils;

/** A PostgreSQL of the benchmark's own, with an empty database, as it is installed: it waits for the disk. */
final class BenchPostgres implements AutoCloseable {

    private static final String SUPER = "postgres";

    private final Path folder;
    private final Process server;
    private final int port;

    private BenchPostgres(Path folder, Process server, int port) {
        this.folder = folder;
        this.server = server;
        this.port = port;
    }

    /** Listens at the loopback, and where there is a network of machines, there, too. */
    static BenchPostgres start(boolean network) throws IOException, InterruptedException {
        Path folder = Files.createTempDirectory("judge-bench-postgres-");
        List<String> as = new ArrayList<>();
        if (System.getProperty("user.name").equals("root")) {
            Files.setOwner(
                    folder,
                    folder.getFileSystem().getUserPrincipalLookupService().lookupPrincipalByName(SUPER));
            as.addAll(List.of("setpriv", "--reuid", SUPER, "--regid", SUPER, "--clear-groups"));
        }
        Path data = folder.resolve("data");
        List<String> making = new ArrayList<>(as);
        making.addAll(List.of(program("initdb"), "-D", data.toString(), "-U", "judge", "-A", "trust"));
        making.addAll(List.of("-E", "UTF8", "--locale=C", "--no-sync"));
        Process made = start(making, folder);
        if (made.waitFor() != 0) {
            throw new IOException("PostgreSQL cannot be set up: " + Files.readString(folder.resolve("log")));
        }
        if (network) {
            String line = "host all all " + BenchNetwork.NET + " trust\n";
            Files.write(data.resolve("pg_hba.conf"), line.getBytes(UTF_8), StandardOpenOption.APPEND);
        }
        int port = freePort();
        List<String> serving = new ArrayList<>(as);
        serving.addAll(List.of(program("postgres"), "-D", data.toString(), "-p", String.valueOf(port)));
        serving.addAll(List.of("-h", network ? "127.0.0.1," + BenchNetwork.HOST : "127.0.0.1"));
        serving.addAll(List.of("-c", "unix_socket_directories=", "-c", "max_connections=200"));
        BenchPostgres started = new BenchPostgres(folder, start(serving, folder), port);
        started.awaitAnswer();
        return started;
    }

    /** The address of the database, seen from this host or from a machine of the network. */
    String url(boolean network) {
        return "jdbc:postgresql://" + (network ? BenchNetwork.HOST : "127.0.0.1") + ":" + port + "/postgres?user=judge";
    }

    private static Process start(List<String> command, Path folder) throws IOException {
        return new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(
                        ProcessBuilder.Redirect.appendTo(folder.resolve("log").toFile()))
                .start();
    }

    private void awaitAnswer() throws IOException, InterruptedException {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(60);
        while (true) {
            try {
                DriverManager.getConnection(url(false)).close();
                return;
            } catch (SQLException e) {
                if (System.nanoTime() > end || !server.isAlive()) {
                    throw new IOException("PostgreSQL does not start: " + Files.readString(folder.resolve("log")), e);
                }
                Thread.sleep(50);
            }
        }
    }

    private static String program(String name) throws IOException {
        Path debian = Path.of("/usr/lib/postgresql");
        List<Path> places = new ArrayList<>();
        if (Files.isDirectory(debian)) {
            try (Stream<Path> versions = Files.list(debian)) {
                versions.map(version -> version.resolve("bin")).forEach(places::add);
            }
        }
        for (String place : System.getenv("PATH").split(":")) {
            places.add(Path.of(place));
        }
        return places.stream()
                .map(place -> place.resolve(name))
                .filter(Files::isExecutable)
                .findFirst()
                .orElseThrow(() -> new IOException("there is no PostgreSQL here: apt-get install postgresql"))
                .toString();
    }

    private static int freePort() throws IOException {
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return socket.getLocalPort();
        }
    }

    @Override
    public void close() throws IOException, InterruptedException {
        // SIGINT: connections are ended, and nothing is left.
        new ProcessBuilder("kill", "-INT", String.valueOf(server.pid())).start().waitFor();
        if (!server.waitFor(20, TimeUnit.SECONDS)) {
            server.destroyForcibly().waitFor();
        }
        PathUtils.deleteDirectory(folder);
    }
}
