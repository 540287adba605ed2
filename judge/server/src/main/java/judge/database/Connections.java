package judge.database;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.SQLTransientConnectionException;
import java.util.Map;
import java.util.Properties;
import java.util.concurrent.TimeUnit;
import org.jdbi.v3.core.ConnectionFactory;

/**
 * Connections to a PostgreSQL that may be away, or on the other side of a network that is cut. A request while it is
 * away fails soon; a request while all connections are in use waits longer.
 */
final class Connections implements ConnectionFactory, AutoCloseable {

    private static final int MOST = 10;
    private static final long AWAY_MILLIS = 1_500;
    private static final long BUSY_MILLIS = 10_000;
    /** The seconds after which a silent connection is given up: longer than any statement takes. */
    private static final int SILENCE_SECONDS = 60;

    /**
     * A process that was stopped, or cannot be reached any more, must not keep from the others what it has locked:
     * the server ends what says nothing within a transaction, and connections of which nothing comes back.
     */
    private static final String BEGIN = "set idle_in_transaction_session_timeout = '10s'; set tcp_keepalives_idle = 5;"
            + " set tcp_keepalives_interval = 3; set tcp_keepalives_count = 3; set tcp_user_timeout = 15000";

    private final String url;
    private final HikariDataSource pool;

    Connections(String url) {
        this.url = url;
        HikariConfig config = new HikariConfig();
        config.setJdbcUrl(url);
        config.setConnectionTimeout(AWAY_MILLIS);
        config.setValidationTimeout(TimeUnit.SECONDS.toMillis(1));
        config.setMaximumPoolSize(MOST);
        config.setConnectionInitSql(BEGIN);
        ways(SILENCE_SECONDS).forEach((name, value) -> config.addDataSourceProperty(name.toString(), value));
        pool = new HikariDataSource(config);
    }

    /** Returns the driver's properties; those in the address go before. */
    private static Properties ways(int silence) {
        Properties ways = new Properties();
        ways.putAll(Map.of(
                "connectTimeout", "2",
                "socketTimeout", String.valueOf(silence),
                "tcpKeepAlive", "true",
                "ApplicationName", "judge"));
        return ways;
    }

    @Override
    public Connection openConnection() throws SQLException {
        long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(BUSY_MILLIS);
        while (true) {
            try {
                return pool.getConnection();
            } catch (SQLTransientConnectionException e) {
                if (!isBusy() || System.nanoTime() > end) {
                    throw e;
                }
            }
        }
    }

    private boolean isBusy() {
        return pool.getHikariPoolMXBean().getActiveConnections() >= MOST;
    }

    /**
     * Opens a connection outside of the pool.
     *
     * @param silence seconds without an answer after which the network is taken for cut
     */
    Connection another(int silence) throws SQLException {
        return DriverManager.getConnection(url, ways(silence));
    }

    /** Returns the connections for Flyway, which wants a pool. */
    HikariDataSource pool() {
        return pool;
    }

    @Override
    public void close() {
        pool.close();
    }
}
