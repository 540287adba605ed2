package judge.database;

import java.io.PrintWriter;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.logging.Logger;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;

/**
 * SQLite's one writing connection for what need not wait for the disk: a power failure may take it back, but not the
 * end of a process. It is as it was when it is given back.
 */
final class LooseConnections implements DataSource {

    private final DataSource strict;

    LooseConnections(DataSource strict) {
        this.strict = strict;
    }

    /** From here on, outside of transactions, until {@link #tighten}. */
    static void loosen(Connection connection) throws SQLException {
        set(connection, "normal");
    }

    static void tighten(Connection connection) throws SQLException {
        set(connection, "full");
    }

    private static void set(Connection connection, String level) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            statement.execute("pragma synchronous = " + level);
        }
    }

    @Override
    public Connection getConnection() throws SQLException {
        Connection connection = strict.getConnection();
        loosen(connection);
        return (Connection) Proxy.newProxyInstance(
                LooseConnections.class.getClassLoader(), new Class<?>[] {Connection.class}, (proxy, method, given) -> {
                    if (method.getName().equals("close") && !connection.isClosed()) {
                        tighten(connection);
                    }
                    try {
                        return method.invoke(connection, given);
                    } catch (InvocationTargetException e) {
                        throw e.getCause();
                    }
                });
    }

    @Override
    public Connection getConnection(String user, String password) {
        throw new UnsupportedOperationException();
    }

    @Override
    public @Nullable PrintWriter getLogWriter() {
        return null;
    }

    @Override
    public void setLogWriter(PrintWriter writer) {
        throw new UnsupportedOperationException();
    }

    @Override
    public void setLoginTimeout(int seconds) {
        throw new UnsupportedOperationException();
    }

    @Override
    public int getLoginTimeout() {
        return 0;
    }

    @Override
    public Logger getParentLogger() {
        throw new UnsupportedOperationException();
    }

    @Override
    public <T> T unwrap(Class<T> type) {
        throw new UnsupportedOperationException();
    }

    @Override
    public boolean isWrapperFor(Class<?> type) {
        return false;
    }
}
