package judge.cli.server;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * The servers that the user has named, each with the token that was typed for it, in a file of the user's own
 * configuration that nobody else may read. A token goes to no other server: a folder that somebody else has made could
 * name one.
 */
final class KnownServers {

    private static final int MOST_BYTES = 256 << 10;

    private final Optional<Path> file;
    private final Map<String, String> tokens = new TreeMap<>();

    /** The servers by the environment, which says where the configuration is. */
    KnownServers(Map<String, String> environment) {
        String home = environment.getOrDefault("HOME", "");
        String configuration = environment.getOrDefault("XDG_CONFIG_HOME", home.isEmpty() ? "" : home + "/.config");
        file = configuration.isEmpty() ? Optional.empty() : Optional.of(Path.of(configuration, "judge", "servers"));
        file.filter(Files::isRegularFile).ifPresent(this::read);
    }

    private void read(Path from) {
        try {
            if (Files.size(from) > MOST_BYTES) {
                return;
            }
            for (String line : Files.readString(from).lines().toList()) {
                String[] parts = line.strip().split(" ", 2);
                if (!parts[0].isEmpty()) {
                    tokens.put(parts[0], parts.length < 2 ? "" : parts[1]);
                }
            }
        } catch (IOException e) {
            // None is known then.
        }
    }

    boolean isKnown(String server) {
        return tokens.containsKey(server);
    }

    /** The token that was typed for a server; empty: none was. */
    String token(String server) {
        return tokens.getOrDefault(server, "");
    }

    /**
     * Keeps a server that the user has named.
     *
     * @param typed the token that the user has typed for it; empty: what is kept stays
     */
    void keep(String server, String typed) throws IOException {
        if (file.isEmpty() || (isKnown(server) && (typed.isEmpty() || typed.equals(token(server))))) {
            return;
        }
        tokens.merge(server, typed, (before, now) -> now.isEmpty() ? before : now);
        StringBuilder text = new StringBuilder();
        tokens.forEach(
                (address, token) -> text.append((address + " " + token).strip()).append('\n'));
        Path folder = file.get().resolveSibling("");
        Files.createDirectories(
                folder, PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------")));
        Path fresh = Files.createTempFile(
                folder,
                "servers",
                "",
                PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------")));
        Files.write(fresh, text.toString().getBytes(StandardCharsets.UTF_8));
        Files.move(fresh, file.get(), StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    }
}
