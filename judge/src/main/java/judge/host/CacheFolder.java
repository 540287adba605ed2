package judge.host;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.util.Map;

/**
 * Finds the folder in which the judge keeps files that take long to make. A root judge runs commands as other users,
 * who must have access: a folder that is closed to others, such as root's home, cannot be used.
 */
public final class CacheFolder {

    private static final Path OF_ROOT = Path.of("/var/cache/judge");

    private CacheFolder() {}

    /**
     * The folder, created if necessary.
     *
     * @param environment of the judge: {@code XDG_CACHE_HOME} moves it
     */
    public static Path of(Map<String, String> environment) throws IOException {
        return of(environment, System.getProperty("user.home"), "root".equals(System.getProperty("user.name")));
    }

    /** The same, of a user whose home is said to be somewhere: of some services it is nowhere. */
    static Path of(Map<String, String> environment, String userHome, boolean root) throws IOException {
        String wanted = environment.getOrDefault("XDG_CACHE_HOME", "");
        String home = Files.isDirectory(Path.of(userHome)) ? userHome : environment.getOrDefault("HOME", userHome);
        Path folder = wanted.isBlank()
                ? Path.of(home, ".cache", "judge").toAbsolutePath()
                : Path.of(wanted, "judge").toAbsolutePath();
        if (root && !isOpenToOthers(folder)) {
            folder = OF_ROOT;
        }
        try {
            return Files.createDirectories(folder);
        } catch (IOException e) {
            throw new IOException(
                    "the cache folder " + folder + " cannot be made; XDG_CACHE_HOME can name another place", e);
        }
    }

    private static boolean isOpenToOthers(Path folder) throws IOException {
        for (Path parent = folder; parent != null; parent = parent.getParent()) {
            if (Files.exists(parent)
                    && !Files.getPosixFilePermissions(parent).contains(PosixFilePermission.OTHERS_EXECUTE)) {
                return false;
            }
        }
        return true;
    }
}
