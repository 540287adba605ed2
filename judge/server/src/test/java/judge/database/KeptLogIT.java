package judge.database;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import judge.database.backup.Backup;
import judge.online.AuditEntry;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedClass;

/** The log of who did what. */
@ParameterizedClass
@OnEachDatabase
class KeptLogIT {

    private static final Instant NOW = Instant.parse("2026-03-01T10:00:00Z");

    private final BothDatabases on;

    @TempDir
    private Path folder;

    KeptLogIT(BothDatabases on) {
        this.on = on;
    }

    @Test
    void isOnlyAddedToWhoeverAsksTheDatabase() {
        try (Database database = Database.open(on.fresh())) {
            add(database, "first");
            requireKept(database);
            add(database, "second");
            assertThat(actions(database)).containsExactly("second", "first");
        }
    }

    @Test
    void isKeptWhereItWasRestoredTo() throws Exception {
        Path file = folder.resolve("backup.zip");
        try (Database database = Database.open(on.fresh());
                OutputStream out = Files.newOutputStream(file)) {
            add(database, "first");
            Backup.write(database, out);
        }
        try (Database restored = Database.open(on.fresh())) {
            Backup.restore(restored, file);
            assertThat(actions(restored)).containsExactly("first");
            requireKept(restored);
        }
    }

    private static void requireKept(Database database) {
        for (String sql : List.of(
                "update audit set detail = 'other'", "delete from audit", "delete from audit where action = 'first'")) {
            assertThatThrownBy(() -> database.fill(handle -> handle.execute(sql)))
                    .as(sql)
                    .hasMessageContaining("the log is only added to");
        }
    }

    private static void add(Database database, String action) {
        database.write(tables -> {
            tables.audit().add(NOW, null, "", action, "object", "");
            return action;
        });
    }

    private static List<String> actions(Database database) {
        return database.read(tables -> tables.audit().before(Long.MAX_VALUE, 10)).stream()
                .map(AuditEntry::action)
                .toList();
    }
}
