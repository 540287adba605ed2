package judge.database;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;

/** How a file is opened: one writes at a time, and some read meanwhile. */
final class SqliteFile {

    private static final int READERS = 4;
    private static final long PATIENCE_MILLIS = 10_000;

    private SqliteFile() {}

    static HikariDataSource pool(String url, boolean readOnly) {
        HikariConfig config = new HikariConfig();
        config.setJdbcUrl(url);
        config.setConnectionTimeout(PATIENCE_MILLIS);
        config.setMaximumPoolSize(readOnly ? READERS : 1);
        config.addDataSourceProperty("journal_mode", "WAL");
        // What is answered must be on the disk, also when the power fails.
        config.addDataSourceProperty("synchronous", "FULL");
        config.addDataSourceProperty("foreign_keys", "true");
        config.addDataSourceProperty("busy_timeout", "10000");
        config.addDataSourceProperty("transaction_mode", readOnly ? "DEFERRED" : "IMMEDIATE");
        return new HikariDataSource(config);
    }
}
