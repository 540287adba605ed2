package judge.database;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.sql.Connection;
import java.sql.DatabaseMetaData;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.sql.Types;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import judge.database.backup.Backup;
import judge.database.sql.DatabaseException;
import judge.database.sql.Dialect;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.MigrationInfo;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;

/** The ways from every earlier version of the tables to the newest one, and the one back. */
@ParameterizedClass
@OnEachDatabase
class MigrationsIT {

    /** The queue of an early version, which went into the judgings. */
    private static final Set<String> GONE = Set.of("scheduled_tasks");

    private final BothDatabases on;

    MigrationsIT(BothDatabases on) {
        this.on = on;
    }

    /** The steps are taken one by one, each on a database that has rows in all its tables. */
    @Test
    void everyStepKeepsTheRowsThatAreThere() throws Exception {
        String url = on.empty();
        List<String> versions = Stream.of(flyway(url, "latest").info().all())
                .map(MigrationInfo::getVersion)
                .map(String::valueOf)
                .toList();
        assertThat(versions).hasSizeGreaterThan(20).endsWith(Database.NEWEST);
        Map<String, Integer> before = Map.of();
        for (String version : versions) {
            assertThat(Database.plan(url)).hasSize(versions.size() - versions.indexOf(version));
            flyway(url, version).migrate();
            Map<String, Integer> after = rows(url);
            before.forEach((table, rows) -> {
                if (!GONE.contains(table)) {
                    assertThat(after).as("version %s", version).containsEntry(table, rows);
                }
            });
            fill(url);
            before = rows(url);
        }
        try (Database opened = Database.openBeside(url)) {
            assertThat(Backup.write(opened, new ByteArrayOutputStream())).isGreaterThan(before.size() / 2);
        }
    }

    @Test
    void aProgramWorksOnNewerTablesUntilTheyContract() throws Exception {
        String url = on.fresh();
        run(
                url,
                "alter table course add column later text",
                "insert into flyway_schema_history (installed_rank, version, description, type, script, checksum,"
                        + " installed_by, installed_on, execution_time, success) select max(installed_rank) + 1,"
                        + " '9998', 'later', 'SQL', 'V9998__later.sql', 1, 'test', max(installed_on), 1, 1 = 1 from"
                        + " flyway_schema_history");
        Database.open(url).close();
        Database.join(url).close();
        assertThat(Database.plan(url)).isEmpty();
        assertThatThrownBy(() -> Database.openBeside(url).close())
                .as("a backup would lack what the newer version has")
                .isInstanceOf(DatabaseException.class);

        run(url, "update schema_reader set oldest = 9998");
        assertThatThrownBy(() -> Database.open(url).close())
                .isInstanceOf(DatabaseException.class)
                .hasMessageContaining("9998");
        assertThatThrownBy(() -> Database.join(url).close()).isInstanceOf(DatabaseException.class);
    }

    private Flyway flyway(String url, String target) {
        return Flyway.configure()
                .dataSource(url, null, null)
                .locations("classpath:judge/database")
                .placeholders(Dialect.of(url).placeholders())
                .javaMigrations(new DerivedColumns())
                .target(target)
                .load();
    }

    /** Puts a row into each table, with 1 for numbers and keys: those of others exist. */
    private void fill(String url) throws SQLException {
        try (Connection connection = DriverManager.getConnection(url);
                Statement statement = connection.createStatement()) {
            statement.execute(
                    on == BothDatabases.SQLITE
                            ? "pragma foreign_keys = off"
                            : "set session_replication_role = replica"); // No order of tables is needed.
            for (String table : tables(connection)) {
                Map<String, String> values = values(connection, table);
                statement.executeUpdate("insert into " + table + " (" + String.join(", ", values.keySet())
                        + ") values (" + String.join(", ", values.values()) + ") on conflict do nothing");
            }
        }
    }

    private Map<String, String> values(Connection connection, String table) throws SQLException {
        Map<String, String> values = new TreeMap<>();
        DatabaseMetaData data = connection.getMetaData();
        try (ResultSet columns = data.getColumns(null, null, table, null)) {
            while (columns.next()) {
                if (!"YES".equals(columns.getString("IS_GENERATEDCOLUMN"))) {
                    values.put(columns.getString("COLUMN_NAME"), value(columns));
                }
            }
        }
        return values;
    }

    private static String value(ResultSet column) throws SQLException {
        String type = column.getString("TYPE_NAME").toLowerCase(Locale.ROOT);
        return switch (type) {
            case "bytea" -> "'\\x01'";
            case "blob" -> "x'01'";
            case "text", "varchar" -> "'x'";
            case "bool", "boolean" -> "true";
            case "timestamptz", "timestamp with time zone" -> "now()";
            case "xid8" -> "pg_current_xact_id()";
            default -> column.getInt("DATA_TYPE") == Types.VARCHAR ? "'x'" : "1";
        };
    }

    private static List<String> tables(Connection connection) throws SQLException {
        List<String> tables = new ArrayList<>();
        try (ResultSet all = connection.getMetaData().getTables(null, null, "%", new String[] {"TABLE"})) {
            while (all.next()) {
                tables.add(all.getString("TABLE_NAME"));
            }
        }
        return tables.stream()
                .filter(name -> !name.startsWith("sqlite_") && !name.equals("flyway_schema_history"))
                .sorted()
                .collect(Collectors.toList());
    }

    private static Map<String, Integer> rows(String url) throws SQLException {
        Map<String, Integer> rows = new TreeMap<>();
        try (Connection connection = DriverManager.getConnection(url);
                Statement statement = connection.createStatement()) {
            for (String table : tables(connection)) {
                try (ResultSet count = statement.executeQuery("select count(*) from " + table)) {
                    count.next();
                    rows.put(table, count.getInt(1));
                }
            }
        }
        return rows;
    }

    private static void run(String url, String... sentences) throws SQLException {
        try (Connection connection = DriverManager.getConnection(url);
                Statement statement = connection.createStatement()) {
            for (String sentence : sentences) {
                statement.executeUpdate(sentence);
            }
        }
    }
}
