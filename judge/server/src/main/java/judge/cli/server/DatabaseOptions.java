package judge.cli.server;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import judge.cli.command.CommandFailure;
import judge.database.Database;
import judge.database.DatabaseException;
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

    /** Whether other machines can reach the database. */
    boolean isServer(Path folder) {
        return url(folder).startsWith("jdbc:postgresql:");
    }

    /** What is done with a database that is open. */
    @FunctionalInterface
    interface Work {

        /** How many rows were concerned. */
        long with(Database database) throws IOException;
    }

    /** Opens the database at an address and does something with all of it. */
    static long use(String url, Work work) throws CommandFailure, IOException {
        try (Database opened = Database.openBeside(url)) {
            return work.with(opened);
        } catch (DatabaseException e) {
            throw new CommandFailure(e.sentence());
        }
    }

    /** The address of the database: one in the folder where none is named. */
    String url(Path folder) {
        return url == null ? Database.inFolder(folder) : url;
    }

    /** The same where there has to be one already: a folder that was misspelt must not become a new server's. */
    String existing(Path folder) throws CommandFailure {
        String address = url(folder);
        if (address.equals(Database.inFolder(folder)) && !Database.isInFolder(folder)) {
            throw new CommandFailure("error.no-server-data", "folder", folder);
        }
        return address;
    }
}
