package judge.database;

import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Stream;
import javax.sql.DataSource;
import judge.database.sql.DatabaseException;
import judge.database.sql.Dialect;
import judge.message.KeyedSentence;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.FlywayException;
import org.flywaydb.core.api.MigrationInfo;
import org.jdbi.v3.core.Jdbi;

/**
 * The version of a database's tables, and the steps to this program's. A step that expands adds what programs of
 * earlier versions need not know; one that contracts takes away what they read, and says so in its name and in the
 * table {@code schema_reader}.
 */
record Schema(DataSource source, Dialect dialect) {

    private static final int NEWEST = Integer.parseInt(Database.NEWEST);
    private static final String CONTRACTS = "contract ";

    /**
     * Returns the version of the tables; empty where there are none yet, or where the database is out of reach, which
     * Flyway will say. Flyway takes a fifth of a second to find out that nothing is to be done.
     */
    OptionalInt version() {
        return number("select max(cast(version as integer)) from flyway_schema_history where success");
    }

    /** Tells whether this program can work with the tables: they are its own, or newer ones that still have them. */
    boolean isUsable() {
        OptionalInt there = version();
        return there.isPresent() && (there.getAsInt() == NEWEST || (there.getAsInt() > NEWEST && serves(NEWEST)));
    }

    private boolean serves(int program) {
        OptionalInt oldest = number("select max(oldest) from schema_reader");
        return oldest.isPresent() && oldest.getAsInt() <= program;
    }

    private OptionalInt number(String sql) {
        try {
            return Jdbi.create(source).withHandle(handle -> handle.createQuery(sql)
                    .map((row, context) -> {
                        int number = row.getInt(1);
                        return row.wasNull() ? OptionalInt.empty() : OptionalInt.of(number);
                    })
                    .one());
        } catch (RuntimeException e) {
            return OptionalInt.empty();
        }
    }

    /** Brings the tables to the version of this program, if they are older. */
    void migrate() {
        if (isUsable()) {
            return;
        }
        int there = version().orElse(0);
        if (there > NEWEST) {
            throw new DatabaseException(
                    null,
                    KeyedSentence.of("error.db-newer", "version", String.valueOf(there), "newest", Database.NEWEST));
        }
        try {
            flyway().migrate();
        } catch (FlywayException e) {
            throw new DatabaseException(
                    e, KeyedSentence.of("error.db-update", "message", String.valueOf(e.getMessage())));
        }
    }

    /** Returns the steps that {@link #migrate} would take, in their order. */
    List<SchemaStep> pending() {
        try {
            return Stream.of(flyway().info().pending()).map(Schema::step).toList();
        } catch (FlywayException e) {
            throw new DatabaseException(
                    e, KeyedSentence.of("error.db-update", "message", String.valueOf(e.getMessage())));
        }
    }

    private static SchemaStep step(MigrationInfo migration) {
        String name = migration.getDescription();
        return new SchemaStep(String.valueOf(migration.getVersion()), name, name.startsWith(CONTRACTS));
    }

    private Flyway flyway() {
        return Flyway.configure()
                .dataSource(source)
                .locations("classpath:judge/database")
                .placeholders(dialect.placeholders())
                .javaMigrations(new DerivedColumns())
                .load();
    }
}
