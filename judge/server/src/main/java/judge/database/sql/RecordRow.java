package judge.database.sql;

import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.Locale;
import java.util.Map;
import org.jdbi.v3.core.mapper.RowMapper;
import org.jdbi.v3.core.statement.StatementContext;
import org.jspecify.annotations.Nullable;

/**
 * Makes records of rows: the components have the names of the columns, {@code mustChange} of {@code must_change}, or
 * are records of more columns. The
 * constructor of a record is looked up once, and not at each statement as JDBI's own mapper does.
 */
public final class RecordRow<T> implements RowMapper<T> {

    private final Constructor<T> constructor;
    private final Column[] columns;

    public RecordRow(Class<T> type) {
        this(type, "");
    }

    /** Maps columns whose names have a prefix, where a row has several records. */
    public RecordRow(Class<T> type, String prefix) {
        RecordComponent[] components = type.getRecordComponents();
        Class<?>[] types = new Class<?>[components.length];
        columns = new Column[components.length];
        for (int i = 0; i < components.length; i++) {
            types[i] = components[i].getType();
            columns[i] = types[i].isRecord()
                    ? new Nested(new RecordRow<>(types[i], prefix))
                    : new Plain(prefix + snake(components[i].getName()), types[i]);
        }
        try {
            constructor = type.getDeclaredConstructor(types);
        } catch (NoSuchMethodException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Makes a component of a row. */
    private interface Column {

        @Nullable
        Object of(ResultSet row) throws SQLException;
    }

    /** A record of columns of the same row. */
    private record Nested(RecordRow<?> rows) implements Column {

        @Override
        public Object of(ResultSet row) throws SQLException {
            return rows.of(row);
        }
    }

    /** Reads a value that JDBC knows, or that is kept as one. */
    private interface Reader {

        @Nullable
        Object read(ResultSet row, String column) throws SQLException;
    }

    private static final Map<Class<?>, Reader> READERS = Map.of(
            long.class, ResultSet::getLong,
            Long.class, ResultSet::getLong,
            int.class, ResultSet::getInt,
            Integer.class, ResultSet::getInt,
            double.class, ResultSet::getDouble,
            Double.class, ResultSet::getDouble,
            boolean.class, (row, name) -> row.getInt(name) != 0,
            Instant.class, (row, name) -> Instant.ofEpochMilli(row.getLong(name)),
            Duration.class, (row, name) -> Duration.ofMillis(row.getLong(name)),
            String.class, ResultSet::getString);

    /** A column and what it becomes. */
    private record Plain(String name, Class<?> type) implements Column {

        @Override
        public @Nullable Object of(ResultSet row) throws SQLException {
            Object value = value(row);
            return row.wasNull() ? null : value;
        }

        private @Nullable Object value(ResultSet row) throws SQLException {
            Reader reader = READERS.get(type);
            if (reader != null) {
                return reader.read(row, name);
            }
            if (type.isEnum()) {
                String code = row.getString(name);
                return code == null ? null : ConstantCodes.constant(type, code);
            }
            throw new IllegalStateException(name + " of " + type);
        }
    }

    private static String snake(String name) {
        return name.replaceAll("([A-Z])", "_$1").toLowerCase(Locale.ROOT);
    }

    @Override
    public T map(ResultSet row, StatementContext context) throws SQLException {
        return of(row);
    }

    /** Makes the record of a row. */
    public T of(ResultSet row) throws SQLException {
        @Nullable Object[] values = new Object[columns.length];
        for (int i = 0; i < columns.length; i++) {
            values[i] = columns[i].of(row);
        }
        try {
            return constructor.newInstance(values);
        } catch (InvocationTargetException e) {
            throw new IllegalStateException(e.getCause());
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }
}
