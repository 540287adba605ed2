package judge.database.sql;

import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Types;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/**
 * Statements that a database gets in one message, with parameters by name, for what each submission costs: SQLite one,
 * PostgreSQL several. By plain JDBC, as JDBI looks for how each of twenty parameters is to be set, each time.
 */
public final class SqlBatch {

    private static final Pattern PARAMETER = Pattern.compile("(?<!:):([a-z]+)");
    private static final String COMMIT = "; commit";

    /** The parsed statements by their text; there are a few. */
    private static final Map<String, Text> TEXTS = new ConcurrentHashMap<>();

    private final Text text;
    private final Map<String, Setter> values = new HashMap<>();

    /**
     * Makes a message without values for its parameters yet.
     *
     * @param statements with a semicolon between two, and a colon before the name of each parameter
     */
    public SqlBatch(String statements) {
        text = TEXTS.computeIfAbsent(statements, Text::of);
    }

    /**
     * A statement in the form that JDBC wants.
     *
     * @param ending the same with the end of the transaction
     * @param names in the order of the question marks
     */
    private record Text(String sql, String ending, List<String> names) {

        static Text of(String statements) {
            List<String> names = new ArrayList<>();
            Matcher matcher = PARAMETER.matcher(statements);
            StringBuilder sql = new StringBuilder();
            while (matcher.find()) {
                names.add(matcher.group(1));
                matcher.appendReplacement(sql, "?");
            }
            matcher.appendTail(sql);
            return new Text(sql.toString(), sql + COMMIT, List.copyOf(names));
        }
    }

    /** Sets a value at a place. */
    @FunctionalInterface
    private interface Setter {
        void set(PreparedStatement statement, int place) throws SQLException;
    }

    /** Makes something of the answers. */
    @FunctionalInterface
    public interface Reading<T> {
        T of(BatchResults answers) throws SQLException;
    }

    public SqlBatch with(String name, @Nullable String value) {
        return set(name, (statement, place) -> statement.setString(place, value));
    }

    public SqlBatch with(String name, Enum<?> value) {
        return with(name, ConstantCodes.of(value));
    }

    public SqlBatch with(String name, long value) {
        return set(name, (statement, place) -> statement.setLong(place, value));
    }

    public SqlBatch with(String name, int value) {
        return set(name, (statement, place) -> statement.setInt(place, value));
    }

    public SqlBatch with(String name, double value) {
        return set(name, (statement, place) -> statement.setDouble(place, value));
    }

    public SqlBatch with(String name, byte[] value) {
        return set(name, (statement, place) -> statement.setBytes(place, value));
    }

    public SqlBatch with(String name, @Nullable Long value) {
        return value == null
                ? set(name, (statement, place) -> statement.setNull(place, Types.BIGINT))
                : with(name, (long) value);
    }

    public SqlBatch with(String name, @Nullable Instant value) {
        return with(name, value == null ? null : (Long) value.toEpochMilli());
    }

    private SqlBatch set(String name, Setter setter) {
        values.put(name, setter);
        return this;
    }

    /**
     * Sends it.
     *
     * @param ending whether the transaction ends with it: the end goes along, and the driver has nothing left to do
     */
    public <T> T send(Handle handle, boolean ending, Reading<T> reading) {
        String sql = ending ? text.ending() : text.sql();
        try (PreparedStatement statement = handle.getConnection().prepareStatement(sql)) {
            int place = 1;
            for (String name : text.names()) {
                Setter setter = values.get(name);
                if (setter == null) {
                    throw new IllegalStateException(":" + name + " is not set");
                }
                setter.set(statement, place);
                place++;
            }
            statement.execute();
            return reading.of(new BatchResults(statement));
        } catch (SQLException e) {
            throw new DatabaseException(String.valueOf(e.getMessage()), e);
        }
    }
}
