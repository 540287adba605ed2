package judge.database;

import java.lang.reflect.Type;
import java.sql.Types;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import judge.online.AssignedProblem;
import judge.online.Assignment;
import judge.online.CatalogProblem;
import judge.online.Course;
import judge.online.Member;
import judge.online.Person;
import judge.online.ProblemVersion;
import judge.online.StoredJudging;
import judge.online.StoredSubmission;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.argument.Argument;
import org.jdbi.v3.core.argument.ArgumentFactory;
import org.jdbi.v3.core.config.ConfigRegistry;
import org.jdbi.v3.core.mapper.ColumnMapper;
import org.jdbi.v3.core.mapper.ColumnMapperFactory;
import org.jdbi.v3.core.mapper.reflect.ConstructorMapper;

/**
 * How values lie in columns: instants and durations as milliseconds, enums by their names, as in {@code
 * first-failing}.
 */
final class RowMappings {

    /** Each is a row: the names of its components are those of the columns. */
    private static final List<Class<?>> ROWS = List.of(
            Person.class,
            Course.class,
            Member.class,
            CatalogProblem.class,
            ProblemVersion.class,
            Assignment.class,
            AssignedProblem.class,
            StoredSubmission.class,
            StoredJudging.class);

    private RowMappings() {}

    static Jdbi with(Jdbi jdbi) {
        jdbi.registerColumnMapper(Instant.class, (rs, column, context) -> {
            long millis = rs.getLong(column);
            return rs.wasNull() ? null : Instant.ofEpochMilli(millis);
        });
        jdbi.registerColumnMapper(Duration.class, (rs, column, context) -> Duration.ofMillis(rs.getLong(column)));
        jdbi.registerColumnMapper(new EnumColumns());
        jdbi.registerArgument(new Values());
        ROWS.forEach(row -> jdbi.registerRowMapper(ConstructorMapper.factory(row)));
        return jdbi;
    }

    /** A constant as it lies in a column. */
    static String code(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    private static final class EnumColumns implements ColumnMapperFactory {

        @Override
        public Optional<ColumnMapper<?>> build(Type type, ConfigRegistry config) {
            if (!(type instanceof Class<?> raw) || !raw.isEnum()) {
                return Optional.empty();
            }
            return Optional.of((rs, column, context) -> {
                String code = rs.getString(column);
                for (Object constant : raw.getEnumConstants()) {
                    if (code((Enum<?>) constant).equals(code)) {
                        return constant;
                    }
                }
                throw new DatabaseException(raw.getSimpleName() + " " + code + " is unknown", null);
            });
        }
    }

    private static final class Values implements ArgumentFactory {

        @Override
        public Optional<Argument> build(Type type, Object value, ConfigRegistry config) {
            if (value instanceof Instant instant) {
                return Optional.of(
                        (position, statement, context) -> statement.setLong(position, instant.toEpochMilli()));
            }
            if (value instanceof Duration duration) {
                return Optional.of((position, statement, context) -> statement.setLong(position, duration.toMillis()));
            }
            if (value instanceof Enum<?> constant) {
                return Optional.of((position, statement, context) -> statement.setString(position, code(constant)));
            }
            boolean timeless = type == Instant.class || type == Duration.class;
            return value == null && timeless
                    ? Optional.of((position, statement, context) -> statement.setNull(position, Types.BIGINT))
                    : Optional.empty();
        }
    }
}
