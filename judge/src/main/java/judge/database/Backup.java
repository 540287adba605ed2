package judge.database;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.core.StreamWriteFeature;
import com.fasterxml.jackson.core.util.MinimalPrettyPrinter;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.FilterInputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.ResultSetMetaData;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;
import judge.digest.Sha256;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/**
 * The whole of a database in one file, which either of the two databases can be filled from: a zip that has a file for
 * each table, with a JSON object for each row in the order of the key, and {@code manifest.json} with their digests.
 * The same content gives the same bytes. Nothing is held in memory but a row.
 */
public final class Backup {

    /** In the order in which they can be filled: what is referred to comes first. */
    private static final List<Table> TABLES = List.of(
            new Table("person", "id"),
            new Table("password_link", "token_hash"),
            new Table("api_token", "id"),
            new Table("course", "id"),
            new Table("member", "course, person"),
            new Table("blob", "hash"),
            new Table("problem", "id"),
            new Table("problem_version", "id"),
            new Table("assignment", "id"),
            new Table("assignment_problem", "assignment, problem"),
            new Table("extension", "assignment, person"),
            new Table("submission", "id"),
            new Table("judging", "id"),
            new Table("rejudging", "id"),
            new Table("replaced", "rejudging, submission"),
            new Table("grade_override", "id"),
            new Table("line_comment", "id"),
            new Table("change_log", "seq"),
            new Table("audit", "seq"));

    /**
     * Who is logged in where, how often somebody tried lately, and which processes judge: none of it belongs to another
     * server.
     */
    private static final Set<String> LEFT_OUT =
            Set.of("session", "throttle", "worker", "flyway_schema_history", "sqlite_sequence");

    private static final String MANIFEST = "manifest.json";
    private static final int FORMAT = 1;
    /** Versions of the schema whose tables have the same columns as now. */
    private static final Set<String> READABLE = Set.of("1", Database.NEWEST);

    private static final LocalDateTime ALWAYS = LocalDateTime.of(1980, 1, 1, 0, 0);
    private static final int ROWS_AT_ONCE = 200;
    private static final int BUFFER = 1 << 16;
    private static final long BATCH_BYTES = 8L << 20;

