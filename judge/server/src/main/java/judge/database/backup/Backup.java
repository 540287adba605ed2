package judge.database.backup;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;
import judge.database.Database;
import judge.database.DerivedColumns;
import judge.database.sql.DatabaseException;
import judge.message.KeyedSentence;
import org.jdbi.v3.core.Handle;

/**
 * The whole of a database in one file, which either of the two databases can be filled from: a zip that has a file for
 * each table, with a JSON object for each row in the order of the key, and {@code manifest.json} with their digests.
 * The same content gives the same bytes. Nothing is held in memory but a row.
 */
public final class Backup {

    private static final LocalDateTime ALWAYS = LocalDateTime.of(1980, 1, 1, 0, 0);
    private static final int BUFFER = 1 << 16;

    private Backup() {}

    /**
     * Writes a backup of what is there at one moment, while others may go on writing.
     *
     * @return the number of rows
     */
    public static long write(Database database, OutputStream file) throws IOException {
        try {
            return database.snapshot(handle -> {
                try {
                    return write(handle, file);
                } catch (IOException e) {
                    throw new UncheckedIOException(e);
                } catch (SQLException e) {
                    throw unusable("error.db-read", e);
                }
            });
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
    }

    private static long write(Handle handle, OutputStream file) throws IOException, SQLException {
        List<BackupManifest.Content> contents = new ArrayList<>();
        ZipOutputStream zip = new ZipOutputStream(new BufferedOutputStream(file, BUFFER));
        for (BackupTable table : BackupTable.ALL) {
            begin(zip, table.entry());
            DigestedOutput out = new DigestedOutput(zip);
            long rows = RowsToJson.write(handle.getConnection(), table, out);
            zip.closeEntry();
            contents.add(new BackupManifest.Content(table.name(), rows, out.sha256()));
        }
        begin(zip, BackupManifest.FILE);
        zip.write(BackupManifest.now(contents).json());
        zip.closeEntry();
        zip.finish();
        zip.flush();
        return contents.stream().mapToLong(BackupManifest.Content::rows).sum();
    }

    private static void begin(ZipOutputStream zip, String name) throws IOException {
        ZipEntry entry = new ZipEntry(name);
        entry.setTimeLocal(ALWAYS);
        zip.putNextEntry(entry);
    }

    /**
     * Fills an empty database from a backup, or leaves it as it was.
     *
     * @return the number of rows
     * @throws DatabaseException if the database has anything in it, or the file is no backup, or has been damaged
     */
    public static long restore(Database database, Path file) throws IOException {
        try (ZipFile zip = new ZipFile(file.toFile())) {
            BackupManifest manifest = BackupManifest.of(zip);
            return database.fill(handle -> {
                try {
                    requireEmpty(handle);
                    return restore(handle, zip, manifest, database.isFile());
                } catch (IOException e) {
                    throw new DatabaseException(
                            e,
                            KeyedSentence.of(
                                    "error.backup-unreadable",
                                    "file",
                                    file,
                                    "message",
                                    String.valueOf(e.getMessage())));
                } catch (SQLException e) {
                    throw unusable("error.db-fill", e);
                }
            });
        } catch (ZipException e) {
            throw new DatabaseException(e, KeyedSentence.of("error.backup-no-zip", "file", file));
        }
    }

    private static void requireEmpty(Handle handle) {
        for (BackupTable table : BackupTable.ALL) {
            boolean rows = handle.createQuery("select 1 from " + table.name() + " limit 1")
                    .mapTo(Integer.class)
                    .findOne()
                    .isPresent();
            if (rows) {
                throw new DatabaseException(null, KeyedSentence.of("error.db-not-empty", "table", table.name()));
            }
        }
    }

    private static long restore(Handle handle, ZipFile zip, BackupTable table, BackupManifest manifest)
            throws IOException, SQLException {
        BackupManifest.Content content = manifest.content(table).orElseThrow(() -> damaged(zip, table));
        ZipEntry entry = zip.getEntry(table.entry());
        if (entry == null) {
            throw damaged(zip, table);
        }
        try (DigestedInput in = new DigestedInput(zip.getInputStream(entry))) {
            long rows = RowsFromJson.fill(handle.getConnection(), table, in);
            in.transferTo(OutputStream.nullOutputStream());
            if (rows != content.rows() || !in.sha256().equals(content.sha256())) {
                throw damaged(zip, table);
            }
            return rows;
        }
    }

    private static long restore(Handle handle, ZipFile zip, BackupManifest manifest, boolean sqlite)
            throws IOException, SQLException {
        long all = 0;
        for (BackupTable table : BackupTable.ALL) {
            if (manifest.isBefore(table)) {
                continue;
            }
            all += restore(handle, zip, table, manifest);
            if (table.isNumbered() && !sqlite) {
                handle.createQuery("select setval(pg_get_serial_sequence('" + table.name() + "', '" + table.key()
                                + "'), coalesce(max(" + table.key() + "), 0) + 1, false) from " + table.name())
                        .mapTo(Long.class)
                        .one();
            }
        }
        // Older backups lack this column.
        handle.execute("update submission set contestant = (select login from person where person.id ="
                + " submission.person) where contestant is null");
        DerivedColumns.fill(handle);
        // A worker gives turns anew when it starts.
        handle.createUpdate("update judging set enqueued = 0 where state <> 'done'")
                .execute();
        return all;
    }

    private static DatabaseException damaged(ZipFile zip, BackupTable table) {
        return new DatabaseException(
                null, KeyedSentence.of("error.backup-damaged", "file", zip.getName(), "entry", table.entry()));
    }

    private static DatabaseException unusable(String key, SQLException cause) {
        return new DatabaseException(cause, KeyedSentence.of(key, "message", String.valueOf(cause.getMessage())));
    }
}
