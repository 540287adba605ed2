package judge.database;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import judge.database.judging.JudgingTimes;
import judge.report.ReportFormatException;
import judge.report.ReportJson;
import judge.source.LanguageNames;
import org.flywaydb.core.api.MigrationVersion;
import org.flywaydb.core.api.migration.Context;
import org.flywaydb.core.api.migration.JavaMigration;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jspecify.annotations.Nullable;

/**
 * Adds the columns that say again what sources and reports say, so that no list has to read those: the language of a
 * submission, and the slowest case of a judging beside its limit. Fills them for what was there before.
 */
public final class DerivedColumns implements JavaMigration {

    private static final String VERSION = "18";
    private static final int AT_A_TIME = 200;

    @Override
    public MigrationVersion getVersion() {
        return MigrationVersion.fromVersion(VERSION);
    }

    @Override
    public String getDescription() {
        return "own submissions";
    }

    @Override
    public @Nullable Integer getChecksum() {
        return null;
    }

    @Override
    public boolean canExecuteInTransaction() {
        return true;
    }

    @Override
    public void migrate(Context context) {
        Handle handle = Jdbi.create(context.getConnection()).open(); // Closing it would end Flyway's transaction.
        handle.execute("alter table submission add column language text"); // null: its files tell none
        handle.execute("alter table judging add column cpu_ms bigint"); // of its slowest case; null: none was measured
        handle.execute("alter table judging add column limit_ms bigint");
        handle.execute("drop index submission_person");
        handle.execute("create index submission_own on submission (person, id)");
        fill(handle);
    }

    /** Fills the columns of rows that lack them, as those of older backups do. */
    public static void fill(Handle handle) {
        each(
                handle,
                "select s.id, b.content from submission s join blob b on b.hash = s.sources"
                        + " where s.language is null and s.id > :after order by s.id limit :some",
                (id, zip) -> handle.createUpdate("update submission set language = :language where id = :id")
                        .bind("language", language(zip))
                        .bind("id", id)
                        .execute());
        each(
                handle,
                "select j.id, b.content from judging j join blob b on b.hash = j.report"
                        + " where j.cpu_ms is null and j.verdict = 'AC' and j.id > :after order by j.id limit :some",
                (id, report) -> {
                    JudgingTimes times = times(report);
                    handle.createUpdate("update judging set cpu_ms = :cpu, limit_ms = :limit where id = :id")
                            .bind("cpu", times.cpuMillis())
                            .bind("limit", times.limitMillis())
                            .bind("id", id)
                            .execute();
                });
    }

    /** Does something with a row and its content. */
    @FunctionalInterface
    private interface Filling {
        void of(long id, byte[] content);
    }

    /** Some rows at a time, as all contents together may be larger than the memory. */
    private static void each(Handle handle, String query, Filling filling) {
        List<Map.Entry<Long, byte[]>> rows;
        long last = 0;
        do {
            rows = handle.createQuery(query)
                    .bind("after", last)
                    .bind("some", AT_A_TIME)
                    .map((row, context) -> Map.entry(row.getLong("id"), row.getBytes("content")))
                    .list();
            for (Map.Entry<Long, byte[]> row : rows) {
                filling.of(row.getKey(), row.getValue());
                last = row.getKey();
            }
        } while (rows.size() == AT_A_TIME);
    }

    private static @Nullable String language(byte[] zip) {
        List<String> files = new ArrayList<>();
        try (ZipInputStream in = new ZipInputStream(new ByteArrayInputStream(zip))) {
            for (ZipEntry entry = in.getNextEntry(); entry != null; entry = in.getNextEntry()) {
                files.add(entry.getName());
            }
        } catch (IOException | IllegalArgumentException e) {
            return null;
        }
        return LanguageNames.codeOf(files).orElse(null);
    }

    private static JudgingTimes times(byte[] report) {
        try {
            return JudgingTimes.of(null, new ReportJson().readReport(report, Path.of("report")));
        } catch (IOException | ReportFormatException e) {
            return JudgingTimes.NONE;
        }
    }
}