    private static final JsonFactory JSON = JsonFactory.builder()
            .disable(StreamWriteFeature.AUTO_CLOSE_TARGET)
            .disable(StreamReadFeature.AUTO_CLOSE_SOURCE)
            .streamReadConstraints(StreamReadConstraints.builder()
                    .maxStringLength(Integer.MAX_VALUE)
                    .build())
            .build();
    private static final ObjectMapper MAPPER =
            new ObjectMapper().disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES);

    private Backup() {}

    /**
     * A table.
     *
     * @param key by which its rows are sorted
     */
    private record Table(String name, String key) {

        String entry() {
            return "tables/" + name + ".ndjson";
        }

        /** Whether the database numbers its rows. */
        boolean isNumbered() {
            return key.equals("id") || key.equals("seq");
        }
    }

    /** What is in a backup. */
    record Manifest(int format, String schema, List<Content> tables) {}

    /** What is in one file of it. */
    record Content(String table, long rows, String sha256) {}

    /** Of all tables of a new database those that are neither in a backup nor left out on purpose. */
    static Set<String> unknownTables(Set<String> all) {
        Set<String> unknown = new TreeSet<>(all);
        TABLES.forEach(table -> unknown.remove(table.name()));
        unknown.removeAll(LEFT_OUT);
        return unknown;
    }

    /**
     * Writes a backup of what is there at one moment, while others may go on writing.
     *
     * @return how many rows
     */
    public static long write(Database database, OutputStream file) throws IOException {
        try {
            return database.snapshot(handle -> {
                try {
                    return write(handle, file);
                } catch (IOException e) {
                    throw new UncheckedIOException(e);
                } catch (SQLException e) {
                    throw new DatabaseException("cannot read the database: " + e.getMessage(), e);
                }
            });
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
    }

    private static long write(Handle handle, OutputStream file) throws IOException, SQLException {
        List<Content> contents = new ArrayList<>();
        ZipOutputStream zip = new ZipOutputStream(new BufferedOutputStream(file, BUFFER));
        for (Table table : TABLES) {
            begin(zip, table.entry());
            Digesting out = new Digesting(zip);
            long rows = write(handle.getConnection(), table, out);
            zip.closeEntry();
            contents.add(new Content(table.name(), rows, out.sha256.hex()));
        }
        begin(zip, MANIFEST);
        zip.write(MAPPER.writeValueAsBytes(new Manifest(FORMAT, Database.NEWEST, contents)));
        zip.closeEntry();
        zip.finish();
        zip.flush();
        return contents.stream().mapToLong(Content::rows).sum();
    }

    private static void begin(ZipOutputStream zip, String name) throws IOException {
        ZipEntry entry = new ZipEntry(name);
        entry.setTimeLocal(ALWAYS);
        zip.putNextEntry(entry);
    }

    private static long write(Connection connection, Table table, OutputStream out) throws IOException, SQLException {
        long rows = 0;
        try (Statement statement = connection.createStatement();
                JsonGenerator json = JSON.createGenerator(new BufferedOutputStream(out, BUFFER))) {
            json.setPrettyPrinter(new MinimalPrettyPrinter("\n"));
            statement.setFetchSize(table.name().equals("blob") ? 1 : ROWS_AT_ONCE);
            try (ResultSet found =
                    statement.executeQuery("select * from " + table.name() + " order by " + table.key())) {
                ResultSetMetaData columns = found.getMetaData();
                List<Integer> order = order(columns);
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

    /** By name: an older database may have them in another order. */
    private static List<Integer> order(ResultSetMetaData columns) throws SQLException {
        List<String> names = new ArrayList<>();
        for (int i = 1; i <= columns.getColumnCount(); i++) {
            names.add(columns.getColumnName(i));
        }
        List<String> sorted = new ArrayList<>(names);
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

    /**
     * Fills an empty database from a backup, or leaves it as it was.
     *
     * @return how many rows
     * @throws DatabaseException if the database has anything in it, or the file is no backup, or has been damaged
     */
    public static long restore(Database database, Path file) throws IOException {
        try (ZipFile zip = new ZipFile(file.toFile())) {
            Manifest manifest = manifest(zip);
            return database.fill(handle -> {
                try {
                    requireEmpty(handle);
                    return restore(handle, zip, manifest, database.isSqlite());
                } catch (IOException e) {
                    throw new DatabaseException(file + " cannot be read: " + e.getMessage(), e);
                } catch (SQLException e) {
                    throw new DatabaseException("cannot fill the database: " + e.getMessage(), e);
                }
            });
        } catch (ZipException e) {
            throw new DatabaseException(file + " is no backup: " + e.getMessage(), e);
        }
    }

    private static Manifest manifest(ZipFile zip) throws IOException {
        ZipEntry entry = zip.getEntry(MANIFEST);
        if (entry == null) {
            throw new DatabaseException(zip.getName() + " is no backup: it has no " + MANIFEST, null);
        }
        Manifest manifest;
        try (InputStream in = zip.getInputStream(entry)) {
            manifest = MAPPER.readValue(in, Manifest.class);
        }
        if (manifest.format() != FORMAT || !READABLE.contains(manifest.schema())) {
            throw new DatabaseException(
                    zip.getName() + " is of another version (format " + manifest.format() + ", schema "
                            + manifest.schema() + "): restore it with the judge that made it",
                    null);
        }
        return manifest;
    }

    private static void requireEmpty(Handle handle) {
        for (Table table : TABLES) {
            boolean rows = handle.createQuery("select 1 from " + table.name() + " limit 1")
                    .mapTo(Integer.class)
                    .findOne()
                    .isPresent();
            if (rows) {
                throw new DatabaseException(
                        "the database has something in it (" + table.name() + "): nothing is overwritten", null);
            }
        }
    }

    private static long restore(Handle handle, ZipFile zip, Manifest manifest, boolean sqlite)
            throws IOException, SQLException {
        long all = 0;
        for (Table table : TABLES) {
            Content content = manifest.tables().stream()
                    .filter(one -> one.table().equals(table.name()))
                    .findFirst()
                    .orElseThrow(() -> damaged(zip, table));
            ZipEntry entry = zip.getEntry(table.entry());
            if (entry == null) {
                throw damaged(zip, table);
            }
            try (Reading in = new Reading(zip.getInputStream(entry))) {
                long rows = fill(handle.getConnection(), table, in);
                in.transferTo(OutputStream.nullOutputStream());
                if (rows != content.rows() || !in.sha256.hex().equals(content.sha256())) {
                    throw damaged(zip, table);
                }
                all += rows;
            }
            if (table.isNumbered() && !sqlite) {
                handle.createQuery("select setval(pg_get_serial_sequence('" + table.name() + "', '" + table.key()
                                + "'), coalesce(max(" + table.key() + "), 0) + 1, false) from " + table.name())
                        .mapTo(Long.class)
                        .one();
            }
        }
        // A worker gives turns anew when it starts.
        handle.createUpdate("update judging set enqueued = 0 where state <> 'done'")
                .execute();
        return all;
    }

    private static DatabaseException damaged(ZipFile zip, Table table) {
        return new DatabaseException(zip.getName() + " is damaged: " + table.entry() + "; nothing is restored", null);
    }

    private static long fill(Connection connection, Table table, InputStream in) throws IOException, SQLException {
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
            if (batch > 0) {
                statement.executeBatch();
            }
        }
        return rows;
    }

    private static List<String> columns(Connection connection, Table table) throws SQLException {
        try (Statement statement = connection.createStatement();
                ResultSet none = statement.executeQuery("select * from " + table.name() + " where 1 = 0")) {
            List<String> names = new ArrayList<>();
            for (int i = 1; i <= none.getMetaData().getColumnCount(); i++) {
                names.add(none.getMetaData().getColumnName(i));
            }
            Collections.sort(names);
            return names;
        }
    }

    private static long bindRow(PreparedStatement statement, List<String> columns, JsonParser json, Table table)
            throws IOException, SQLException {
        long bytes = 0;
        int column = 0;
        while (json.nextToken() == JsonToken.FIELD_NAME) {
            if (column >= columns.size() || !columns.get(column).equals(json.currentName())) {
                throw new IOException(
                        table.entry() + " has other columns than the table, such as " + json.currentName());
            }
            column++;
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
                    bytes += content.length;
                }
                default -> throw new IOException(table.entry() + " has a value of an unknown kind");
            }
        }
        if (column != columns.size()) {
            throw new IOException(table.entry() + " has other columns than the table");
        }
        return bytes;
    }

    /** Computes the digest of what is written; leaves open what it writes to. */
    private static final class Digesting extends FilterOutputStream {

        private final Sha256 sha256 = new Sha256();

        Digesting(OutputStream out) {
            super(out);
        }

        @Override
        public void write(int one) throws IOException {
            write(new byte[] {(byte) one}, 0, 1);
        }

        @Override
        public void write(byte[] bytes, int from, int count) throws IOException {
            byte[] part = from == 0 ? bytes : Arrays.copyOfRange(bytes, from, from + count);
            sha256.add(part, count);
            out.write(bytes, from, count);
        }

        @Override
        public void close() throws IOException {
            flush();
        }
    }

    /** Computes the digest of what is read. */
    private static final class Reading extends FilterInputStream {

        private final Sha256 sha256 = new Sha256();

        Reading(InputStream in) {
            super(in);
        }

        @Override
        public int read() throws IOException {
            byte[] one = new byte[1];
            return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
        }

        @Override
        public int read(byte[] bytes, int from, int count) throws IOException {
            int read = in.read(bytes, from, count);
            if (read > 0) {
                byte[] part = from == 0 ? bytes : Arrays.copyOfRange(bytes, from, from + read);
                sha256.add(part, read);
            }
            return read;
        }
    }
}
