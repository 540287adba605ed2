package judge.cli.server;

import java.nio.file.Path;
import java.util.Map;
import judge.database.Database;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Where a server's data are, as every command is told that needs them. */
final class DatabaseOptions {

    @Option(names = "--data", paramLabel = "DIR", descriptionKey = "server-data")
    private @Nullable Path data;

    @Option(names = "--db", paramLabel = "URL", descriptionKey = "server-db")
    private @Nullable String url;

    /** Whether a folder was named. */
    boolean isFolderGiven() {
        return data != null;
    }

    /** The server's folder: that of the user where none is named. */
    Path folder(Map<String, String> environment) {
        return data == null ? DataFolder.of(environment) : data.toAbsolutePath().normalize();
    }

    /** The address of the database: one in the folder where none is named. */
    String url(Path folder) {
        return url == null ? Database.inFolder(folder) : url;
    }
}
