package judge.database.backup;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.StreamWriteFeature;
import com.fasterxml.jackson.core.util.MinimalPrettyPrinter;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.ResultSetMetaData;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Writes the rows of a table as JSON, an object on a line each. */
final class RowsToJson {

    private static final int ROWS_AT_ONCE = 200;
    private static final int BUFFER = 1 << 16;
    private static final JsonFactory JSON =
            JsonFactory.builder().disable(StreamWriteFeature.AUTO_CLOSE_TARGET).build();

    private RowsToJson() {}

    /**
     * Writes all of them, in the order of the key; leaves the file open.
     *
     * @return the number of rows
     */
    static long write(Connection connection, BackupTable table, OutputStream out) throws IOException, SQLException {
        long rows = 0;
        try (Statement statement = connection.createStatement();
                JsonGenerator json = JSON.createGenerator(new BufferedOutputStream(out, BUFFER))) {
            json.setPrettyPrinter(new MinimalPrettyPrinter("\n"));
            statement.setFetchSize(table.name().equals("blob") ? 1 : ROWS_AT_ONCE);
            try (ResultSet found =
                    statement.executeQuery("select * from " + table.name() + " order by " + table.key())) {
                ResultSetMetaData columns = found.getMetaData();
                List<Integer> order = order(columns, table);
                while (found.next()) {
                    json.writeStartObject();
                    for (int column : order) {
                        json.writeFieldName(columns.getColumnName(column));
                        writeValue(json, found.getObject(column));
                    }
                    json.writeEndObject();
                    rows++;
                }
            }
            json.writeRaw(rows == 0 ? "" : "\n");
        }
        return rows;
    }

    /** Returns the order of the columns by name: an older database may have them in another order. */
    private static List<Integer> order(ResultSetMetaData columns, BackupTable table) throws SQLException {
        List<String> names = new ArrayList<>();
        for (int i = 1; i <= columns.getColumnCount(); i++) {
            names.add(columns.getColumnName(i));
        }
        List<String> sorted = new ArrayList<>(names);
        sorted.removeAll(table.leftOut());
        Collections.sort(sorted);
        return sorted.stream().map(name -> names.indexOf(name) + 1).toList();
    }

    /** Whole numbers, fractions and texts are themselves, bytes an object with their Base64. */
    private static void writeValue(JsonGenerator json, @Nullable Object value) throws IOException {
        if (value == null) {
            json.writeNull();
        } else if (value instanceof byte[] bytes) {
            json.writeStartObject();
            json.writeBinaryField("base64", bytes);
            json.writeEndObject();
        } else if (value instanceof Double || value instanceof Float) {
            json.writeNumber(((Number) value).doubleValue());
        } else if (value instanceof Number number) {
            json.writeNumber(number.longValue());
        } else {
            json.writeString(value.toString());
        }
    }
}
