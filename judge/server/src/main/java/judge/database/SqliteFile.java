package judge.database;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.logging.Level;
import java.util.logging.Logger;

/** Opens a file: one connection writes at a time, and some read meanwhile. */
final class SqliteFile {

    private static final Logger LOG = Logger.getLogger(SqliteFile.class.getName());
    private static final String PREFIX = "jdbc:sqlite:";
    private static final int READERS = 4;
    private static final long PATIENCE_MILLIS = 10_000;

    private SqliteFile() {}

    /**
     * Makes the file, or closes it, so that no other user of the machine can read it; SQLite makes further files beside
     * it with the same rights. A failure is told when the file is opened.
     */
    static void close(String url) {
        String name = url.substring(PREFIX.length()).replaceFirst("[?].*", "").replaceFirst("^file:", "");
        if (name.isEmpty() || name.startsWith(":")) {
            return; // It is in memory.
        }
        try {
            OwnFiles.database(Path.of(name));
        } catch (IOException | InvalidPathException e) {
            LOG.log(Level.FINE, "cannot make " + name, e);
        }
    }

    static HikariDataSource pool(String url, boolean readOnly) {
        HikariConfig config = new HikariConfig();
        config.setJdbcUrl(url);
        config.setConnectionTimeout(PATIENCE_MILLIS);
        config.setMaximumPoolSize(readOnly ? READERS : 1);
        config.addDataSourceProperty("journal_mode", "WAL");
        // A write is on the disk before it is answered for, also if the power fails.
        config.addDataSourceProperty("synchronous", "FULL");
        config.addDataSourceProperty("foreign_keys", "true");
        config.addDataSourceProperty("busy_timeout", "10000");
        config.addDataSourceProperty("transaction_mode", readOnly ? "DEFERRED" : "IMMEDIATE");
        return new HikariDataSource(config);
    }
}
