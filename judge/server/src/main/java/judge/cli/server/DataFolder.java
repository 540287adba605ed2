package judge.cli.server;

import java.nio.file.Path;
import java.util.Map;

/** The folder of a server's data, unless somebody names another one. */
final class DataFolder {

    private DataFolder() {}

    /**
     * The user's own.
     *
     * @param environment {@code XDG_DATA_HOME} moves it
     */
    static Path of(Map<String, String> environment) {
        String wanted = environment.getOrDefault("XDG_DATA_HOME", "");
        return wanted.isBlank()
                ? Path.of(System.getProperty("user.home"), ".local", "share", "judge")
                : Path.of(wanted, "judge").toAbsolutePath();
    }
}
