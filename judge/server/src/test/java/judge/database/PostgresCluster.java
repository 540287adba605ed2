package judge.database;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import judge.Eventually;

/**
 * A PostgreSQL of its own in a temporary folder, reachable from this machine alone. Its end is that of this JVM,
 * however that ends: a shell beside it waits for the end of its input, stops it, and deletes the folder.
 */
public final class PostgresCluster implements AutoCloseable {

    private static final String MISSING =
            "these tests need PostgreSQL, and there is none here: apt-get install postgresql";
    private static final String OWNER = "judge";

    private final Path folder;
    private final Path binaries;
    private final List<String> asOwner;
    private final int port;
    private final boolean durable;
    private Process server;

    private PostgresCluster(Path folder, Path binaries, List<String> asOwner, int port, boolean durable) {
        this.folder = folder;
        this.binaries = binaries;
        this.asOwner = asOwner;
        this.port = port;
        this.durable = durable;
    }

    /**
     * Makes one and starts it.
     *
     * @param durable whether it waits for the disk, as one in earnest does
     */
    public static PostgresCluster start(boolean durable) {
        if (!BothDatabases.inThisLane().contains(BothDatabases.POSTGRESQL)) {
            throw new IllegalStateException("a test that needs PostgreSQL lacks the tag postgresql");
        }
        try {
            Path folder = Files.createTempDirectory("judge-postgres-");
            PostgresCluster made = new PostgresCluster(folder, binaries(), owner(folder), freePort(), durable);
            made.run("initdb", "-D", made.data(), "-U", OWNER, "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync");
            made.start();
            return made;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Makes an empty database, or a copy of another one, and gives its address. */
    public String create(String name, String template) {
        try (var connection = DriverManager.getConnection(url("postgres"));
                var statement = connection.createStatement()) {
            statement.execute("create database " + name + " template " + template);
            return url(name);
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }

    /** The same with its tables in an empty folder of another disk, until {@link #drop}. */
    String createIn(Path place, String name, String template) {
        try (var connection = DriverManager.getConnection(url("postgres"));
                var statement = connection.createStatement()) {
            Files.setOwner(place, Files.getOwner(folder));
            statement.execute("create tablespace " + name + " location '" + place + "'");
            statement.execute("create database " + name + " template " + template + " tablespace " + name);
            return url(name);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Removes what {@link #createIn} made: a cluster that misses a disk ends. */
    void drop(String name) {
        try (var connection = DriverManager.getConnection(url("postgres"));
                var statement = connection.createStatement()) {
            statement.execute("drop database " + name + " with (force)");
            statement.execute("drop tablespace " + name);
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }

    /** The address of a database in it. */
    public String url(String name) {
        return "jdbc:postgresql://127.0.0.1:" + port + "/" + name + "?user=" + OWNER;
    }

    /** Kills all of it as a power cut would. */
    public void kill() {
        // Stopped first, so that none is begun while they are counted.
        server.children().forEach(one -> signal(one, "STOP"));
        List<ProcessHandle> all = Stream.concat(Stream.of(server.toHandle()), server.descendants())
                .toList();
        all.forEach(ProcessHandle::destroyForcibly);
        all.forEach(one -> one.onExit().join());
    }

    private static void signal(ProcessHandle process, String name) {
        try {
            new ProcessBuilder("kill", "-" + name, String.valueOf(process.pid()))
                    .start()
                    .waitFor();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Starts it, also after it was killed. */
    public void start() {
        try {
            // The pipe to the shell is closed when this JVM ends, even where it is killed.
            String script = "trap ':' INT TERM; \"$@\" </dev/null & server=$!; cat >/dev/null;"
                    + " kill -INT $server; wait $server; rm -rf \"$FOLDER\"";
            List<String> command = new ArrayList<>(List.of("sh", "-c", script, "sh"));
            command.addAll(asOwner);
            command.addAll(List.of(
                    binaries.resolve("postgres").toString(),
                    "-D",
                    data(),
                    "-p",
                    String.valueOf(port),
                    "-h",
                    "127.0.0.1",
                    "-c",
                    "unix_socket_directories=",
                    "-c",
                    "max_connections=100",
                    "-c",
                    "fsync=" + (durable ? "on" : "off")));
            ProcessBuilder builder = new ProcessBuilder(command)
                    .redirectErrorStream(true)
                    .redirectOutput(ProcessBuilder.Redirect.appendTo(
                            folder.resolve("log").toFile()));
            builder.environment().put("FOLDER", folder.toString());
            server = builder.start();
            awaitAnswer();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void awaitAnswer() {
        Eventually.until("PostgreSQL", () -> {
            try {
                DriverManager.getConnection(url("postgres")).close();
                return true;
            } catch (SQLException e) {
                if (!server.isAlive()) {
                    throw new IllegalStateException(
                            "PostgreSQL does not start: " + Files.readString(folder.resolve("log")), e);
                }
                return false;
            }
        });
    }

    @Override
    public void close() {
        try {
            server.getOutputStream().close();
            server.waitFor();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private String data() {
        return folder.resolve("data").toString();
    }

    private void run(String program, String... arguments) throws IOException {
        List<String> command = new ArrayList<>(asOwner);
        command.add(binaries.resolve(program).toString());
        command.addAll(List.of(arguments));
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        process.getOutputStream().close();
        String output = new String(process.getInputStream().readAllBytes());
        try {
            if (process.waitFor() != 0) {
                throw new IllegalStateException(String.join(" ", command) + ": " + output);
            }
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Returns the folder of PostgreSQL's programs: Debian keeps them out of the PATH. */
    private static Path binaries() throws IOException {
        List<Path> candidates = new ArrayList<>();
        Path debian = Path.of("/usr/lib/postgresql");
        if (Files.isDirectory(debian)) {
            try (Stream<Path> versions = Files.list(debian)) {
                versions.map(version -> version.resolve("bin")).sorted().forEach(candidates::add);
            }
        }
        for (String part : System.getenv("PATH").split(":")) {
            candidates.add(Path.of(part));
        }
        return candidates.stream()
                .filter(place ->
                        Files.isExecutable(place.resolve("initdb")) && Files.isExecutable(place.resolve("postgres")))
                .findFirst()
                .orElseThrow(() -> new IllegalStateException(MISSING));
    }

    /** PostgreSQL refuses to run as root: who runs it then, to whom the folder is given. */
    private static List<String> owner(Path folder) throws IOException {
        if (!System.getProperty("user.name").equals("root")) {
            return List.of();
        }
        List<String> known = Files.readAllLines(Path.of("/etc/passwd"));
        for (String name : List.of("postgres", "nobody")) {
            for (String line : known) {
                String[] fields = line.split(":", -1);
                if (fields[0].equals(name)) {
                    Files.setOwner(
                            folder,
                            folder.getFileSystem()
                                    .getUserPrincipalLookupService()
                                    .lookupPrincipalByName(name));
                    return List.of("setpriv", "--reuid", fields[2], "--regid", fields[3], "--clear-groups");
                }
            }
        }
        throw new IllegalStateException("there is neither a user postgres nor nobody to run PostgreSQL as");
    }

    private static int freePort() throws IOException {
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return socket.getLocalPort();
        }
    }
}
