package judge.database;

import java.lang.reflect.Type;
import java.sql.Types;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import judge.database.contest.WebhookTable;
import judge.database.sql.ConstantCodes;
import judge.database.sql.RecordRow;
import judge.online.ApiToken;
import judge.online.AssignedProblem;
import judge.online.Assignment;
import judge.online.AuditEntry;
import judge.online.CatalogProblem;
import judge.online.Course;
import judge.online.GradeOverride;
import judge.online.JudgingMachine;
import judge.online.KeptSession;
import judge.online.LineComment;
import judge.online.LoggedChange;
import judge.online.Member;
import judge.online.Person;
import judge.online.ProblemVersion;
import judge.online.StoredJudging;
import judge.online.StoredRejudging;
import judge.online.StoredSession;
import judge.online.StoredSubmission;
import judge.online.contest.Balloon;
import judge.online.contest.Clarification;
import judge.online.contest.Contest;
import judge.online.contest.ContestChange;
import judge.online.contest.ContestProblem;
import judge.online.contest.HandedIn;
import judge.online.contest.PrintJob;
import judge.online.contest.Team;
import judge.online.contest.ToldJudging;
import judge.online.contest.Webhook;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.argument.Argument;
import org.jdbi.v3.core.argument.ArgumentFactory;
import org.jdbi.v3.core.config.ConfigRegistry;
import org.jdbi.v3.core.mapper.ColumnMapper;
import org.jdbi.v3.core.mapper.ColumnMapperFactory;
import org.jdbi.v3.core.statement.ColonPrefixSqlParser;
import org.jdbi.v3.core.statement.SqlParser;
import org.jdbi.v3.core.statement.SqlStatements;
import org.jspecify.annotations.Nullable;

/**
 * Maps values to columns: instants and durations as milliseconds, enums by their names, as in {@code first-failing}.
 */
final class RowMappings {

    /** Each is a row: the names of its components are those of the columns. */
    private static final List<Class<?>> ROWS = List.of(
            Person.class,
            StoredSession.class,
            KeptSession.class,
            ApiToken.class,
            AuditEntry.class,
            Course.class,
            Member.class,
            CatalogProblem.class,
            ProblemVersion.class,
            Assignment.class,
            AssignedProblem.class,
            StoredSubmission.class,
            StoredRejudging.class,
            GradeOverride.class,
            LineComment.class,
            StoredJudging.class,
            LoggedChange.class,
            Contest.class,
            ContestProblem.class,
            Team.class,
            Clarification.class,
            Balloon.class,
            PrintJob.class,
            HandedIn.class,
            JudgingMachine.class,
            ContestChange.class,
            ToldJudging.class,
            Webhook.class,
            WebhookTable.Place.class);

    /**
     * Finds the parameters in the text of a statement, which takes longer than most statements do: once for all
     * databases of this process, which say the same.
     */
    private static final SqlParser PARAMETERS = new ColonPrefixSqlParser();

    private RowMappings() {}

    static Jdbi with(Jdbi jdbi) {
        jdbi.getConfig(SqlStatements.class).setSqlParser(PARAMETERS);
        jdbi.registerColumnMapper(Instant.class, (rs, column, context) -> {
            long millis = rs.getLong(column);
            return rs.wasNull() ? null : Instant.ofEpochMilli(millis);
        });
        jdbi.registerColumnMapper(Duration.class, (rs, column, context) -> Duration.ofMillis(rs.getLong(column)));
        jdbi.registerColumnMapper(new EnumColumns());
        jdbi.registerArgument(new Values());
        ROWS.forEach(row -> register(jdbi, row));
        return jdbi;
    }

    private static <T> void register(Jdbi jdbi, Class<T> row) {
        jdbi.registerRowMapper(row, new RecordRow<>(row));
    }

    private static final class EnumColumns implements ColumnMapperFactory {

        @Override
        public Optional<ColumnMapper<?>> build(Type type, ConfigRegistry config) {
            if (!(type instanceof Class<?> raw) || !raw.isEnum()) {
                return Optional.empty();
            }
            return Optional.of((rs, column, context) -> ConstantCodes.constant(raw, rs.getString(column)));
        }
    }

    /** JDBI asks those that prepare before all others, and has some of its own for these types. */
    private static final class Values implements ArgumentFactory.Preparable {

        @Override
        public Optional<Function<Object, Argument>> prepare(Type type, ConfigRegistry config) {
            if (type == Instant.class) {
                return Optional.of(value -> number(value == null ? null : ((Instant) value).toEpochMilli()));
            }
            if (type == Duration.class) {
                return Optional.of(value -> number(value == null ? null : ((Duration) value).toMillis()));
            }
            if (type instanceof Class<?> raw && Enum.class.isAssignableFrom(raw)) {
                return Optional.of(value -> text(value == null ? null : ConstantCodes.of((Enum<?>) value)));
            }
            return Optional.empty();
        }

        private static Argument number(@Nullable Long value) {
            return (position, statement, context) -> {
                if (value == null) {
                    statement.setNull(position, Types.BIGINT);
                } else {
                    statement.setLong(position, value);
                }
            };
        }

        private static Argument text(@Nullable String value) {
            return (position, statement, context) -> statement.setString(position, value);
        }
    }
}
