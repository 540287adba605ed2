package judge.database.sql;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Optional;

/** Reads the results of statements that went to PostgreSQL in one message, one after the other. */
public final class BatchResults {

    private final Statement statement;
    private boolean begun;

    /** Makes the results of a statement that was executed; none was read yet. */
    BatchResults(Statement statement) {
        this.statement = statement;
    }

    /** Makes something of a row. */
    @FunctionalInterface
    public interface Row<T> {

        T of(ResultSet row) throws SQLException;
    }

    /** The next one is of no interest. */
    public void skip() throws SQLException {
        if (begun) {
            statement.getMoreResults();
        }
        begun = true;
    }

    /** Returns the number of rows that the next statement has written. */
    public int count() throws SQLException {
        skip();
        int count = statement.getUpdateCount();
        if (count < 0) {
            throw new IllegalStateException("not a statement that writes");
        }
        return count;
    }

    /** The first row of the next one, if it has any. */
    public <T> Optional<T> row(Row<T> row) throws SQLException {
        skip();
        try (ResultSet rows = statement.getResultSet()) {
            return rows.next() ? Optional.of(row.of(rows)) : Optional.empty();
        }
    }
}
