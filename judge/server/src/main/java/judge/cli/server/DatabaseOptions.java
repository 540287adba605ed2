package judge.cli.server;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import judge.cli.command.CommandFailure;
import judge.database.Database;
import judge.database.sql.DatabaseException;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options that say where a server's data are, for every command that needs them. */
final class DatabaseOptions {

    @Option(names = "--data", paramLabel = "DIR", descriptionKey = "server-data")
    private @Nullable Path data;

    @Option(names = "--db", paramLabel = "URL", descriptionKey = "server-db")
    private @Nullable String url;

    /** Tells whether a folder was named. */
    boolean isFolderGiven() {
        return data != null;
    }

    /** The server's folder: that of the user where none is named. */
    Path folder(Map<String, String> environment) {
        return data == null ? DataFolder.of(environment) : data.toAbsolutePath().normalize();
    }

    /** Tells whether the database is a server's, which other machines can reach. */
    boolean isServer(Path folder) {
        return url(folder).startsWith("jdbc:postgresql:");
    }

    /** Work with a database that is open. */
    @FunctionalInterface
    interface Work {

        /** Does the work; returns the number of rows that it concerned. */
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
