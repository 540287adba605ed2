package judge.database.backup;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamReadFeature;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** Fills a table with rows that {@link RowsToJson} has written. */
final class RowsFromJson {

    private static final int ROWS_AT_ONCE = 200;
    private static final int BUFFER = 1 << 16;
    private static final long BATCH_BYTES = 8L << 20;
    private static final JsonFactory JSON = JsonFactory.builder()
            .disable(StreamReadFeature.AUTO_CLOSE_SOURCE)
            .streamReadConstraints(StreamReadConstraints.builder()
                    .maxStringLength(Integer.MAX_VALUE)
                    .build())
            .build();

    private RowsFromJson() {}

    /**
     * Adds them all; leaves the file open.
     *
     * @return the number of rows
     * @throws IOException if they are not of this table
     */
    static long fill(Connection connection, BackupTable table, InputStream in) throws IOException, SQLException {
        List<String> columns = columns(connection, table);
        String marks = String.join(", ", Collections.nCopies(columns.size(), "?"));
        String insert = "insert into " + table.name() + " (" + String.join(", ", columns) + ") values (" + marks + ")";
        long rows = 0;
        long bytes = 0;
        int batch = 0;
        try (PreparedStatement statement = connection.prepareStatement(insert);
                JsonParser json = JSON.createParser(new BufferedInputStream(in, BUFFER))) {
            while (json.nextToken() == JsonToken.START_OBJECT) {
                bytes += bindRow(statement, columns, json, table);
                statement.addBatch();
                rows++;
                batch++;
                if (batch == ROWS_AT_ONCE || bytes > BATCH_BYTES) {
                    statement.executeBatch();
                    batch = 0;
                    bytes = 0;
                }
            }
            statement.executeBatch();
        }
        return rows;
    }

    private static List<String> columns(Connection connection, BackupTable table) throws SQLException {
        try (Statement statement = connection.createStatement();
                ResultSet none = statement.executeQuery("select * from " + table.name() + " where 1 = 0")) {
            List<String> names = new ArrayList<>();
            for (int i = 1; i <= none.getMetaData().getColumnCount(); i++) {
                names.add(none.getMetaData().getColumnName(i));
            }
            names.removeAll(table.leftOut());
            Collections.sort(names);
            return names;
        }
    }

    /**
     * Binds the columns before {@code next}, or at the end, that did not exist when the backup was made; returns their
     * number.
     */
    private static int bindAdded(
            PreparedStatement statement, List<String> columns, int from, String next, BackupTable table)
            throws SQLException {
        int column = from;
        while (column < columns.size()
                && !columns.get(column).equals(next)
                && table.added().containsKey(columns.get(column))) {
            Optional<Long> value = Objects.requireNonNull(table.added().get(columns.get(column)));
            column++;
            statement.setObject(column, value.orElse(null));
        }
        return column - from;
    }

    /** Binds the value that comes next; returns the bytes of a blob, else 0. */
    private static long bindValue(PreparedStatement statement, int column, JsonParser json, BackupTable table)
            throws IOException, SQLException {
        switch (json.nextToken()) {
            case VALUE_NULL -> statement.setObject(column, null);
            case VALUE_STRING -> statement.setString(column, json.getText());
            case VALUE_NUMBER_INT -> statement.setLong(column, json.getLongValue());
            case VALUE_NUMBER_FLOAT -> statement.setDouble(column, json.getDoubleValue());
            case START_OBJECT -> {
                json.nextToken();
                json.nextToken();
                byte[] content = json.getBinaryValue();
                json.nextToken();
                statement.setBytes(column, content);
                return content.length;
            }
            default -> throw new IOException(table.entry() + " has a value of an unknown kind");
        }
        return 0;
    }

    private static long bindRow(PreparedStatement statement, List<String> columns, JsonParser json, BackupTable table)
            throws IOException, SQLException {
        long bytes = 0;
        int column = 0;
        while (json.nextToken() == JsonToken.FIELD_NAME) {
            column += bindAdded(statement, columns, column, json.currentName(), table);
            if (column >= columns.size() || !columns.get(column).equals(json.currentName())) {
                throw new IOException(
                        table.entry() + " has other columns than the table, such as " + json.currentName());
            }
            column++;
            bytes += bindValue(statement, column, json, table);
        }
        column += bindAdded(statement, columns, column, "", table);
        if (column != columns.size()) {
            throw new IOException(table.entry() + " has other columns than the table");
        }
        return bytes;
    }
}
